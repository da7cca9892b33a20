# What is to be decided, in one line for whoever decides. All of them may use:
# $card (the building in use), $held (the card to be placed), $owner and $active (players), $step (an id), $phase (A to E),
# $gone (the good to be felled or cut, where only the joker is left for it), $round, $actions (main actions left),
# $purchases, $fee and $gift (amounts), $cost (what is to be paid), $left, $limit, $pile ("district" or "plot"),
# $neutral ("yes" or "no"), $trade ("2 drewna → 1 ornament").

decision-over = Gra jest skończona.
decision-turn = { $step ->
    [settlement-phase] { $actions ->
        [0] Faza osad { $phase }: wszystko gotowe, zakończ turę.
       *[other] Faza osad { $phase }: możesz kupić jedną planszę terenu, a potem zbudować jedną osadę. Na koniec zakończ turę.
    }
    [bonus-actions] { $actions ->
        [0] Runda specjalna: twoja akcja jest wykonana. { $purchases ->
            [0] Zakończ turę.
           *[other] Kup planszę terenu albo zakończ turę.
        }
       *[other] Runda specjalna: masz jeszcze jedną, ostatnią akcję. Zbuduj budynek albo wprowadź przeora do dowolnego budynku dowolnego gracza i użyj tego budynku.
    }
   *[other] { $actions ->
        [0] Twoja akcja podstawowa jest wykonana. { $purchases ->
            [0] Zakończ turę.
           *[other] Kup planszę terenu albo zakończ turę.
        }
        [1] { $step ->
            [last-action] To ostatnia tura gry. Wybierz akcję podstawową.
           *[other] Wybierz akcję podstawową.
        }
       *[other] Wybierz akcję podstawową; w tej turze masz ich { $actions }.
    }
}
decision-place = { $step ->
    [bonus-actions] Którego budynku używasz? Przeor może wejść do dowolnego budynku dowolnego gracza, zajętego lub nie, za darmo.
   *[other] Do którego ze swoich niezajętych budynków wprowadzasz mnicha, aby z niego skorzystać?
}
decision-clergyman = Kto idzie { FORM($card, "into") }: brat zakonny czy przeor? Zatrzymany przeor może użyć budynku zaraz po jego zbudowaniu.
decision-contract = Czyjego budynku używasz? Opłata: { $fee }. Mnicha wprowadza właściciel, a dobra są twoje.
decision-fee = Jak płacisz za użycie { FORM($card, "genitive") } ({ $owner })?
decision-owners-clergyman = { $neutral ->
    [yes] Który mnich gracza neutralnego idzie { FORM($card, "into") }?
   *[no] Kontrakt z tobą zawiera { $active }: którego ze swoich mnichów wprowadzasz { FORM($card, "into") }?
}
decision-fell = Który ze swoich lasów karczujesz? Ilość drewna wskazuje koło produkcji.
decision-cut = Na którym ze swoich torfowisk kopiesz torf? Ilość torfu wskazuje koło produkcji.
decision-indicator = { $gone ->
    [none] Co wytwarzasz za pomocą koła produkcji i którego znacznika używasz? Użyty znacznik wraca na pole 0.
   *[other] Znacznika { FORM($gone, "genitive") } nie ma już na kole. Używasz jokera, który wraca na pole 0, czy nie bierzesz nic?
}
decision-card = Który budynek z oferty budujesz?
decision-space = Na którym polu stawiasz { FORM($held, "accusative") }?
decision-prior = Twój przeor jest dostępny. Wprowadzasz go { FORM($held, "into") }, aby od razu użyć nowego budynku?
decision-amount = { $limit ->
    [1] { $card }: robisz to? { $trade }
   *[other] { $card }: ile razy? { $trade }
}
decision-payment = { $card }: które dobra oddajesz? Potrzeba: { $cost }. Nadwyżka przepada.
decision-give = { $card }: oddawaj różne dobra po jednym, w kolejności z listy (jeszcze do oddania: { $left }). Które teraz?
decision-good = { $card }: co bierzesz?
decision-forest = { $card }: który ze swoich lasów usuwasz? Nie daje on drewna z koła.
decision-target = { $card }: którego budynku używasz?
decision-tile = { $pile ->
    [district] Którą stroną i gdzie kładziesz nowy zagon?
   *[plot] Którą stroną i gdzie kładziesz nowy areał?
}
decision-settlement = Którą osadę budujesz?
decision-site = Na którym polu stawiasz { FORM($held, "accusative") }? Osada daje własne punkty dodatkowe i punkty dodatkowe sąsiednich kart.
decision-settlement-payment = Co oddajesz za { FORM($held, "accusative") } ({ $cost })? Nadwyżka przepada.
decision-reward = { $card }: które dobra punktowane bierzesz? { $limit ->
    [one] Mogą być warte łącznie { $limit } punkt.
    [few] Mogą być warte łącznie { $limit } punkty.
    [many] Mogą być warte łącznie { $limit } punktów.
   *[other] Mogą być warte łącznie { $limit } punktu.
}
decision-improvement = { $card }: który żeton ulepszasz?
decision-land = { $card }: którą planszę terenu bierzesz teraz?
decision-clearing = { $card }: co robisz teraz?
decision-neutral-card = Który budynek z oferty trafia teraz do gracza neutralnego? Trzeba umieścić wszystkie: dopóki to możliwe, zostaw miejsce i na budynki klasztorne, i na pozostałe.
decision-neutral-space = Gdzie na planszy gracza neutralnego stawiasz { FORM($held, "accusative") }? Karta może zakryć niezajęty budynek tego samego rodzaju; budynek klasztorny musi też sąsiadować z innym klasztornym, jeśli jest takie pole.
decision-neutral-prior = Wprowadzasz przeora gracza neutralnego do jednego z właśnie umieszczonych budynków, aby go użyć? Opłata: { $fee } albo { $gift }.
