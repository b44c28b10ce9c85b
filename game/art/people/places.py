"""All places by their names. A person stands near x = 142 and looks to the right."""

from __future__ import annotations

from collections.abc import Callable

from game.art.kit.shapes import Fragment
from game.art.people import country, rooms, town, winter, workrooms
from game.art.people.inks import Hour

Place = Callable[[Hour], Fragment]


PLACES: dict[str, Place] = {
    "cellar": workrooms.cellar,
    "press": workrooms.press,
    "laboratory": workrooms.laboratory,
    "office": rooms.office,
    "workshop": workrooms.workshop,
    "ballroom": rooms.ballroom,
    "kitchen": workrooms.kitchen,
    "library": rooms.library,
    "theatre": rooms.theatre,
    "tasting": rooms.tasting,
    "parlour": rooms.parlour,
    "studio": workrooms.studio,
    "cooperage": workrooms.cooperage,
    "bank": rooms.bank,
    "arcade": town.arcade,
    "terrace": town.terrace,
    "market": town.market,
    "square": town.square,
    "vineyard": country.vineyard,
    "terraces": country.terraces,
    "lane": town.lane,
    "coachyard": town.coachyard,
    "harbour": town.harbour,
    "orchard": country.orchard,
    "road": country.road,
    "buildsite": town.buildsite,
    "greenhouse": country.greenhouse,
    "festa": town.festa,
    "mountain": country.mountain,
    "inn": town.inn,
    "quarry": country.quarry,
    "garden": country.garden,
    "snowrows": country.snowrows,
    "station": town.station,
    "mill": country.mill,
    "pond": winter.pond,
    "fair": winter.fair,
}
