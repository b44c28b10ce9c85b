"""Records of games that were played with other cards: what is called by name is the same, the rest is refused."""

from __future__ import annotations

import json
import shutil
from functools import cache
from pathlib import Path
from time import process_time

import pytest

from rules.command.games import GAMES
from rules.engine import sound
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import OtherRules
from rules.engine.record import Line, has_ended, is_over, parse
from rules.engine.rules import Rules
from rules.engine.snapshot import MOST_TRIED, snapshots
from rules.players.chance_bot import ChanceBot
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture
from tests.chains import sealed

MERLOT = "- {id: merlot, red: 3, white: 0, needs: [irrigation], copies: 5}\n"
SEATS = {"viticulture": 2, "vino": 3, "alone": 1}


@cache
def played(name: str, choices: int) -> Game:
    """A game of chance after so many choices, or at its end."""
    rules, bot = GAMES["vino" if name == "vino" else "viticulture"](), ChanceBot(Stream(8, "bot"))
    game = Game.new(rules, SEATS[name], 8)
    while game.made < choices and game.decision is not None:
        game.choose(bot.choose(game.decision))
    return game


def other(folder: Path, rules: Rules, file: str, *changes: tuple[str, str]) -> Rules:
    """The same game with something else in a data file."""
    shutil.copytree(Path(str(rules.folder)), folder)
    text = (folder / file).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, "utf-8")
    return (Vino if rules.name == "vino" else Viticulture)(folder)


def broken(game: Game) -> str:
    """The record with a choice right at its beginning that nobody can make, so that it goes on from a snapshot."""
    lines = game.record.text().splitlines()
    lines[1] = json.dumps({"choice": "nothing", "seat": 0})
    return sealed("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("choices", [5, 90])
def test_a_position_by_names_is_the_same_position(name: str, choices: int) -> None:
    game = played(name, choices)
    rules, state = game.rules, game.state.copy()
    named = rules.named(state)
    assert json.loads(json.dumps(named)) == named
    state.agenda, state.beside = None, False
    assert rules.encode(rules._naming.understood(named)) == rules.encode(state)


def test_cards_in_another_order_are_the_same_cards(tmp_path: Path) -> None:
    game = played("viticulture", 200)
    rules = other(tmp_path / "new", game.rules, "vines.yaml", (MERLOT, ""), ("vines:\n", f"vines:\n{MERLOT}"))
    loaded, note = Game.load(rules, broken(game))
    assert note is not None
    assert note.id == "resumed"
    last = [line.snapshot for line in parse(game.record.text()).lines if line.snapshot][-1]
    assert isinstance(last, dict)
    first = rules.named(loaded.position(0))
    assert first["seats"][1]["hand"] == sorted(last["seats"][1]["hand"], key=first["seats"][1]["hand"].index)
    assert (first["decks"], first["piles"]) == (last["decks"], last["piles"])


@pytest.mark.parametrize(
    "changes",
    [
        ((MERLOT, ""),),
        (("id: merlot", "id: merlot_nero"),),
        (("needs: [], copies: 4", "needs: [], copies: 2"),),
        (("limit: 7", "limit: 8"),),
    ],
)
def test_what_is_not_the_same_is_refused(changes: tuple[tuple[str, str], ...], tmp_path: Path) -> None:
    game = played("viticulture", 200)
    file = "board.yaml" if "limit" in changes[0][0] else "vines.yaml"
    rules = other(tmp_path / "new", game.rules, file, *changes)
    with pytest.raises(OtherRules, match="no part of it can be continued"):
        Game.load(rules, broken(game))


def test_vino_with_another_map_is_refused_and_with_other_prices_told(tmp_path: Path) -> None:
    game = played("vino", 150)
    dearer = other(tmp_path / "dearer", game.rules, "regions.yaml", ("{price: 60,", "{price: 70,"))
    loaded, note = Game.load(dearer, broken(game))
    assert note is not None
    assert (note.id, note.thing) == ("resumed", "vino")
    assert loaded.view(None).owners
    text = broken(game).replace('"toscana"', '"toscana_antica"')
    with pytest.raises(OtherRules):
        Game.load(dearer, sealed(text))


def test_vines_that_a_field_no_longer_bears_are_not_gone_on_with(tmp_path: Path) -> None:
    """Only some cards put more onto a field than it bears; with other values nobody can tell whether one did."""
    game = played("viticulture", 200)
    named = game.rules.named(game.state)
    vines = ["syrah", "syrah 2"]
    for cards in (
        *named["decks"].values(),
        *named["piles"].values(),
        *(seat.get("hand", []) for seat in named["seats"]),
    ):
        cards[:] = [card for card in cards if card not in vines]
    named["seats"][0]["fields"]["5"] = vines
    named["seats"][0]["sold"] = []
    sound.check(game.rules, game.rules.understood(named), 2, strict=True)
    heavier = other(tmp_path / "new", game.rules, "vines.yaml", ("id: syrah, red: 2", "id: syrah, red: 4"))
    with pytest.raises(sound.Unsound, match="worth more than it bears"):
        sound.check(heavier, heavier.understood(named), 2, strict=True)


@pytest.mark.parametrize("name", SEATS)
def test_a_game_that_is_over_says_so_until_somebody_steps_back(name: str) -> None:
    game = played(name, 9999)
    assert is_over(parse(game.record.text()).lines)
    assert has_ended(game.record.text())
    again, note = Game.load(game.rules, game.record.text())
    assert note is None
    assert again.record.text() == game.record.text()
    assert again.rewind(again.made - 1)
    assert not has_ended(again.record.text())
    while again.decision is not None:
        again.choose(again.decision.choices[0])
    assert has_ended(again.record.text())


def test_a_game_that_is_over_is_never_gone_on_with(tmp_path: Path) -> None:
    game = played("viticulture", 9999)
    rules = other(tmp_path / "new", game.rules, "vines.yaml", ("id: merlot", "id: merlot_nero"))
    with pytest.raises(OtherRules, match="it is over"):
        Game.load(rules, game.record.text())


def test_snapshots_are_found_in_few_steps_and_only_some_are_tried(tmp_path: Path) -> None:
    """A hundred thousand snapshots of no sense: to find them takes a moment, and few of them are looked into."""
    game = played("viticulture", 40)
    rules = other(tmp_path / "new", game.rules, "vines.yaml", (MERLOT, ""))
    junk = [Line(snapshot={"a": 1}, at=(1, "x"))] * 100_000
    told: list[float] = []
    begun = process_time()
    assert snapshots(junk, told.append) == [(number, 0) for number in range(100_000 - MOST_TRIED, 100_000)]
    assert process_time() - begun < 1
    assert told == sorted(told)
    assert len(told) > 1000
    tried: list[float] = []
    with pytest.raises(OtherRules):
        Game._resumed(rules, game.record.header, junk, tried.append)
    assert len(tried) == len(told) + MOST_TRIED


def test_snapshots_of_choices_that_were_taken_back_do_not_stand() -> None:
    def snapshot(year: int) -> Line:
        return Line(snapshot={"year": year}, at=(year, "spring"))

    one, back = Line(choice="pass", seat=0), Line(undo=True)
    lines = [snapshot(1), one, snapshot(2), one, one, snapshot(3), back, snapshot(4)]
    assert snapshots(lines, lambda _: None) == [(0, 0), (2, 1), (7, 2)]
    assert snapshots([*lines, Line(rewind=1)], lambda _: None) == [(0, 0), (2, 1)]
    assert snapshots([*lines, Line(rewind=0), one, snapshot(5)], lambda _: None) == [(0, 0), (10, 1)]


def test_going_on_from_a_snapshot_is_told_and_can_be_left() -> None:
    """The lines behind a snapshot are many: how far they are is heard, and who hears it may end it."""
    game = played("vino", 35)
    while not game.can_undo or not any(line.snapshot for line in game.record.lines):
        game.choose(ChanceBot(Stream(1, "on")).choose(game.decision)) if game.decision else pytest.fail("over")
    last = game.history.made[-1]
    again = [Line(undo=True), Line(choice=str(last.choice), seat=last.seat)] * 500
    lines = [*game.record.lines, *again]
    told: list[float] = []
    resumed = Game._resumed(game.rules, game.record.header, lines, told.append)
    assert resumed.digest() == game.digest()
    assert sum(share > 0.5 for share in told) >= 5

    def leave(share: float) -> None:
        if share > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Game._resumed(game.rules, game.record.header, lines, leave)
