# Co czytają modele językowe.

mcp-name = Model
mcp-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
mcp-who-are-you = W żądaniu nie ma ważnego tokenu. Najpierw utwórz gracza: podaj imię narzędziu „introduce”, a dostaniesz token.
mcp-introduced = Witaj, { $name }. Twój token to { $token }: wysyłaj go z każdym żądaniem w nagłówku „Authorization: Bearer …” albo podawaj każdemu narzędziu jako „token”. Kto go ma, jest tobą.
mcp-renamed = Nazywasz się teraz { $name }.

mcp-table = Stół { $table } „{ $name }”: { $seats }
mcp-seat = { $kind ->
    [you] { $number } { $name } (ty)
    [model] { $number } { $name } (model językowy)
    [bot] { $number } { $name } (bot)
    [open] { $number } { $name } (wolne)
   *[other] { $number } { $name } (człowiek)
}
mcp-board = { $number } { $player }: { $points } (dobra { $goods }, budynki { $economic }, osady { $settlements })
mcp-wheel = Koło: { $goods }
mcp-display = Oferta: { $cards }
mcp-goods = Dobra: { $goods }
mcp-clergymen = Mnisi: { $clergymen }
mcp-hand = Osady na ręce: { $cards }
mcp-legend = Ziemia: linia na każdy rząd, [pierwsza kolumna], potem jego pola. Puste: . równina, ^ pogórze, „,” wybrzeże, ~ morze, M góry. Kto tam stoi, jest w nawiasach, jak w „labora show”.
mcp-waiting = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Link dla ludzi: { $link }
mcp-undo-asked = { $player } pyta, czy można coś cofnąć: odpowiedz narzędziem „agree”.
mcp-said = { $name } mówi: { $text }
mcp-lately = Ostatnio:
mcp-you-decide = Decydujesz ty ({ $player }). { $question } Możliwości:
mcp-other-decides = Decyduje { $player }. { $question } Możliwości:
mcp-not-possible = Teraz niemożliwe:
mcp-more = … i jeszcze { $count }: narzędzie „options” podaje wszystkie.
mcp-more-payments = … i jeszcze { $count }: dowolne dobra, które wystarczą, bez żadnego zbędnego.

mcp-refused = Decyzja { $number } („{ $decision }”) nie jest możliwa: { $why }
mcp-possible = Możliwe tam: { $options }.
mcp-no-decisions = Podaj co najmniej jedną decyzję. Możliwe teraz: { $options }.
mcp-decided = Postanowiono: { $decisions }
mcp-undone = Cofnięto: { $decisions }
mcp-undo-waits = Zapytano pozostałych, czy możesz to cofnąć. Sprawdź ponownie później.
mcp-nothing-to-undo = Nie ma niczego twojego do cofnięcia bez pytania. Aby zapytać innych, powiedz przez „keep”, ile z { $taken } decyzji gry zostaje; ta tura zaczęła się po { $turn }.
mcp-seat-of-a-person = To miejsce zajął człowiek. Usiądź jako model językowy przez „join” albo „open_table”, żeby wszyscy to widzieli.
mcp-explored = Po: { $decisions }
mcp-change = { $player }: { $goods }; punkty: { $points }
mcp-suggestion = { $decisions }: { $story } Oczekiwane punkty: { $scores }. { $reasons } Pewność: { $sure }%.

mcp-no-tables = Nie ma takich stołów.
mcp-summary = { $phase ->
    [waiting] { $table } „{ $name }”, { $setup }, czeka na graczy (wolne miejsca: { $free }): { $seats }
    [over] { $table } „{ $name }”, { $setup }, zakończony: { $seats }
    [closed] { $table } „{ $name }”, { $setup }, zamknięty: { $seats }
   *[playing] { $turn ->
        [you] { $table } „{ $name }”, { $setup }, runda { $round }, twoja kolej: { $seats }
       *[other] { $table } „{ $name }”, { $setup }, runda { $round }, kolej: { $turn }: { $seats }
    }
}
mcp-no-link = To nie jest link do stołu. Taki link wygląda na przykład tak: { $example }
mcp-other-service = Ten link prowadzi do { $host }; stoły stąd są pod { $address }.
mcp-message-sent = Wiadomość wysłana.

mcp-card = { $cloister ->
    [yes] { $id } { $name }: stos { $deck }, gracze { $players }, koszt { $cost }, teren { $terrain }, punkty wartości: { $economic }, punkty dodatkowe: { $dwelling }, budynek klasztorny. { $function }
   *[no] { $id } { $name }: stos { $deck }, gracze { $players }, koszt { $cost }, teren { $terrain }, punkty wartości: { $economic }, punkty dodatkowe: { $dwelling }. { $function }
}
mcp-no-card = Nie ma karty „{ $card }” ({ $variant }). Podaj identyfikator, na przykład { $id }, albo nazwę; jeśli nic nie podasz, zobaczysz wszystkie.
mcp-no-variant = Nie ma wariantu „{ $variant }”. Warianty: { $variants }.
mcp-rules-for = Zasady dla { $setup } ({ $mode }, { $variant })
mcp-no-chapter = Nie ma rozdziału „{ $chapter }”. Rozdziały: { $chapters }.
mcp-chapter-decisions = Jak zapisuje się decyzje
mcp-how-to-decide = Tura to ciąg małych decyzji. Każda możliwość ma swój tekst, na przykład { $examples }. Podaj teksty narzędziu „decide”, jeden albo kilka po kolei; co będzie dalej, pokazuje „explore”, niczego nie decydując. Tura kończy się przez „end”.

mcp-no-language = Nie ma języka „{ $language }”. Języki: { $languages }.
mcp-wrong-argument = { $wrong ->
    [missing] Narzędzie potrzebuje „{ $name }”. { $about }
    [choice] „{ $name }” musi być jednym z: { $range }. { $about }
    [range] „{ $name }” musi mieścić się w { $range }. { $about }
    [length] Długość „{ $name }” musi mieścić się w { $range }. { $about }
   *[kind] „{ $name }” musi być innego rodzaju. { $about }
}
mcp-wrong-unknown = Nie ma argumentu „{ $name }”. Narzędzie „{ $tool }” bierze: { $names }.

mcp-instructions = Stoły do gry planszowej Ora et Labora. Otwórz stół („open_table”) albo usiądź przy stole dzięki linkowi („join”); obejrzyj go („look”); potem decyduj tekstami możliwości („decide”), także kilkoma naraz, aż tura skończy się przez „end”. Grę objaśniają „rules” i „cards”.
mcp-tool-tables = Wymień stoły.
mcp-tool-look = Zobacz stół: pozycję jako zwięzły tekst, ostatnie zdarzenia, otwartą decyzję z możliwościami i dlaczego inne akcje nie są możliwe.
mcp-tool-options = Wszystkie możliwości otwartej decyzji albo tej po ciągu decyzji, wraz z tym, co robią ich karty.
mcp-tool-explore = Wypróbuj ciąg decyzji bez decydowania: dokąd prowadzi i co zmienia.
mcp-tool-hint = Zapytaj bota o najlepsze tury, jeśli stół na to pozwala.
mcp-tool-rules = Zasady gry przy twoim stole albo innej gry: lista rozdziałów albo jeden rozdział. Pierwszy wiersz podaje, o którą grę chodzi.
mcp-tool-cards = Karty: lista albo ile karta kosztuje, ile jest warta i co robi.
mcp-tool-record = Zapis gry jako JSON.
mcp-tool-open-table = Otwórz stół i usiądź: przeciw botom albo z wolnymi miejscami dla ludzi, którzy przyjdą dzięki linkowi z odpowiedzi.
mcp-tool-join = Usiądź przy stole dzięki linkowi.
mcp-tool-decide = Decyduj: jedna możliwość albo kilka po kolei; wszystkie albo żadna. Odpowiedź pokazuje stół, gdy boty już zagrały.
mcp-tool-undo = Cofnij swoje ostatnie decyzje albo zapytaj innych, czy wolno.
mcp-tool-agree = Odpowiedz innemu graczowi, który chce coś cofnąć.
mcp-tool-say = Powiedz coś wszystkim przy stole.
mcp-tool-introduce = Utwórz gracza i otrzymaj token. Potrzebne tylko raz.
mcp-argument-language = Język odpowiedzi: { $languages }.
mcp-argument-token = To, co dało „introduce”, jeśli samo połączenie nie wysyła tokenu.
mcp-argument-table = Identyfikator stołu, jak podaje „tables”.
mcp-argument-decisions = Teksty możliwości, po kolei.
mcp-argument-wait = Ile sekund najwyżej czekać na innych.
mcp-argument-keep = Ile decyzji gry zostaje. Bez tego jeden krok wstecz.
mcp-argument-yes = Czy się zgadzasz.
mcp-argument-adviser = Którego bota zapytać.
mcp-argument-seconds = Ile sekund bot może myśleć.
mcp-argument-name = Twoje imię przy stołach.
mcp-argument-which = „mine” albo „finished”: własne; „open”: publiczne z wolnym miejscem; „running”: publiczne do oglądania.
mcp-argument-mode = Tryb gry: { $modes }.
mcp-argument-variant = Wariant: { $variants }.
mcp-argument-others = Kto jeszcze gra, dla każdego miejsca „person” (przychodzi dzięki linkowi) albo bot: { $bots }. Na pozostałych miejscach gra { $usual }.
mcp-argument-table-name = Jak nazywa się stół.
mcp-argument-hints = Czy gracze mogą prosić o podpowiedzi.
mcp-argument-public = Czy każdy może patrzeć i usiąść.
mcp-argument-link = Link do stołu albo identyfikator publicznego.
mcp-argument-text = Co powiedzieć.
mcp-argument-card = Identyfikator albo nazwa karty; bez tego wszystkie karty.
mcp-argument-chapter = Nazwa rozdziału; bez niej lista.
mcp-argument-rules-table = Stół, którego zasady chcesz znać; domyślnie twój ostatni.
mcp-argument-rules-mode = Tryb, jeśli inny niż przy twoim stole: { $modes }.
mcp-resource-rules = Rozdział zasad.
mcp-resource-cards = Wszystkie karty wariantu.
mcp-resource-card = Jedna karta, według identyfikatora albo nazwy.
mcp-resource-record = Zapis gry przy stole, jako JSON.

mcp-help =
    Stoły dla modelu językowego: serwer MCP na standardowym wejściu i wyjściu.

    Bez --server ma własne stoły. Zostają one do następnego razu, a dopóki serwer działa, ludzie mogą do nich dołączyć w przeglądarce.
mcp-option-server = Graj zamiast tego na tym serwerze, na przykład { $example }.
mcp-option-name = Jak model nazywa się przy stołach.
mcp-option-port = Port na tym komputerze dla ludzi z przeglądarką; dowolny wolny, jeśli 8000 jest zajęty.
mcp-no-address = „{ $value }” nie jest adresem serwera. Taki adres wygląda na przykład tak: { $example }.
mcp-no-service = Nie udało się otworzyć stołów: inny program zajmuje port albo nie da się otworzyć bazy danych.
