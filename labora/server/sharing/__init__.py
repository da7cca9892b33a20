"""What leaves the page: links with previews, pictures of positions, and the printed report."""
