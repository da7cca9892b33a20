"""Pictures that the service draws: SVG made of values, and PNG made of that."""
