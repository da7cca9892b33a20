# What the service says: problems, and names that it makes up.

service-table-name = Стол: { $name }
service-record-name = Запись: { $name }

problem-who-are-you = Сначала назовите себя: в запросе нет действующего токена.
problem-no-such-address = По этому адресу ничего нет.
problem-no-such-seat = За этим столом нет такого места.
problem-no-such-language = Такого языка здесь нет.
problem-no-such-number = До этого за столом еще не дошло.
problem-no-such-recovery = Эта ссылка не действует: ее уже использовали, прошли сутки или создана новая.
problem-no-such-game = Такой игры нет.
problem-no-such-lesson = Такого урока нет.
problem-no-such-bot = Бота { $bot } нет. Боты: { $bots }.
problem-no-such-answer = На этот вопрос нельзя так ответить.
problem-wrong-method = Этим адресом так пользоваться нельзя.
problem-malformed = Запрос непонятен.
problem-too-large = Запрос слишком велик.
# $where is the path of a field, $what an id.
problem-invalid = { $what ->
    [missing] В запросе нет поля { $where }.
    [unknown] В запросе есть неизвестное поле: { $where }.
    [too-short] Значение { $where } слишком короткое.
    [too-long] Значение { $where } слишком длинное.
    [too-small] Значение { $where } слишком мало.
    [too-large] Значение { $where } слишком велико.
    [unprintable] Значение { $where } может содержать только печатные символы.
    [not-a-choice] Значение { $where } не входит в число возможных.
    [wrong-type] Значение { $where } не того вида: нужен текст, число, список или тому подобное.
   *[other] Значение { $where } невозможно.
}
problem-wrong-origin = Запрос пришел со страницы другого сайта.
problem-too-often = { $seconds ->
    [one] Слишком часто. Попробуйте снова через { $seconds } секунду.
    [few] Слишком часто. Попробуйте снова через { $seconds } секунды.
    [many] Слишком часто. Попробуйте снова через { $seconds } секунд.
   *[other] Слишком часто. Попробуйте снова через { $seconds } секунды.
}
problem-storage = Игру не удалось сохранить, поэтому ничего не изменилось. Попробуйте еще раз.
problem-unexpected = У нас что-то пошло не так. Ничего не изменилось.
problem-rules = Правила этого не разрешают.

problem-wrong-seats = { $players ->
    [one] В этой игре { $players } место, а не { $seats }.
    [few] В этой игре { $players } места, а не { $seats }.
    [many] В этой игре { $players } мест, а не { $seats }.
   *[other] В этой игре { $players } места, а не { $seats }.
}
problem-me-twice = Сами вы можете занять только одно место; за остальные места на этом устройстве играют с пометкой «на этом устройстве».
problem-unratable = { $why ->
    [device] На рейтинг не играют за одним устройством: у каждого свое.
    [model] За рейтинговый стол языковая модель не садится.
   *[people] Для игры на рейтинг нужны хотя бы два человека, каждый на своем месте.
}
problem-already-seated = Вы уже сидите за этим столом.
problem-no-free-seat = Здесь нет свободных мест.
problem-seat-taken = Это место занято.
problem-not-seated = Вы не сидите за этим столом.
problem-not-your-seat = Это не ваше место.
problem-no-hints = За этим столом играют без подсказок.
problem-no-hint-now = Сейчас брата спросить нельзя. Попробуйте еще раз.
problem-creator-only = Это доступно только тому, кто открыл стол.
problem-not-absent = Этот игрок здесь: бот может заменить только отсутствующего.
problem-already-started = Игра уже началась. Вместо этого можно сдаться.
problem-not-playing = Сейчас за этим столом не играют.
problem-not-started = Игра еще не началась: есть свободные места.
problem-over = Игра окончена.
problem-closed = Этот стол закрыт.
problem-read-only = С тех пор как в эту игру играли, правила изменились: ее можно только просмотреть, до последнего допустимого решения. Вернитесь к этому месту, чтобы играть дальше.

problem-conflict = За столом успело произойти что-то другое. Посмотрите еще раз, прежде чем решать.
problem-not-your-turn = Сейчас решаете не вы.
problem-not-possible = Сейчас это невозможно.
problem-nothing-to-undo = Взять назад нечего.
problem-nobody-asked = Никто не просил взять ход назад.
problem-asked-yourself = Это ваша просьба: соглашаться должны другие.
problem-seats-of-record = За места из записи играете вы, на этом устройстве, или боты.

service-broken = с тех пор правила изменились, и ход { $move } больше невозможен. { $why }
problem-newer-version = Этот стол продолжила более новая версия сервера. Здесь его можно смотреть, но не менять.
problem-too-long = Эта партия стала слишком длинной, чтобы продолжать ее здесь.
problem-record-too-long = В записи больше решений, чем { $limit }. Ни одной партии столько не нужно.
problem-no-replay-now = Сейчас запись нельзя прочитать. Попробуйте еще раз.
problem-no-such-device = Такого устройства нет.
problem-no-such-message = За этим столом нет такого сообщения.
problem-no-such-person = Там никто не сидит.
problem-no-such-page = Такой страницы нет, или ее видит только ее хозяин.
problem-not-your-name = Это не ваше имя: ничего не удалено.
problem-too-many-waiting = Ваших столов, которые ждут игроков: { $limit }. Сначала закройте один из них.
problem-too-many-with-bots = Ваших столов, за которыми играют боты: { $limit }. Сначала закончите или закройте один из них.
problem-wrong-host = Этот сервер не знает себя под именем { $host }. Тот, кто его держит, задает имя в { "LABORA_HOSTS" }.
problem-nobody-to-ask = Те, кто должен согласиться, покинули игру.
problem-not-absent-long-enough = { $minutes ->
    [one] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуту.
    [few] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуты.
    [many] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минут.
   *[other] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуты.
}
