"""Checks the words of every language: what is missing, broken or left unfilled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import rules
from game.art.kit import icons
from game.text.card_text import action_text, card_foot, card_text, effect_text, faces, structure_text
from game.text.events_text import SILENT
from game.text.messages import BadMessages, language, language_in_use, languages, use_language
from game.text.names import card_name, card_title, ref_name
from game.text.printed import automa, board, cards, challenges, effect_of, entries
from game.text.questions import branch_text
from game.text.short import OWN_DRAWINGS
from game.text.solo_text import automa_card_text, challenge_name, challenge_text, level_text, offers_aggressive
from game.text.tree import choices_in
from game.tools.words import check
from game.tools.words.check import COMPLETE
from game.vino import words
from rules.engine.catalog import EffectFault
from rules.engine.verbs import branch_names

QUESTIONS = frozenset(
    {"turn", "wake", "mama", "papa", "bonus", "play", "branch", "order", "may", "deck", "plant", "uproot", "swap"}
    | {"harvest", "build", "make", "age", "fill", "use_wine", "gain_grape", "sell", "pay", "discard", "give", "offer"}
    | {"uproot_or_harvest", "seat", "retrieve", "use", "plan", "keep", "take", "redraw"}
)
"""Every kind of question."""

REMAINS = re.compile(r"[{}]|\$\w|\?\?\?|\bNone\b")
"""What shows that a message was not filled."""


def faults() -> Iterator[str]:
    """Everything that is wrong with the words of the languages that have them all, a sentence each."""
    for code in COMPLETE:
        yield from _of_language(code)
    yield from check.faults_of_code(COMPLETE)


def hints() -> Iterator[str]:
    """What is missing or wrong in any other language, a sentence each; English speaks where it has no words."""
    for code in languages():
        if code not in COMPLETE:
            yield from _of_language(code)


def _of_language(code: str) -> Iterator[str]:
    before = language_in_use()
    yield from check.faults(code)
    try:
        use_language(code)
        yield from _unspeakable()
    except BadMessages as fault:
        yield str(fault)
    finally:
        use_language(before)


def _unspeakable() -> Iterator[str]:
    """What cannot be said in the language in use of all that is made from data."""
    for what, said in spoken_things():
        try:
            text = said()
        except (BadMessages, KeyError) as fault:
            yield f"{what}: {fault}"
            continue
        if REMAINS.search(text):
            yield f"{what}: an unfilled part is left in: {text}"
    yield from _missing_messages()
    yield from _missing_icons()


def _sound_cards() -> list[str]:
    """The cards that can be read; of others the data tell what is wrong."""
    found = []
    for card, one in cards().items():
        try:
            if effect_of(card) is not None or one.deck in ("vine", "order"):
                found.append(card)
        except EffectFault:
            continue
    return found


def spoken_things() -> Iterator[tuple[str, Callable[[], str]]]:
    """Every text that is made from data: what it is, and how to say it."""
    for card in _sound_cards():
        yield f"name of {card}", partial(card_name, card)
        yield f"title of {card}", partial(card_title, card)
        yield f"text of {card}", partial(card_text, card)
        yield f"foot of {card}", partial(_foot, card)
        for found in choices_in(effect_of(card)):
            for name in branch_names(found.options):
                yield f"option {name} of {card}", partial(branch_text, name, found)
    for part in ("actions", "shared", "private"):
        for action in entries(part):
            yield f"name of action {action}", partial(ref_name, "space", action)
            yield f"text of action {action}", partial(action_text, action)
    for structure in entries("structures"):
        yield f"name of {structure}", partial(ref_name, "structure", structure)
        yield f"text of {structure}", partial(structure_text, structure)
    for deck in board()["decks"]:
        yield f"name of deck {deck}", partial(ref_name, "deck", deck)
    for row in board()["wake_up_rows"]:
        yield f"text of row {row['row']}", partial(effect_text, f"row_{row['row']}")
    yield "text of the fall", partial(effect_text, "fall")
    for level in automa()["levels"]:
        yield f"text of level {level['id']}", partial(level_text, level["id"], offers_aggressive(level["id"]))
    for number in range(1, len(challenges()) + 1):
        yield f"name of challenge {number}", partial(challenge_name, number)
        yield f"text of challenge {number}", partial(challenge_text, number)
    for card, season in product((card["id"] for card in automa()["cards"]), automa()["seasons"]):
        yield f"text of {card} in {season}", partial(automa_card_text, card, season)


def _foot(card: str) -> str:
    return " ".join(card_foot(card))


def _missing_messages() -> Iterator[str]:
    spoken = language(language_in_use())
    wanted = {f"ask-{kind}{line}" for kind in QUESTIONS for line in ("", "-line")}
    wanted |= {f"action-{action}" for part in ("actions", "shared", "private") for action in entries(part)}
    wanted |= {f"structure-{structure}" for structure in entries("structures")}
    for file in sorted(Path(rules.__path__[0]).rglob("*.py")):
        text = file.read_text(encoding="utf-8-sig")
        wanted |= {f"reason-{word}" for word in re.findall(r'Reason\(\s*"(\w+)"', text)}
        prefix, silent = ("vino-log-", words.SILENT) if file.parent.name == "vino" else ("log-", SILENT)
        wanted |= {f"{prefix}{word}" for word in re.findall(r'tell\((?:s, )?\s*"(\w+)"', text) if word not in silent}
    for key in sorted(wanted):
        if not spoken.has(key):
            yield f"there is no message '{key}' in {spoken.folder.name}/*.ftl; add it"


def _missing_icons() -> Iterator[str]:
    for card in _sound_cards():
        try:
            signs = [sign for face in faces(card) for sign in face.signs] if "effect" in cards()[card].printed else []
        except BadMessages:
            continue
        for sign in signs:
            if sign.name and sign.kind in ("icon", "without") and sign.name not in icons.names() | OWN_DRAWINGS:
                yield f"{card}: its short form needs the icon '{sign.name}', which assets/icons has not"
