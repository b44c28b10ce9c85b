"""The inks of the house: every colour by its name, with those of seasons, decks, drinks and players."""

from __future__ import annotations

from typing import NamedTuple

Colour = str
"""A colour as ``#RRGGBB``."""

PAPER: Colour = "#F5ECD8"
CARD: Colour = "#FBF6EA"
MAT: Colour = "#E8D9BA"
INK: Colour = "#2A1C14"
INK2: Colour = "#59463A"
CELLAR: Colour = "#221820"
CELLAR2: Colour = "#33242C"
CREAM: Colour = "#F7EEDC"
CREAM2: Colour = "#CFC0AC"
LINE: Colour = "#8A735C"
WINE: Colour = "#7A1B38"
TERRACOTTA: Colour = "#A8421F"
OCHRE: Colour = "#D9992B"
GOLD: Colour = "#C8A04A"
OLIVE: Colour = "#59652A"
CYPRESS: Colour = "#20402F"
LAGO: Colour = "#23597D"
LEGAL: Colour = "#1B6E3C"
ILLEGAL: Colour = "#A3161B"
FOCUS: Colour = "#0B4FA8"
WARN: Colour = "#8A5A00"
SELECT: Colour = "#F4C430"
SHADOW: Colour = "#120A0C"
GLOW: Colour = "#FFF6DF"
"""The light edge of round things and of player pieces."""

RIBBON: Colour = "#1B1217"
NIGHT: Colour = "#0E080A"
BRASS: Colour = "#E8C46A"
"""Golden words and rules on the dark table."""
TIMBER: Colour = "#6B5148"
"""Thin rules on the dark table."""
DISABLED: Colour = "#C4BBAF"
COIN: Colour = "#D9AE4A"
COIN_FACE: Colour = "#EBCB78"
COIN_INK: Colour = "#3A2415"
PLAN: Colour = "#3F2A22"
PLAN_NAME: Colour = "#F0DFC2"
STONE: Colour = "#DCD1BA"
STONE_BELOW: Colour = "#CFC2BA"
SLOT_NUMBER: Colour = "#E8CDA6"
"""The number of an empty place on the crush pad."""
CELLAR_NUMBER: Colour = "#B99AA0"
"""The number of an empty place in the cellar."""
RESIDUAL_STONE: Colour = "#E4CE8E"


class Season(NamedTuple):
    """Inks of a season: its head, the tint of its cells, and words on the head."""

    head: Colour
    tint: Colour
    words: Colour


class Deck(NamedTuple):
    """Inks of a deck: its ground, words on it, the lines of its pattern, and the icon that stands for it."""

    ground: Colour
    words: Colour
    pattern: Colour
    icon: str


class Drink(NamedTuple):
    """Inks of grapes and wines: the token's ground, the number on it, and its icon."""

    ground: Colour
    words: Colour
    icon: str


class Player(NamedTuple):
    """A player's colour: body, what is drawn on it, its shadow half, the emblem's shape and the pattern."""

    body: Colour
    on: Colour
    shade: Colour
    emblem: str
    pattern: str


SEASONS: dict[str, Season] = {
    "spring": Season("#9CC7AE", "#E3EBCF", INK),
    "summer": Season("#E3A72A", "#FBE9BD", INK),
    "fall": Season("#A9501F", "#F3D9C4", CREAM),
    "winter": Season("#2F6690", "#D3E3EE", CREAM),
    "year_end": Season("#5B4A6B", "#E2DAE6", CREAM),
}

DECKS: dict[str, Deck] = {
    "vine": Deck("#3F6E36", CREAM, "#2A4D25", "draw_vine"),
    "order": Deck("#4E2760", CREAM, "#361A44", "draw_order"),
    "summer_visitor": Deck("#F0BE3C", INK, "#C98F1E", "summer"),
    "winter_visitor": Deck("#8FBBD6", INK, "#5F93B4", "winter"),
    "mama": Deck("#E7A9A9", INK, "#C97F80", "mama"),
    "papa": Deck("#8C9FC7", INK, "#6679A6", "papa"),
    "automa": Deck("#C9B79A", INK, "#9A8760", "automa"),
    "field": Deck("#B48A57", INK, "#86602F", "plant"),
}

DRINKS: dict[str, Drink] = {
    "red": Drink("#8C1D3F", CREAM, "tok_red"),
    "white": Drink("#D3B83F", INK, "tok_white"),
    "blush": Drink("#D6706A", INK, "tok_blush"),
    "sparkling": Drink("#F9F3D6", INK, "tok_spark"),
}

NOBODY = "grey"
"""The colour of pieces that belong to no seat for long: the temporary worker, and those of the Automa."""


PLAYERS: dict[str, Player] = {
    "lago": Player("#1B56A0", "#FFFDF5", "#1B4178", "circle", "solid"),
    "cotto": Player("#C4420F", "#FFFDF5", "#942F10", "triangle", "bars"),
    "sole": Player("#F4C430", INK, "#B79128", "star", "rays"),
    "salvia": Player("#2FA58E", INK, "#297C6C", "square", "posts"),
    "nero": Player("#22222A", "#FFFDF5", "#0E0E14", "diamond", "dots"),
    "calce": Player("#FFFDF5", INK, "#D8CDB8", "cross", "crosshatch"),
}
"""The six colours in the order in which they are offered."""

NEUTRAL = Player("#7E7874", INK, "#605A57", "ring", "hatch")
"""The grey of the temporary worker and of pieces that belong to nobody."""


def player(colour: str) -> Player:
    """The inks of a player's colour by its name; ``grey`` is nobody's. Raises KeyError for an unknown name."""
    return NEUTRAL if colour == "grey" else PLAYERS[colour]


def rgb(colour: Colour) -> tuple[int, int, int]:
    """The three parts of a colour, each 0-255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Colour ``a`` with ``share`` (0-1) of ``b`` stirred in."""
    parts = (round(x + (y - x) * share) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{max(0, min(255, part)):02X}" for part in parts)


def darker(colour: Colour, share: float = 0.22) -> Colour:
    """The shadow ink of a colour."""
    return mix(colour, "#1A0F12", share)


def lighter(colour: Colour, share: float = 0.25) -> Colour:
    """The light ink of a colour."""
    return mix(colour, GLOW, share)
