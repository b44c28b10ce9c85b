"""The score: what it says, what can be done next, its picture, and the replay of the game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.art.kit.boxes import Box
from game.art.wine_label.page import LABEL
from game.play.replay import PACES
from game.play.replay_panel import HINTED
from game.play.scene import TableScene
from game.play.score import BESIDE_LABEL, NOTICE, ScoreScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import pictures
from game.store.kept_game import KeptGame
from game.store.settings import SPEEDS, Settings
from game.tools.tour_play import played
from game.viticulture.score import decided, rank
from game.window.app import App
from game.window.input import Action, begun
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.game import Game
from rules.viticulture.scoring import Result
from tests.tables import is_replay, viticulture_table


@pytest.fixture(scope="module")
def over() -> Game:
    """A finished game of the tour."""
    return played(lambda _session: False, 2).game


def score_of(over: Game, size: tuple[int, int] = (640, 360), settings: Settings | None = None) -> ScoreScene:
    shell = App(GameRoutes, size, settings or Settings(animation="instant"))
    table = viticulture_table(shell, Session(KeptGame(over)))
    shell.scenes.replace(table)
    shell.scenes.settle()
    shell.step(0.0)
    top = shell.scenes.scenes[-1]
    assert isinstance(top, ScoreScene)
    return top


def press(scene: ScoreScene | TableScene, name: str) -> None:
    button = scene.buttons.named(name)
    assert button is not None, name
    x, y, w, h = button.box
    pos = scene.app.screen.pixel((x + w / 2, y + h / 2))
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0)))
    scene.app.step(0.0)


def test_the_board_can_be_viewed_and_leads_back_to_the_score(over: Game) -> None:
    scene = score_of(over)
    press(scene, "view-board")
    table = scene.app.scenes.scenes[-1]
    assert isinstance(table, TableScene)
    press(table, "score")
    assert isinstance(scene.app.scenes.scenes[-1], ScoreScene)


@pytest.mark.parametrize(("name", "same"), [("same-deal", True), ("rematch", False)])
def test_a_rematch_seats_the_same_people_with_the_same_or_another_deal(over: Game, name: str, same: bool) -> None:
    scene = score_of(over)
    if name == "same-deal":
        press(scene, "figures")
    press(scene, name)
    table = scene.app.scenes.scenes[-1]
    assert isinstance(table, TableScene)
    now, before = table.interaction.session.game.record.header, over.record.header
    assert [(seat["name"], seat["colour"]) for seat in now.seats] == [
        (seat["name"], seat["colour"]) for seat in before.seats
    ]
    assert now.options == before.options
    assert (now.seed == before.seed) is same
    assert table.interaction.session.kept.file is not None
    assert table.interaction.session.decision is not None


def test_every_page_leads_back_to_the_banquet(over: Game) -> None:
    scene = score_of(over)
    for name in ("label", "figures"):
        press(scene, name)
        assert scene.page == name
        scene.app.step(SURE_SECONDS)
        press(scene, "back")
        assert scene.page == "first"
        press(scene, name)
        pygame.event.post(begun(Action.BACK))
        scene.app.step(0.0)
        assert scene.page == "first"
    press(scene, "label")
    scene.app.step(SURE_SECONDS)
    press(scene, "figures")
    assert scene.page == "figures"


def seen(scene: ScoreScene) -> bytes:
    return pygame.image.tobytes(scene.app.screen.surface, "RGB")


def test_glasses_are_raised_until_they_rest_or_somebody_presses(over: Game) -> None:
    scene = score_of(over, settings=Settings())
    scene.app.step(1.0)
    first = seen(scene)
    scene.app.step(0.3)
    assert seen(scene) != first
    scene.app.step(5.0)
    rest = seen(scene)
    scene.app.step(1.0)
    assert seen(scene) == rest
    again = score_of(over, settings=Settings())
    again.app.step(1.0)
    assert seen(again) != rest
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1))
    again.app.step(0.0)
    assert seen(again) == rest


def test_with_calm_pictures_nothing_moves(over: Game) -> None:
    scene = score_of(over, settings=Settings(reduced_motion=True))
    first = seen(scene)
    for _ in range(8):
        scene.app.step(0.4)
        assert seen(scene) == first


def test_what_became_of_the_label_covers_neither_it_nor_a_button(over: Game) -> None:
    scene = score_of(over, (960, 540))
    press(scene, "label")
    screen = scene.app.screen

    def seen(box: Box) -> bytes:
        return pygame.image.tobytes(screen.surface.subsurface(screen.pixels(box)), "RGB")

    fixed = LABEL, BESIDE_LABEL._replace(x=1300, w=580)
    before, notice = [seen(box) for box in fixed], seen(NOTICE)
    press(scene, "save")
    assert scene.notice
    assert [seen(box) for box in fixed] == before
    assert seen(NOTICE) != notice
    assert not any(NOTICE.meets(box) for box in (LABEL, BESIDE_LABEL))


def test_the_label_is_kept_and_said_where(over: Game) -> None:
    scene = score_of(over)
    press(scene, "label")
    press(scene, "save")
    press(scene, "save")
    folder = paths.picture_folders()[0]
    kept = sorted(folder.glob("*.png"))
    assert len(kept) == 1
    assert any(path.stem in scene.notice for path in kept)
    assert str(folder) in scene.notice
    picture = pygame.image.load(str(kept[0]))
    assert picture.get_size() == (1260, 1530)
    assert len({tuple(picture.get_at((x, 560))) for x in range(0, 1260, 7)}) > 10
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1))
    scene.app.step(0.0)
    assert not scene.notice


def test_a_folder_that_takes_no_picture_is_told_in_a_sentence(over: Game, own_home: Path) -> None:
    own_home.mkdir(parents=True, exist_ok=True)
    (own_home / "pictures").write_text("in the way", encoding="utf-8")
    scene = score_of(over)
    press(scene, "label")
    press(scene, "save")
    assert str(own_home / "pictures") in scene.notice
    assert scene.good is False
    with pytest.raises(pictures.NotKept):
        pictures.keep(pygame.Surface((4, 4)), "Vendemmia")


def test_a_label_is_written_once_however_often_it_is_saved(over: Game) -> None:
    scene = score_of(over)
    press(scene, "label")
    press(scene, "save")
    said = scene.notice
    press(scene, "save")
    folder = paths.picture_folders()[-1]
    assert len(list(folder.glob("*.png"))) == 1
    assert scene.notice == said
    next(folder.glob("*.png")).unlink()
    press(scene, "save")
    assert len(list(folder.glob("*.png"))) == 1


def test_all_who_tie_are_named_and_equal_seats_share_a_rank() -> None:
    shared = Result((0, 1, 2), (0, 1, 2, 3), "shared", ((20, 3, 4, 5),) * 3 + ((11, 0, 0, 0),))
    words = decided(shared, ("Anna", "Bruno", "Carla", "Dino"))
    assert all(name in words[0] for name in ("Anna", "Bruno", "Carla"))
    assert "Dino" not in words[0]
    assert [rank(shared, seat) for seat in range(4)] == [1, 1, 1, 4]
    woken = Result((1,), (1, 0, 2, 3), "wake_up_order", ((20, 3, 4, 5),) * 2 + ((9, 2, 0, 0),) * 2)
    assert [rank(woken, seat) for seat in range(4)] == [2, 1, 3, 3]


def replay_of(over: Game, settings: Settings | None = None) -> TableScene:
    scene = score_of(over, settings=settings)
    press(scene, "figures")
    press(scene, "replay")
    scene.app.step(0.0)
    top = scene.app.scenes.scenes[-1]
    assert is_replay(top)
    return top


def test_a_replay_plays_the_whole_game_again(over: Game) -> None:
    replay = replay_of(over)
    assert replay.parts.review.made == 0
    while replay.parts.review.pace != "instant":
        replay.parts.review.next_pace()
    steps = 0
    while not replay.parts.review.over:
        replay.app.step(1.0)
        steps += 1
        assert steps < 3 * len(replay.parts.review.choices)
    assert replay.interaction.session.view(None) == Session(KeptGame(over)).view(None)
    assert replay.interaction.session.events[-1] == over.events[-1]
    assert replay.app.scenes.scenes[-1] is replay


def test_a_replay_stops_steps_and_goes_back(over: Game) -> None:
    replay = replay_of(over)
    replay.app.step(1.0)
    replay.app.step(1.0)
    press(replay, "play")
    assert not replay.parts.review.playing
    made = replay.parts.review.made
    for _ in range(20):
        replay.app.step(1.0)
    assert replay.parts.review.made == made
    press(replay, "on")
    assert replay.parts.review.made == made + 1
    press(replay, "back")
    press(replay, "back")
    assert replay.parts.review.made == made - 1 if made else replay.parts.review.made == 0
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    replay.app.step(0.0)
    assert replay.parts.review.made == max(1, made)


@pytest.mark.parametrize("by", ["pointer", "focus"])
def test_controls_of_a_replay_tell_what_they_do(over: Game, by: str) -> None:
    settings = Settings(animation="instant", reduced_motion=True, inspect=0)
    replay = replay_of(over, settings)
    replay.parts.review.playing = False
    replay.parts.review.go_to(40)
    screen, task = replay.app.screen, replay.interaction.frame.task
    beside = screen.pixels(Box(task.x - 120, task.y, 120, task.h))

    def seen() -> bytes:
        replay.dirty = True
        replay.app.step(0.02)
        return pygame.image.tobytes(screen.surface.subsurface(beside), "RGB")

    plain, told = seen(), set()
    assert {button.name for button in replay.buttons.all} >= HINTED
    for name in HINTED:
        setattr(replay.buttons, "hovered" if by == "pointer" else "focused", name)
        told.add(seen())
    assert plain not in told
    assert len(told) == len(HINTED)


def test_a_replay_shows_hands_or_hides_them_and_goes_at_every_pace(over: Game) -> None:
    replay = replay_of(over)
    replay.parts.review.go_to(40)
    assert replay.interaction.view.seats[replay.interaction.seat].hand is not None
    press(replay, "hands")
    assert all(seat.hand is None for seat in replay.interaction.view.seats)
    paces = []
    for _ in PACES:
        press(replay, "pace")
        paces.append(replay.interaction.queue.speed)
    assert sorted(paces) == sorted(SPEEDS[pace] for pace in PACES)
    press(replay, "leave")
    assert isinstance(replay.app.scenes.scenes[-1], ScoreScene)


def test_nothing_of_a_replay_changes_the_game(over: Game) -> None:
    before = over.record.text()
    replay = replay_of(over, Settings(animation="step", hands="closed"))
    replay.parts.review.go_to(30)
    replay.parts.review.undo()
    replay.parts.review.redo()
    replay.parts.review.restart()
    replay.parts.review.toggle()
    for _ in range(60):
        replay.app.step(0.5)
    assert replay.parts.review.made > 0
    assert over.record.text() == before
