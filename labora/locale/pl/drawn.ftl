# The drawn table: what pictures say to those who do not see them, and the few words on cards.

icon-peat = torf
icon-peat-coal = opał
icon-livestock = owce
icon-meat = mięso
icon-grain = zboże
icon-straw = słoma
icon-wood = drewno
icon-whiskey = whisky
icon-clay = glina
icon-ceramic = ceramika
icon-coin = monety
icon-book = księga
icon-reliquary = relikwia
icon-stone = kamień
icon-ornament = ornament
icon-grapes = winogrona
icon-wine = wino
icon-flour = mąka
icon-bread = chleb
icon-malt = słód
icon-beer = piwo
icon-wonder = cud
icon-five-coins = żeton 5 monet
icon-joker = joker
icon-food = żywność
icon-energy = energia
icon-points = punkty
icon-dwelling = punkty dodatkowe
icon-settlement = osada z ręki
icon-cloister = budynek klasztorny
icon-forest = las
icon-moor = torfowisko
icon-water = morze
icon-wheel = z koła produkcji
icon-different = różne dobra
icon-basic = dobro podstawowe
icon-occupied = zajęty budynek
icon-prior-any = budynek z przeorem
icon-prior-home = twój przeor wraca
icon-all-clergy = wszyscy twoi mnisi wracają
icon-neighbour = sąsiedni budynek
icon-display = budynek z oferty
icon-build = zbuduj
icon-fell = wykarczuj las
icon-cut = wykop torf
icon-district = zagon
icon-plot = areał

colour-red = Czerwony
    .genitive = Czerwonego
colour-blue = Niebieski
    .genitive = Niebieskiego
colour-green = Zielony
    .genitive = Zielonego
colour-white = Biały
    .genitive = Białego

# Words between the pictures of a function.
fn-or = albo
fn-then = potem
fn-use = użyj
fn-alike = jednakowych
fn-another = innego
fn-for-each = za każdy
fn-any = ile chcesz
fn-each = za każdy
fn-times = { $times ->
    [one] raz
    [few] do { $times } razy
    [many] do { $times } razy
   *[other] do { $times } razy
}
fn-neighbours = każdego sąsiada
fn-settlement = Daje własne punkty dodatkowe i punkty dodatkowe sąsiednich kart; sąsiednie pole morza bez karty liczy się za 3.
fn-settlement-brief = punktuje z sąsiadami

drawn-economic = punkty wartości: { $value }
drawn-dwelling = punkty dodatkowe: { $value }
drawn-heartland = prowincja
drawn-costs = koszt
drawn-kind-building = budynek
drawn-kind-heartland = prowincja
drawn-kind-settlement = osada
drawn-kind-cloister = klasztor
drawn-kind-wilderness = teren
drawn-number = Nr { $number }
drawn-deck = { $deck ->
    [start] start
   *[other] stos { $deck }
}
drawn-state-rest = {""}
drawn-state-can = możliwe
drawn-state-chosen = wybrane
drawn-state-not = nie teraz
drawn-state-changed = właśnie zmienione
drawn-state-placed = położone
# $terrain, $colour, $good and $goods take forms.
drawn-empty = { FORM($terrain, "free") }
drawn-space-at = { $name }, { $row }. rząd, { $column }. pole
drawn-man-prior = przeor { FORM($colour, "genitive") }
drawn-man-lay-brother = brat zakonny { FORM($colour, "genitive") }
drawn-clergy = dostępni mnisi: { $home } z { $all }
drawn-plot-coast = Wybrzeże
drawn-plot-mountain = Góry
drawn-plot-hills = Pogórze
drawn-plot-plains = Równina
drawn-zoom-in = Powiększ
drawn-zoom-out = Pomniejsz
drawn-zoom-fit = Pokaż całość

drawn-wheel = Koło produkcji w rundzie { $round }; lista poniżej mówi, ile daje
drawn-yields = Ile koło daje teraz i w następnej rundzie
drawn-yield = { $good }: teraz { $now }, w następnej rundzie { $next }
drawn-not-yet = { $good }: nie ma na kole
drawn-enters = { $good }: nowy znacznik na kole
drawn-round = runda
drawn-round-number = runda { $round }
drawn-bonus = spec.
drawn-bonus-round = runda specjalna
drawn-phase = faza osad { $phase }
drawn-gift = każdy dostaje: { $goods }
drawn-calendar = Kalendarz gry

drawn-sum-food = { $count ->
    [one] żywność
    [few] żywności
    [many] żywności
   *[other] żywności
}
drawn-sum-energy = { $count ->
    [one] energia
    [few] energii
    [many] energii
   *[other] energii
}
drawn-sum-coin = { $count ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
drawn-goods-of = Dobra: { $name }
drawn-land-of = Ziemia: { $name }
drawn-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
drawn-needs = brakuje
# Of a card, for those who do not see it.
drawn-values = punkty wartości: { $economic }, punkty dodatkowe: { $dwelling }
drawn-no-place = brak miejsca
drawn-no-free = { FORM($terrain, "no-free") }
drawn-coming-deck = { $count ->
    [one] Obejrzyj stos { $deck }: { $count } karta, runda { $round }
    [few] Obejrzyj stos { $deck }: { $count } karty, runda { $round }
    [many] Obejrzyj stos { $deck }: { $count } kart, runda { $round }
   *[other] Obejrzyj stos { $deck }: { $count } karty, runda { $round }
}
drawn-cards-round = { $count ->
    [one] { $count } karta, runda { $round }
    [few] { $count } karty, runda { $round }
    [many] { $count } kart, runda { $round }
   *[other] { $count } karty, runda { $round }
}
drawn-score = Punkty
drawn-goods = dobra
drawn-economy = wartość
drawn-settlements = osady
drawn-total = razem
drawn-sheet-goods = Dobra
drawn-sheet-economy = Wartość
drawn-sheet-settlements = Osady
drawn-sheet-total = Razem
drawn-sheet = Tabela punktacji
drawn-goods-scored = Punktowane dobra
drawn-need = { $have } z { $need }
drawn-fewer = mniej
drawn-more = więcej
drawn-give = Do oddania: { $good }, { $count } z { $have }
drawn-chart = Punkty po każdej rundzie
drawn-end = koniec
# $goal is 500.
drawn-goal = { $points } z { $goal } punktów
drawn-frontispiece = Krajobraz: morze, wybrzeże, torfowisko, las, pola, klasztor na tle koła, wiatrak, góry

# Names that fit on a card of the land; a cloister's banner stands before them.
short-G01 = Dom przeora
short-G02 = Wirydarz
short-G06 = Skład opału
short-G07 = Mielerz
short-G12 = Skł. kamieni
short-G13 = Skł. budowl.
short-G16 = Kapituła
short-G18 = Warsztat
short-G19 = Rzeźnia
short-G22 = Kamie­niołom
short-G26 = Stocznia
short-G28 = Warownia
short-G34 = Zakrystia
short-G39 = Folwark
short-G41 = Dom bractwa
short-F03 = Skład zboża
short-F04 = Wiatrak
short-F05 = Piekarnia
short-F08 = Targ
short-F09 = Ogród
short-F10 = Stolarnia
short-F11 = Promenada
short-F14 = Winorośl
short-F15 = Folw. fund.
short-F17 = Biblioteka
short-F20 = Gospoda
short-F21 = Winiarnia
short-F23 = Łaźnia
short-F24 = Kościół
short-F25 = Komnata
short-F27 = Zamek
short-F29 = Kamie­niołom
short-F30 = Posiadłość
short-F31 = Winorośl
short-F32 = Kale­fak­torium
short-F33 = Nabrzeże
short-F35 = Fałszerz
short-F36 = Piel­grzymki
short-F37 = Dormi­torium
short-F38 = Drukarnia
short-F40 = Przytułek
short-I03 = Spichlerz
short-I04 = Słodownia
short-I05 = Browar
short-I08 = Latarnia
short-I09 = Przę­dzalnia
short-I10 = Chata
short-I11 = Barka
short-I14 = Św. miejsce
short-I15 = Dom druida
short-I17 = Skryp­torium
short-I20 = Piwiarnia
short-I21 = Desty­larnia
short-I23 = Parla­torium
short-I24 = Kaplica
short-I25 = Portyk
short-I27 = Dwór
short-I29 = Leśni­czówka
short-I30 = Refektarz
short-I31 = Port opałowy
short-I32 = Kośc. filial.
short-I33 = Bednarz
short-I35 = Wieża
short-I36 = Skarbiec
short-I37 = Szaniec
short-I38 = Festyn
short-I40 = Karczma
short-clay-mound = Wzgórze
short-farmyard = Obejście
short-cloister-office = Kancelaria
short-shanty-town = Dz. nędzy
short-farming-village = Os. rolnicza
short-market-town = Os. targowa
short-fishing-village = Os. rybacka
short-artists-colony = Kolonia
short-hamlet = Przysiółek
short-village = Wieś
short-hillside-village = Laty­fundium
short-forest = Las
short-moor = Torfowisko
