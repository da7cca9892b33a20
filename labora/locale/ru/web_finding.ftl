# Поиск игры: во что хочется сыграть, кто придет, знакомые.

web-wish-mode = Число игроков и длительность
web-wish-any-mode = любое число игроков
web-wish-variant = Вариант
web-wish-any-variant = оба варианта
web-wish-speed = Темп
web-wish-any-speed = любой темп
web-wish-speed-of = { $speed ->
    [live] за один вечер
    [days] по дням
   *[none] без часов
}
web-wish-rated = Рейтинг
web-wish-any-rated = с рейтингом или без (сейчас: без)
web-wish-unrated = не на рейтинг
web-wish-only-rated = на рейтинг
web-wish-within = на рейтинг, разница до { $points }
web-seek = Сыграть прямо сейчас
web-seeking = { $others ->
    [0] Идет поиск. Оставайтесь на этой странице.
    [one] Идет поиск. Ждет еще { $others } человек. Оставайтесь на этой странице.
    [few] Идет поиск. Ждут еще { $others } человека. Оставайтесь на этой странице.
    [many] Идет поиск. Ждут еще { $others } человек. Оставайтесь на этой странице.
   *[other] Идет поиск. Ждет еще { $others } человека. Оставайтесь на этой странице.
}
web-seek-stop = Прекратить поиск
web-seek-ended = Здесь поиск окончен: он идет в другом окне, или запросов было слишком много.

web-invitations = Приглашения
web-invites-you = { $name } приглашает вас
web-invited-since = { $time } назад
web-invitation-go = Посмотреть
web-invitation-block = Заблокировать
web-invitation-block-sure = Заблокировать: { $name }

web-invite = Пригласить
web-invite-about = Те, с кем вы играли. Они увидят приглашение среди своих столов и получат уведомление, если включили его.
web-invite-nobody = Вы еще ни с кем не играли. Отправьте ссылку.
web-invite-games = { $count ->
    [one] { $count } общая партия
    [few] { $count } общие партии
    [many] { $count } общих партий
   *[other] { $count } общей партии
}
web-invite-do = Пригласить
web-invite-state = { $state ->
    [declined] отказ
   *[invited] приглашение отправлено
}

web-rated = На рейтинг
web-rated-about = На рейтинг: партия идет в зачет всем, кто сядет за этот стол; кто сдастся, займет последнее место. Подсказок, проб и разбора во время партии нет.
web-rated-choice = На рейтинг: партия идет в зачет, без помощи
web-rated-people = Для рейтинговой партии нужны хотя бы два человека, каждый за своим устройством.
web-rating-beside = { $name }: { $rating } ± { $spread }
