"""Positions of Vino from words: what is not possible is told with its place and cure; what is described can be laid."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.checking.vino import Invariants
from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.rules import PositionFault
from rules.players.chance_bot import ChanceBot
from rules.vino.rules import load

RULES = load(Path(__file__).resolve().parents[3] / "data" / "vino")


@pytest.mark.parametrize(
    ("given", "path", "told"),
    [
        ({"phase": "autumn"}, ("phase",), "autumn"),
        ({"fase": "buy"}, ("fase",), "did you mean 'phase'"),
        ({"round": 0}, ("round",), "at least 1"),
        ({"order": [0, 1]}, ("order",), "each of the seats 0 to 2 once"),
        ({"regions": {"tuscany": {1: 0}}}, ("regions", "tuscany"), "did you mean 'toscana'"),
        ({"regions": {"liguria": {4: 0}}}, ("regions", "liguria", 4), "from 1 to 3"),
        ({"regions": {"liguria": {1: 3}}}, ("regions", "liguria", 1), "no seat 3"),
        ({"regions": {"liguria": {1: 0, 2: 1, 3: 2}}}, ("regions", "liguria"), "no tile of liguria left for seat 2"),
        ({"seat": {0: {"varieties": {"liguria": "nebbiolo"}}}}, ("seat", 0, "varieties", "liguria"), "no vineyard"),
        ({"seat": {0: {"money": -10}}}, ("seat", 0, "money"), "at least 0"),
        ({"seat": {0: {"income": 10}}}, ("seat", 0, "income"), "only while wine is being sold"),
        ({"seat": {0: {"regions_chosen": ["lazio", "lazio"]}}}, ("seat", 0, "regions_chosen", 1), "chosen twice"),
        ({"market": {"barbera": 50}}, ("market",), "must add up to 0"),
        ({"market": {"barbera": 30}}, ("market", "barbera"), "steps of 50"),
        ({"market": {"barbera": 600}}, ("market", "barbera"), "from -500 to 500"),
        ({"bottles": ["lazio"]}, ("bottles", 0), "no place for a bottle"),
        ({"bottles": []}, ("bottles",), "leave one"),
        ({"tiles": ["lazio"]}, ("tiles",), "only in the preliminary turn"),
        ({"phase": "preliminary", "tiles": ["lazio", "lazio"]}, ("tiles", 1), "elsewhere already"),
        ({"barrel": "lazio"}, ("barrel",), "only in phase buy"),
        ({"phase": "buy", "passed": [0]}, ("passed",), "name its region"),
        ({"phase": "buy", "barrel": "lazio", "passed": [0]}, ("passed", 0), "has not chosen the region"),
        ({"turn": 5}, ("turn",), "name one of"),
        ({"seat": {0: {"regions_chosen": ["trentino"]}}}, ("seat", 0, "regions_chosen"), "in the order of the map"),
    ],
)
def test_a_wrong_position_is_told_with_its_place(given: dict[str, Any], path: tuple[str | int, ...], told: str) -> None:
    with pytest.raises(PositionFault) as caught:
        RULES.lay(given, RULES.options({}), 3, 1)
    assert caught.value.path == path
    assert told in caught.value.sentence


DESCRIBED = ("round", "phase", "order", "turn", "barrel", "passed", "bottles", "market", "quiet_turns", "next_seed")
OF_SEAT = ("money", "income", "regions_chosen", "varieties")


def _sayable(game: Game) -> bool:
    """Whether words can say the present moment: an owner or seller at the beginning, a region still to be chosen."""
    decision = game.decision
    assert decision is not None
    if not game.state.round:
        return False
    if decision.kind == "buy":
        return str(decision.choices[-1]) == "done"
    return decision.kind in ("sell", "region")


def test_a_position_described_in_words_is_laid_out_alike() -> None:
    game = Game.new(RULES, 4, 6)
    bot = ChanceBot(Stream(6, "bot"))
    laid = 0
    while (decision := game.decision) is not None:
        if _sayable(game):
            told = RULES.describe(game.state)
            given = {key: told[key] for key in DESCRIBED if told[key] is not None}
            given["seat"] = {seat: {key: told[seat][key] for key in OF_SEAT} for seat in range(4)}
            given["regions"] = {
                name: {place: seat for place, seat in road.items() if seat is not None}
                for name, road in told["regions"].items()
            }
            s = RULES.lay(given, game.state.options, 4, 1)
            advance(RULES.nodes, s)
            assert s.asked == game.state.asked
            assert RULES.describe(s) == told
            watched = Invariants(RULES)
            watched.allow_everything()
            assert watched.of_position(s) == []
            laid += 1
        game.choose(bot.choose(decision))
    assert laid > 100
