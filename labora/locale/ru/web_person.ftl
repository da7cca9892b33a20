# A person's page.

web-me = Моя страница
web-title-me = Моя страница · Labora
web-me-nobody = Здесь пока никого не знают. Сядьте за стол, и ваши игры останутся на этой странице.
web-me-saved = Имя сохранено.
