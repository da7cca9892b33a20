# What the language is called by those who speak it.
language-name = Français
