"""From a table to its rule: things, cards and refusals lead to the entry of the rulebook that tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from game import paths
from game.pages.rulebook import RulebookScene
from game.play.scene import TableScene
from game.play.things import FOREIGN, Thing
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text import rulebook
from game.text.printed import cards
from game.text.told import Told
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.tools.tour_vino import asked
from game.tools.tour_vino import played as vino_played
from game.viticulture.asked_rule import told_of_card
from game.window.app import App
from game.window.input import Action, begun
from rules.engine.choice import Ref, choice
from tests.game.pages.test_scenes import new_session, top
from tests.tables import vino_table, viticulture_table

RULE = re.compile(r'"((?:V|N)-[A-Z][A-Z0-9-]*-?\d*)"')
"""An id of a rule where it stands in the code of the rules."""


@pytest.fixture
def app() -> Iterator[App]:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant"))
    yield app
    app.scenes.clear()
    app.scenes.settle()


@pytest.mark.parametrize(("game", "letter"), [("viticulture", "V"), ("vino", "N")])
def test_every_rule_that_refuses_anything_is_told_by_an_entry(game: str, letter: str) -> None:
    found = {
        rule
        for file in (paths.root() / "rules").rglob("*.py")
        for rule in RULE.findall(file.read_text(encoding="utf-8"))
        if rule.startswith(letter)
    }
    assert len(found) > 20
    assert [rule for rule in sorted(found) if rulebook.of_rule(game, rule) is None] == []


def test_every_card_leads_to_an_entry() -> None:
    for card in cards():
        assert rulebook.about("viticulture", told_of_card(card)) is not None, card


def test_visitors_lead_to_what_they_do_where_an_entry_tells_of_it() -> None:
    led = {card: rulebook.about("viticulture", told_of_card(card)) for card in ("manager", "planter", "harvester")}
    assert {card: entry.entry for card, entry in led.items() if entry} == {
        "manager": "manager", "planter": "plant", "harvester": "harvest",
    }  # fmt: skip


def lay(app: App, table: TableScene) -> None:
    """Put a table in the window, without drawing it."""
    app.scenes.replace(table)
    app.scenes.settle()


def untold(table: TableScene) -> set[str]:
    """The things of a table of which no entry tells."""
    rule, game = table.parts.asked_rule, table.interaction.session.game_name
    refs = (Ref(one.ref.kind.removeprefix(FOREIGN), one.ref.name) for one in table.interaction.things)
    return {f"{ref.kind} {ref.name}" for ref in refs if rulebook.about(game, rule.told_under(ref)) is None}


def test_every_thing_on_a_table_leads_to_an_entry(app: App) -> None:
    lay(app, table := viticulture_table(app, played(season("winter", "turn", 2), 2)))
    assert untold(table) == set()
    lay(app, table := vino_table(app, vino_played(asked("buy", 2, "owners"), 3)))
    assert untold(table) == set()


def test_every_line_of_a_log_leads_to_an_entry(app: App) -> None:
    tables = (
        viticulture_table(app, played(season("winter", "turn", 2), 2)),
        vino_table(app, vino_played(asked("buy", 2, "owners"), 3)),
    )
    for table in tables:
        lay(app, table)
        rule, events = table.parts.asked_rule, table.interaction.session.events
        lines = [one.event for one in table.interaction.log_lines()]
        assert len(lines) > 10
        assert {events[line].kind for line in lines if rule.of_line(line) is None} == set()


def test_a_line_that_is_pointed_at_tells_its_rules_and_leads_to_them(app: App) -> None:
    lay(app, table := viticulture_table(app, played(season("winter", "turn", 2), 2)))
    line = next(one.event for one in reversed(table.interaction.log_lines()) if one.event >= 0)
    told = table.parts.asked_rule.of_line(line)
    table.parts.review.point_at_line(line)
    table.detail.update(0.1)
    assert table.detail.entry is None, "not at once"
    table.detail.update(1.0)
    assert table.detail.entry == told is not None
    press_rules(app)
    book = top(app)
    assert isinstance(book, RulebookScene)
    assert book.entry == told


def press_rules(app: App) -> None:
    """Press the key of the rules."""
    pygame.event.post(begun(Action.RULES))
    app.step(0.02)


def pointed(table: TableScene, ref: Ref) -> Thing:
    """Let the pointer rest on a thing."""
    thing = next(one for one in table.interaction.things if one.ref == ref)
    table.interaction.attention.move(thing.box.centre)
    table.interaction.pointer.move(thing.box.centre)
    table.interaction.attention.rest_for(10.0)
    return thing


def test_the_entry_is_about_what_is_pointed_at(app: App) -> None:
    lay(app, table := viticulture_table(app, new_session()))
    assert app.scenes.asked_rule == ""
    pointed(table, Ref("action", "make_wine"))
    assert app.scenes.asked_rule == "make_wine"


def test_a_refusal_opens_its_rule(app: App) -> None:
    lay(app, table := viticulture_table(app, played(season("winter", "turn", 2), 2)))
    interaction = table.interaction
    space = next(one.ref for one in interaction.things if one.ref == Ref("space", "give_tour.left"))
    tried = choice("place", "worker", "give_tour.left")
    reason = interaction.session.refused(tried)
    assert reason is not None
    interaction.note.refuse(space, Told(lambda: "closed"), (0.0, 0.0), tried)
    press_rules(app)
    book, told = top(app), rulebook.of_rule("viticulture", reason.rule)
    assert isinstance(book, RulebookScene)
    assert book.entry == told
