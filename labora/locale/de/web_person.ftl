# A person's page.

web-me = Meine Seite
web-title-me = Meine Seite · Labora
web-me-nobody = Hier ist noch niemand bekannt. Nimm an einem Tisch Platz, dann stehen deine Partien auf dieser Seite.
web-me-saved = Der Name ist gespeichert.
