# A person's page.

web-me = Ma page
web-title-me = Ma page · Labora
web-me-nobody = Personne n’est encore connu ici. Prenez place à une table ; vos parties seront gardées sur cette page.
web-me-saved = Le nom est enregistré.
