"""Learning the bots' weights: self-play, regression, rows of decisions, measured losses."""
