"""The sound: one page of volumes and what silences them, over the settings."""

from __future__ import annotations

from functools import partial
from typing import get_args

import pygame

from game.art import poster
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import large
from game.art.kit.palette import CARD, INK, INK2, LINE, SELECT, WINE
from game.art.kit.shapes import line, rect
from game.art.sheet import paper, warning
from game.pages.settings_sheet import FOOT, LEFT, RIGHT, SHEET, SWITCH_HEIGHT
from game.store.settings import Settings, Volume
from game.text.key_names import keys_words
from game.text.messages import say
from game.window.input import Action, keys_of
from game.window.page import Page
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Face, Look
from game.window.widgets.labels import label_button, switch_button

VOLUMES = ("music", "effects", "signals")
SWITCHES: dict[str, tuple[bool | str, ...]] = {"mute": (False, True), "background": ("pause", "play")}
ICONS = {"music": "music", "effects": "lira", "signals": "rooster", "mute": "sound", "background": "pause"}
SAMPLES = {"effects": "cork", "signals": "season"}
"""What is heard when a volume is changed."""
STEPS: tuple[Volume, ...] = get_args(Volume)
TOP, PITCH, NAMES, ANSWERS = 192.0, 143.0, LEFT + 78, 720.0
STEP, GAP, NUMBER = (64.0, 72.0), 6.0, 118.0
"""Width and height of a step of a volume, the room between two, and that of its number at the right."""


class SoundScene(Page):
    """Volumes of music, effects and signals, all sound off, and silence in the background."""

    @property
    def heading(self) -> str:
        return say("sound-title")

    def sound_changed(self) -> None:
        super().sound_changed()
        self.place()

    def draw(self, surface: pygame.Surface) -> None:
        screen, settings = self.app.screen, self.app.settings
        surface.blit(poster.scenery(screen.scale), screen.frame)
        fault = self.app.notice or self.app.sounds.fault
        pressed = keys_words(keys_of(settings.keys)[Action.MUTE])
        words = say("sound-muted-line" if settings.mute else "sound-line", name=pressed)
        volumes = tuple(getattr(settings, name) for name in VOLUMES)
        surface.blit(self.drawn(draw_sheet, screen.scale, not large(), volumes, fault, words), screen.frame)
        self.buttons.draw(surface, screen)

    def place(self) -> None:
        buttons = [
            label_button("back", (LEFT, FOOT, 260.0, 70.0), self.app.scenes.pop, say("sound-back"), "confirm"),
            label_button("usual", (RIGHT - 380, FOOT, 380.0, 70.0), self._usual, say("sound-usual"), "restart"),
        ]
        for row, name in enumerate(VOLUMES):
            now, group = getattr(self.app.settings, name), say(f"sound-{name}")
            for number, volume in enumerate(STEPS):
                box = (ANSWERS + number * (STEP[0] + GAP), TOP + row * PITCH, *STEP)
                act = partial(self._set, name, volume)
                buttons.append(
                    Button(
                        f"{name}-{volume}",
                        box,
                        step(volume, volume <= now, volume == now),
                        act,
                        margin=faces.MARGIN,
                        group=group,
                    )
                )
        for row, (name, answers) in enumerate(SWITCHES.items(), len(VOLUMES)):
            width = (RIGHT - ANSWERS - GAP) / len(answers)
            for number, answer in enumerate(answers):
                top = TOP + row * PITCH + (STEP[1] - SWITCH_HEIGHT) / 2
                box = (ANSWERS + number * (width + GAP), top, width, SWITCH_HEIGHT)
                word = {True: "on", False: "off"}.get(answer, answer) if isinstance(answer, bool) else answer
                chosen = getattr(self.app.settings, name) == answer
                words, act = say(f"sound-{name}-answer", answer=word), partial(self._set, name, answer)
                buttons.append(switch_button(f"{name}-{answer}", box, act, words, chosen, group=say(f"sound-{name}")))
        self.buttons.replace(buttons)

    def _set(self, name: str, answer: bool | str | int) -> None:
        setattr(self.app.settings, name, answer)
        self.app.sound_changed()
        if name == "music":
            self.app.sounds.music.begin()
        elif name in SAMPLES:
            self.app.sounds.play(SAMPLES[name])

    def _usual(self) -> None:
        for name in (*VOLUMES, *SWITCHES):
            setattr(self.app.settings, name, getattr(Settings(), name))
        self.app.sound_changed()


def step(volume: int, reached: bool, chosen: bool) -> Face:
    """One step of a volume: a bar that is taller the louder it is, full where the volume reaches it."""
    return Face(partial(bar, volume, reached), say("reader-volume", volume=volume), chosen=chosen)


@kept(70)
def bar(volume: int, reached: bool, look: Look, scale: float) -> pygame.Surface:
    """What a step of a volume looks like."""
    canvas = Canvas(STEP[0] + 2 * faces.MARGIN, STEP[1] + 2 * faces.MARGIN, scale)
    left, bottom = faces.MARGIN, faces.MARGIN + STEP[1]
    tall = 14 + (STEP[1] - 14) * volume / 100
    fill, edge = (WINE, INK) if reached else (CARD, LINE)
    canvas.draw(rect(left + 3, bottom - tall, STEP[0] - 6, tall, fill, 5, edge, 2.2))
    if volume == 0:
        canvas.icon("mute", left + STEP[0] / 2, bottom - 40, 30, colour=INK)
    if look in ("hover", "pressed"):
        canvas.draw(rect(left - 2, faces.MARGIN - 4, STEP[0] + 4, STEP[1] + 8, radius=8, stroke=SELECT, width=3))
    return canvas.surface()


def draw_sheet(scale: float, noted: bool, volumes: tuple[int, ...], fault: str, words: str) -> pygame.Surface:
    """The paper with the names of the page's settings, where it is ``noted`` what each is about, and how loud."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    canvas.text(LEFT, SHEET[1] + 62, say("sound-title"), "display", 54, WINE, valign="middle")
    canvas.draw(line(LEFT, SHEET[1] + 102, RIGHT, SHEET[1] + 102, LINE, 1.4))
    for row, name in enumerate((*VOLUMES, *SWITCHES)):
        middle, room = TOP + row * PITCH + STEP[1] / 2, ANSWERS - NAMES - 24
        canvas.icon(ICONS[name], LEFT + 28, middle, 50)
        said, size = canvas.fitting(say(f"sound-{name}"), "extra", 27, room, tall=36 if noted else PITCH - 30)
        note, letters = canvas.fitting(say(f"sound-{name}-note"), "medium", 21, room, 2, 1.1, 50)
        rows = len(canvas.lines(note, "medium", letters, room, 2)) if noted else 0
        canvas.text(NAMES, middle - (0, 16, 25)[rows], said, "extra", size, valign="middle", wrap=room)
        if noted:
            canvas.text(
                NAMES, middle + 21, note, "medium", letters, INK2, valign="middle", wrap=room, leading=1.1, most=2
            )
        if row < len(volumes):
            number = say("sound-volume", volume=volumes[row])
            canvas.text(RIGHT, middle + 14, number, "display", 32, WINE, "right", "middle")
    x, room = LEFT + 290, RIGHT - LEFT - 290 - 410
    if fault:
        warning(canvas, x, FOOT, room, 70, fault)
    else:
        said, size = canvas.fitting(words, "medium", 22, room, 2, 1.2, 70)
        canvas.text(x, FOOT + 35, said, "medium", size, INK2, valign="middle", wrap=room, most=2)
    return canvas.surface()
