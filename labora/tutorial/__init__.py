"""What newcomers read: the rules, every card and every good; for the page, the terminal and programs."""
