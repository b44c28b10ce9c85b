"""What stands on the shelves of orders: bottles by their wine, and the thing beside them, on the grid of icons."""

from __future__ import annotations

from game.art.kit.palette import DRINKS, INK, SHADOW, WINE, Colour
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, path, rect
from game.art.landscape import RED_GRAPES, WHITE_GRAPES, bunch

_BRASS: Colour = "#C8A04A"
_LABEL: Colour = "#FBF1DC"
_GLASS: dict[str, tuple[Colour, Colour]] = {
    "red": ("#4A1A30", "#2A0C1A"),
    "white": ("#7E8A36", "#586022"),
    "blush": ("#D98A80", "#A85A54"),
    "sparkling": ("#2F5A44", "#1C3C2C"),
}
_FORMS = {
    "red": "M9.9,1.4H14.1V7.6C14.1,9.2 17.8,9.6 17.8,12.6V21.8Q17.8,23 16.6,23H7.4"
    "Q6.2,23 6.2,21.8V12.6C6.2,9.6 9.9,9.2 9.9,7.6Z",
    "white": "M10.2,1.4H13.8V6.4C13.8,9.4 17.2,12.4 17.2,16V21.8Q17.2,23 16,23H8"
    "Q6.8,23 6.8,21.8V16C6.8,12.4 10.2,9.4 10.2,6.4Z",
    "blush": "M9.8,1.4H14.2V7C14.2,9 16.4,9.8 16.4,12.4C16.4,14.2 15.6,14.6 16,16.4L17.6,21.6"
    "Q17.8,23 16.4,23H7.6Q6.2,23 6.4,21.6L8,16.4C8.4,14.6 7.6,14.2 7.6,12.4"
    "C7.6,9.8 9.8,9 9.8,7Z",
    "sparkling": "M9.8,1.4H14.2V6.6C14.2,9.8 18.6,12 18.6,16.4V21.6Q18.6,23 17.2,23H6.8"
    "Q5.4,23 5.4,21.6V16.4C5.4,12 9.8,9.8 9.8,6.6Z",
}
"""The outline of a bottle on the grid of icons, by the wine in it."""
_SHADES = {
    "red": "M13,2.2H13.3V8C13.6,9.8 17,10.2 17,12.8V22.2H14.4C15.6,18 15.2,12.4 13,10Z",
    "white": "M12.8,2.2H13V6.8C13.4,9.8 16.4,12.8 16.4,16V22.2H14C15.4,18.6 14.8,12.6 12.8,9.6Z",
    "blush": "M13,2.2H13.4V7.2C13.6,9.4 15.6,10 15.6,12.4C15.6,14.2 14.8,14.6 15.2,16.4"
    "L16.8,22.2H14.4C14.8,18 14,17 14,14.4C14,12 14,10.6 13,9.4Z",
    "sparkling": "M13,2.2H13.4V7C13.8,10 17.8,12.4 17.8,16.4V22.2H14.8C16.4,18 15.6,12.6 13,10Z",
}
LABELS: tuple[Fragment, ...] = (
    circle(12, 17.4, 1.5, "{wine}", INK, 0.5),
    path("M12,15.6L14,17.4L12,19.2L10,17.4Z", "{wine}", INK, 0.5),
    path("M7.4,16.4H16.6M7.4,18.4H16.6", NONE, "{wine}", 0.9),
    path("M12,15.5C13.6,16.4 13.8,18 12,19.3C10.2,18 10.4,16.4 12,15.5Z", "{wine}", INK, 0.5),
    path("M9,19L12,15.8L15,19Z", "{wine}", INK, 0.5),
    path("M12,15.5L12.6,16.8L14,17L13,18L13.2,19.4L12,18.7L10.8,19.4L11,18L10,17L11.4,16.8Z", "{wine}", INK, 0.4),
)  # fmt: skip
"""What stands on the labels of an order's bottles."""


def bottle(kind: str, label: Fragment) -> Fragment:
    """A bottle of a wine with one of LABELS on it."""
    body, shade = _GLASS[kind]
    foil = _BRASS if kind == "sparkling" else WINE if kind == "red" else "#59652A" if kind == "white" else "#B04A48"
    out = (
        ellipse(12.6, 23, 6.6, 0.9, SHADOW, opacity=0.45)
        + path(_FORMS[kind], body, INK, 1)
        + path(_SHADES[kind], shade)
    )
    out += path("M8.2,13.2C7.6,15 7.6,18.4 7.8,21.4", NONE, "#FFF6DF", 0.7, opacity=0.55)
    out += rect(6.4, 14.6, 11.2, 5.6, _LABEL, 0, INK, 0.8) + path("M13.6,15H17.2V19.8H13.2Z", "#DCC9A4")
    ink = _BRASS if kind == "sparkling" else DRINKS[kind].ground
    return out + label.replace("{wine}", ink) + rect(9.4, 1.1, 5.2, 4.6, foil, 0.5, INK, 0.8)


_PEAR = (
    "M17,5.6C19.6,5.6 19.2,9.4 20.4,12.6C22,15.6 23,18 22.4,20"
    "C21.6,22.8 18.6,23 17,23C14,23 12,21.6 12.4,18.6C12.8,15.8 14.6,13 15,10.4"
    "C15.2,8 15,5.6 17,5.6Z"
)

_APPLE = "M8,12.6C11.6,11 14.6,13.4 14.2,17.4C13.8,21 11.4,23 8,22.8C4.4,23 2,21 1.8,17.4C1.6,13.4 4.4,11 8,12.6Z"


def _goblet(x: float, ink: Colour) -> Fragment:
    out = path("M7,5H17C18,12 16.4,15.6 12,15.6C7.6,15.6 6,12 7,5Z", "#F3EAD8", INK, 1.2, opacity=0.92)
    out += path("M6.8,9.4H17.2C17,13 15.4,14.8 12,14.8C8.6,14.8 7,13 6.8,9.4Z", ink)
    return group(
        out
        + path("M12,15.6V22.2M8,22.6H16", NONE, INK, 1.4)
        + path("M8.6,6.6C8.4,9 8.6,11 9.4,12.6", NONE, "#FFFFFF", 1),
        x,
    )


THINGS: tuple[Fragment, ...] = (
    _goblet(0, DRINKS["red"].ground),
    path("M1,22.8L2.4,13L21,17.2L22.6,22.8Z", "#EBCF6E", INK, 1.3)
    + path("M2.4,13L21,17.2L12,10.4Z", "#F8E7A8", INK, 1.2)

    + circle(8, 18.6, 1.6, "#C9A23C")
    + circle(15, 20, 1.2, "#C9A23C")
    + circle(5, 21, 1, "#C9A23C"),
    path("M1,20C0,12.6 6,9.4 12,9.4C18,9.4 24,12.6 23,20C22.4,23.4 1.6,23.4 1,20Z", "#C98F3A", INK, 1.4)

    + path("M13,10C19,10.4 22.4,13.6 22.2,19.6C21.4,22 17,22.2 13,22.4C16,18 15.6,13 13,10Z", "#9A6420")

    + path("M6,12.6L8,16.4M11,11.2L13,15.4M16,11.8L18,15.6", NONE, "#F3DEB4", 1.3),
    group(bunch(0, 0, 0.165, 4, RED_GRAPES), 12, 0.6)
    + path("M12,7V2.4", NONE, "#5E3A1E", 1.6),
    rect(9.4, 8.6, 5.2, 12.4, "#FBF1DC", 0.8, INK, 1.2)
    + path("M12.6,9.2H14V20.4H12Z", "#DCC9A4")

    + path("M12,8.4V6.8", NONE, INK, 1.2)
    + path("M12,.8C14.4,3.4 14.2,6.8 12,6.8C9.8,6.8 9.6,3.4 12,.8Z", "#F4C430", "#C9622A", 1)

    + path("M5,22.8H19C19,20.6 16.6,20.2 12,20.2C7.4,20.2 5,20.6 5,22.8Z", _BRASS, INK, 1.2),
    path(_PEAR, "#D9C24E", INK, 1.3)

    + path("M17.4,9.6C20,11 21.4,18 22,19.4C22,22 19.6,22.6 18,22.6C20,18 18.6,13 17.4,9.6Z", "#A68A26")

    + path(_APPLE, "#B5312A", INK, 1.3)

    + path("M9,12.6C12.4,12.4 14,14.6 13.4,17.6C12.6,21 10.6,22.4 8.6,22.2"
        "C11,19 11,15.6 9,12.6Z", "#7E1C1C")

    + path("M8,12.4C7.8,10.6 8.4,9.4 9.4,8.6", NONE, INK, 1.3),
    path("M10,3H14V9.6C14,12 21.4,14.4 21.4,19C21.4,22.4 17,23 12,23C7,23 2.6,22.4 2.6,19"
        "C2.6,14.4 10,12 10,9.6Z", "#EDE4D6", INK, 1.3, opacity=0.95)

    + path("M4,17.4H20C20.6,21 17,22 12,22C7,22 3.4,21 4,17.4Z", DRINKS["blush"].ground)
    + path("M9.4,3H14.6", NONE, INK, 1.6),
    path("M2.4,15.4H21.6C21.6,20.4 18.6,23 12,23C5.4,23 2.4,20.4 2.4,15.4Z", "#C4573A", INK, 1.3)
    + path("M13,16H20.8C20.8,20 18.4,22 13,22.4Z", "#8E3420")

    + circle(6.4, 14.2, 2.2, "#6B7A2E", INK, 1)
    + circle(11, 13.2, 2.4, "#7F8F3E", INK, 1)
    + circle(15.8, 13.8, 2.3, "#59652A", INK, 1)

    + circle(19, 15, 1.6, "#6B7A2E", INK, 0.9),
    rect(2.6, 9.4, 18.8, 13.2, "#FBF1DC", 1, INK, 1.3)
    + path("M2.6,10L12,17.6L21.4,10", NONE, INK, 1.3)
    + circle(12, 17, 2.6, "#A3161B", INK, 1),
    path("M8.4,5.4C8.4,1.4 15.6,1.4 15.6,5.4", NONE, INK, 1.4)
    + path("M7,5.4H17L18,8.4H6Z", "#3A2F38", INK, 1.1)
    + rect(6.8, 8.4, 10.4, 11.2, "#F4C430", 0.6, INK, 1.2)

    + path("M12,10.6C14.2,13.2 14.2,17.4 12,18.4C9.8,17.4 9.8,13.2 12,10.6Z", "#FFF6DF")
    + path("M6,19.6H18L19,22.8H5Z", "#3A2F38", INK, 1.1),
    group(bunch(0, 0, 0.165, 9, WHITE_GRAPES), 12, 0.6)
    + path("M12,7V2.4", NONE, "#5E3A1E", 1.6),
    _goblet(-4, DRINKS["white"].ground) + _goblet(4.4, DRINKS["blush"].ground),
)  # fmt: skip
"""What stands beside the bottles: on the grid of icons, each with its foot at 23."""
