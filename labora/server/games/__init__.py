"""Tables and what is played at them: opening, sitting down, deciding, following, records, looking back."""
