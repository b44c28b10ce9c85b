"""Writing a game as a scenario: the last position that can be said in words, and the choices since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from rules.engine.agenda import State, advance
from rules.engine.game import Game
from rules.engine.rules import PositionFault, Rules

COUNTED = ("hand_count", "cards", "cellar", "vineyards", "markers")


def story(game: Game, name: str, until: int | None = None) -> str:
    """The present position, or that after so many choices, as a scenario file that leads to it.

    The position is the last one at which no card is being resolved; a game in which there is none is told from its
    deal. Both give the same game, except for what later shuffles bring.
    """
    header = game.record.header
    told: dict[str, Any] = {"name": name, "game": header.game, "seats": len(header.seats)}
    if header.options:
        told["options"] = dict(header.options)
    told["seed"] = header.seed
    steps: list[dict[str, Any]] = []
    choices = game.choices
    last = game.made if until is None else min(until, game.made)
    for at in range(last, -1, -1):
        if at < last:
            steps.insert(0, {"choose": {game.asked_at(at): str(choices[at])}})
        given = said(game.rules, game.position(at))
        if given is not None:
            told["given"] = given
            break
    seat = game.asked_at(last)
    steps.append({"asked": "none" if seat < 0 else seat})
    told["steps"] = steps
    return yaml.safe_dump(told, sort_keys=False, allow_unicode=name.isprintable(), default_flow_style=None, width=120)


def said(rules: Rules, s: Any) -> dict[str, Any] | None:
    """The ``given`` of this position; None while something is being resolved that words cannot say."""
    told = rules.describe(s)
    given = written(told)
    try:
        again: Any = rules.lay(given, s.options, len(given["seat"]), s.seed)
    except PositionFault:
        return None
    advance(rules.nodes, again)
    same = rules.describe(again) == told and again.asked == s.asked and _decider(again) == _decider(s)
    return given if same else None


def _decider(s: State) -> int:
    return s.agenda.seat if s.agenda is not None else -1


def written(told: Mapping[Any, Any]) -> dict[str, Any]:
    """What ``describe`` says of a position, as the ``given`` of a scenario."""
    given = {key: value for key, value in told.items() if not isinstance(key, int)}
    if "occupied" in given:
        given["occupied"] = {space: who for space, who in given["occupied"].items() if who != "free"}
    if "decks" in given:
        given["decks"] = {name: {"exactly": cards} for name, cards in given["decks"].items()}
    given["seat"] = {
        seat: {key: value for key, value in one.items() if key not in COUNTED}
        for seat, one in told.items()
        if isinstance(seat, int)
    }
    return given
