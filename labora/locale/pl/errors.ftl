# What the engine refuses.

error-game-over = Gra jest skończona: nie ma już o czym decydować.
error-nothing-to-undo = Nie ma nic do cofnięcia: tura dopiero się zaczęła albo ktoś inny już zdecydował.
error-no-mode = Nie ma trybu „{ $value }”. Tryby: { $known }.
error-no-variant = Nie ma wariantu „{ $value }”. Warianty: { $known }.
error-no-quarry = Kamieniołom ze stosu C można pominąć tylko w krótkiej grze dla czterech osób w wariancie francuskim.
# $text is what was given, $decision the id of the open decision.
error-no-option = „{ $text }” nie jest tu możliwą odpowiedzią.
# A line of a position that cannot be read, or that cannot come up in a game; $about says in what.
error-position = { $about ->
    [length] Ten tekst jest za długi na opis pozycji.
    [fields] To nie jest opis pozycji: brakuje w nim pól albo są one nieznane lub powtórzone.
    [number] Liczba w opisie jest za mała albo za duża: „{ $text }”.
    [setup] Nie ma takiego trybu ani wariantu.
    [name] Opis wymienia coś, czego nie ma w ogóle albo w tym miejscu: „{ $text }”.
    [cards] Taka pozycja nie może wystąpić: jakaś karta się powtarza, nie należy do gry albo jeszcze jej w grze nie ma.
    [goods] Taka pozycja nie może wystąpić: są w niej dobra, których nie może tam być.
    [land] Taka pozycja nie może wystąpić: plansze terenu do siebie nie pasują.
    [clergymen] Taka pozycja nie może wystąpić: mnisi nie mogą tak stać.
    [wheel] Taka pozycja nie może wystąpić: kierat nie może tak stać.
    [round] Taka pozycja nie może wystąpić: w tej rundzie nie ma takiego kroku ani tury.
    [decision] Taka pozycja nie może wystąpić: nie podejmuje się w niej tej decyzji albo nie ma w czym wybierać.
   *[other] Taka pozycja nie może wystąpić w grze.
}
error-bot-no-file = Nie ma pliku { $file }.
error-bot-no-class = W pliku { $file } nie ma klasy { $class }, która byłaby botem (labora.bots.Bot).
error-bot-broken = Nie można wczytać pliku { $file }: { $reason }.
error-bot-failed = Arenę przerwano, bo bot { $bot } zgłosił błąd: { $reason }.
error-bot-no-program = Nie ma programu „{ $command }”. Własny program podaje się tak: exec:./mybot.
error-cluster-no-answer = { $address ->
    [auto] Na tym komputerze nie ma klastra Ray. Uruchom go poleceniem „ray start --head” albo podaj w RAY_ADDRESS, gdzie jest.
   *[other] Pod adresem { $address } nie odpowiada żaden klaster Ray. Uruchom go tam poleceniem „ray start --head” albo podaj w RAY_ADDRESS, gdzie jest.
}
error-cluster-unfit = Klastra Ray pod adresem { $address } nie można użyć: { $reason }
error-cluster-differs = Węzeł { $node } ma Laborę { $there }, a tutaj jest { $here }. Zainstaluj na każdym węźle to samo: inaczej wyniki nie byłyby te same.
error-cluster-lacks = Węzłowi { $node } brakuje pakietu Pythona { $module }. Zainstaluj tam to, co jest zainstalowane tutaj.
error-cluster-work = Praca na węźle { $node } się nie udała: { $reason }
error-cluster-lost = Klaster bezpowrotnie stracił część pracy: { $reason }
error-other = To nie jest możliwe.
