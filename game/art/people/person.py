"""Somebody as a line of data describes: the words of the line as what is drawn from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.art.kit.palette import INK, Colour
from game.art.people.bodies import BUILDS
from game.art.people.features import Head
from game.art.people.inks import CLOTHS, HAIRS, HOURS, LIPS, SKINS, Hour
from game.art.people.props import PROPS, Thing
from game.art.people.words import AGES, LEANS, NODS, SHOTS

MOODS: dict[str, dict[str, str]] = {
    "calm": {"eyes": "open", "brows": "flat", "mouth": "smile", "gaze": "ahead"},
    "glad": {"eyes": "glad", "brows": "glad", "mouth": "laugh", "nod": "up"},
    "worried": {"eyes": "wide", "brows": "worried", "mouth": "frown", "gaze": "low_left", "nod": "low"},
    "proud": {"eyes": "closed", "brows": "raised", "mouth": "smirk", "nod": "high"},
}
"""What each mood changes in a face."""


@dataclass(frozen=True)
class Person:
    """Everything a picture of somebody is drawn from; ``looks`` is the line of data, without faults."""

    looks: Mapping[str, str]
    sweats: bool = False
    """Whether a drop stands on the brow: somebody worried."""

    def word(self, key: str, usual: str) -> str:
        """A word of the line."""
        return self.looks.get(key, usual)

    def words(self, key: str, usual: str) -> list[str]:
        """The words that a word of the line says, each for itself."""
        return self.word(key, usual).split()

    @cached_property
    def head(self) -> Head:
        """The head."""
        _, ink = self.hair
        marks, lips = self.words("marks", ""), self.looks.get("lips")
        return Head(
            skull=self.word("skull", "egg"),
            nose=self.word("nose", "straight"),
            eyes=self.word("eyes", "open"),
            gaze=self.word("gaze", "ahead"),
            brows=self.word("brows", "flat"),
            mouth=self.word("mouth", "calm"),
            age=AGES.index(self.word("age", "young")) + 1,
            skin=SKINS[self.word("skin", "warm")],
            hair=HAIRS[ink],
            lips=LIPS[lips] if lips else None,
            pose="profile" if self.stance == "behind" else self.word("pose", "three-quarter"),
            blush="blush" in marks,
            lashes=bool(lips),
            freckles="freckles" in marks,
        )

    @property
    def hair(self) -> tuple[str, str]:
        """How the hair is worn, and its ink."""
        style, *ink = self.words("hair", "crop dark")
        return style, ink[0] if ink else "dark"

    @property
    def hat(self) -> tuple[str, Colour, Colour]:
        """What is worn on the head, and its inks."""
        kind, *inks = self.words("hat", "none")
        return (kind, CLOTHS[inks[0]], CLOTHS[inks[-1]]) if inks else (kind, INK, INK)

    @property
    def garment(self) -> tuple[str, Colour, Colour]:
        """What is worn, and its inks."""
        cut, one, two = self.words("wears", "coat night wine")
        return cut, CLOTHS[one], CLOTHS[two]

    @property
    def width(self) -> float:
        """Half the width of the shoulders."""
        return BUILDS[self.word("build", "usual")]

    @property
    def stance(self) -> str:
        """How somebody stands."""
        return self.word("stance", "upright")

    @property
    def shot(self) -> str:
        """How near somebody is seen; who kneels or walks is always seen whole."""
        return "far" if self.stance in ("walking", "kneeling") else self.word("shot", "near")

    @property
    def size(self) -> float:
        """How large somebody is drawn."""
        return SHOTS[self.shot]

    @property
    def nod(self) -> float:
        """How far the head is turned down, in degrees."""
        return NODS[self.word("nod", "level")]

    @property
    def lean(self) -> float:
        """How far the figure is turned forward, in degrees."""
        return LEANS[self.word("lean", "straight")]

    @property
    def thing(self) -> Thing:
        """What is held."""
        return PROPS[self.word("holds", "none")]

    @property
    def place(self) -> str:
        """Where somebody is."""
        return self.words("place", "vineyard noon")[0]

    @property
    def hour_name(self) -> str:
        """The name of the hour."""
        return self.words("place", "vineyard noon")[1]

    @property
    def hour(self) -> Hour:
        """The light."""
        return HOURS[self.hour_name]

    def feeling(self, mood: str) -> Person:
        """The same somebody in a mood."""
        return Person({**self.looks, **MOODS[mood]}, mood == "worried")
