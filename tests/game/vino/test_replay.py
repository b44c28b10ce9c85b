"""A finished game of Vino is played again from its score and from the saved games, by posted mouse events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.pages.saved import SavedScene
from game.play.replay import again
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import SPEEDS, Settings
from game.tools.tour_vino import asked, played
from game.vino.score import VinoScore
from game.window.app import App
from rules.engine.game import Game
from tests.game.mouse import Mouse
from tests.tables import is_replay, is_vino, replay_of, vino_table


@pytest.fixture(scope="module")
def over() -> Game:
    """A finished game of three."""
    return played(lambda _session: False, 3).game


class Hand(Mouse):
    """A mouse over the scene that lies on top."""

    def __init__(self, settings: Settings | None = None, size: tuple[int, int] = (960, 540)) -> None:
        self.app = App(GameRoutes, size, settings or Settings(animation="instant"))

    @property
    def scene(self) -> Any:
        return self.app.scenes.scenes[-1]

    def table(self, game: Game) -> TableScene:
        """Lay the table of a finished game, over which its score comes."""
        table = vino_table(self.app, Session(KeptGame(game)))
        self.app.scenes.push(table)
        self.frame()
        self.frame()
        assert isinstance(self.scene, VinoScore)
        return table

    def replay(self, game: Game) -> TableScene:
        """Open the replay from the score, paused at its beginning."""
        self.table(game)
        self.press("figures")
        self.press("replay")
        assert is_replay(self.scene)
        replay = self.scene
        self.press("play")
        replay.parts.review.go_to(0)
        return replay


def first(replay: TableScene, wanted: Callable[[Session], bool]) -> int:
    """Go to the first position that is wanted; after how many choices it is."""
    review = replay_of(replay)
    session = again(review.played, ())
    for made, chosen in enumerate(review.choices):
        if wanted(session):
            review.go_to(made)
            return made
        session.choose(chosen)
    raise AssertionError("there is no such position")


def test_it_plays_to_the_end_and_shows_what_was(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    while replay.parts.review.pace != "instant":
        mouse.press("pace")
    mouse.press("play")
    for _ in range(3 * len(replay.parts.review.choices)):
        if replay.parts.review.over:
            break
        mouse.app.step(1.0)
    assert replay.interaction.view == over.view(replay.interaction.seat)
    assert replay.interaction.session.view(None) == over.view(None)
    assert mouse.scene is replay


def test_it_steps_and_jumps_and_stops_at_both_ends(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    for name in ("back", "part-back"):
        button = replay.buttons.named(name)
        assert button is not None
        assert not button.enabled
    mouse.press("on")
    mouse.press("on")
    assert replay.parts.review.made == 2
    mouse.press("back")
    assert replay.parts.review.made == 1
    rounds = []
    while not replay.parts.review.over:
        mouse.press("part-on")
        rounds.append(replay.interaction.view.round)
    assert rounds[:-1] == list(range(1, rounds[-1] + 1))
    mouse.press("part-back")
    assert replay.interaction.view.round == rounds[-1]
    assert replay.interaction.session.decision is not None
    assert replay.interaction.session.decision.kind == "region"


def test_a_line_of_the_log_leads_to_its_position(over: Game) -> None:
    mouse = Hand(size=(1280, 720))
    replay = mouse.replay(over)
    replay.parts.review.go_to(60)
    mouse.frame()
    event, box = replay.parts.review.rows()[0]
    made = replay.interaction.session.made_by(event)
    mouse.click(box.centre)
    assert replay.parts.review.made == made < 60


def test_secrets_are_those_of_who_is_asked_or_of_the_chosen_eyes_or_covered(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    first(replay, asked("buy", 2))
    seat = replay.interaction.seat
    assert [one.money is not None for one in replay.interaction.view.seats] == [
        one.seat == seat for one in replay.interaction.view.seats
    ]
    for viewed in replay.interaction.order:
        mouse.press("eyes")
        assert replay.interaction.view.by == viewed
        assert replay.interaction.view.seats[viewed].money is not None
    mouse.press("eyes")
    assert replay.interaction.view.by == seat
    other = next(one for one in replay.interaction.order if one != seat)
    panel = replay.interaction.layout.seat_boxes(replay.interaction.order, replay.interaction.shown)[other]
    mouse.click(panel.centre)
    assert replay.interaction.view.by == other
    mouse.press("on")
    assert replay.interaction.view.by == other
    mouse.press("hands")
    assert replay.interaction.view.by is None
    assert all(one.money is None for one in replay.interaction.view.seats)


def test_a_secret_choice_is_seen_with_its_owners_eyes_only(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    made = first(replay, asked("region", 3))
    seat = replay.interaction.seat
    replay.parts.review.go_to(made + 2)
    assert replay.interaction.seat != seat
    assert replay.interaction.view.seats[seat].regions_chosen is None
    replay.parts.review.look_at(seat)
    chosen = replay.interaction.view.seats[seat].regions_chosen
    assert chosen is not None
    assert len(chosen) == 2


def test_leaving_leads_back_to_the_score_and_the_table_as_it_lay(over: Game) -> None:
    mouse = Hand()
    table = mouse.table(over)
    where, before = table.interaction.layout, table.interaction.things
    mouse.press("figures")
    mouse.press("replay")
    assert is_replay(mouse.scene)
    mouse.press("leave")
    assert isinstance(mouse.scene, VinoScore)
    mouse.press("back")
    mouse.press("view-board")
    assert mouse.scene is table
    assert where == table.interaction.layout
    assert table.interaction.things == before


def test_a_position_goes_on_as_a_new_game(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    made = first(replay, asked("variety", 2))
    mouse.press("go-on")
    mouse.press("no")
    assert mouse.scene is replay
    assert replay.parts.review.made == made
    mouse.press("go-on")
    mouse.press("yes")
    table = mouse.scene
    assert is_vino(table)
    assert not is_replay(table)
    assert over.rules.encode(table.interaction.session.game.state) == over.rules.encode(over.position(made))
    assert table.interaction.session.kept.file is not None
    table.interaction.session.close()
    assert (
        Session(KeptGame.opened(table.interaction.session.kept.file.path)).game.digest()
        == table.interaction.session.game.digest()
    )


def test_the_saved_games_open_it_too(over: Game) -> None:
    mouse = Hand()
    session = Session(KeptGame.begin(
        [seat["name"] for seat in over.record.header.seats], ("lago", "cotto", "sole"), over.record.header.seed, {},
        rules=over.rules,
    ))  # fmt: skip
    for chosen in over.choices:
        session.choose(chosen)
    session.close()
    mouse.app.scenes.replace(SavedScene(mouse.app, "finished"))
    mouse.frame()
    mouse.press("replay")
    replay = mouse.scene
    assert is_replay(replay)
    assert len(replay.parts.review.choices) == over.made
    mouse.press("play")
    mouse.press("leave")
    assert isinstance(mouse.scene, SavedScene)


@pytest.mark.parametrize("pace", ["half", "normal", "double", "fourfold"])
def test_what_moves_at_any_pace_ends_at_the_view(over: Game, pace: str) -> None:
    """The picture that events make equals the view: the table of these tests insists on it."""
    mouse = Hand(Settings())
    replay = mouse.replay(over)
    while replay.parts.review.pace != pace:
        mouse.press("pace")
    assert replay.interaction.queue.speed == SPEEDS[replay.parts.review.pace]
    first(replay, asked("buy", 4))
    start = replay.parts.review.made
    mouse.press("play")
    for _ in range(400):
        mouse.app.step(0.25)
    assert replay.parts.review.made > start + 10


def test_keys_step_jump_stop_and_leave(over: Game) -> None:
    mouse = Hand()
    replay = mouse.replay(over)
    replay.parts.review.go_to(20)
    for key, at in ((pygame.K_RIGHT, 21), (pygame.K_LEFT, 20), (pygame.K_LEFT, 19)):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        mouse.frame()
        assert replay.parts.review.made == at
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    mouse.frame()
    assert isinstance(mouse.scene, VinoScore)
