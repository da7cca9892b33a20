# Strony do nauki: zasady, karty, dobra i to, co ikony mówią o sobie.

learn-title = { $title } – Labora

# Rules
learn-contents = Rozdziały
learn-other-ways = Inne rodzaje gry
learn-game = Gra
learn-players = Gracze i długość
learn-variant = Wariant
learn-search = Szukaj w zasadach
learn-found = { $count ->
    [0] Nic nie znaleziono.
    [one] { $count } wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
learn-one-page = Wszystko na jednej stronie
learn-by-chapter = Po rozdziałach
learn-print = Drukuj
learn-previous = Wcześniej: { $title }
learn-next = Dalej: { $title }
learn-link = Link do „{ $title }”
learn-my-table = Przy moim stole
learn-show = Pokaż przy moim stole
learn-close = Zamknij zasady

# Drawings, for those who do not see them
learn-drawn-chain = Od zboża do punktów: pole, młyn, chleb, osada.
learn-drawn-heartland = Prowincja na początku
learn-drawn-round = Kroki rundy w kole
learn-drawn-wheel = Koło: znacznik, który czekał siedem rund, wskazuje { $value }; kto go użyje, odstawia go na 0.
learn-drawn-turn = Pięć akcji podstawowych na obrazkach
learn-drawn-home = Wszyscy mnisi są w budynkach: na początku następnej rundy wracają wszyscy.
learn-drawn-card = Części karty
learn-drawn-adjacency = Pole i cztery pola sąsiednie; narożniki się nie liczą.
learn-drawn-paying = Zapłata żywnością i energią
learn-drawn-settlement = { $card } daje { $points }: własne punkty dodatkowe i punkty dodatkowe sąsiednich kart.
learn-wheel-waits = już { $value }
learn-wheel-takes = weź { $value }
learn-wheel-back = z powrotem na 0
learn-card-name = nazwa; złota: budynek klasztorny
learn-card-cost = ile kosztuje
learn-card-function = co robi
learn-card-terrain = gdzie może stać
learn-itself = sama osada
learn-out = w budynkach
learn-at-home = dostępni
learn-new-round = nowa runda
