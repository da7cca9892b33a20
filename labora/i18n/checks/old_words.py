"""Words that a language does not use for a thing of the game, because another word is its name."""

import re
from collections.abc import Iterator
from typing import Final

from labora.i18n.checks.entries import MessageEntry

# For each language: a pattern, and the word to use instead.
_OLD: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": ((r"(?<![Ll]ay[ -])\b[Bb]rother\b(?! Odo)", "lay brother, or monk for the bot"),),
    "de": (
        (r"\b[Dd]aheim\b|\b[Uu]nterwegs\b", "frei, eingesetzt"),
        (r"\bheim\b|\b[Hh]eimk", "zurück"),
        (r"\b[Uu]msonst\b|\b[Vv]ergebens\b", "kostenlos, ohne Ertrag"),
        (r"\bTafeln?\b", "Landschaft"),
        (r"\bSchmuck\b", "Ornament"),
        (r"\bScheiben?\b", "Anzeiger"),
        (r"\bBesitzern?\b", "Eigentümer"),
        (r"\bRatschl|\bHinweis", "Tipp"),
        (r"\btäten?\b", "würde tun"),
        (r"\büber Tage\b", "über mehrere Tage"),
        (r"\bzähl(t|en (sie|keine)) Punkte\b", "bringt Punkte"),
        (r"\b[Dd]as Schild\b", "der Schild"),
        (r"\b[Ff]reie[mns]? Gebäude", "unbesetzt"),
        (r"\b(auf der|aus der|von der|deine|deiner) Hand\b", "Vorrat"),
        (r"\bB(ruders?|rüder)\b(?! Odo)", "Laienbruder, or Mönch for the bot"),
    ),
    "fr": (
        (r"à la maison", "disponible"),
        (r"(?<!en )\bdehors\b", "placé"),
        (r"\brentr(e|es|ent|ez|er|é|ée|és|ées)\b", "revenir, reprendre"),
        (r"\bécus?\b", "écusson"),
        (r"\b[Vv]ariantes?\b", "version"),
        (r"\bextra(ire|yez|it|ient|ction)\b", "couper"),
        (r"(?<!sur le )\bdisques?\b", "marqueur"),
        (r"attei(gn|nd)\w* (d’autres|des|un autre) bâtiments?", "donner accès à"),
        (r"(^|[.:] )Le plus de points (l’emporte|gagne)", "le joueur qui a le plus de points"),
        (r"à qui que ce soit", "quel qu’en soit le propriétaire"),
        (r"\b[Ll]e frère\b(?! convers)", "le moine"),
        (r"[Cc]hamp de fête", "champ de foire"),
        (r"garder cela", "garder ce coup"),
        (r"\b(repris|reprendre) (un|le|ce|des|quelque)\b", "annuler"),
        (r"\bids?\b", "identifiant"),
    ),
    "pl": (
        (r"\b[Aa]kcj\w+ główn", "akcja podstawowa"),
        (r"\b[Kk]rąż(ek|k)", "znacznik"),
        (r"\b[Oo]zdob", "ornament"),
        (r"\b[Ww]yrąb|\b[Ww]ycink|\b[Ww]ydob", "karczowanie, kopanie torfu"),
        (r"\b(w|poza|do)\sdom(u|em)\b", "dostępny, w budynku, wraca"),
        (r"\b[Ww]oln\w+ (mni|bra|przeor)", "dostępny"),
        (r"\b[Ww]oln\w+ budyn", "niezajęty"),
        (r"\b[Bb]ra(t|ta|tu|tem|cie|cia|ci|ćmi)\b(?!\s(zakonn|Odon))", "brat zakonny, zakonnik (the bot)"),
        (r"\b[Oo]sad\w+ liczy\b(?! się)", "osada daje punkty"),
        (r"\b[Oo]br\w+ koł|\b[Kk]oło się obraca", "kierat"),
        (r"\b[Ww]ytw\w+ [^.:]*\bna kole", "za pomocą koła"),
        (r"\b[Ss]erwis|\b[Uu]sług(a|i|ę|ą)\b", "serwer"),
        (r"\b[Ww]iosk|\bza(kład|łoż|łóż)\w* osad", "osada, zbudować osadę"),
        (r"\b[Ww]ypróbow\w+ wariant", "próba"),
        (r"\b[Ww] rankingach\b|^Rankingi$", "tablice wyników"),
        (r"\b[Oo]dpada", "wychodzi z gry"),
        (r"\b[Ww]e dwoje\b|\bdla dwojga\b", "dwie osoby"),
        (r"\b[Nn]eutraln\w+ przeor", "przeor gracza neutralnego"),
        (r"\b[Ss]ięga(ć|ją|jąc)", "pozwalają użyć"),
        (r"\bprzez kontrakt", "w ramach kontraktu"),
    ),
    "ru": (
        (r"\b[Кк]лет(к|ок)", "участок"),
        (r"\b[Дд]ома\b|\b[Дд]омой\b|\bиз дома\b", "свободен"),
        (r"\b[Сс]вободн\w+ здани", "незанятое здание"),
        (r"\b(дозре|зрел|зрее|созре)", "копится, накопилось"),
        (r"\b[Нн]ейтральн\w+ настоятел", "настоятель нейтрального игрока"),
        (r"\b[Пп]риор(?!ит)", "настоятель, or келарь for the bot"),
        (r"\b[Бб]рат(а|у|ом|е|ья|ьев)?\b(?! Одон)", "послушник, or инок for the bot"),
        (r"\b[Нн]а(ним|нят|нял)", "договор на здание"),
        (r"\b[Дд](оста[юе]т до|отян)", "открывать доступ к зданию"),
        (r"\b[Бб](рать|рал|ерется|ерутся) назад|\b[Вв]зят\w* (ход\w* )?(назад|обратно)", "вернуть ход"),
        (r"Это можно оставить", "Ход можно оставить и так"),
        (r"\b[Пп]оселени\w считает|\bсчитает сво", "дает очки за"),
        (r"\b[Кк]олес", "счетчик"),
        (r"\b[Сс]писк\w+ лучших", "таблица лидеров"),
        (r"\b[Кк]арточ", "карта"),
        (r"\b(вашем|вашего|своего|своем|ваш) запас|\b[Пп]оселения в запасе", "на руке"),
        (r"\b[Дд]лин(а|у|ная|ную|ной) (игр|парти)|\b[Дд]линна", "долгая"),
        (r"\b[Зз]апис(ь|и|ью) (этой )?игры|\b[Рр]аз(бор|обрать) игр", "партия"),
        (r"\b[Сс]ыгранн\w+ игр|\b[Лл]учши\w+ (соло-)?игр|\b[Оо]бщ\w+ игр|\bиг\w+ на рейтинг", "партия"),
        (r"\b[Пп]роводник", "наставник"),
    ),
}
# How the names of messages begin where a pattern is right: a line that is tried out is a variante.
_RIGHT: Final[dict[str, tuple[str, ...]]] = {
    r"\b[Кк]олес": ("drawn-frontispiece",),
    r"\b[Дд]лин(а|у|ная|ную|ной) (игр|парти)|\b[Дд]линна": ("web-remembered-chain",),
    r"\b[Vv]ariantes?\b": (
        *("web-lines", "web-try", "service-line"),
        *("problem-no-aids", "problem-not-a-line", "problem-too-many-lines"),
    ),
}


def old_words(language: str, own: dict[str, MessageEntry]) -> Iterator[str]:
    for entry in own.values():
        for pattern, word in _OLD.get(language, ()):
            text = next((one for one in entry.texts if re.search(pattern, one)), None)
            if text is not None and not entry.name.startswith(_RIGHT.get(pattern, ())):
                yield f"{entry.name}: use the word “{word}”: {text!r}"
