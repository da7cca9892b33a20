# A person's page.

web-me = My page
web-title-me = My page · Labora
web-me-nobody = Nobody is known here yet. Sit down at a table, and your games are kept on this page.
web-me-saved = The name is kept.
