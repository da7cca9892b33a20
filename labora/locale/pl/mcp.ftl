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
mcp-no-card-near = Nie ma karty „{ $card }” ({ $variant }). Czy chodziło o { $nearest }?
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

mcp-prompt-play-text = Zagraj ze mną partię Ora et Labora. Otwórz narzędziem „open_table” stół ({ $mode }) z miejscem dla „person” i podaj mi link. Jeśli nie znasz gry, przeczytaj najpierw „rules”. W swojej turze obejrzyj stół, podejmij decyzje i powiedz mi jednym zdaniem, co zrobiłeś i dlaczego. Po każdej swojej turze czekaj na mnie przez „look” i „wait”. Graj o zwycięstwo, ale jako życzliwy przeciwnik.
mcp-no-address = „{ $value }” nie jest adresem serwera. Taki adres wygląda na przykład tak: { $example }.
mcp-no-service = Nie udało się otworzyć stołów: inny program zajmuje port albo nie da się otworzyć bazy danych.
