"""The controls of a replay, in the place of questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED, text_width
from game.art.kit.letters import grown, large
from game.art.task import bubble
from game.play.inspector import rested
from game.play.interaction import Interaction
from game.play.panel import Answer, Asked, face, look_of
from game.text.key_names import pressed
from game.text.messages import say
from game.window.input import Action
from game.window.widgets.buttons import Button

STEP, GAP = 60.0, 6.0
"""Width of a button that leads to another position, and the gap beside it."""

HINTED = frozenset({"pace", "hands", "eyes", "part-back", "back", "play", "on", "part-on"})
"""Controls whose words, or whose sign, do not tell all that they do."""
KEYS = {"back": Action.LEFT, "on": Action.RIGHT}
BESIDE = 12.0
"""How far a hint lies beside the panel."""
LEADS_BACK = (("part-back", "skip_back"), ("back", "step_back"))
LEADS_ON = (("on", "step"), ("part-on", "skip"))
"""Buttons beside that which plays, from the left, and their icons."""


class ReplayLook(NamedTuple):
    """What the controls tell: how many choices have been played, of how many, and how they are."""

    made: int
    last: int
    playing: bool
    pace: str
    open_hands: bool

    @property
    def over(self) -> bool:
        """Whether all choices have been played."""
        return self.made >= self.last


def buttons(interaction: Interaction, look: ReplayLook, acts: Mapping[str, Callable[[], None]]) -> list[Button]:
    """The controls; the panel is laid out for them. ``acts`` says what each does."""
    session = interaction.session
    head = say("replay-title", at=look.made, last=look.last)
    told = look_of(session, max(0, interaction.seat), interaction.when() or say("table-setup"))._replace(name=head)
    words = say("replay-play", state="playing" if look.playing else "over" if look.over else "paused")
    icon = "pause" if look.playing else "restart" if look.over else "play_btn"
    play = Answer("play", words, acts["play"], icon, "go")
    found = interaction.panel.ask(
        Asked(told, _wishes(interaction, look, acts), (play,)), interaction.app.screen, same=True
    )  # fmt: skip
    return [*found[:-1], *_steps(interaction, play, look, acts, interaction.frame.task_row)]


def _wishes(interaction: Interaction, look: ReplayLook, acts: Mapping[str, Callable[[], None]]) -> tuple[Answer, ...]:
    """How the game is shown, and the ways out of it."""
    session = interaction.session
    pace = say("replay-pace", pace=say("settings-animation-answer", answer=look.pace), answer=look.pace)
    hands = say("replay-hands", game=session.game_name, hands="open" if look.open_hands else "closed")
    viewed = "" if interaction.viewed is None else session.names[interaction.viewed]
    eyes = say("replay-eyes", whose="one" if viewed else "asked", name=viewed)
    over = say("table-grey-last") if look.over else ""
    return (
        Answer("pace", pace, acts["pace"], "speed"),
        Answer("hands", hands, acts["hands"], "eye" if look.open_hands else "eye_closed"),
        Answer("eyes", eyes, acts["eyes"], "person"),
        Answer("go-on", say("replay-go-on"), acts["go-on"], "grape_red", why=over),
        Answer("leave", say("replay-leave"), acts["leave"], "cancel"),
    )


def _steps(
    interaction: Interaction, play: Answer, look: ReplayLook, acts: Mapping[str, Callable[[], None]], area: Box
) -> list[Button]:
    """The button that plays, between those that lead one choice and one year or round back and on."""
    side = len(LEADS_BACK) * (STEP + GAP)
    middle = area._replace(x=area.x + side, w=area.w - 2 * side)
    told = not large() and text_width(play.words, "bold", grown(21)) <= middle.w - 62
    drawn = face(middle.w, middle.h, play.words if told else "", play.icon, play.sort, called=play.words)
    found = [Button(play.name, middle, drawn, play.act, margin=BLEED)]
    first, last = "" if look.made else say("table-grey-first"), say("table-grey-last") if look.over else ""
    for leads, left, why in ((LEADS_BACK, area.x, first), (LEADS_ON, area.right - side + GAP, last)):
        for i, (name, icon) in enumerate(leads):
            box = area._replace(x=left + i * (STEP + GAP), w=STEP)
            found.append(
                Button(
                    name,
                    box,
                    face(STEP, area.h, "", icon, called=_hint(interaction, name)),
                    acts[name],
                    not why,
                    BLEED,
                    why,
                )
            )
    order = ("part-back", "back", "play", "on", "part-on")
    return sorted(found, key=lambda button: order.index(button.name))


def _hint(interaction: Interaction, name: str) -> str:
    """What a control does, with its key if it has one."""
    press = pressed(KEYS[name]) if name in KEYS else ""
    return say(f"replay-hint-{name}", game=interaction.session.game_name, press=press)


def hint(interaction: Interaction, surface: pygame.Surface) -> None:
    """Tell beside the panel what the control does that is pointed at for a while, or has the focus."""
    name, screen = interaction.buttons.named_now or "", interaction.app.screen
    button = interaction.buttons.named(name)
    if button is None or not button.enabled or name not in HINTED or not rested(interaction):
        return
    words = _hint(interaction, name)
    picture = bubble(words, screen.scale, "plain")
    _, y, _, h = button.box
    place = picture.get_rect(midright=screen.pixel((interaction.frame.task.x - BESIDE, y + h / 2)))
    surface.blit(picture, place.clamp(screen.frame))
