# Puzzles: one turn is clearly better than all others.

web-puzzle = Zadanie
web-puzzles-about = Jedna tura jest wyraźnie lepsza od wszystkich innych. Znajdź ją i zagraj.
web-puzzles-day = Zadanie dnia
web-puzzles-run = Dziesięć z rzędu
web-puzzles-run-about = Dziesięć zadań od łatwych do trudnych, najpierw nowe.
web-puzzles-all = Wszystkie zadania
web-puzzles-play = Zagraj
web-puzzles-solved = Rozwiązane: { $count } z { $total }
web-puzzle-is-solved = Rozwiązane
web-puzzle-grade = { $grade ->
    [easy] Łatwe
    [middling] Średnie
   *[hard] Trudne
}
web-puzzle-task = Która tura jest najlepsza? Rozegraj ją do końca.
web-puzzle-of-run = Zadanie { $number } z { $total }
web-puzzle-thinking = Sprawdzamy twoją turę…
web-puzzle-found = Znalezione!
web-puzzle-found-about = Twoja tura jest równie dobra jak najlepsza.
web-puzzle-missed = To nie jest najlepsza tura
web-puzzle-missed-about = Ta tura traci punkty (−{ $points }).
web-puzzle-best = Najlepsza tura
web-puzzle-yours = Twoja tura
web-puzzle-why = Dlaczego
web-puzzle-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-next = Następne zadanie
web-puzzle-end = Do zadań
web-puzzle-run-result = Za pierwszym razem: { $solved } z { $total }.
problem-no-such-puzzle = Nie ma takiego zadania.
