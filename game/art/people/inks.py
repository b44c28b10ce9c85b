"""Inks beyond the palette of the house: skin, hair, cloth and the hours of the day."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.palette import CYPRESS, GOLD, LAGO, OCHRE, OLIVE, TERRACOTTA, WINE, Colour, mix

SKINS: dict[str, Colour] = {
    "pale": "#F3D0AE",
    "fair": "#EDC196",
    "rosy": "#EFB592",
    "warm": "#DDA271",
    "olive": "#C98F5C",
    "tan": "#B5764A",
    "brown": "#99623E",
    "deep": "#794A2F",
}


HAIRS: dict[str, Colour] = {
    "black": "#2B2228",
    "dark": "#46301F",
    "chestnut": "#6E4322",
    "auburn": "#8E4420",
    "red": "#B0521F",
    "gold": "#C98F3A",
    "blond": "#DFB964",
    "grey": "#8D847C",
    "silver": "#C6BBAA",
    "white": "#EDE4D3",
}


LIPS: dict[str, Colour] = {"red": "#B3263A", "rose": "#C4576A", "wine": "#8C1D3F", "clay": "#B4553E", "plum": "#7A2A4A"}
CLOTHS: dict[str, Colour] = {
    "wine": WINE,
    "clay": "#C4573A",
    "rust": TERRACOTTA,
    "plum": "#4E2760",
    "violet": "#5B4A6B",
    "night": "#332B40",
    "coal": "#2C2A33",
    "blue": LAGO,
    "sky": "#5B8FB4",
    "ice": "#A9C6D6",
    "royal": "#1B56A0",
    "teal": "#2C8C7C",
    "mint": "#8FC0A9",
    "green": "#3F6E36",
    "moss": OLIVE,
    "leaf": "#7F8F3E",
    "forest": CYPRESS,
    "ochre": OCHRE,
    "gold": GOLD,
    "straw": "#E6C56C",
    "sand": "#B5834A",
    "earth": "#6B4A3A",
    "rose": "#C97F80",
    "blush": "#E7A9A9",
    "ivory": "#EBDDBF",
    "cream": "#F7EEDC",
    "grey": "#8A8078",
    "lago": "#1B56A0",
    "cotto": "#C4420F",
    "sole": "#F4C430",
    "salvia": "#2FA58E",
    "nero": "#2B2B35",
    "calce": "#FFFDF5",
}


LEATHER, WOOD, DARK_WOOD, STEEL, BRASS, PAPER = "#7A4A28", "#A06A38", "#5E3A24", "#AEB4B6", "#D9AE4A", "#F5ECD8"


RED_WINE, WHITE_WINE, GLASS, BOTTLE = "#8C1D3F", "#E3C95A", "#DCE8E4", "#2F5A3C"


class Hour(NamedTuple):
    """The light of a time of day: bands of the sky from above, the sun or moon, and what it does to a place."""

    sky: tuple[Colour, ...]
    sun: Colour
    far: Colour
    near: Colour
    wall: Colour
    wall_shade: Colour
    floor: Colour
    glow: Colour
    dark: float
    """The share of night in everything that is not lit."""


HOURS: dict[str, Hour] = {
    "morning": Hour(
        ("#8FC3C0", "#B7D8C6", "#DDE6C4", "#F6E7BE"),
        "#F7D774",
        "#8FAE8A",
        "#5F8F55",
        "#EBD3A2",
        "#C99D63",
        "#D9BC84",
        "#FFF3CF",
        0,
    ),
    "noon": Hour(
        ("#6FB2C4", "#93C8CC", "#BBDCD2", "#E2EBD3"),
        "#FBE38A",
        "#93B27A",
        "#6C9440",
        "#F3DFB4",
        "#D2A468",
        "#E0C58E",
        "#FFF8E0",
        0,
    ),
    "gold": Hour(
        ("#EFA94C", "#F4BE66", "#F8D48C", "#FCE8BA"),
        "#E4702A",
        "#C98D4C",
        "#7F8A3A",
        "#EFC27C",
        "#C07B3F",
        "#CF9A55",
        "#FFE9B0",
        0,
    ),
    "dusk": Hour(
        ("#2F4B6B", "#6C5478", "#B5605E", "#EB9A55"),
        "#F4C860",
        "#5C4058",
        "#3C4238",
        "#A8644E",
        "#6B3D42",
        "#8A5540",
        "#FFC86A",
        0.18,
    ),
    "night": Hour(
        ("#14203A", "#1D2F4E", "#2B4465", "#3F5C7A"),
        "#F4E7B2",
        "#22344A",
        "#1B2A38",
        "#4A4A68",
        "#2B2C48",
        "#3A3852",
        "#FFD27A",
        0.28,
    ),
    "candle": Hour(
        ("#1E1420", "#2A1A26", "#3A2228", "#4C2C2A"),
        "#FFD27A",
        "#3A2228",
        "#2A1A20",
        "#7A4630",
        "#43262A",
        "#5A3428",
        "#F2B04E",
        0.2,
    ),
    "winter": Hour(
        ("#7FA6C6", "#A3C2D6", "#C6DAE4", "#E9EFEA"),
        "#F6E5AE",
        "#8FAAB9",
        "#5E7E8C",
        "#D8CDBE",
        "#9C8E94",
        "#C9C2BC",
        "#FFF4D6",
        0,
    ),
}


TINTS: dict[str, tuple[Colour, float]] = {
    "dusk": ("#7A2F4A", 0.13),
    "night": ("#3A2C5C", 0.08),
    "candle": ("#7A3410", 0.15),
    "winter": ("#86A8C8", 0.07),
    "gold": ("#E08A2A", 0.07),
}
"""What the light of an hour stirs into everything that people wear and are."""


def skin(word: str) -> Colour:
    """A skin by its name."""
    return SKINS[word]


def skin_shade(colour: Colour, depth: float = 0.34) -> Colour:
    """The warm shadow of a skin."""
    dark = int(colour[1:3], 16) < 0xA0
    return mix(colour, "#3A1216" if dark else "#5A1E22", depth * (0.82 if dark else 1))


def shade(colour: Colour, depth: float = 0.3) -> Colour:
    """The shadow plane of cloth, hair and things."""
    return mix(colour, "#1C0F1C", depth)


def light(colour: Colour, height: float = 0.28) -> Colour:
    """The lit plane of cloth, hair and things."""
    return mix(colour, "#FFF2CF", height)
