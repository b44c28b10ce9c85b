"""A long evening: idles and clicks at random, and tells whether memory, files, threads, processes or frames grow.

It goes through all pages, both games with people and opponents, lessons, examples of the rulebooks and games played
again, each in another language, with other words and drawings. Run ``python -m tests.long_life --minutes 30 --seed 1``;
minutes are those of the program, which go by faster than those of the clock but where an opponent thinks. It fails
where something has grown by more than it may.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any, NamedTuple

from game.play.scene import TableScene
from tests.tables import is_replay, vino_table, viticulture_table

os.environ.update(
    SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SDL_FRAMEBUFFER_ACCELERATION="0", PYGAME_HIDE_SUPPORT_PROMPT="1"
)

import pygame

from game import paths
from game.art.kit import cache
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.paths import HOME_VARIABLE
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import examples, records
from game.store.kept_game import COLOURS, KeptGame
from game.store.settings import TEXT_SIZES, Settings
from game.store.shelf import PLACES
from game.text import messages
from game.text.languages import offered
from game.text.lessons import lessons
from game.text.opponents import characters
from game.window.app import App
from game.window.scene import Scene
from game.window.waiting import Waiting
from rules.engine.game import Game
from rules.players.opponent import STRONGEST, WEAKEST, Opponent
from tests.game.driver import saved_after

SIZE = (1280, 720)
GAMES = ("viticulture", "vino")
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_u, pygame.K_z, pygame.K_y, pygame.K_h, pygame.K_F1, pygame.K_1, pygame.K_PAGEDOWN,
)  # fmt: skip
SELDOM = 0.03
"""How often somebody who is asked nothing goes on with the game that was played last."""
BEATS = 100
"""How many times something is done before the next page or table."""
ROUNDS = 5
"""How often the cost of a frame is measured."""
MEASURES = 10
WARM = 2
"""The measures before this one are those of a program that draws some things for the first time."""
REMEMBERING = type(lru_cache(1)(len))
"""What functions are that remember their results."""
MOST_MEMORY, MOST_OBJECTS, MOST_COST = 1.10, 1.10, 1.5
"""How many times as much there may be at the end as at the first measure that counts."""


class Figures(NamedTuple):
    """What the program takes: MB of memory, objects, scenes, open files, threads, processes, and ms of a processor for
    a frame.

    Memory is what is in use; objects are those besides what is kept for a while and gives way to what is newer, scenes
    those that somebody still holds on to, with the one that is shown. Files are those besides fonts and music, of which
    there may be only so many; processes are those beside its own.
    """

    memory: float
    objects: int
    scenes: int
    files: int
    threads: int
    processes: int
    title: float
    table: float


class Monkey:
    """Somebody who does anything."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.app = App(GameRoutes, SIZE, Settings(animation="fourfold"))
        self.played = 0.0
        """Seconds that have gone by for the program."""
        self.frames = 0
        self.answered = 0
        self.over = 0
        self.slowest = 0.0
        """Seconds of the frame that took longest since the last measure, whatever else the computer did."""

    def frame(self, seconds: float) -> None:
        """Let a frame pass; where the program was left it is started again."""
        begun = perf_counter()
        self.app.step(seconds)
        passed = perf_counter() - begun
        self.slowest = max(self.slowest, passed)
        if self._waits():
            # Opponents think by the clock.
            sleep(max(0.0, seconds - passed))
        self.played += seconds
        self.frames += 1
        if not self.app.scenes.scenes:
            self.show(TitleScene(self.app))

    def show(self, scene: Scene) -> None:
        """Go to a page or a table, and let go of the games on those that are left; one being read is read first."""
        while isinstance(top := self.app.scenes.top, Waiting):
            top.work.job.ended(1.0)
            self.app.step(0.0)
        self.app.scenes.replace(scene)
        self.app.scenes.settle()

    def _waits(self) -> bool:
        """Whether an opponent is thinking at the table."""
        return any(isinstance(one, TableScene) and one.playing.thinks for one in self.app.scenes.scenes)

    def acts(self) -> Iterator[Callable[[], Scene]]:
        """The pages and tables one after the other, in changing order, for ever."""
        while True:
            acts = self._all()
            self.chance.shuffle(acts)
            yield from acts

    def _all(self) -> list[Callable[[], Scene]]:
        return [*self._tables(), *self._pages(), *self._taught()]

    def look_round(self) -> None:
        """See all of it once in each language: what is read and made only once would count as growth."""
        for code in offered():
            self.app.settings.language = code
            self.app.settings_changed()
            while messages.read_on(1.0):
                pass
            for act in self._all():
                self._go(act)
                self.frame(0.05)

    def _tables(self) -> Iterator[Callable[[], Scene]]:
        for seats in (1, 2, 3, 6):
            yield lambda seats=seats: viticulture_table(self.app, self._dealt(seats))
        for seats in (3, 5):
            yield lambda seats=seats: vino_table(self.app, self._dealt(seats, vino=True))
        for others in (1, 2, 3):
            yield lambda others=others: viticulture_table(self.app, self._dealt(others + 1, others))
        for others in (2, 3):
            yield lambda others=others: vino_table(self.app, self._dealt(others + 1, others, vino=True))
        yield lambda: self.app.routes.replay(KeptGame(Game.load(records.viticulture(), saved_after(40).read_text())[0]))

    def _pages(self) -> Iterator[Callable[[], Scene]]:
        routes = self.app.routes
        yield from (routes.title, routes.evening, routes.solo, routes.campaign, routes.statistics, routes.settings)
        yield from (routes.languages, routes.keys, routes.sound, routes.menu, routes.how_to_play)
        for game in GAMES:
            yield lambda game=game: routes.new_game((), game)
            for page in (routes.how_to_play, routes.opponents):
                yield lambda page=page, game=game: page(game)
        yield lambda: routes.about("vino")
        for place in PLACES:
            yield lambda place=place: SavedScene(self.app, place)

    def _taught(self) -> Iterator[Callable[[], Scene]]:
        routes = self.app.routes
        for lesson in lessons():
            yield lambda lesson=lesson: routes.lesson(lesson.id)
        for game in GAMES:
            entries = sorted(examples.entries(game))
            for entry in ("", *self.chance.sample(entries, 2)):
                yield lambda game=game, entry=entry: routes.rulebook(game, entry)
            for entry in self.chance.sample(entries, 2):
                yield lambda game=game, entry=entry: routes.example(game, entry)

    def sit_down(self, act: Callable[[], Scene]) -> None:
        """Go to the next page or table, in another language and with other drawings."""
        settings = self.app.settings
        settings.language = self.chance.choice(offered())
        settings.text = self.chance.choice(TEXT_SIZES)
        settings.contrast = self.chance.choice(("normal", "normal", "high"))
        settings.reduced_motion = self.chance.random() < 0.25
        self.app.settings_changed()
        self._go(act)

    def _go(self, act: Callable[[], Scene]) -> None:
        """Leave what is shown before the next page or table is made: its game may be the one that is opened there."""
        self.show(TitleScene(self.app))
        self.show(act())

    def _dealt(self, seats: int, others: int = 0, vino: bool = False) -> Session:
        """A new game; the last ``others`` of its seats are played by opponents."""
        names, rules = [colour.title() for colour in COLOURS[:seats]], records.vino() if vino else None
        seed, opponents = self.chance.randrange(10**6), [None] * (seats - others) + self._opponents(others)
        dealt = KeptGame.begin(
            names, COLOURS[:seats], seed, {}, may_rewind=True, rules=rules, opponents=opponents if others else ()
        )
        return Session(dealt)

    def _opponents(self, count: int) -> list[Opponent | None]:
        draw = self.chance
        return [
            Opponent(draw.randint(WEAKEST, STRONGEST), draw.choice(characters()), draw.randrange(10**6))
            for _ in range(count)
        ]

    def beat(self) -> None:
        """Do something, and let a moment pass."""
        acts: tuple[tuple[Callable[[], None], int], ...] = (
            (self._idle, 1), (self._answer, 12), (self._button, 3), (self._click, 3), (self._move, 4), (self._key, 2),
            (self._wheel, 1),
        )  # fmt: skip
        self.chance.choices([way for way, _ in acts], [often for _, often in acts])[0]()
        for _ in range(self.chance.choice((1, 2, 6))):
            self.frame(0.05)

    def _idle(self) -> None:
        for _ in range(40):
            self.frame(0.1)

    def _answer(self) -> None:
        """Answer the question that is open, if there is one."""
        table = next((one for one in reversed(self.app.scenes.scenes) if isinstance(one, TableScene)), None)
        if table is None or is_replay(table):
            return self._go_on() if self.chance.random() < SELDOM else self._button()
        while len(self.app.scenes.scenes) > 1 and self.app.scenes.scenes[-1] is not table:
            self.app.scenes.pop()
            self.app.scenes.settle()
        decision = table.interaction.decision
        if decision is None or table.interaction.held is not None:
            return self._key()
        table.parts.answering.propose(self.chance.choice(decision.choices))
        if table.interaction.held is not None:
            table.parts.answering.confirm()
        self.answered += 1
        self.over += table.interaction.session.decision is None
        return None

    def _go_on(self) -> None:
        """Continue the game that was played last."""
        save = records.newest_unfinished()
        if save is not None:
            with suppress(records.BadRecord):
                self.show(self.app.routes.table(KeptGame.opened(save.path)))

    def _button(self) -> None:
        top: Any = self.app.scenes.scenes[-1]
        buttons = [one for one in top.buttons.all if one.enabled]
        if buttons:
            x, y, w, h = self.chance.choice(buttons).box
            self._press(self.app.screen.pixel((x + w / 2, y + h / 2)))

    def _click(self) -> None:
        self._press(self._somewhere(), self.chance.choice((1, 1, 1, 3)))

    def _move(self) -> None:
        for _ in range(4):
            self._post(pygame.MOUSEMOTION, pos=self._somewhere(), rel=(1, 1), buttons=(0, 0, 0))
            self.frame(0.1)

    def _key(self) -> None:
        key = self.chance.choice(KEYS)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=key, mod=0, unicode="")

    def _wheel(self) -> None:
        self._post(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-1, 1)), flipped=False)

    def _press(self, point: tuple[int, int], button: int = 1) -> None:
        self._post(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))
        self._post(pygame.MOUSEBUTTONDOWN, pos=point, button=button)
        self._post(pygame.MOUSEBUTTONUP, pos=point, button=button)

    def _somewhere(self) -> tuple[int, int]:
        return self.chance.randrange(SIZE[0]), self.chance.randrange(SIZE[1])

    def _post(self, kind: int, **more: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **more))

    def figures(self) -> Figures:
        """What the program takes now, on the same pages with the same settings each time."""
        for name in Settings.__struct_fields__:
            setattr(self.app.settings, name, getattr(Settings(), name))
        self.app.reopen()
        self.app.settings_changed()
        title = self._cost(TitleScene(self.app))
        table = self._cost(viticulture_table(self.app, Session(KeptGame.opened(saved_after(40)))))
        self.show(TitleScene(self.app))
        self.frame(0.05)
        memory = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        files = sum(not one.is_relative_to(paths.assets()) for one in opened())
        gc.unfreeze()  # what a table has let the collector pass over counts as well
        empty()
        gc.collect()
        objects = gc.get_objects()
        scenes = sum(issubclass(type(one), Scene) for one in objects)
        return Figures(memory, len(objects), scenes, files, threading.active_count(), children(), title, table)

    def _cost(self, scene: Scene) -> float:
        """Milliseconds of a processor for a frame of this scene under a pointer that goes there and back.

        The least of several times says most, as other programs may be busy in between.
        """
        self.show(scene)
        rounds = []
        for _ in range(ROUNDS):
            begun = process_time()
            for number in (*range(30), *range(30, 0, -1)):
                self._post(
                    pygame.MOUSEMOTION, pos=(200 + 27 * number, 200 + 12 * number), rel=(27, 12), buttons=(0, 0, 0)
                )
                self.frame(1 / 60)
            rounds.append(1000 * (process_time() - begun) / 60)
        return min(rounds)


def opened() -> Iterator[Path]:
    """The files, pipes and other things that the program has open."""
    for file in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            yield file.readlink()


def empty() -> None:
    """Throw away what is kept for a while: only so much of it is kept, and how full it is says nothing of growth."""
    cache.forget()
    messages.made.clear()
    for one in gc.get_objects():
        if type(one) is REMEMBERING and one.cache_parameters()["maxsize"] is not None:
            one.cache_clear()


def children() -> int:
    """The other processes that this one has begun and that still run, with the one that tidies up after them."""
    active_children()  # lets go of those that have ended
    return sum(len(one.read_text().split()) for one in Path("/proc/self/task").glob("*/children"))


def grown(first: Figures, last: Figures) -> list[str]:
    """What has grown more than it may, in words."""
    limits = (MOST_MEMORY, MOST_OBJECTS, 1.0, 1.0, 1.0, 1.0, MOST_COST, MOST_COST)
    return [
        f"{name} grew from {before:.6g} to {after:.6g}"
        for name, before, after, most in zip(Figures._fields, first, last, limits, strict=True)
        if after > before * most
    ]


def run(minutes: float, seed: int) -> list[str]:
    """Go on for so many minutes of the program, printing figures; what has grown more than it may."""
    monkey = Monkey(seed)
    acts, found = monkey.acts(), list[Figures]()
    monkey.look_round()
    monkey.played = monkey.slowest = 0.0
    monkey.frames = monkey.answered = 0
    named = ("minutes", "frames", "answers", "over", "slowest", *Figures._fields)
    print("".join(f"{name:>10}" for name in named), flush=True)
    for number in range(1, MEASURES + 1):
        while monkey.played < minutes * 60 * number / MEASURES:
            monkey.sit_down(next(acts))
            for _ in range(BEATS):
                monkey.beat()
        found.append(monkey.figures())
        told = (monkey.played / 60, monkey.frames, monkey.answered, monkey.over, 1000 * monkey.slowest, *found[-1])
        print("".join(f"{value:10.5g}" for value in told), flush=True)
        monkey.slowest = 0.0
    return grown(found[WARM], found[-1])


def main() -> int:
    """Run in a home of its own; 1 where something has grown."""
    parser = argparse.ArgumentParser(prog="tests.long_life", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        faults = run(wish.minutes, wish.seed)
    print(*faults or ["nothing has grown"], sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
