"""The rules at work: what each decision offers, and what an option does."""
