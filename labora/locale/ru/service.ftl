# What the service says: problems, and names that it makes up.

service-table-name = Стол игрока { $name }
service-record-name = Запись игрока { $name }

problem-who-are-you = Сначала представьтесь: в запросе нет действующего токена.
problem-no-such-address = По этому адресу ничего нет.
problem-no-such-seat = За этим столом нет такого места.
problem-no-such-language = Такого языка здесь нет.
problem-no-such-number = Игра за этим столом до этого места еще не дошла.
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
problem-too-many-connections = С вашего адреса открыто слишком много соединений. Закройте несколько страниц и попробуйте снова.
problem-storage = Партию не удалось сохранить, поэтому ничего не изменилось. Попробуйте еще раз.
problem-unexpected = У нас что-то пошло не так. Ничего не изменилось.
problem-rules = Правила этого не разрешают.

problem-wrong-seats = { $players ->
    [one] В этой игре { $players } место, а не { $seats }.
    [few] В этой игре { $players } места, а не { $seats }.
    [many] В этой игре { $players } мест, а не { $seats }.
   *[other] В этой игре { $players } места, а не { $seats }.
}
problem-me-twice = Сами вы можете занять только одно место; для остальных на этом устройстве выберите «Этот экран».
problem-unratable = { $why ->
    [device] На рейтинг не играют за одним устройством: у каждого свое.
    [model] За рейтинговый стол языковая модель не садится.
   *[people] Для рейтинговой партии нужны хотя бы два человека, каждый на своем месте.
}
problem-already-seated = Вы уже сидите за этим столом.
problem-no-free-seat = Здесь нет свободных мест.
problem-seat-taken = Это место занято.
problem-not-seated = Вы не сидите за этим столом.
problem-not-your-seat = Это не ваше место.
problem-no-hints = За этим столом играют без подсказок.
problem-no-hint-now = Сейчас подсказку получить нельзя. Попробуйте еще раз.
problem-creator-only = Это доступно только тому, кто открыл стол.
problem-not-absent = Этот игрок здесь: бот может заменить только отсутствующего.
problem-already-started = Партия уже началась. Вместо этого можно уступить место боту.
problem-not-playing = Сейчас за этим столом не играют.
problem-not-started = Партия еще не началась: есть свободные места.
problem-over = Игра окончена.
problem-not-over = Игра еще не окончена.
problem-closed = Этот стол закрыт.
problem-read-only = С тех пор как в эту партию играли, правила изменились: ее можно только просмотреть, до последнего допустимого решения. Чтобы играть дальше, верните ходы до этого места.

problem-conflict = За столом успело произойти что-то другое. Посмотрите еще раз, прежде чем решать.
problem-not-your-turn = Сейчас решаете не вы.
problem-not-possible = Сейчас это невозможно.
problem-nothing-to-undo = Отменять нечего.
problem-nobody-asked = Никто не просил вернуть ход.
problem-asked-yourself = Это ваша просьба: соглашаться должны другие.
problem-seats-of-record = В партии из записи места занимаете вы, «Этот экран» или боты.

service-broken = с тех пор правила изменились, и ход { $move } больше невозможен. { $why }
problem-newer-version = Этот стол продолжила более новая версия сервера. Здесь его можно смотреть, но не менять.
problem-unreadable = Начиная с этого места сохраненные данные стола не читаются.
problem-too-long = Эта партия стала слишком длинной, чтобы продолжать ее здесь.
problem-record-too-long = В записи слишком много решений: предел — { $limit }.
problem-no-replay-now = Сейчас запись нельзя прочитать. Попробуйте еще раз.
problem-no-such-device = Такого устройства нет.
problem-no-such-message = За этим столом нет такого сообщения.
problem-no-such-person = На этом месте нет человека.
problem-no-such-page = Такой страницы нет, или она закрыта.
problem-not-your-name = Это не ваше имя: ничего не удалено.
problem-too-many-waiting = Игроков ждут уже несколько ваших столов (больше { $limit } нельзя). Сначала закройте один из них.
problem-too-many-with-bots = Боты играют уже за несколькими вашими столами (больше { $limit } нельзя). Сначала закончите или закройте один из них.
problem-wrong-host = Имя { $host } этому серверу неизвестно. Администратор задает его имена в { "LABORA_HOSTS" }.
problem-nobody-to-ask = Те, кто должен согласиться, покинули игру.
problem-not-absent-long-enough = { $minutes ->
    [one] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуту.
    [few] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуты.
    [many] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минут.
   *[other] Этот игрок может вернуться. Бот сможет занять место через { $minutes } минуты.
}
