"""A position in a record comes from outside: it is played only where the rules allow it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import Header, RecordFault
from rules.engine.position_text import packed
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.vino.rules import load as load_vino
from rules.viticulture.rules import load

DATA = Path(__file__).parents[3] / "data"
GAMES: dict[str, tuple[Rules, int]] = {
    "viticulture": (load(DATA / "viticulture"), 3),
    "alone": (load(DATA / "viticulture"), 1),
    "vino": (load_vino(DATA / "vino"), 4),
}


def played(game: str, choices: int = 60) -> Game:
    """A game after so many choices by chance."""
    rules, seats = GAMES[game]
    made = Game.new(rules, seats, 5)
    bot = ChanceBot(Stream(5, "bot"))
    while (decision := made.decision) is not None and made.made < choices:
        made.choose(bot.choose(decision))
    return made


def record(game: Game, position: dict[str, Any], **header: Any) -> str:
    """A record that begins at this position."""
    said = msgspec.structs.replace(game.record.header, position=packed(msgspec.msgpack.encode(position)), **header)
    return msgspec.json.encode(said).decode() + "\n"


def raw(game: Game) -> dict[str, Any]:
    """The present position as plain data."""
    found: dict[str, Any] = msgspec.msgpack.decode(game.rules.encode(game.state))
    return found


def changed(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one part exchanged; ``path`` are keys and numbers between dots."""
    *way, last = (int(word) if word.isdigit() else word for word in path.split("."))
    part: Any = position
    for word in way:
        part = part[word]
    part[last] = value
    return position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [0, 3, 41, 90, 10_000])
def test_a_position_of_a_game_is_played_on(game: str, choices: int) -> None:
    before = played(game, choices)
    after, note = Game.load(before.rules, record(before, raw(before)))
    assert note is None
    assert after.digest() == before.digest()
    assert after.decision == before.decision


HUGE = 10**9
TANGLED = [{"node": 0, "seat": 0, "other": 0, "at": -9}, {"node": 10**6, "seat": 0, "other": 0}]


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("viticulture", "players.0.regular", HUGE),
        ("viticulture", "players.0.hand", [HUGE]),
        ("viticulture", "players.0.hand", [5, 5]),
        ("viticulture", "players.1.lira", HUGE),
        ("viticulture", "players.1.vp", -HUGE),
        ("viticulture", "players.1.fields", [[], []]),
        ("viticulture", "players.2.structures", 1 << 40),
        ("viticulture", "players.2.grapes", [1 << 40, 0]),
        ("viticulture", "players", []),
        ("viticulture", "year", HUGE),
        ("viticulture", "season", 9),
        ("viticulture", "first_player", 3),
        ("viticulture", "turn", -1),
        ("viticulture", "rows", [0] * 100_000),
        ("viticulture", "occupied", [-1]),
        ("viticulture", "crowds", [[HUGE]] * 14),
        ("viticulture", "plans", [[0, 0, HUGE, 0]]),
        ("viticulture", "decks", [[], [], [], []]),
        ("viticulture", "shuffles", [0]),
        ("viticulture", "results", []),
        ("viticulture", "blind", 0),
        ("viticulture", "seed", 1 << 63),
        ("viticulture", "options", {"level": "hard"}),
        ("viticulture", "options", {"setup": "other"}),
        ("viticulture", "asked", [["turn"]]),
        ("viticulture", "agenda.node", HUGE),
        ("viticulture", "agenda.seat", 3),
        ("viticulture", "agenda.held", [[[[HUGE]]]]),
        ("viticulture", "agenda.held", ["house"]),
        ("viticulture", "agenda", TANGLED[0]),
        ("viticulture", "agenda.below", TANGLED[1]),
        ("alone", "solo", None),
        ("alone", "solo.deck", [0]),
        ("alone", "solo.tokens", HUGE),
        ("alone", "solo.lost", "x" * 10_000),
        ("alone", "solo.useless", [1]),
        ("vino", "seats", HUGE),
        ("vino", "seats", 3),
        ("vino", "round", -1),
        ("vino", "order", [0, 0, 1, 2]),
        ("vino", "owners", b""),
        ("vino", "tiles", b"\x07" * 10),
        ("vino", "money", [HUGE, 0, 0, 0]),
        ("vino", "market", [HUGE] * 9),
        ("vino", "bottles", 1 << 50),
        ("vino", "barrel", 99),
        ("vino", "marks", []),
        ("vino", "quiet", HUGE),
        ("vino", "agenda.held", []),
    ],
)
def test_a_position_that_the_rules_do_not_allow_is_told(game: str, path: str, value: Any) -> None:
    before = played(game)
    with pytest.raises(RecordFault, match="first line is damaged") as told:
        Game.load(before.rules, record(before, changed(raw(before), path, value)))
    assert len(str(told.value)) < 300


@pytest.mark.parametrize(
    ("deep", "told"),
    [(100, "first line is damaged"), (2_000, "first line is damaged"), (20_000, "line 1 has more than")],
)
def test_an_agenda_of_too_many_things_is_told(deep: int, told: str) -> None:
    before = played("viticulture")
    position = msgspec.msgpack.encode(raw(before) | {"agenda": "HERE"})
    names = (msgspec.msgpack.encode(name) + b"\0" for name in ("node", "seat", "other"))
    frame = b"\x84" + b"".join(names) + msgspec.msgpack.encode("below")
    deepened = position.replace(msgspec.msgpack.encode("HERE"), frame * deep + b"\xc0")
    header = msgspec.structs.replace(before.record.header, position=packed(deepened))
    with pytest.raises(RecordFault, match=told):
        Game.load(before.rules, msgspec.json.encode(header).decode() + "\n")


def test_a_position_for_other_seats_than_the_first_line_names_is_told() -> None:
    before = played("viticulture")
    for seats in ([], [{}], [{}] * 4, [{}] * 100):
        with pytest.raises(RecordFault, match="first line is damaged"):
            Game.load(before.rules, record(before, raw(before), seats=seats))


def test_a_snapshot_that_the_rules_do_not_allow_is_not_gone_on_with() -> None:
    """A record of other data goes on from the last of its snapshots that is one of a game."""
    before = played("viticulture", 90)
    header: Header = msgspec.structs.replace(before.record.header, data="of another edition")
    lines = [msgspec.json.encode(header).decode()]
    for line in before.record.lines:
        if line.snapshot:
            position = msgspec.msgpack.decode(before.rules.encode(before.state))
            position["players"][0]["regular"] = HUGE
            line = msgspec.structs.replace(line, snapshot=packed(msgspec.msgpack.encode(position)))
        lines.append(msgspec.json.encode(line).decode())
    with pytest.raises(RecordFault, match="no part of it can be continued"):
        Game.load(before.rules, "\n".join(lines) + "\n")
