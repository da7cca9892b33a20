# At the table: lines that are tried out, where a game comes from, records, games without aids.

web-try = Wypróbuj
web-try-name = Nazwa próby
web-lines = Próby
web-lines-about = Tu wypróbowujesz różne ruchy. Nikt inny tego nie widzi.
web-lines-none = Przy tym stole nie masz jeszcze żadnej próby.
web-lines-game = Sama gra
web-lines-round = runda { $round }
web-lines-remove = Usuń: { $name }
web-trial = Wypróbowujesz „{ $name }”: nikt inny tego nie widzi.
web-trial-back = Wróć do gry
web-origin = Ta gra jest ciągiem dalszym innej.
web-origin-look = Zobacz tamten moment
web-origin-record = Tę grę otwarto z zapisu.
web-record-problem = Zapis dało się odtworzyć do tego miejsca. { $problem }
web-no-aids = Bez pomocy
web-no-aids-about = Bez pomocy: przed końcem gry niczego się nie wypróbowuje ani nie analizuje i nie ma podpowiedzi.
web-no-aids-choice = Bez pomocy: bez prób, podpowiedzi i analizy przed końcem
web-open-record = Otwórz zapis
web-open-record-drop = Upuść tu zapis, aby obejrzeć jego grę.
web-record-large = Plik jest za duży jak na zapis gry: najwyżej { $limit } kB.
