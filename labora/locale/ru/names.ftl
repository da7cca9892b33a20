# Names of modes, variants, terrains, landscapes, players, clergymen.

mode-solo = соло
mode-2-short = вдвоем
mode-2-long = долгая игра вдвоем
mode-3-short = короткая игра втроем
mode-3-long = втроем
mode-4-short = короткая игра вчетвером
mode-4-long = вчетвером

# What a newcomer wants to know before choosing a mode.
mode-about-solo = вы и нейтральный игрок, 32 раунда, цель — 500 очков
mode-about-2-short = обычная игра для двоих, по два действия в раунде, кончается, когда доступных зданий почти не осталось
mode-about-2-long = почти все карты, кончается, когда остается не больше трех зданий
mode-about-3-short = 13 раундов, ресурсы в подарок, по два монаха у каждого
mode-about-3-long = полная игра для троих, 25 раундов
mode-about-4-short = 13 раундов, ресурсы в подарок, по два монаха у каждого
mode-about-4-long = полная игра для четверых со всеми картами, 25 раундов

variant-france = Франция
variant-ireland = Ирландия
variant-about-france = зерно, мука и хлеб; виноград и вино
variant-about-ireland = солод, пиво и виски

terrain-plains = равнина
terrain-hillside = склон
terrain-coast = побережье
terrain-water = вода
terrain-mountain = горы
# Between terrains that a card may stand on.
terrain-separator = {" / "}

side-hills = холмистое районное поле (болото, лес, лес, склон, склон)
side-plains = равнинное районное поле (лес, равнина, равнина, равнина, склон)
side-coast = прибрежный надел (вода и побережье)
side-mountain = горный надел (два склона и горы)

clergyman-prior = настоятель
clergyman-lay-brother = послушник

# $number counts from 1.
player = Игрок { $number }
player-neutral = Нейтральный игрок
# A space of a landscape by column and row, as the drawings have them.
space = ({ $column }, { $row })
where-at = { $space }
place-right = { $steps ->
    [1] справа от карты «{ $card }»
    [one] на { $steps } участок правее карты «{ $card }»
    [few] на { $steps } участка правее карты «{ $card }»
    [many] на { $steps } участков правее карты «{ $card }»
   *[other] на { $steps } участка правее карты «{ $card }»
}
place-left = { $steps ->
    [1] слева от карты «{ $card }»
    [one] на { $steps } участок левее карты «{ $card }»
    [few] на { $steps } участка левее карты «{ $card }»
    [many] на { $steps } участков левее карты «{ $card }»
   *[other] на { $steps } участка левее карты «{ $card }»
}
place-above = { $steps ->
    [1] выше карты «{ $card }»
    [one] на { $steps } участок выше карты «{ $card }»
    [few] на { $steps } участка выше карты «{ $card }»
    [many] на { $steps } участков выше карты «{ $card }»
   *[other] на { $steps } участка выше карты «{ $card }»
}
place-below = { $steps ->
    [1] ниже карты «{ $card }»
    [one] на { $steps } участок ниже карты «{ $card }»
    [few] на { $steps } участка ниже карты «{ $card }»
    [many] на { $steps } участков ниже карты «{ $card }»
   *[other] на { $steps } участка ниже карты «{ $card }»
}
place-order = в ряду { $row } сверху, на участке { $column } слева
tile-row = ряд { $row }
tile-rows = ряды { $row } и { $lower }
tile-above = над вашими землями
tile-below = под вашими землями
tile-of = место { $number } из { $count } сверху
