"""What the edition that is looked at says of cards that somebody has added: their names, and who is drawn on them."""

from __future__ import annotations

from collections.abc import Mapping

from game.text.edition import in_use
from game.text.messages import language_in_use
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture

FIRST = "en"
"""The language whose names are used where the one in use has none."""


def added_name(card: str) -> str | None:
    """What a card that somebody has added is called, in plain words; None where it has no name."""
    components = _components()
    return name_in(components.words, card) if components else None


def name_in(languages: Mapping[str, Mapping[str, str]], card: str) -> str | None:
    """The name of a card in the language in use, else the English one, else that of any other language, else None."""
    for code in dict.fromkeys((language_in_use(), FIRST, *languages)):
        if card in languages.get(code, {}):
            return languages[code][card]
    return None


def added_portraits() -> Mapping[str, Mapping[str, str]]:
    """The portrait lines of cards that somebody has added, by card; what they name need not be there."""
    components = _components()
    return components.portraits if components else {}


def _components() -> Components | None:
    rules = in_use(Viticulture.name)
    return rules.box.components if isinstance(rules, Viticulture) else None
