"""Draws every screen in fixed positions into PNG files: ``python -m game.tools.tour --out FOLDER --size 1920x1080``."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import get_args

from game.play.replay import Replay
from game.play.scene import TableScene
from game.viticulture import scene as viticulture

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.pages.keys import KeysScene
from game.pages.menu import MenuScene
from game.pages.new_game import NewGameScene
from game.pages.settings import SettingsScene
from game.pages.settings_rows import FIRST_TAB, TABS
from game.pages.sound import SoundScene
from game.pages.title import TitleScene
from game.paths import HOME_VARIABLE
from game.play.focus import REGIONS
from game.play.inspect import Explained
from game.play.session import Session
from game.program.options import CommandLine, window_size
from game.store.kept_game import COLOURS
from game.store.settings import KeptSeat, LastTable, TextSize
from game.text.messages import FIRST, languages, use_language
from game.text.pseudo import PSEUDO, add_pseudo
from game.tools.tour_alone import draw_alone
from game.tools.tour_lessons import draw_lessons
from game.tools.tour_moves import draw_moves
from game.tools.tour_opponents import draw_opponents
from game.tools.tour_own import draw_own
from game.tools.tour_pictures import Tour
from game.tools.tour_play import played, some_choice
from game.tools.tour_rulebook import draw_rulebooks
from game.tools.tour_saved import draw_saved
from game.tools.tour_score import show_score
from game.tools.tour_tables import (
    NotReached,
    hand_over,
    log_line,
    never,
    release,
    rest_at,
    season,
    show_delivery,
    show_poster,
    show_pressing,
    show_year_end,
    still,
    suggest,
)
from game.tools.tour_vino import draw_vino
from game.viticulture.score import ViticultureScore
from game.window.input import Action, begun
from rules.engine.choice import Ref


def visitor(session: Session) -> bool:
    """Positions in the middle of a visitor's choices."""
    decision = session.decision
    return decision is not None and decision.kind == "branch" and session.view(None).year >= 8


def _refuse(scene: TableScene) -> None:
    """Drop a worker where it may not stand."""
    scene.interaction.pointer.selection.lift(Ref("worker", "worker"))
    for action in ("harvest_field", "draw_order", "make_wine"):
        thing = next(thing for thing in scene.interaction.things if thing.ref == Ref("space", f"{action}.left"))
        if thing.ref not in scene.interaction.pointer.selection.touchable():
            x, y = thing.box.centre
            pygame.mouse.set_pos(scene.app.screen.pixel((x, y)))
            scene.interaction.attention.move((x, y))
            worker = next(thing for thing in scene.interaction.things if thing.ref.kind == "worker")
            scene.interaction.pointer.selection.clear()
            scene.interaction.pointer.press(worker.box.centre)
            scene.interaction.pointer.move((x - 40, y))
            scene.interaction.pointer.move((x, y))
            release(scene, (x, y))
            return
    raise NotReached("a worker may stand on each of the spaces")


def _point_at(ref: Ref) -> Callable[[TableScene], None]:
    def prepare(scene: TableScene) -> None:
        thing = next(thing for thing in scene.interaction.things if thing.ref == ref)
        rest_at(scene, thing.box.centre)

    return prepare


def _propose(action: str) -> Callable[[TableScene], None]:
    def prepare(scene: TableScene) -> None:
        for choice in scene.interaction.decision.choices if scene.interaction.decision else ():
            if choice.verb == "place" and choice.words[1].startswith(f"{action}."):
                scene.parts.answering.propose(choice)
                return
        raise NotReached(f"no worker can be placed on {action}")

    return prepare


def _other_mat(scene: TableScene) -> None:
    scene.parts.review.look_at((scene.interaction.seat + 1) % len(scene.interaction.session.names))


def _fill(page: NewGameScene, seats: int) -> None:
    """Let so many sit down, a person last."""
    page.add(seats)
    if page.seats[-1].level:
        page.switch(seats - 1)


def _card(name: str) -> Explained:
    return Explained("", card=name)


def _large_card(scene: TableScene) -> None:
    scene.parts.zoom.show(_card("planter"))


def _focus(kind: str) -> Callable[[TableScene], None]:
    """Bring the focus of keys and controller to the first thing of a kind that is reached."""

    def prepare(scene: TableScene) -> None:
        for action in (Action.RIGHT, *(Action.NEXT_REGION,) * len(REGIONS)):
            scene.handle(begun(action))
            if scene.parts.focus.at and scene.parts.focus.at.thing and scene.parts.focus.at.thing.ref.kind == kind:
                return
        raise NotReached(f"no key leads to a {kind}")

    return prepare


def _new_key(scene: KeysScene) -> Callable[[], None]:
    """Wait for a key and press one that is taken."""

    def prepare() -> None:
        scene.buttons.focus(f"key-{Action.UNDO}")
        scene.handle(begun(Action.CHOOSE))
        scene.write(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0))

    return prepare


def _pinned(scene: TableScene) -> None:
    """Two cards beside a third, with entries opened one from the other."""
    for card in ("planter", "merlot"):
        scene.parts.zoom.show(_card(card))
        scene.parts.zoom.pin()
    scene.parts.zoom.show(_card("order_12"))
    scene.parts.zoom.open_entries(("order", "value", "grape"))


def _page(ref: Ref) -> Callable[[TableScene], None]:
    def prepare(scene: TableScene) -> None:
        told = scene.interaction.explain(ref)
        assert told is not None
        scene.parts.zoom.show(told)

    return prepare


def _foresee(scene: TableScene) -> None:
    """Point at the last wine of the list, to see what it would bring."""
    names = {str(choice) for choice in scene.interaction.decision.choices} if scene.interaction.decision else set()
    scene.buttons.point_at(next((one.name for one in reversed(scene.buttons.all) if one.name in names), None))
    if scene.buttons.hovered is None:
        raise NotReached("no button makes a wine")


def _go_back(scene: TableScene) -> None:
    """Ask whether the game shall go on from an earlier position."""
    scene.interaction.session.kept.agree(scene.interaction.session.open_hands, may_rewind=True)
    scene.parts.review.step(-7)
    scene.parts.review.go_on_here()


def _replay(scene: TableScene) -> None:
    """Stop in the middle of the game."""
    review = scene.parts.review
    assert isinstance(review, Replay)
    review.stop_at(len(review.choices) // 2)


def draw_all(tour: Tour) -> None:
    """All pictures of the tour."""
    tour.show("title", TitleScene(tour.app))
    tour.over("languages", tour.app.routes.languages())
    tour.show("evening", tour.app.routes.evening())
    kept = tuple(KeptSeat(colour, "") for colour in COLOURS[: tour.seats])
    tour.app.settings.table = LastTable(kept, {})
    tour.show("evening-again", tour.app.routes.evening())
    tour.app.settings.table = None
    page = tour.app.routes.new_game((), "viticulture")
    assert isinstance(page, NewGameScene)
    tour.show("new-game", page, lambda: _fill(page, tour.seats))
    tour.show("new-game-rules", page, lambda: page.turn("rules"))
    tour.show("new-game-cards", page, lambda: page.turn("cards"))
    tour.show("new-game-more", page, lambda: page.turn("more"))
    for tab in TABS:
        tour.show("settings" if tab == FIRST_TAB else f"settings-{tab}", SettingsScene(tour.app, tab))
    tour.show("sound", SoundScene(tour.app))
    keys = KeysScene(tour.app)
    tour.show("keys", keys, _new_key(keys))
    tour.show("keys-program", KeysScene(tour.app, "program"))
    draw_rulebooks(tour)
    draw_lessons(tour)
    tour.table("spring", season("spring", "wake", 8), still)
    tour.table("summer", season("summer", "turn", 9), _point_at(Ref("action", "build_structure")))
    tour.table("summer-closed-hand", season("summer", "turn", 9), still, "closed")
    tour.table("fall", season("fall", "deck", 6), still)
    tour.table("winter", season("winter", "turn", 10), still)
    tour.table("visitor", visitor, still)
    tour.table("advice", season("winter", "turn", 8), suggest)
    tour.table("plant", season("summer", "plant", 3), still)
    tour.table("make", season("winter", "make", 2), still)
    tour.table("refused", season("summer", "turn", 10), _refuse)
    tour.table("discard", season("year_end", "discard", 9), still)
    tour.table("curtain", season("year_end", "discard", 9), still, "closed")
    tour.table("hand-over", season("winter", "turn", 10), hand_over, "closed")
    tour.table("year-end", season("spring", "wake", 10), show_year_end)
    tour.table("harvest", season("winter", "turn", 10), show_poster)
    tour.table("pressing", season("winter", "turn", 10), show_pressing)
    tour.table("order", season("winter", "turn", 10), show_delivery)
    tour.table("confirm", season("summer", "turn", 9), _propose("draw_vine"))
    tour.table("focus-card", season("summer", "play", 3), _focus("card"))
    tour.table("focus-space", season("winter", "turn", 10), _focus("space"))
    tour.table("other-mat", season("winter", "turn", 10), _other_mat)
    tour.over("menu", MenuScene(tour.app))
    tour.table("large-card", season("winter", "turn", 10), _large_card)
    tour.table("pinned", season("winter", "turn", 10), _pinned)
    tour.table("page", season("winter", "turn", 10), _page(Ref("action", "make_wine")))
    tour.table("reason", season("winter", "turn", 10), _point_at(Ref("action", "fill_order")))
    tour.table("preview", season("winter", "make", 2), _foresee)
    tour.table("preview-space", season("winter", "turn", 10), _point_at(Ref("action", "draw_order")))
    tour.table("log-line", season("winter", "turn", 10), log_line)
    tour.table("past", season("winter", "turn", 10), lambda scene: scene.parts.review.step(-7))
    tour.table("past-ask", season("winter", "turn", 10), _go_back)
    draw_moves(tour)
    session = played(never, tour.seats)
    show_score(tour, "score", ViticultureScore(tour.app, session))
    replay = viticulture.replay(tour.app, session.kept)
    tour.show("replay", replay, lambda: _replay(replay))
    draw_saved(tour, session)
    draw_opponents(tour)
    draw_own(tour)
    draw_alone(tour, lambda alone, chance: some_choice(alone.decision, chance))
    draw_vino(tour)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the tour; the exit code is 1 when a screen cannot be shown, 2 when an argument makes no sense."""
    parser = CommandLine(prog="game.tools.tour", allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=Path("tour"))
    parser.add_argument("--size", type=window_size, default=(1920, 1080))
    parser.add_argument("--text", choices=[*languages(), PSEUDO], default=FIRST)
    parser.add_argument("--scale", choices=get_args(TextSize), default=100, type=int)
    parser.add_argument("--seats", choices=range(2, 7), default=2, type=int)
    wish = parser.parse_args(arguments)
    folder: Path = wish.out
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        add_pseudo()
        use_language(wish.text)
        tour = Tour(folder, wish.size, wish.seats, wish.scale)
        try:
            draw_all(tour)
        except NotReached as fault:
            print(f"game.tour: {fault}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
