"""Cards of one's own on the pages where a game is set up: one line of switches, only where there are such cards."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest

from game import paths
from game.art.kit import written
from game.pages.form import Written
from game.pages.new_game import NewGameScene
from game.pages.own_cards import ROW
from game.pages.solo import SoloScene
from game.pages.statistics_uses import card_panels, own_names
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import editions, own_cards, records
from game.store.card_uses import Use
from game.store.settings import KeptSeat, LastSolo, LastTable, Settings, TextSize
from game.store.statistics import Ended
from game.window.app import App
from game.window.input import Action, begun
from rules.viticulture.rules import Viticulture
from tests.game.added import VILLAGE, write_set
from tests.game.mouse import Mouse
from tests.pictures.faults import faults, shortened
from tests.pictures.sheet import Sheet

BROKEN = {"mine.yaml": "summer_visitors:\n- id: wizard\n  effect: {gain: {gold: 2}}\n"}
ODD = "A folder that was called by somebody who likes long names with (brackets) & more"
LONG = {"my_visitors_of_the_long_winter.yaml": BROKEN["mine.yaml"]}
PEOPLE = (KeptSeat("lago", "Lago"), KeptSeat("cotto", "Cotto"))
PAGES = ("viticulture", "solo")


pytestmark = pytest.mark.usefixtures("own_cards_again")


def numbered(number: int) -> dict[str, str]:
    """A set of cards with ids that no other one has."""
    card = f"beekeeper_{number}"
    return {
        "mine.yaml": f"summer_visitors:\n- {{id: {card}, effect: {{gain: {{lira: 2}}}}}}\n",
        "en.ftl": f"card-{card} = Beekeeper\n",
    }


def lay(**sets: dict[str, str]) -> Path:
    for name, files in sets.items():
        write_set(paths.cards_folder() / name, files)
    return paths.cards_folder()


class Person(Mouse):
    """Somebody with a mouse before a page."""

    def __init__(self, page: str, settings: Settings | None = None, size: tuple[int, int] = (480, 270)) -> None:
        self.app = App(GameRoutes, size, settings or Settings(animation="instant"))
        self.open(page)

    def open(self, page: str) -> None:
        """Come to a page."""
        self.scene: Written = self.app.routes.solo() if page == "solo" else self.app.routes.new_game((), page)
        self.app.scenes.replace(self.scene)
        self.frame()
        self.look()

    def look(self) -> None:
        """Come to where the sets are offered."""
        if isinstance(self.scene, NewGameScene):
            self.scene.turn("more")

    def to_game(self, game: str) -> None:
        """Take the poster of a game from the wall."""
        poster = self.app.scenes.scenes[-1].buttons.named(f"game-{game}")
        assert poster is not None
        poster.act()
        self.app.scenes.settle()
        self.frame()

    @property
    def offered(self) -> list[str]:
        """The switches of the line that are seen."""
        names = [button.name for button in self.scene.buttons.all]
        return [name.removeprefix("own-") for name in names if name.startswith("own-")]

    @property
    def chosen(self) -> tuple[str, ...]:
        assert isinstance(self.scene, NewGameScene | SoloScene)
        return self.scene.own.names

    @property
    def rules(self) -> Viticulture:
        """Those of the game that was begun."""
        table = self.app.scenes.scenes[-1]
        assert isinstance(table, TableScene)
        rules = table.interaction.session.game.rules
        assert isinstance(rules, Viticulture)
        return rules


@pytest.mark.parametrize("page", PAGES)
def test_without_such_cards_there_is_no_line(page: str) -> None:
    assert Person(page).offered == []
    paths.cards_folder().mkdir(parents=True)
    assert Person(page).offered == []
    (paths.cards_folder() / "notes.txt").write_text("nothing")
    assert Person(page).offered == []


def test_vino_and_the_campaign_have_no_such_line() -> None:
    lay(village=VILLAGE)
    assert Person("vino").offered == []
    person = Person("solo")
    person.app.scenes.replace(person.app.routes.campaign())
    person.frame()
    assert not any(button.name.startswith("own-") for button in person.app.scenes.scenes[-1].buttons.all)


@pytest.mark.parametrize("page", PAGES)
def test_a_game_is_played_with_the_sets_that_are_switched_on(page: str) -> None:
    lay(village=VILLAGE, town=numbered(1), mill=numbered(2))
    person = Person(page)
    assert (person.offered, person.chosen) == (["mill", "town", "village"], ())
    for name in ("own-village", "own-town", "own-mill", "own-town"):
        person.press(name)
    assert person.chosen == ("mill", "village")
    person.press("start")
    assert {where.set for where in person.rules.box.components.written.values()} == {"", "mill", "village"}
    assert person.rules.folder != paths.data() / "viticulture"


@pytest.mark.parametrize("page", PAGES)
def test_nothing_switched_on_is_the_box(page: str) -> None:
    lay(village=VILLAGE)
    person = Person(page)
    person.press("start")
    assert person.rules is records.viticulture()


@pytest.mark.parametrize("page", PAGES)
def test_the_next_page_begins_with_the_sets_of_the_last_game(page: str) -> None:
    lay(village=VILLAGE, town=numbered(1))
    person = Person(page)
    person.press("own-town")
    person.press("start")
    assert Person(page, person.app.settings).chosen == ("town",)
    shutil.rmtree(paths.cards_folder() / "town")
    again = Person(page, person.app.settings)
    assert (again.offered, again.chosen) == (["village"], ())


def test_the_page_stays_as_it_was_left() -> None:
    lay(village=VILLAGE)
    person = Person("viticulture")
    person.press("own-village")
    person.press("back")
    person.to_game("vino")
    scene = person.app.scenes.scenes[-1]
    assert isinstance(scene, NewGameScene)
    person.scene = scene
    person.look()
    assert person.offered == []
    person.press("back")
    person.to_game("viticulture")
    scene = person.app.scenes.scenes[-1]
    assert isinstance(scene, NewGameScene)
    assert scene.own.names == ("village",)


@pytest.mark.parametrize("page", PAGES)
def test_a_broken_set_is_told_and_left_out(page: str) -> None:
    folder = lay(village=VILLAGE, spells=BROKEN)
    last = LastTable(PEOPLE, {}, cards=("spells", "village"))
    settings = Settings(animation="instant", table=last, solo=LastSolo(PEOPLE[0], cards=last.cards))
    person = Person(page, settings)
    sentence = person.scene.fault
    place = f"{folder / 'spells' / 'mine.yaml'}, line 3, summer_visitors[0].effect.gain.gold: "
    assert sentence.startswith(f"spells is left out: {place}")
    assert person.chosen == ("village",)
    person.press("own-village")
    assert person.scene.fault == ""
    person.press("own-spells")
    assert (person.scene.fault, person.chosen) == (sentence, ())


@pytest.mark.parametrize("page", PAGES)
def test_a_set_that_was_mended_meanwhile_is_switched_on_when_it_is_pressed(page: str) -> None:
    folder = lay(village=VILLAGE, spells=BROKEN)
    person = Person(page)
    file = folder / "spells" / "mine.yaml"
    file.write_text(file.read_text().replace("gold", "lira"))
    person.press("own-spells")
    person.frame()
    assert "spells" in person.chosen


def test_sets_that_are_on_are_seen_first_and_broken_ones_last() -> None:
    lay(a=BROKEN, b=numbered(1), c=VILLAGE)
    last = LastTable(PEOPLE, {}, cards=("c",))
    person = Person("viticulture", Settings(animation="instant", table=last))
    assert person.offered == ["c", "b", "a"]


@pytest.mark.parametrize("page", PAGES)
def test_a_set_that_vanishes_before_the_start_is_told_and_nothing_is_begun(page: str) -> None:
    folder = lay(village=VILLAGE, town=numbered(1))
    person = Person(page)
    person.press("own-village")
    shutil.rmtree(folder / "village")
    before = person.app.settings.table, person.app.settings.solo
    person.press("start")
    person.frame()
    assert person.app.scenes.scenes[-1] is person.scene
    assert str(folder / "village") in person.scene.fault
    assert (person.offered, person.chosen) == (["town"], ())
    assert (person.app.settings.table, person.app.settings.solo) == before
    assert not list(paths.saves().glob("*.jsonl"))


@pytest.mark.parametrize("page", PAGES)
def test_two_sets_with_the_same_card_are_told_and_nothing_is_begun(page: str) -> None:
    lay(village=VILLAGE, town=VILLAGE)
    person = Person(page)
    person.press("own-village")
    person.press("own-town")
    person.press("start")
    person.frame()
    assert person.app.scenes.scenes[-1] is person.scene
    assert "'own_wedding' stands in cards/town/mine.yaml" in person.scene.fault
    assert not list(paths.saves().glob("*.jsonl"))
    assert person.chosen == ("town", "village")


def test_a_portrait_that_cannot_be_drawn_is_told_once_the_set_is_switched_on() -> None:
    line = "portraits:\n  beekeeper_1: {hat: sombrero}\n"
    lay(village={**numbered(1), "lines.yaml": line})
    person = Person("viticulture")
    assert person.scene.fault == ""
    person.press("own-village")
    assert person.scene.fault.startswith("village: beekeeper_1: ")
    assert person.chosen == ("village",)
    person.press("own-village")
    assert person.scene.fault == ""


@pytest.mark.parametrize("page", ["viticulture"])
def test_all_of_many_sets_can_be_switched_on(page: str) -> None:
    lay(**{f"set-{number}": numbered(number) for number in range(8)})
    person = Person(page)
    seen: list[str] = []
    for turn in range(3):
        seen += person.offered
        assert len(person.offered) <= ROW
        for name in person.offered:
            person.press(f"own-{name}")
        button = person.scene.buttons.named("turn-own-1")
        assert button is not None
        assert button.enabled == (turn < 2)
        if button.enabled:
            person.press("turn-own-1")
    assert seen == [f"set-{number}" for number in range(8)]
    assert person.chosen == tuple(seen)


@pytest.mark.parametrize("page", PAGES)
def test_keys_and_controller_reach_every_switch(page: str) -> None:
    lay(**{f"set-{number}": numbered(number) for number in range(4)})
    person = Person(page)
    reached, ahead = {"start"}, ["start"]
    while ahead:
        here = ahead.pop()
        for action in (Action.DOWN, Action.UP, Action.LEFT, Action.RIGHT):
            person.scene.buttons.focus(here)
            person.scene.handle(begun(action))
            found = person.scene.buttons.focused
            if found is not None and found not in reached:
                reached.add(found)
                ahead.append(found)
    assert {"own-set-0", "own-set-1", "own-set-2", "turn-own-1"} <= reached
    person.scene.buttons.focus("own-set-1")
    person.scene.handle(begun(Action.CHOOSE))
    assert person.chosen == ("set-1",)
    assert person.scene.buttons.focused == "own-set-1"


@pytest.mark.parametrize(
    ("page", "size", "text", "count"),
    [
        *(("viticulture", (1280, 720), 175, 8), ("viticulture", (1920, 1080), 100, 3)),
        *(("viticulture", (1280, 720), 100, 1), ("solo", (1280, 720), 175, 8), ("solo", (1280, 720), 100, 3)),
    ],
)
def test_nothing_overlaps_and_every_word_is_read(page: str, size: tuple[int, int], text: TextSize, count: int) -> None:
    lay(**{f"my-own-cards-of-village{number}": numbered(number) for number in range(count - 1)}, spells=LONG)
    if count == 3:
        lay(**{ODD: VILLAGE})
    person = Person(page, Settings(animation="instant", text=text), size)
    if isinstance(person.scene, NewGameScene):
        person.scene.add(6)
    person.frame()
    boxes = [(button.name, button.box) for button in person.scene.buttons.all]
    for (one, (x, y, w, h)), (other, (left, top, wide, tall)) in combinations(boxes, 2):
        apart = x + w <= left or left + wide <= x or y + h <= top or top + tall <= y
        assert apart, (one, other)
    written.listen(True)
    person.scene.resized()
    sheet = Sheet(size)
    person.scene.draw(sheet)
    assert (faults(sheet, person.app.screen.scale), shortened(sheet)) == ([], [])
    told = "".join(line.text for line in sheet.words)
    assert person.scene.fault
    assert person.scene.fault.replace(" ", "") in told.replace(" ", "")


def test_the_line_comes_when_the_sets_were_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a slow disk does not wait for the page, and loses no set that was chosen before."""
    lay(village=VILLAGE)
    monkeypatch.setattr("game.pages.own_cards.Job.ended", lambda job, seconds=0.0: False)
    settings = Settings(animation="instant", table=LastTable(PEOPLE, {}, cards=("village",)))
    person = Person("viticulture", settings)
    assert (person.offered, person.chosen) == ([], ("village",))
    monkeypatch.undo()
    assert isinstance(person.scene, NewGameScene)
    person.scene.own.wait()
    person.frame()
    assert (person.offered, person.chosen) == (["village"], ("village",))


def test_cards_that_were_played_keep_their_names_when_their_folder_is_gone() -> None:
    folder = lay(village=VILLAGE)
    editions.keep(own_cards.rules_with(("village",)))
    games = (Ended("a", "2026-09-21", "viticulture", 2, 20, 7, uses=(Use("own_beekeeper", 2, 3), Use("nobody", 1))),)
    before = own_names(games)
    assert "own_beekeeper" in before["summer_visitor"]
    count = len(before["summer_visitor"])
    assert count > 1
    shutil.rmtree(folder)
    gone = own_names(games)
    assert gone["summer_visitor"] == {"own_beekeeper": before["summer_visitor"]["own_beekeeper"]}
    summer = card_panels(games, gone)[0]
    assert [(bar.name, bar.games) for bar in summer.bars] == [(gone["summer_visitor"]["own_beekeeper"], 2)]
