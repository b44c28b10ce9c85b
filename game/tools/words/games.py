"""Games played by chance, without a window, in which every question, answer, refusal and event is put into words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.play.log import Log
from game.store import records
from game.store.kept_game import COLOURS
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from game.tools.tour_play import some_choice
from game.tools.words.heard import Heard
from game.vino.log import VinoLog
from game.vino.words import choice_words, reason_words
from game.viticulture.log import ViticultureLog
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.game import Game
from rules.engine.reason import Reason

SEED = 11
MOST_CHOICES = 600
"""Choices after which a game has said most of what it can."""


class Told(NamedTuple):
    """How a game is put into words."""

    name: str
    rules: Any
    log: type[Log]
    asked: Callable[[Decision, tuple[str, ...]], object]
    refused: Callable[[Reason], object]


def viticulture(name: str) -> Told:
    """The words of Viticulture."""

    def asked(decision: Decision, names: tuple[str, ...]) -> None:
        question_text(decision, names)
        for one in decision.choices:
            choice_label(one, decision, names)

    return Told(name, records.viticulture(), ViticultureLog, asked, reason_text)


def vino(name: str) -> Told:
    """The words of Vino."""

    def asked(decision: Decision, _names: tuple[str, ...]) -> None:
        for one in decision.choices:
            choice_words(one, decision)

    return Told(name, records.vino(), VinoLog, asked, reason_words)


GAMES: tuple[tuple[Callable[[str], Told], str, int, dict[str, Any]], ...] = (
    (viticulture, "a game of four", 4, {}),
    (viticulture, "a game of two, mama and papa chosen", 2, {"setup": "advanced"}),
    (viticulture, "a game alone", 1, {}),
    (vino, "a game of Vino", 4, {}),
)
"""What is played: how it is told, what it is called, its seats and what the table agreed on."""


def play_games(heard: Heard) -> None:
    """Play them all; where something is said is noted as the name of the game."""
    for make, name, seats, options in GAMES:
        heard.now(name)
        for _ in played(make(name), seats, options):
            pass


def played(told: Told, seats: int, options: dict[str, Any]) -> Iterator[Game]:
    """A game by chance in which everything is put into words; the game after each choice."""
    people = [{"name": colour.title(), "colour": colour} for colour in COLOURS[:seats]]
    names = tuple(colour.title() for colour in COLOURS[:seats])
    game, chance = Game.new(told.rules, people, SEED, options), random.Random(SEED)
    log, seen = told.log(names, COLOURS[:seats]), dict[Choice, None]()
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return
        told.asked(decision, names)
        seen |= dict.fromkeys(decision.choices)
        reason = game.refused(chance.choice([*seen]))
        if reason is not None:
            told.refused(reason)
        before = len(game.events)
        game.choose(some_choice(decision, chance) if seats != 4 else chance.choice(decision.choices))
        log.told(game.events, before, None)
        log.told(game.events, before, None, everything=True)
        if decision.decider < seats:
            log.speech(game.events[before:], decision.decider, None)
        yield game
