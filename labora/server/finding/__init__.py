"""Finding somebody to play with: open tables, whoever comes, people one knows."""
