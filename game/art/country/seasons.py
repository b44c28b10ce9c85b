"""The inks of the land in each of the four seasons."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.palette import Colour

Pair = tuple[Colour, Colour]
"""A light ink and its shaded one."""
Three = tuple[Colour, Colour, Colour]
Four = tuple[Colour, Colour, Colour, Colour]


class SeasonInks(NamedTuple):
    """The inks of the land in one season, from the sky down; ``slope`` are those of three slopes from afar to near."""

    sky: Four
    sun: Colour
    far: Colour
    mid: Colour
    slope: Three
    vine: Colour
    vine_light: Colour
    soil: Colour
    road: Colour
    road_edge: Colour
    stone: Colour
    stone_dark: Colour
    cap: Colour
    cypress: Pair
    crown: Pair


SEASONS: dict[str, SeasonInks] = {
    "spring": SeasonInks(
        sky=("#8FC7C4", "#B3D8C8", "#D6E7CB", "#F2EFCF"),
        sun="#F6D070",
        far="#9CC6A6",
        mid="#7DB07A",
        slope=("#8FBF5E", "#7FB053", "#70A34A"),
        vine="#3F7A3C",
        vine_light="#7DBB55",
        soil="#A88A52",
        road="#E6D2A0",
        road_edge="#C2A871",
        stone="#D9CDB0",
        stone_dark="#A49474",
        cap="#5F9645",
        cypress=("#2E6048", "#1C4333"),
        crown=("#F3B9C4", "#DA8BA0"),
    ),
    "summer": SeasonInks(
        sky=("#F0A93E", "#F5BD58", "#F9D383", "#FCE6B2"),
        sun="#E8701F",
        far="#D6A050",
        mid="#A79A45",
        slope=("#CFA23C", "#C3953A", "#B58736"),
        vine="#4C6B2C",
        vine_light="#8FA23F",
        soil="#B0783A",
        road="#F5DFA6",
        road_edge="#D4AE63",
        stone="#E2CB9B",
        stone_dark="#B08E55",
        cap="#8C9038",
        cypress=("#23452F", "#142C20"),
        crown=("#94A544", "#5C7430"),
    ),
    "fall": SeasonInks(
        sky=("#C9612F", "#DB8546", "#EBAC6C", "#F7D6A0"),
        sun="#B7331B",
        far="#B2653C",
        mid="#94502B",
        slope=("#B9652A", "#A65524", "#934820"),
        vine="#7C2A14",
        vine_light="#D0762A",
        soil="#7A4526",
        road="#E6B77C",
        road_edge="#BB8047",
        stone="#CFB08A",
        stone_dark="#94704E",
        cap="#B4581F",
        cypress=("#31452C", "#1C2C1C"),
        crown=("#E08A2C", "#B3441A"),
    ),
    "winter": SeasonInks(
        sky=("#7FA6C4", "#A3C1D5", "#C6D9E2", "#E9EEE8"),
        sun="#F5E6B4",
        far="#A3BACA",
        mid="#B4C8D5",
        slope=("#CBDAE4", "#C3D4E0", "#BBCEDC"),
        vine="#5E6A74",
        vine_light="#A99C92",
        soil="#C9D6DC",
        road="#F6F8F4",
        road_edge="#B9CAD6",
        stone="#C9D0D2",
        stone_dark="#8C9BA4",
        cap="#F7FAF9",
        cypress=("#24504A", "#163532"),
        crown=("#F4F8F7", "#BFD0DA"),
    ),
}
