"""The inks of the chart: sea, land, and the earth of each region."""

from __future__ import annotations

from game.art.kit.palette import INK, Colour, mix

SEA: Colour = "#1F6C86"
DEEP: Colour = "#0F4A60"
"""The sea in high contrast."""
RAYS: tuple[Colour, Colour] = ("#27798F", "#2F86A0")
WAVE: Colour = "#5BA9B4"
SHALLOW: tuple[Colour, ...] = ("#2C7F95", "#4397A3", "#6DB3B0", "#A8D2C0")
SKY: tuple[Colour, ...] = ("#F4A24A", "#F7B95E", "#FACD7C", "#FCE0A0")
HIGH_SKY: Colour = "#EE9440"
SUN: Colour = "#E9581F"
LAND: Colour = "#E9D6A6"
NEIGHBOURS: Colour = "#9FB08A"
ALPS: Colour = "#8CA282"
CORSICA: Colour = "#B9C2A0"
SHORE_SHADE: Colour = "#0E3646"
LIGHT: Colour = "#FFF2CF"
"""The light edge of a patch, and its light furrows."""
ROAD: Colour = "#F7E6BE"
WHITE: Colour = "#FFF6E0"
"""Name plates, scrolls and words on the sea."""
EARTHS: dict[str, Colour] = {
    "liguria": "#E0873E", "lazio": "#D9663A", "campania": "#EBA63C", "sardegna": "#C9803A", "calabria": "#B85C38",
    "abruzzo": "#8E9A3E", "toscana": "#C2502E", "veneto": "#E2B23E", "trentino": "#6F9A52",
}  # fmt: skip
"""The earth colour of each region."""
HEADS: dict[str, Colour] = EARTHS | {name: mix(EARTHS[name], INK, 0.14) for name in ("toscana", "calabria")}
"""The ink of each region below its name."""
ON_HEADS: dict[str, Colour] = dict.fromkeys(EARTHS, INK) | dict.fromkeys(("toscana", "calabria"), "#FFFDF5")
"""Names and numbers of the regions on that ink."""
