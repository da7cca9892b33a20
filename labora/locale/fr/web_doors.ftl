# What leads into rooms whose own words come with them: said before they are open.

web-pages = Pages
learn-rules = Règles
learn-cards = Cartes
learn-goods = Biens
learn-to-table = Retour à la table
learn-all-rules = Toutes les règles sur leur propre page
learn-shown = Ici : { $title }

learn-learn = Apprendre
guide-beside-setting = Frère Odon
guide-beside-switch = Commenter mes premières manches

web-me = Moi
web-sheet = Bilan
web-boards-link = Palmarès
web-hints-boards = Seules les parties sans conseils figurent au palmarès.

web-puzzles = Problèmes

web-review-open = Revoir

web-analysis = Analyse

problem-no-such-table = Cette table n’existe pas, ou elle est privée et vous n’y avez pas d’invitation.
problem-cannot-be-shown = Cette table ne peut pas être affichée, car ses données enregistrées sont illisibles. Merci de prévenir l’administrateur de ce serveur.
problem-wrong-record = Ce n’est pas l’enregistrement d’une partie.
