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

mcp-instructions = Столы для настольной игры Ora et Labora. Откройте стол («{ "open_table" }») или сядьте за стол по ссылке («{ "join" }»); посмотрите на него («{ "look" }»); затем решайте текстами вариантов («{ "decide" }»), можно несколькими сразу, пока ход не завершится словом «{ "end" }». Игру объясняют «{ "rules" }» и «{ "cards" }».
mcp-tool-tables = Перечислить столы.
mcp-tool-look = Увидеть стол: позиция кратким текстом, что недавно произошло, открытое решение с вариантами и почему другие действия невозможны.
mcp-tool-options = Все варианты открытого решения или того, что следует за цепочкой решений, и что делают их карты.
mcp-tool-explore = Попробовать цепочку решений, ничего не решая: куда она ведет и что меняет.
mcp-tool-hint = Спросить бота о лучших ходах, если за столом это разрешено.
mcp-tool-rules = Правила игры за вашим столом или любой другой: список глав или одна глава. Первая строка называет игру.
mcp-tool-cards = Карты: список или сколько карта стоит, что дает и что делает.
mcp-tool-record = Запись партии в формате JSON.
mcp-tool-open-table = Открыть стол и сесть: против ботов или со свободными местами для людей, которые придут по ссылке из ответа.
mcp-tool-join = Сесть за стол по ссылке.
mcp-tool-decide = Принять одно решение или несколько подряд; действуют либо все сразу, либо ни одно. Возвращает стол, когда боты уже сыграли.
mcp-tool-undo = Отменить свои последние решения или спросить остальных, можно ли.
mcp-tool-agree = Ответить другому игроку, который просит что-то отменить.
mcp-tool-say = Сказать что-нибудь всем за столом.
mcp-tool-introduce = Стать игроком: выдает токен. Нужно только один раз.
mcp-argument-language = Язык ответа: { $languages }.
mcp-argument-token = То, что выдал «{ "introduce" }», если само соединение не посылает токен.
mcp-argument-table = Обозначение стола, как его называет «{ "tables" }».
mcp-argument-decisions = Тексты вариантов по порядку.
mcp-argument-wait = Наибольшее время ожидания остальных, в секундах.
mcp-argument-keep = Сколько решений партии остается. Без этого — на шаг назад.
mcp-argument-yes = Согласны ли вы.
mcp-argument-adviser = Какого бота спросить.
mcp-argument-seconds = Сколько секунд бот может думать.
mcp-argument-name = Ваше имя за столами.
mcp-argument-which = «{ "mine" }» или «{ "finished" }»: свои; «{ "open" }»: открытые для всех со свободным местом; «{ "running" }»: открытые для всех, чтобы смотреть.
mcp-argument-mode = Режим игры: { $modes }.
mcp-argument-variant = Вариант: { $variants }.
mcp-argument-others = Кто еще играет: для каждого места «{ "person" }» (придет по ссылке) или бот: { $bots }. На остальных местах играет { $usual }.
mcp-argument-table-name = Как называется стол.
mcp-argument-hints = Могут ли игроки просить подсказки.
mcp-argument-public = Могут ли все смотреть игру и садиться за стол.
mcp-argument-link = Ссылка на стол или обозначение открытого для всех.
mcp-argument-text = Что сказать.
mcp-argument-card = Обозначение или название карты; без него — все карты.
mcp-argument-chapter = Название главы; без него — список.
mcp-argument-rules-table = Стол, правила которого нужны; без него — ваш последний.
mcp-argument-rules-mode = Режим, если нужен не тот, что за вашим столом: { $modes }.
mcp-resource-rules = Глава правил.
mcp-resource-cards = Все карты варианта.
mcp-resource-card = Одна карта, по коду или названию.
mcp-resource-record = Запись партии за столом в формате JSON.

mcp-help =
    Столы для языковой модели: сервер { "MCP" } на стандартном вводе и выводе.

    Без --server у него свои столы, которые сохраняются и к которым люди могут прийти с браузером, пока он работает.
mcp-option-server = Играть на этом сервере, например { $example }.
mcp-option-name = Как зовут модель за столами.
mcp-option-port = Порт на этом компьютере для людей с браузером; любой свободный, если 8000 занят.
mcp-no-address = «{ $value }» — не адрес сервера. Пример: { $example }.
mcp-no-service = Открыть столы не удалось: порт занят другой программой или база данных не открывается.
