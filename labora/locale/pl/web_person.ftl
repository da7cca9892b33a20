# A person's page.

web-me = Moja strona
web-title-me = Moja strona · Labora
web-me-nobody = Nikogo tu jeszcze nie znamy. Usiądź przy stole, a twoje gry znajdą się na tej stronie.
web-me-saved = Imię zapisane.
