# Что читают языковые модели.

mcp-name = Модель
mcp-unreachable = Сервер не отвечает. Попробуйте еще раз чуть позже.
mcp-who-are-you = В запросе нет действующего токена. Сначала представьтесь: инструмент «{ "introduce" }» принимает имя и выдает токен.
mcp-introduced = Добро пожаловать, { $name }. Ваш токен: { $token }. Посылайте его с каждым запросом в заголовке «{ "Authorization: Bearer" } …» или давайте каждому инструменту как «{ "token" }». Кто знает токен, тот играет от вашего имени.
mcp-renamed = Теперь вас зовут { $name }.

mcp-table = Стол { $table } «{ $name }»: { $seats }
mcp-seat = { $kind ->
    [you] { $number } { $name } (вы)
    [model] { $number } { $name } (языковая модель)
    [bot] { $number } { $name } (бот)
    [open] { $number } { $name } (свободно)
   *[other] { $number } { $name } (человек)
}
mcp-board = { $number } { $player }: { $points } (ресурсы { $goods }, здания { $economic }, поселения { $settlements })
mcp-wheel = Счетчик: { $goods }
mcp-display = Доступные здания: { $cards }
mcp-goods = Ресурсы: { $goods }
mcp-clergymen = Монахи: { $clergymen }
mcp-hand = Поселения на руке: { $cards }
mcp-legend = Земля: по строке на каждый ряд, [первый столбец], затем его участки. Пусто: . равнина, ^ склон, «,» побережье, ~ вода, { "M" } горы. Монахи указаны в скобках, как в «labora { "show" }».
mcp-waiting = Игра начнется, когда все места будут заняты. Ссылка для людей: { $link }
mcp-undo-asked = { $player } просит что-то отменить: ответьте инструментом «{ "agree" }».
mcp-said = { $name } говорит: { $text }
mcp-lately = Недавно:
mcp-you-decide = Решаете вы ({ $player }). { $question } Варианты:
mcp-other-decides = Решает { $player }. { $question } Варианты:
mcp-not-possible = Сейчас невозможно:
mcp-more = … и еще { $count }: инструмент «{ "options" }» называет все.
mcp-more-payments = … и еще { $count }: любые ресурсы, которых хватает и среди которых нет лишних.

mcp-refused = Решение { $number } («{ $decision }») невозможно: { $why }
mcp-possible = Там возможно: { $options }.
mcp-no-decisions = Назовите хотя бы одно решение. Сейчас возможно: { $options }.
mcp-decided = Решено: { $decisions }
mcp-undone = Отменено: { $decisions }
mcp-undo-waits = Остальных спросили, можно ли вам это отменить. Посмотрите позже еще раз.
mcp-nothing-to-undo = Вам нечего отменить, не спросив других. Чтобы спросить, укажите в «{ "keep" }», сколько из решений партии ({ $taken }) остается; этот ход начался после { $turn }.
mcp-seat-of-a-person = Это место занял человек. Чтобы играть как языковая модель, сядьте сами через «{ "join" }» или «{ "open_table" }»: тогда все увидят, кто играет.
mcp-explored = После: { $decisions }
mcp-change = { $player }: { $goods }; очки: { $points }
mcp-suggestion = { $decisions }: { $story } Ожидаемые очки: { $scores }. { $reasons } Уверенность: { $sure } %.

mcp-no-tables = Таких столов нет.
mcp-summary = { $phase ->
    [waiting] { $table } «{ $name }», { $setup }, ждет игроков (свободных мест: { $free }): { $seats }
    [over] { $table } «{ $name }», { $setup }, игра окончена: { $seats }
    [closed] { $table } «{ $name }», { $setup }, стол закрыт: { $seats }
   *[playing] { $turn ->
        [you] { $table } «{ $name }», { $setup }, раунд { $round }, ваш ход: { $seats }
       *[other] { $table } «{ $name }», { $setup }, раунд { $round }, ходит { $turn }: { $seats }
    }
}
mcp-no-link = Это не ссылка на стол. Она выглядит так: { $example }
mcp-other-service = Эта ссылка ведет на { $host }, а здешние столы находятся на { $address }.
mcp-message-sent = Сообщение отправлено.

mcp-card = { $cloister ->
    [yes] { $id } { $name }: колода { $deck }, игроки { $players }, цена { $cost }, местность { $terrain }, хозяйственный уровень { $economic }, жилищный уровень { $dwelling }, монастырское здание. { $function }
   *[no] { $id } { $name }: колода { $deck }, игроки { $players }, цена { $cost }, местность { $terrain }, хозяйственный уровень { $economic }, жилищный уровень { $dwelling }. { $function }
}
mcp-no-card = Карты «{ $card }» нет ({ $variant }). Укажите обозначение, например { $id }, или название; без них будут показаны все.
mcp-no-card-near = Карты «{ $card }» нет ({ $variant }). Может быть, { $nearest }?
mcp-no-variant = Варианта «{ $variant }» нет. Варианты: { $variants }.
mcp-rules-for = Правила для { $setup } ({ $mode }, { $variant })
mcp-no-chapter = Главы «{ $chapter }» нет. Главы: { $chapters }.
mcp-chapter-decisions = Как записываются решения
mcp-how-to-decide = Ход — это последовательность маленьких решений. У каждого варианта есть текст, например { $examples }. Передавайте тексты инструменту «{ "decide" }», один или несколько подряд; что будет дальше, показывает «{ "explore" }», ничего не решая. Ход завершается словом «{ "end" }».

mcp-no-language = Языка «{ $language }» нет. Языки: { $languages }.
mcp-wrong-argument = { $wrong ->
    [missing] Инструменту нужен «{ $name }». { $about }
    [choice] «{ $name }» должно быть одним из: { $range }. { $about }
    [range] Допустимые значения «{ $name }»: { $range }. { $about }
    [length] Допустимая длина «{ $name }»: { $range }. { $about }
   *[kind] Значение «{ $name }» не того типа. { $about }
}
mcp-wrong-unknown = Аргумента «{ $name }» нет. Инструмент «{ $tool }» принимает: { $names }.

mcp-prompt-play-text = Сыграй со мной партию в Ora et Labora. Открой инструментом «{ "open_table" }» стол ({ $mode }) с местом для «{ "person" }» и дай мне ссылку. Если не знаешь игры, сначала прочитай «{ "rules" }». В свой ход посмотри на стол, прими решения и скажи мне одним предложением, что ты сделал и почему. После каждого своего хода жди меня через «{ "look" }» и «{ "wait" }». Играй на победу и будь дружелюбным соперником.
mcp-no-address = «{ $value }» — не адрес сервера. Пример: { $example }.
mcp-no-service = Открыть столы не удалось: порт занят другой программой или база данных не открывается.
