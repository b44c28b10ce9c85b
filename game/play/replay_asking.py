"""The controls of a replay, in the place of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.letters import large
from game.art.task import TaskLook, bubble
from game.play.ask import Asker
from game.play.panel import Answer, Asked, face
from game.text.key_names import pressed
from game.text.messages import say
from game.vino.ask import VinoAsker
from game.viticulture import layout
from game.window.input import Action
from game.window.screen import Screen
from game.window.widgets.buttons import Button

if TYPE_CHECKING:
    from game.play.replay import Replay, VinoReplay

WAY, GAP = 60.0, 6.0
"""Width of a button that leads to another position, and the gap beside it."""

HINTED = frozenset({"pace", "hands", "eyes", "part-back", "back", "play", "on", "part-on"})
"""Controls whose words, or whose sign, do not tell all that they do."""
KEYS = {"back": Action.LEFT, "on": Action.RIGHT}
BESIDE = 12.0
"""How far a hint lies beside the panel."""


class Way(NamedTuple):
    """A button beside that which plays: its name and icon, where it leads, and whether it leads anywhere."""

    name: str
    icon: str
    act: Callable[[], None]
    enabled: bool


class ReplayAsker(Asker):
    """The controls of a replay in the place of questions."""

    scene: Replay

    def _task_buttons(self) -> list[Button]:
        scene = self.scene
        head = say("replay-title", at=scene.at, last=len(scene.choices))
        look = TaskLook(scene.session.colours[max(0, scene.seat)], head, scene.when() or say("table-setup"))
        words = say("replay-play", state="playing" if scene.playing else "over" if scene.over else "paused")
        icon = "pause" if scene.playing else "restart" if scene.over else "play_btn"
        play = Answer("play", words, scene.toggle, icon, "go")
        found = scene.panel.ask(Asked(look, self._wishes(), (play,)), scene.app.screen, same=True)
        return [*found[:-1], *self._ways(play, Box(*found[-1].box))]

    def _wishes(self) -> tuple[Answer, ...]:
        """How the game is shown, and the ways out of it."""
        scene, game = self.scene, self.scene.session.game.rules.name
        pace = say("replay-pace", pace=say("settings-animation-answer", answer=scene.pace), answer=scene.pace)
        hands = say("replay-hands", game=game, hands="open" if scene.open_hands else "closed")
        viewed = "" if scene.viewed is None else scene.session.names[scene.viewed]
        eyes = say("replay-eyes", whose="one" if viewed else "asked", name=viewed)
        return (
            Answer("pace", pace, scene.next_pace, "speed"),
            Answer("hands", hands, scene.toggle_hand, "eye" if scene.open_hands else "eye_closed"),
            Answer("eyes", eyes, scene.next_eyes, "person"),
            Answer("go-on", say("replay-go-on"), scene.go_on_here, "grape_red", enabled=not scene.over),
            Answer("leave", say("replay-leave"), scene.leave, "cancel"),
        )

    def _ways(self, play: Answer, area: Box) -> list[Button]:
        """The button that plays, between those that lead one choice and one year or round back and on."""
        scene = self.scene
        begun, over = scene.at > 0, scene.over
        back = Way("part-back", "skip_back", lambda: scene.jump(-1), begun), Way("back", "step_back", scene.undo, begun)
        on = Way("on", "step", scene.redo, not over), Way("part-on", "skip", lambda: scene.jump(1), not over)
        side = len(back) * (WAY + GAP)
        found = [_way(way, area, area.x + i * (WAY + GAP)) for i, way in enumerate(back)]
        words = "" if large() else play.words
        middle = face(area.w - 2 * side, area.h, words, play.icon, play.sort)
        box = area._replace(x=area.x + side, w=area.w - 2 * side)
        found.append(Button(play.name, box, middle, play.act, margin=BLEED))
        first = area.right - side + GAP
        return found + [_way(way, area, first + i * (WAY + GAP)) for i, way in enumerate(on)]


class VinoReplayAsker(ReplayAsker, VinoAsker):
    """The controls of a replay of Vino."""

    scene: VinoReplay

    @property
    def prices(self) -> bool:
        return True


def _way(way: Way, area: Box, x: float) -> Button:
    drawn = face(WAY, area.h, "", way.icon)
    return Button(way.name, area._replace(x=x, w=WAY), drawn, way.act, way.enabled, BLEED)


def hint(scene: Replay, surface: pygame.Surface, screen: Screen) -> None:
    """Tell beside the panel what the control does that is pointed at for a while, or has the focus."""
    name = scene.buttons.hovered or scene.buttons.focused or ""
    button = scene.buttons.named(name)
    if button is None or name not in HINTED or scene.rest < scene.inspect_after:
        return
    press = pressed(KEYS[name]) if name in KEYS else ""
    picture = bubble(say(f"replay-hint-{name}", game=scene.session.game.rules.name, press=press), screen.scale, "plain")
    _, y, _, h = button.box
    place = picture.get_rect(midright=screen.pixel((layout.TASK.x - BESIDE, y + h / 2)))
    surface.blit(picture, place.clamp(screen.frame))
