# What leads into rooms whose own words come with them: said before they are open.

web-pages = Strony
learn-rules = Zasady
learn-cards = Karty
learn-goods = Dobra
learn-to-table = Wróć do stołu
learn-all-rules = Otwórz pełne zasady
learn-shown = Tutaj: { $title }

learn-learn = Nauka
guide-beside-setting = Brat Odon
guide-beside-switch = Komentuj moje pierwsze rundy

web-me = Moja strona
web-sheet = Raport z gry
web-boards-link = Tablice wyników
web-hints-boards = Na tablicach wyników są tylko gry bez podpowiedzi.

web-puzzles = Zadania

web-review-open = Przejrzyj grę

web-analysis = Analiza

problem-no-such-table = Nie ma takiego stołu albo jest prywatny i nie masz zaproszenia.
problem-cannot-be-shown = Tego stołu nie można pokazać, ponieważ nie da się odczytać jego zapisanych danych. Zgłoś to administratorowi tego serwera.
problem-wrong-record = To nie jest zapis gry.
