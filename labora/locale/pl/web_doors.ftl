# What leads into rooms whose own words come with them: said before they are open.

learn-tables = Stoły
learn-rules = Zasady
learn-cards = Karty
learn-goods = Dobra
learn-places = Do czytania
learn-all-rules = Wszystkie zasady na osobnej stronie
learn-shown = Tutaj: { $title }

learn-learn = Nauka
guide-beside-setting = Brat Odon
guide-beside-switch = Komentuje moje pierwsze rundy

web-me = Moja strona
web-sheet = Raport z gry
web-boards-link = Najlepsze gry wszystkich
web-hints-boards = W rankingach są tylko gry bez podpowiedzi.

web-puzzles = Zadania

web-review-open = Przejrzyj grę

web-analysis = Analiza

problem-no-such-table = Nie ma takiego stołu albo jest prywatny i nie masz zaproszenia.
problem-wrong-record = To nie jest zapis gry.
