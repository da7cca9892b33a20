"""Pictures of positions as SVG, for links, notebooks and environments."""
