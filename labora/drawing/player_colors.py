"""The players' colors, in the order of the boards: for the page, link images and printed reports."""

from typing import Final

PLAYER_COLORS: Final = {"red": "#9e2417", "blue": "#2b5d9b", "green": "#2f9279", "white": "#f7f2e6"}
NEUTRAL_COLOR: Final = PLAYER_COLORS["white"]
