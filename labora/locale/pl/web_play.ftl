# The browser client: taking back, standing answers, reasons, what a screen reader hears.

# Taking back

web-take-back = Cofnij tury
web-take-back-menu = Cofnij tury…
web-take-back-title = Cofnij do chwili przed…
web-take-back-none = Nie ma jeszcze nic do cofnięcia.
web-take-back-which = Od której tury cofnąć?
web-take-back-alone = { $count ->
    [one] Ta jedna tura zostanie cofnięta.
    [few] Te { $count } tury zostaną cofnięte.
    [many] Tych { $count } tur zostanie cofniętych.
   *[other] Cofnięte tury: { $count }.
}
# $names are the names of $people persons: "Anna i Bert".
web-take-back-ask = { $count ->
    [one] Ta jedna tura zostanie cofnięta za zgodą. Zapytamy: { $names }.
    [few] Te { $count } tury zostaną cofnięte za zgodą. Zapytamy: { $names }.
    [many] Tych { $count } tur zostanie cofniętych za zgodą. Zapytamy: { $names }.
   *[other] Cofnięcie ({ $count }) wymaga zgody. Zapytamy: { $names }.
}
web-take-back-do = { $asks ->
    [true] Zapytaj innych
   *[false] Cofnij
}
# $turn is one of the two below.
web-undo-asked = { $name } prosi o cofnięcie wszystkiego od tej chwili: { $turn }.
web-undo-you-asked = Twoja prośba: cofnąć wszystko od tej chwili: { $turn }.
web-undo-to-turn = runda { $round }, { $words }
web-undo-to-begin = początek gry
web-undo-agreed = Zgoda: { $names }.
web-undo-waits = Czekamy na odpowiedź: { $names }.
web-undo-yes = Zgoda
web-undo-no = Odmów
web-undo-withdraw = Wycofaj
web-undo-refused = Na cofnięcie nie ma zgody: { $name }.
web-key-back = cofnij całe tury

# Standing answers

web-standing-hired = Gdy ktoś zawiera kontrakt na twój budynek
web-standing-settling = Faza osad { $phase }
web-standing-pass = Pasuj
web-standing-about-pass = twoja tura w tej fazie osad skończy się sama
web-pass-phase = Pasuj w tej fazie

# Why not

web-why-turn = Teraz kolej na: { $name }.
web-why-watching = Przy tym stole tylko oglądasz.
web-why-over = Gra jest skończona.
web-why-question = Najpierw odpowiedz: { $question }
web-why-settlement = Osad się nie używa. Liczą się na końcu gry.
web-why-nothing-fits = Nie pasuje tu nic, na co cię stać.
web-why-coming = Ten budynek wchodzi do oferty w rundzie { $round }.
web-why-not-now = To nie jest teraz możliwe.

# Hints

web-hint = Co zrobiłby zakonnik?
web-hint-thinking = Zakonnik myśli…
web-hint-none = Zakonnik zakończyłby turę.
web-hint-problem = Brak podpowiedzi: { $reason }
web-hint-again = Zapytaj znów
web-hint-turn = { $rank ->
    [1] Pierwszy wybór
    [2] Drugi wybór
   *[other] Trzeci wybór
}
web-hint-scores = Spodziewany wynik
web-hint-sure = { $sure ->
    [high] Duża pewność.
    [middle] Średnia pewność.
   *[low] Niewielka różnica.
}
web-hint-play = Zagraj to
web-hint-play-about = Ruch znajdzie się na stole; tura się nie kończy i można go cofnąć.
web-hint-end = Zakończ turę
web-hints-allowed = Gracze mogą prosić o podpowiedzi
web-hints-setting = Podpowiedzi
web-key-hint = podpowiedź

# After the end

web-rematch-join = { $name } proponuje rewanż: usiądź do stołu

# What a screen reader hears

web-others = Pozostali gracze
web-heard-your-turn = Twoja kolej. { $question }
web-heard-turn = Kolej na: { $name }.
