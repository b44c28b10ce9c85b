"""Portrait lines as they were written for medallions without eyes: they still read, in the words of today."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.art.kit.palette import Colour, rgb
from game.art.people.features import BROWS, EYES, MOUTHS, NOSES
from game.art.people.inks import CLOTHS, HAIRS, SKINS
from game.art.people.words import WORDS, quoted
from rules.engine.catalog import nearest

Line = Mapping[str, str]

MARKS_OF_OLD = frozenset({"head", "coat", "collar", "prop", "accent", "feature"})
"""Words that only old lines have."""
OPTIONAL = ("beard", "feature")

_WORN = {
    "straw": "straw", "fedora": "fedora", "feather": "plume", "cap": "cap", "tophat": "tophat", "bowler": "bowler",
    "tricorn": "tricorn", "flower": "flower", "beret": "beret", "beret_hair": "beret", "crown": "crown",
    "wool": "wool", "fur": "fur", "scholar": "mortarboard", "wimple": "shawl", "kerchief": "kerchief",
    "hood": "shawl", "toque": "toque", "visor": "visor", "wig": "wig", "bonnet": "bonnet", "veil": "veil",
}  # fmt: skip
_HAIR = {
    "bun": "bun", "braids": "braids", "curls": "curls", "bob": "bob", "bald": "bald", "hair": "swept", "crop": "crop",
    "long": "long", "flower": "waves", "beret_hair": "bob", "bonnet": "bun", "veil": "parted", "crown": "long",
}  # fmt: skip
_SKULLS = {"oval": "oval", "square": "square", "round": "round", "narrow": "long", "wide": "pear", "profile": "egg"}
_CUTS = {
    "v": "shirt", "scarf": "scarf", "tie": "coat", "ruff": "ruff", "apron": "apron", "bow": "tailcoat",
    "chain": "sash", "overalls": "overalls", "high": "uniform", "shawl": "shawl",
}  # fmt: skip
_THINGS = {
    "flag": "present station", "hammer": "work workshop", "gavel": "work bank", "coin": "present market",
    "purse": "both market", "glass": "toast tasting", "book": "both library", "ledger": "both office",
    "basket": "both vineyard", "scroll": "both square", "plan": "both buildsite", "shears": "hip garden",
    "barrel": "both cooperage", "level": "present vineyard", "plant": "both greenhouse", "bottle": "hip inn",
    "magnifier": "present orchard", "mask": "present theatre", "letter": "present arcade", "horn": "present square",
    "sickle": "present terraces", "flask": "raise laboratory", "trowel": "work quarry", "key": "hip inn",
    "quill": "write studio", "sack": "chest mill", "rake": "hip garden", "spade": "shoulder orchard",
    "lantern": "raise lane", "jug": "both kitchen", "bread": "both kitchen", "rose": "present terrace",
    "fan": "hip ballroom", "rings": "present festa", "wheel": "side road",
}  # fmt: skip
"""What was held, with gesture and place that go with it."""
_RENAMED = {"glass": "red_glass", "barrel": "crate"}
_BEARDS = {
    "full": "beard full", "long": "beard long", "goatee": "beard goatee", "sideburns": "beard mutton",
    "stache": "moustache chevron", "curled": "moustache handlebar",
}  # fmt: skip
_FEATURES = {
    "glasses": "glasses round",
    "monocle": "glasses monocle",
    "earring": "marks earring",
    "cheeks": "marks blush",
}
_INKS = (
    "pale",
    "fair",
    "warm",
    "olive",
    "tan",
    "brown",
    "deep",
    "black",
    "dark",
    "chestnut",
    "red",
    "auburn",
    "gold",
    "blond",
    "grey",
    "silver",
    "white",
    "wine",
    "clay",
    "rust",
    "plum",
    "violet",
    "night",
    "coal",
    "blue",
    "sky",
    "royal",
    "teal",
    "green",
    "moss",
    "leaf",
    "forest",
    "ochre",
    "sand",
    "earth",
    "rose",
    "ivory",
)
"""The inks that any part of an old line could have."""

KNOWN: dict[str, Sequence[str]] = {
    "hat": tuple(dict.fromkeys((*_WORN, *_HAIR))), "head": tuple(_SKULLS), "collar": tuple(_CUTS),
    "prop": tuple(_THINGS), "beard": tuple(_BEARDS), "feature": (*_FEATURES, "pipe"),
    "skin": _INKS, "hair": _INKS, "coat": _INKS, "accent": _INKS,
}  # fmt: skip
"""The words of an old line, with what they may say."""
_EYES = tuple(eyes for eyes in EYES if eyes not in ("glad", "closed"))


def is_old(line: Mapping[str, object]) -> bool:
    """Whether a line is written in the old words: it has more words that only old lines have than such of today."""
    return len(MARKS_OF_OLD.intersection(line)) > len((WORDS.keys() - KNOWN.keys()).intersection(line))


def faults_in(card: str, line: Mapping[str, object]) -> list[str]:
    """Why an old line cannot be read, sentences with their cure."""
    found = [
        f"{card}: {quoted(word)} is no word of a portrait; {nearest(word, KNOWN)}" for word in line if word not in KNOWN
    ]
    for word, names in KNOWN.items():
        if word in line and line[word] not in names:
            found.append(f"{card}: {quoted(line[word])} is none of the words for {word}; {nearest(line[word], names)}")
    missing = [word for word in KNOWN if word not in line and word not in OPTIONAL]
    if missing:
        found.append(f"{card}: add {', '.join(f'{word}: {KNOWN[word][0]}' for word in missing)}, or other words for it")
    return found


def lost_in(card: str, line: Line) -> list[str]:
    """What of an old line without faults is not drawn any more, sentences with their cure."""
    if line.get("feature") != "pipe":
        return []
    return [f"{card}: feature: pipe is not drawn any more; take it away, or write the line in the words of today"]


def converted(card: str, line: Line) -> dict[str, str]:
    """An old line without faults in the words of today; what it did not say is always the same for a card."""
    number = sum(place * ord(letter) for place, letter in enumerate(card, 1))
    worn, prop = line["hat"], line["prop"]
    does, place = _THINGS[prop].split()
    coat, accent = (_alike(line[word], CLOTHS) for word in ("coat", "accent"))
    new = {
        "skull": _SKULLS[line["head"]],
        "nose": _one_of(tuple(NOSES), number),
        "eyes": _one_of(_EYES, number // 3),
        "brows": _one_of(tuple(BROWS), number // 5),
        "mouth": _one_of(MOUTHS, number // 7),
        "skin": _alike(line["skin"], SKINS),
        "hair": f"{_HAIR.get(worn, 'crop')} {_alike(line['hair'], HAIRS)}",
        "wears": f"{_CUTS[line['collar']]} {coat} {accent}",
        "does": does,
        "holds": _RENAMED.get(prop, prop),
        "place": f"{place} {_one_of(('morning', 'noon', 'gold'), number)}",
    }
    if worn in _WORN:
        new["hat"] = (
            f"{_WORN[worn]} straw {accent}" if worn in ("straw", "bonnet") else f"{_WORN[worn]} {accent} {coat}"
        )
    if line["head"] == "profile":
        new["pose"] = "profile"
    for word, table in (("beard", _BEARDS), ("feature", _FEATURES)):
        if line.get(word) in table:
            key, value = table[line[word]].split()
            new[key] = value
    return new


def _one_of(names: Sequence[str], number: int) -> str:
    return names[number % len(names)]


def _alike(name: str, inks: Mapping[str, Colour]) -> str:
    """The ink itself, or of these inks the one that looks most like it."""
    if name in inks:
        return name
    wanted = rgb({**CLOTHS, **HAIRS, **SKINS}[name])
    return min(inks, key=lambda ink: math.dist(rgb(inks[ink]), wanted))
