# What the pages of cards and goods say.

# Cards
learn-cards-line = Każda karta obu wariantów, co robi i do czego pasuje.
learn-cards-search = Nazwa albo słowo na karcie
learn-count = { $count ->
    [one] { $count } karta z { $all }
    [few] { $count } karty z { $all }
    [many] { $count } kart z { $all }
   *[other] { $count } karty z { $all }
}
learn-filters = Wybór kart
learn-kind = Rodzaj
learn-kind-building = budynki
learn-kind-heartland = budynki podstawowe
learn-kind-settlement = osady
learn-kind-wilderness = las i torfowisko
learn-deck = Stos
learn-for-players = Rodzaj gry
learn-terrain = Teren
learn-cost = Koszt
learn-makes = Daje
learn-needs = Wymaga
learn-clear = Pokaż wszystkie
learn-none = Nie ma takiej karty.
learn-drop = Bez filtra „{ $choice }” kart jest { $count }
learn-example = Na przykład
learn-example-note = tak liczy ten program
learn-goes-with = Dobre połączenia
learn-with-gives = daje: { $goods }
learn-with-takes = wymaga: { $goods }
learn-with-beside = dodaje { $value } obok osady
learn-bots = Jak grają nią silne boty
learn-bots-built = Zbudowana w { $percent }% gier, średnio w rundzie { $round }.
learn-bots-used = Średnia liczba użyć w grze, w której ją zbudowano: { $times }.
learn-bots-never = W tych grach nikt jej nie zbudował.
learn-bots-source = Gry bota „{ $bot }” ({ $games }), { $mode }: { $command }
learn-in-games = Gry
learn-not-in = brak w grach: { $modes }
learn-any-players = wszystkie gry
learn-back-to-cards = Wszystkie karty
learn-card-next = Następna karta
learn-card-previous = Poprzednia karta

# Goods
learn-goods-line-france = Chleb i wino stają się skarbem.
learn-goods-line-ireland = Piwo i whisky stają się skarbem.
learn-goods-about = Idź wzdłuż linii od koła po lewej: każdy budynek przetwarza dobra na lepsze.
learn-web = Sieć dóbr: { $variant }
learn-feeds = żywność
learn-heats = energia
learn-scores = punkty
learn-only-use = tylko do budowy albo przetwarzania
learn-from = Skąd się bierze
learn-into = Gdzie się przetwarza
learn-builds = Potrzebne do budowy
learn-from-wheel = z koła
learn-back-side = na odwrocie: { $good }
learn-more = Więcej w zasadach
