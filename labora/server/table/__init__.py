"""One table as the fold of its events, and the rules of sitting, deciding and taking back."""
