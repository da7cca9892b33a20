### Looking back at a game: the slider, its steps, and what can be done from a moment.

web-review = Przegląd gry
web-review-page = { $name }: przegląd gry
web-review-about = To przegląd gry: nikt inny go nie widzi.
web-review-to-table = Do stołu
web-review-course = Przebieg gry
web-review-panels = Panele boczne
web-review-steps = Kroki
web-review-start = Na początek
web-review-round-back = Poprzednia runda
web-review-back = Poprzednia decyzja
web-review-play = { $on ->
    [true] Zatrzymaj
   *[other] Odtwarzaj
}
web-review-on = Następna decyzja
web-review-round-on = Następna runda
web-review-end = Na koniec
web-review-speed = Tempo
web-review-step = decyzja { $step } z { $count }
web-review-key = { $unit ->
    [decision] decyzja
    [turn] tura
    [round] runda
   *[play] odtwarzanie
}
web-review-where = Runda { $round }, tura { $turn } z { $turns }: { $name }
web-review-beginning = Początek
web-review-happened = Co się stało
web-review-turn = { $name }, tura { $turn }
web-review-phase = Faza osad { $phase }
web-review-decided = { $name }: { $words }
web-review-pin = { $pinned ->
    [true] Znów pokazuj ziemię gracza, którego jest tura
   *[other] Zatrzymaj tę ziemię na widoku
}
web-review-from-here = Od tego miejsca
web-review-record = Zapis

# Going on from a moment, and trying something out.
web-fork-device = Graj dalej na jednym urządzeniu
web-fork-device-about = wszyscy gracze przy tym ekranie
web-fork-solo = Graj dalej w pojedynkę
web-fork-solo-about = przy nowym stole
web-fork-bots = Graj dalej przeciw botom
web-fork-bots-about = grasz jako: { $name }
web-fork-bot = Który bot
web-try-about = prywatna kopia, nikt inny jej nie widzi
