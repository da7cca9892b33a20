# What is to be decided, in one line for whoever decides. All of them may use:
# $card (the building in use), $held (the card to be placed), $owner and $active (players), $step (an id), $phase (A to E),
# $gone (the good to be felled or cut, where only the joker is left for it), $round, $actions (main actions left),
# $purchases, $fee and $gift (amounts), $cost (what is to be paid), $left, $limit, $pile ("district" or "plot"),
# $neutral ("yes" or "no"), $trade ("2 Holz → 1 Ornament").

decision-over = Das Spiel ist zu Ende.
decision-turn = { $step ->
    [settlement-phase] { $actions ->
        [0] Siedlungsphase { $phase }: Du bist fertig, beende deinen Zug.
       *[other] Siedlungsphase { $phase }: Du darfst eine Landschaft erwerben und dann eine Siedlung bauen. Beende deinen Zug, wenn du fertig bist.
    }
    [bonus-actions] { $actions ->
        [0] Bonusrunde: Du hast deine Aktion durchgeführt. { $purchases ->
            [0] Beende deinen Zug.
           *[other] Erwirb eine Landschaft oder beende deinen Zug.
        }
       *[other] Bonusrunde: Du hast eine letzte Aktion. Baue, oder setze deinen Prior auf ein beliebiges Gebäude, egal wem es gehört, und nutze es.
    }
   *[other] { $actions ->
        [0] Du hast deine Aktion durchgeführt. { $purchases ->
            [0] Beende deinen Zug.
           *[other] Erwirb eine Landschaft oder beende deinen Zug.
        }
        [1] { $step ->
            [last-action] Das ist der letzte Zug der Partie. Wähle deine Aktion.
           *[other] Wähle deine Aktion.
        }
       *[other] Wähle eine Aktion; in diesem Zug hast du noch { $actions }.
    }
}
decision-place = { $step ->
    [bonus-actions] Welches Gebäude nutzt du? Dein Prior darf auf ein beliebiges Gebäude, egal wem es gehört, besetzt oder nicht, ohne Gebühr.
   *[other] Auf welches deiner unbesetzten Gebäude setzt du einen Geistlichen, um es zu nutzen?
}
decision-clergyman = Wen setzt du auf { FORM($card, "the-accusative") }: einen Laienbruder oder den Prior? Ein zurückgehaltener Prior kann ein Gebäude nutzen, sobald du es baust.
decision-contract = Wessen Gebäude nutzt du? Du zahlst die Auftragsgebühr von { $fee }, der Eigentümer setzt einen Geistlichen ein, und die Waren bekommst du.
decision-fee = Wie bezahlst du den Arbeitsauftrag für { FORM($card, "the-accusative") } ({ $owner })?
decision-owners-clergyman = { $neutral ->
    [yes] Welchen Geistlichen des neutralen Spielers setzt du auf { FORM($card, "the-accusative") }?
   *[no] { $active } erteilt dir einen Arbeitsauftrag für { FORM($card, "the-accusative") }: Welchen deiner Geistlichen setzt du dort ein?
}
decision-fell = In welchem deiner Wälder fällst du Holz? Wie viel, zeigt das Ertragsrad.
decision-cut = In welchem deiner Moore stichst du Torf? Wie viel, zeigt das Ertragsrad.
decision-indicator = { $gone ->
    [none] Was nimmst du über das Ertragsrad, und mit welchem Warenanzeiger? Der benutzte Warenanzeiger geht zurück auf 0.
   *[other] Der Warenanzeiger „{ $gone }“ ist nicht mehr im Spiel. Nutzt du den Joker, der dann auf 0 zurückgeht, oder nimmst du nichts?
}
decision-card = Welches Gebäude der Auslage baust du?
decision-space = Auf welches Feld legst du { FORM($held, "the-accusative") }?
decision-prior = Dein Prior ist frei. Setzt du ihn auf { FORM($held, "the-accusative") } und nutzt das neue Gebäude sofort?
decision-amount = { $limit ->
    [1] { $card }: Möchtest du das tun? { $trade }
   *[other] { $card }: Wie oft möchtest du das tun? { $trade }
}
decision-payment = { $card }: Welche Waren gibst du ab? Nötig: { $cost }. Überzähliges verfällt.
decision-give = { $card }: Gib verschiedene Waren ab, eine nach der anderen, in der Reihenfolge der Liste (noch abzugeben: { $left }).
decision-good = { $card }: Was nimmst du?
decision-forest = { $card }: Welchen deiner Wälder entfernst du? Er bringt kein Holz vom Ertragsrad.
decision-target = { $card }: Welches Gebäude nutzt du damit?
decision-tile = { $pile ->
    [district] Welche Seite des neuen Landstrichs möchtest du, und wo legst du ihn an?
   *[plot] Welche Seite des neuen Areals möchtest du, und wo legst du es an?
}
decision-settlement = Welche Siedlung baust du?
decision-site = Auf welches Feld legst du { FORM($held, "the-accusative") }? Gewertet werden der eigene Wohnwert und die Wohnwerte der Nachbarn.
decision-settlement-payment = Was gibst du für { FORM($held, "the-accusative") } ab ({ $cost })? Überzähliges verfällt.
decision-reward = { $card }: Welche Punktewaren nimmst du? { $limit ->
    [one] Zusammen dürfen sie { $limit } Punkt wert sein.
   *[other] Zusammen dürfen sie { $limit } Punkte wert sein.
}
decision-improvement = { $card }: Welche Marke wertest du auf?
decision-land = { $card }: Welche Landschaft nimmst du jetzt?
decision-clearing = { $card }: Was machst du jetzt?
decision-neutral-card = Welches Gebäude der Auslage bekommt der neutrale Spieler als Nächstes? Alle müssen unterkommen. Lass darum Platz für Klostergebäude und für andere, solange es geht.
decision-neutral-space = Wohin auf dem Kernland des neutralen Spielers legst du { FORM($held, "the-accusative") }? Ein unbesetztes Gebäude derselben Art darf überbaut werden; ein Klostergebäude muss außerdem an ein anderes grenzen, wenn es einen solchen Platz gibt.
decision-neutral-prior = Setzt du den Prior des neutralen Spielers auf eines der neu gebauten Gebäude, um es zu nutzen? Das kostet { $fee } oder { $gift }.
