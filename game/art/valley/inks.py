"""The inks of the valley: its burning trees, its evening, and its enamel signs."""

from __future__ import annotations

from game.art.kit.palette import Colour

Pair = tuple[Colour, Colour]
"""A light ink and its shaded one, or a sign's ground and its rim."""

CROWNS: tuple[Pair, ...] = (
    ("#E9A02F", "#C4661E"),
    ("#D4551F", "#96300F"),
    ("#F0C04A", "#CF8424"),
    ("#B93A1B", "#7A2210"),
)
"""The burning trees of fall."""

EVENING: dict[str, Colour] = {"spring": "#B8C6DE", "summer": "#A8BAE4", "fall": "#C6C0DC", "winter": "#AAB5D4"}
"""The evening over each part of the valley, multiplied with what lies there."""

MIST: dict[str, tuple[Colour, float]] = {
    "spring": ("#5F78B4", 0.18), "summer": ("#5C6CAC", 0.35), "fall": ("#6468A8", 0.14), "winter": ("#7C8CC8", 0.0)
}  # fmt: skip
"""What the evening lays over the land before, and how much: no ink that is multiplied makes warm ground cool."""

ENAMEL: dict[str, Pair] = {
    "spring": ("#F8F8E6", "#2F6B4A"),
    "summer": ("#FFF6DF", "#9A4A12"),
    "fall": ("#FFF1DC", "#8E3A14"),
    "winter": ("#F3F8FA", "#1F4E79"),
}
"""A sign in its season."""

WORN: dict[str, Pair] = {
    "spring": ("#D6DCCB", "#6A8573"),
    "summer": ("#DCCFB6", "#8E7050"),
    "fall": ("#DCC9B4", "#8A6450"),
    "winter": ("#CDD5DA", "#5E7487"),
}
"""A sign in its season of an action that lacks something."""

SLATE: dict[str, Pair] = {
    "spring": ("#B6C4CC", "#46606E"),
    "summer": ("#C4C5D6", "#4A4C74"),
    "fall": ("#C6BECE", "#574664"),
    "winter": ("#B3BDD6", "#3D5078"),
}
"""A sign in the evening."""
