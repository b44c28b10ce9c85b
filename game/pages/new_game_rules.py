"""What a table agrees on: the buttons of the slate, and of the sheets of rules that lie over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from game.art import place_cards
from game.pages import chairs as page
from game.play.setup import Setup
from game.text.lessons import lessons
from game.text.messages import say
from game.window.screen import Box
from game.window.widgets.buttons import LIT, Button, Face
from game.window.widgets.labels import label_button, switch_button

SHEETS = {"rules": 1, "cards": 2}
"""The sheets of rules, and which questions of the set-up stand on each."""
MORE = "more"
"""The sheet with the seed and cards of one's own."""

Choose = Callable[[str, str], None]
"""Gives an answer, the second word, to the question of a name."""


def sheets_of(setup: Setup) -> tuple[str, ...]:
    """The sheets of a game, in the order of the slate."""
    return (*(name for name, fold in SHEETS.items() if fold < setup.folds), MORE)


def differing(setup: Setup, answers: Mapping[str, str], sheet: str) -> int:
    """How many questions of a sheet have not their usual answer."""
    return sum(answers[asked.name] != asked.answers[0] for asked in setup.questions(SHEETS[sheet]))


def slate(
    setup: Setup, answers: Mapping[str, str], shown: str, deal: str, choose: Choose, turn: Callable[[str], None]
) -> Iterator[Button]:
    """The buttons of the slate; ``shown`` is the sheet that lies over the table, ``deal`` is said of the last one."""
    for row, asked in enumerate(setup.questions(0)):
        for index, answer in enumerate(asked.answers):
            box = page.slate_answer_box(row, index)
            face = _answer(box[2], box[3], asked.words(answer), answers[asked.name] == answer)
            act = partial(choose, asked.name, answer)
            yield Button(
                f"{asked.name}-{answer}", box, face, act, margin=place_cards.RIM, hint=asked.what, group=asked.title
            )
    for index, name in enumerate(names := sheets_of(setup), 1):
        below = deal if name == MORE else say("new-differing", count=differing(setup, answers, name))
        box = page.chalk_box(index, len(names) + 1)
        yield _way(name, box, say(f"new-sheet-{name}"), below, name == shown, partial(turn, name))


def how_to_play(setup: Setup, people: int, act: Callable[[], None]) -> Button:
    """The way to the pages on how the game is played, above those to the sheets; to several ``people`` it says that a
    lesson for all of them is there, where there is one."""
    box = page.chalk_box(0, len(sheets_of(setup)) + 1)
    below = say("lesson-for-all") if people > 1 and any(one.for_all for one in lessons(setup.game)) else ""
    return _way("how-to-play", box, say("window-how-to-play"), below, False, act)


def _way(name: str, box: Box, words: str, below: str, open_: bool, act: Callable[[], None]) -> Button:
    face = _chalk(box[2], box[3], words, below, _ICONS[name], open_)
    return Button(name, box, face, act, margin=place_cards.RIM)


_ICONS = {"rules": "rules", "cards": "card_any", MORE: "seed", "how-to-play": "info"}


def sheet(
    setup: Setup, answers: Mapping[str, str], shown: str, choose: Choose, reset: Callable[[], None]
) -> Iterator[Button]:
    """The answers on a sheet of rules, and what makes all of them the usual ones."""
    questions = setup.questions(SHEETS[shown])
    for row, asked in enumerate(questions):
        for index, answer in enumerate(asked.answers):
            box = page.rule_answer_box(row, len(questions), index, len(asked.answers))
            act, chosen = partial(choose, asked.name, answer), answers[asked.name] == answer
            yield switch_button(f"{asked.name}-{answer}", box, act, asked.words(answer), chosen, group=asked.title)
    if differing(setup, answers, shown):
        yield switch_button("usual", page.USUAL, reset, say("new-usual"), icon="restart")


def close(box: Box, act: Callable[[], None]) -> Button:
    """What takes the sheet that is shown from the table."""
    return label_button("close", box, act, say("new-close"), "confirm")


def _answer(w: float, h: float, words: str, chosen: bool) -> Face:
    return Face(lambda look, scale: place_cards.answer(w, h, words, chosen, look in LIT, scale), words, chosen=chosen)


def _chalk(w: float, h: float, words: str, below: str, icon: str, chosen: bool) -> Face:
    drawn = partial(place_cards.chalk, w, h, words, below, icon, chosen)
    return Face(lambda look, scale: drawn(look in LIT, scale), words, below, chosen or None)
