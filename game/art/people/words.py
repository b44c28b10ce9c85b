"""The words of a portrait's line: which there are, which may follow them, and what is wrong with a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.art.people.beards import BEARDS, MOUSTACHES
from game.art.people.bodies import BUILDS
from game.art.people.clothes import CLOTHES
from game.art.people.features import BROWS, EYES, GAZES, MOUTHS, NOSES, POSES, SKULLS
from game.art.people.fronts import FRONTS
from game.art.people.gestures import GESTURES
from game.art.people.hair import STYLES
from game.art.people.hats import GLASSES, HATS
from game.art.people.inks import CLOTHS, HAIRS, HOURS, LIPS, SKINS
from game.art.people.places import PLACES
from game.art.people.props import PROPS
from rules.engine.catalog import nearest, shown
from rules.engine.printable import printable

AGES = ("young", "grown", "old")
NODS = {"high": -9.0, "up": -5.0, "level": 0.0, "down": 5.0, "low": 9.0}
LEANS = {"back": -5.0, "straight": 0.0, "forward": 5.0}
SHOTS = {"close": 1.18, "near": 0.98, "far": 0.7}
"""How near somebody is seen, and how large."""
STANCES = ("upright", "forward", "behind", "walking", "kneeling")
MARKS = ("freckles", "blush", "earring")


class Word(NamedTuple):
    """A word of a line: what it says, the lists its words are taken from in their order, and whether it is needed."""

    means: str
    lists: tuple[tuple[str, ...], ...]
    needed: bool = False


def _words(*lists: Sequence[str] | Mapping[str, object]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(one) for one in lists)


NONE = ("none",)
WORDS: dict[str, Word] = {
    "skull": Word("the shape of the head", _words(SKULLS), True),
    "nose": Word("the nose", _words(NOSES), True),
    "eyes": Word("the eyes", _words(EYES), True),
    "gaze": Word("where they look", _words(GAZES)),
    "brows": Word("the brows", _words(BROWS)),
    "mouth": Word("the mouth", _words(MOUTHS), True),
    "age": Word("how old", _words(AGES)),
    "skin": Word("the skin", _words(SKINS), True),
    "hair": Word("how the hair is worn, and its ink", _words(STYLES, HAIRS), True),
    "beard": Word("the beard", _words((*NONE, *BEARDS))),
    "moustache": Word("the moustache", _words((*NONE, *MOUSTACHES))),
    "lips": Word("painted lips", _words(LIPS)),
    "hat": Word("what is worn on the head, its ink and that of its band", _words((*NONE, *HATS), CLOTHS, CLOTHS)),
    "glasses": Word("before the eyes", _words(GLASSES)),
    "marks": Word("marks of the face, one or more", _words(MARKS, MARKS, MARKS)),
    "wears": Word("the garment, its ink and a second one", _words(CLOTHES, CLOTHS, CLOTHS), True),
    "legs": Word(
        "trousers or a skirt and their ink, where somebody is seen from far", _words(("trousers", "skirt"), CLOTHS)
    ),
    "build": Word("how broad", _words(BUILDS)),
    "does": Word("the gesture", _words(GESTURES)),
    "holds": Word("what is held", _words(PROPS)),
    "place": Word("where, and at what hour", _words(PLACES, HOURS), True),
    "before": Word("what stands before", _words(FRONTS)),
    "shot": Word("how near", _words(SHOTS)),
    "stance": Word("how somebody stands", _words(STANCES)),
    "pose": Word("how the head is turned", _words(POSES)),
    "nod": Word("how high the head is held", _words(NODS)),
    "lean": Word("how the body leans", _words(LEANS)),
    "faces": Word("to which side", _words(("right", "left"))),
    "beside": Word("who else of the box is in the picture", ()),
}
"""All words of a line in the order in which they are explained."""


def faults_in(card: str, line: object, others: Sequence[str] = ()) -> list[str]:
    """What is wrong with a line that says who is on a card, sentences with their cure; ``others`` can stand beside."""
    if not isinstance(line, Mapping):
        return [f"{card}: a portrait names its parts, such as {{skull: round, nose: snub, ...}}; write it so"]
    found = [
        f"{card}: {quoted(word)} is no word of a portrait; {nearest(word, WORDS)}" for word in line if word not in WORDS
    ]
    for word in WORDS:
        if word in line:
            found += [f"{card}: {sentence}" for sentence in _faults_of(word, line[word], others)]
    missing = [word for word, about in WORDS.items() if about.needed and word not in line]
    if missing:
        found.append(f"{card}: add {', '.join(f'{word}: {example(word)}' for word in missing)}, or other words for it")
    return found


def _faults_of(word: str, said: object, others: Sequence[str]) -> list[str]:
    lists = WORDS[word].lists if word != "beside" else (tuple(others),)
    parts = str(said).split()
    most = len(lists)
    least = 1 if word in ("marks", "hat", "hair") else most
    if word == "hat" and parts != ["none"]:
        least = 2
    if word == "hair" and parts != ["none"]:
        least = 2
    for part, names in zip(parts, lists, strict=False):
        if part not in names and part == "none" and not WORDS[word].needed:
            return [f"without {word} leave the word out; else {nearest(part, names)}"]
        if part not in names:
            return [f"{quoted(part)} is none of the words for {word}; {nearest(part, names)}"]
    if not least <= len(parts) <= most:
        amount = f"is not all that {word} needs" if len(parts) < least else f"is more than {word} takes"
        return [f"{quoted(said)} {amount}; write such as {word}: {_example(lists)}"]
    return []


def quoted(said: object) -> str:
    """What a line says as it stands in a sentence: in quotes, not long, and only signs that can be seen."""
    return f"'{printable(shown(said))}'"


def example(word: str) -> str:
    """Words that can stand after a word."""
    return _example(WORDS[word].lists[:1] if word == "marks" else WORDS[word].lists)


def _example(lists: Sequence[Sequence[str]]) -> str:
    return " ".join(names[1] if names[0] == "none" else names[0] for names in lists)
