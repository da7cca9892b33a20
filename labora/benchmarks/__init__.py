"""How fast the engine is, as ratios to known programs measured in the same run."""
