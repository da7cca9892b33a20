# Goods: their names, and how many of them. `.genitive` of a name is that of the kind: znacznik owiec.

good-peat = torf
    .genitive = torfu
good-peat-coal = opał
    .genitive = opału
good-livestock = owca
    .genitive = owiec
good-meat = mięso
    .genitive = mięsa
good-grain = zboże
    .genitive = zboża
good-straw = słoma
    .genitive = słomy
good-wood = drewno
    .genitive = drewna
good-whiskey = whisky
    .genitive = whisky
good-clay = glina
    .genitive = gliny
good-ceramic = ceramika
    .genitive = ceramiki
good-coin = moneta
    .genitive = monet
good-book = księga
    .genitive = ksiąg
good-reliquary = relikwia
    .genitive = relikwii
good-stone = kamień
    .genitive = kamieni
good-ornament = ornament
    .genitive = ornamentów
good-grapes = winogrono
    .genitive = winogron
good-wine = wino
    .genitive = wina
good-flour = mąka
    .genitive = mąki
good-bread = chleb
    .genitive = chleba
good-malt = słód
    .genitive = słodu
good-beer = piwo
    .genitive = piwa
good-wonder = cud
    .genitive = cudów
good-five-coins = żeton 5 monet
    .genitive = żetonów 5 monet

amount-peat = { $count ->
    [one] { $count } torf
    [few] { $count } torfu
    [many] { $count } torfu
   *[other] { $count } torfu
}
    .accusative = { amount-peat }
amount-peat-coal = { $count ->
    [one] { $count } opał
    [few] { $count } opału
    [many] { $count } opału
   *[other] { $count } opału
}
    .accusative = { amount-peat-coal }
amount-livestock = { $count ->
    [one] { $count } owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}
    .accusative = { $count ->
        [one] { $count } owcę
        [few] { $count } owce
        [many] { $count } owiec
       *[other] { $count } owcy
    }
amount-meat = { $count ->
    [one] { $count } mięso
    [few] { $count } mięsa
    [many] { $count } mięsa
   *[other] { $count } mięsa
}
    .accusative = { amount-meat }
amount-grain = { $count ->
    [one] { $count } zboże
    [few] { $count } zboża
    [many] { $count } zboża
   *[other] { $count } zboża
}
    .accusative = { amount-grain }
amount-straw = { $count ->
    [one] { $count } słoma
    [few] { $count } słomy
    [many] { $count } słomy
   *[other] { $count } słomy
}
    .accusative = { $count ->
        [one] { $count } słomę
        [few] { $count } słomy
        [many] { $count } słomy
       *[other] { $count } słomy
    }
amount-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
    [many] { $count } drewna
   *[other] { $count } drewna
}
    .accusative = { amount-wood }
amount-whiskey = { $count } whisky
    .accusative = { $count } whisky
amount-clay = { $count ->
    [one] { $count } glina
    [few] { $count } gliny
    [many] { $count } gliny
   *[other] { $count } gliny
}
    .accusative = { $count ->
        [one] { $count } glinę
        [few] { $count } gliny
        [many] { $count } gliny
       *[other] { $count } gliny
    }
amount-ceramic = { $count ->
    [one] { $count } ceramika
    [few] { $count } ceramiki
    [many] { $count } ceramiki
   *[other] { $count } ceramiki
}
    .accusative = { $count ->
        [one] { $count } ceramikę
        [few] { $count } ceramiki
        [many] { $count } ceramiki
       *[other] { $count } ceramiki
    }
amount-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
    .accusative = { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
amount-book = { $count ->
    [one] { $count } księga
    [few] { $count } księgi
    [many] { $count } ksiąg
   *[other] { $count } księgi
}
    .accusative = { $count ->
        [one] { $count } księgę
        [few] { $count } księgi
        [many] { $count } ksiąg
       *[other] { $count } księgi
    }
amount-reliquary = { $count ->
    [one] { $count } relikwia
    [few] { $count } relikwie
    [many] { $count } relikwii
   *[other] { $count } relikwii
}
    .accusative = { $count ->
        [one] { $count } relikwię
        [few] { $count } relikwie
        [many] { $count } relikwii
       *[other] { $count } relikwii
    }
amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamienia
}
    .accusative = { amount-stone }
amount-ornament = { $count ->
    [one] { $count } ornament
    [few] { $count } ornamenty
    [many] { $count } ornamentów
   *[other] { $count } ornamentu
}
    .accusative = { amount-ornament }
amount-grapes = { $count ->
    [one] { $count } winogrono
    [few] { $count } winogrona
    [many] { $count } winogron
   *[other] { $count } winogrona
}
    .accusative = { amount-grapes }
amount-wine = { $count ->
    [one] { $count } wino
    [few] { $count } wina
    [many] { $count } win
   *[other] { $count } wina
}
    .accusative = { amount-wine }
amount-flour = { $count ->
    [one] { $count } mąka
    [few] { $count } mąki
    [many] { $count } mąki
   *[other] { $count } mąki
}
    .accusative = { $count ->
        [one] { $count } mąkę
        [few] { $count } mąki
        [many] { $count } mąki
       *[other] { $count } mąki
    }
amount-bread = { $count ->
    [one] { $count } chleb
    [few] { $count } chleby
    [many] { $count } chlebów
   *[other] { $count } chleba
}
    .accusative = { amount-bread }
amount-malt = { $count ->
    [one] { $count } słód
    [few] { $count } słodu
    [many] { $count } słodu
   *[other] { $count } słodu
}
    .accusative = { amount-malt }
amount-beer = { $count ->
    [one] { $count } piwo
    [few] { $count } piwa
    [many] { $count } piw
   *[other] { $count } piwa
}
    .accusative = { amount-beer }
amount-wonder = { $count ->
    [one] { $count } cud
    [few] { $count } cuda
    [many] { $count } cudów
   *[other] { $count } cudu
}
    .accusative = { amount-wonder }
amount-five-coins = { $count ->
    [one] { $count } żeton 5 monet
    [few] { $count } żetony 5 monet
    [many] { $count } żetonów 5 monet
   *[other] { $count } żetonu 5 monet
}
    .accusative = { amount-five-coins }
amount-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
    [many] { $count } żywności
   *[other] { $count } żywności
}
    .accusative = { amount-food }
amount-energy = { $count ->
    [one] { $count } energia
    [few] { $count } energii
    [many] { $count } energii
   *[other] { $count } energii
}
    .accusative = { $count ->
        [one] { $count } energię
        [few] { $count } energii
        [many] { $count } energii
       *[other] { $count } energii
    }
amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
    .accusative = { amount-points }

# Between the amounts of a list: 2 gliny, 1 kamień.
list-separator = {", "}
goods-nothing = nic
# A change of one kind of goods in the log: +3 chleby, −3 mąki.
change-gained = +{ $amount }
change-lost = −{ $amount }
