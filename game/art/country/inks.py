"""The inks of what stands in the country: each lit side with its shaded one."""

from __future__ import annotations

from game.art.kit.palette import Colour

DARK: Colour = "#2E1A14"
WALL, WALL_SHADE = "#F4DFB4", "#D29E66"
ROSE, ROSE_SHADE = "#E8B08A", "#B9714C"
OCHRE, OCHRE_SHADE = "#EDBE5C", "#C08A32"
BLUE, BLUE_SHADE = "#B9CFDA", "#7D9DB2"
ROOF, ROOF_SHADE = "#B8481E", "#7C2B13"
WOOD, WOOD_SHADE, WOOD_LIGHT = "#86552F", "#57341F", "#B07C48"
STONE, STONE_SHADE = "#D5C8AE", "#A3937A"
LIT: Colour = "#FFD774"
GLASS: Colour = "#5A3324"
SHUTTER: Colour = "#37614F"
SNOW, SNOW_SHADE = "#F4F8F7", "#BFD0DA"
LEAF, LEAF_SHADE = "#7E9C3C", "#48672A"
