"""How fast the window draws: the table while things move and at rest, single interactions, start and memory.

``python -m tests.bench.window MEASURE`` prints the values of one measure, in ms of processor time or in MB.
"""

from __future__ import annotations

import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

from game.art.kit import cache
from game.art.kit.palette import PLAYERS
from game.paths import HOME_VARIABLE
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.store.settings import Settings, Speed
from game.text.messages import FIRST, languages
from game.tools.tour_play import LIKED
from game.window.app import FRAMES_PER_SECOND, PATIENCE, App
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.players.opponent import STRONGEST
from tests.bench.measure import milliseconds
from tests.tables import viticulture_table

ROOT = Path(__file__).parents[2]
FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)
FRAME = 1 / 60
FRAMES_OF_THOUGHT = 30
"""So many frames pass at least before somebody answers a question."""
FRAMES_OF_REST = 600
"""So many frames pass until nothing is left to be drawn ahead."""
SEATS = 4
SEEN, REST = "until a deed is seen", "between deeds"
SPOKEN = "change of language"
START = """
from game.program import loading
from game.program.start import main
from game.window.app import App
loading.load_ahead = lambda: None
App.run = lambda app: 0
main([])
"""


def players(plays: Sequence[str] = ("",) * SEATS) -> list[dict[str, str]]:
    """The seats of a bench table, with the opponents that play them in their own words."""
    return [
        {"name": colour.title(), "colour": colour} | ({"opponent": opponent} if opponent else {})
        for colour, opponent in zip(PLAYERS, plays, strict=False)
    ]


def liked(choices: tuple[Choice, ...], chance: random.Random) -> Choice:
    """A choice that makes the table rich rather than one that ends the season."""

    def weight(choice: Choice) -> float:
        if choice.verb in ("pass", "done", "no", "uproot"):
            return 0.03
        return LIKED.get(choice.words[1].partition(".")[0], 1.0) if choice.verb == "place" else 1.0

    return chance.choices(choices, [weight(one) for one in choices])[0]


def table(
    size: tuple[int, int], animation: Speed, choices: int, seed: int = 25, plays: Sequence[str] = ("",) * SEATS
) -> tuple[App, TableScene]:
    """A window with a table in the middle of a game, hands open, drawn once of nothing kept."""
    session = Session(KeptGame(Game.new(viticulture(), players(plays), seed)))
    chance = random.Random(seed)
    for _ in range(choices):
        if session.decision is not None:
            session.choose(liked(session.decision.choices, chance))
    session.kept.open_hands = True
    cache.forget()
    app = App(GameRoutes, size, Settings(animation=animation, window=size))
    scene = viticulture_table(app, session)
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(0.0)
    app.patience = PATIENCE
    return app, scene


def moving(size: tuple[int, int], frames: int) -> list[list[float]]:
    """Frames while pieces and cards are on their way, choice after choice, and those in which the next question comes.

    All that a choice draws anew is in them; several frames for one picture count as one.
    """
    app, scene = table(size, "normal", 150)
    chance = random.Random(3)
    found: list[float] = []
    asked: list[float] = []
    while len(found) < frames and scene.interaction.session.decision is not None:
        _make(scene, liked(scene.interaction.session.decision.choices, chance))
        while not scene.interaction.queue.empty and len(found) < frames:
            spent = sum(_until_shown(app))
            (asked if scene.interaction.queue.empty else found).append(spent)
        for _ in range(FRAMES_OF_THOUGHT):
            app.step(FRAME)
    return [found, asked]


def _until_shown(app: App) -> list[float]:
    """What each frame takes until the next picture is finished."""
    found = [milliseconds(lambda: app.step(FRAME))]
    while app.scenes.unfinished:
        found.append(milliseconds(lambda: app.step(FRAME)))
    return found


def idle() -> list[float]:
    """Frames in which nothing has changed."""
    app, scene = table(FULL_HD, "instant", 300)
    app.settings.reduced_motion = True
    for _ in range(FRAMES_OF_REST):
        app.step(FRAME)
    assert not scene.dirty
    return [milliseconds(lambda: app.step(FRAME)) for _ in range(300)]


def interactions() -> dict[str, list[float]]:
    """The slowest frame of each of many single deeds, until it is seen; all frames of each; and those in between.

    The next deed comes half a second later.
    """
    app, scene = table(FULL_HD, "instant", 300)
    found: dict[str, list[float]] = {}

    def after(name: str, deed: Callable[..., object], *of: object) -> None:
        def frame() -> None:
            deed(*of)
            app.scenes.settle()
            app.step(FRAME)

        thought = [milliseconds(lambda: app.step(FRAME)) for _ in range(FRAMES_OF_THOUGHT)]
        spent = [milliseconds(frame)]
        while app.scenes.visible()[-1].dirty:
            spent += _until_shown(app)
        found.setdefault(name, []).append(max(spent))
        found.setdefault(SEEN, []).append(sum(spent))
        found.setdefault(REST, []).append(max(thought))

    for thing in [thing for thing in scene.interaction.things if thing.ref.kind == "card"]:
        after("point at a card", _point, scene, thing.box.centre)
        after("open a card", _large, scene, thing.ref.name)
        after("close a card", _large, scene, "")
    for seat in range(SEATS):
        after("look at a mat", scene.parts.review.look_at, seat)
    after("look at a mat", scene.parts.review.look_at, scene.interaction.seat)
    for thing in list(scene.interaction.things)[::3]:
        after("point at a thing", _point, scene, thing.box.centre)
    routes = app.routes
    for opened in (routes.menu, routes.settings, routes.keys, routes.evening, routes.title):
        after("open a menu or page", app.scenes.push, opened())
        after("close a menu or page", app.scenes.pop)
    after("open or close the hand", scene.parts.review.toggle_hand)
    after("open or close the hand", scene.parts.review.toggle_hand)
    chance = random.Random(9)
    for _ in range(40):
        if scene.interaction.session.decision is not None:
            choice = liked(scene.interaction.session.decision.choices, chance)
            after("make a choice", _make, scene, choice)
        if scene.interaction.session.game.can_undo:
            after("undo", scene.parts.review.undo)
            after("redo", scene.parts.review.redo)
    for code in (one for other in languages() if other != FIRST for one in (other, FIRST)):
        app.settings.language = code
        after(SPOKEN, app.settings_changed)
        found.setdefault(f"{SPOKEN}, in all", []).append(found[SEEN][-1])
    for contrast in ("high", "normal"):
        app.settings.contrast = contrast
        after("change how all looks", app.settings_changed)
    return found


def _large(scene: TableScene, card: str) -> None:
    scene.parts.zoom.card, scene.dirty = card, True


def _point(scene: TableScene, point: tuple[float, float]) -> None:
    scene.interaction.attention.point, scene.interaction.attention.rest, scene.dirty = point, 10.0, True
    scene.interaction.pointer.move(point)


def _make(scene: TableScene, choice: Choice) -> None:
    scene.interaction.held = None
    scene.parts.answering._choose(choice)
    if scene.interaction.queue.instant:
        scene.interaction.end_moment()


def thinking(frames: int) -> list[list[float]]:
    """Frames while three opponents of the last level think and what they do is seen.

    From the beginning of each to that of the next by the clock, at most 60 in a second, and how long a processor was
    busy with it.
    """
    app, scene = table(
        FULL_HD, "normal", 0, plays=["", *(f"{STRONGEST} {one} 7" for one in ("grower", "host", "trader"))]
    )
    chance, by_clock, busy = random.Random(3), list[float](), list[float]()
    last = perf_counter()
    while len(busy) < frames and scene.interaction.session.decision is not None:
        decision = scene.interaction.decision
        if decision is not None:
            _make(scene, liked(decision.choices, chance))
        thought = scene.playing.opponents.thinking
        seconds = app.clock.tick(FRAMES_PER_SECOND) / 1000
        before, last = last, perf_counter()
        spent = milliseconds(lambda seconds=seconds: app.step(seconds))
        if thought:
            by_clock.append(1000 * (last - before))
            busy.append(spent)
    scene.exit()
    return [by_clock, busy]


def start() -> list[float]:
    """Processor time of whole processes from their start to the first frame of the menu, compiled files warm."""
    found = []
    with tempfile.TemporaryDirectory() as compiled:
        apart = os.environ | {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(6):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", START], cwd=ROOT, env=apart, check=True, capture_output=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            found.append(1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return found[1:]


def memory() -> list[float]:
    """MB in use after each of several whole games in one window, once it has rested: sounds are read while it does."""
    app = App(GameRoutes, FULL_HD, Settings(animation="instant", window=FULL_HD))
    found = []
    for seed in range(11):
        chance = random.Random(seed)
        session = Session(KeptGame(Game.new(viticulture(), players(), seed)))
        session.kept.open_hands = True
        scene = viticulture_table(app, session)
        app.scenes.replace(scene)
        app.scenes.settle()
        for number in _choices(session, scene, chance):
            if number % 6 == 0:
                app.step(FRAME)
        app.scenes.settle()
        for _ in range(FRAMES_OF_REST):
            app.step(FRAME)
        gc.collect()
        found.append(_in_use())
    return found


def _choices(session: Session, scene: TableScene, chance: random.Random) -> Iterator[int]:
    number = 0
    while session.decision is not None and session.view(None).year < 8:
        _make(scene, liked(session.decision.choices, chance))
        yield number
        number += 1


def _in_use() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


MEASURES: dict[str, Callable[[], object]] = {
    "moving": lambda: moving(FULL_HD, 900),
    "moving at 3840x2160": lambda: moving(FOUR_K, 240),
    "idle": idle,
    "interactions": interactions,
    "thinking": lambda: thinking(600),
    "start": start,
    "memory": memory,
}


def main() -> int:
    """Print the values of the measure that was asked for."""
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        print(json.dumps(MEASURES[sys.argv[1]]()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
