"""The row of a seat on the new-game page: a person with face, name and colours, or an opponent with its glasses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.art.kit.letters import large
from game.pages import new_game_sheet as page
from game.pages.new_game_form import Seat, innkeepers_of
from game.store.kept_game import COLOURS
from game.text.messages import say
from game.text.opponents import level_of, style_of, trait_of
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import switch_button
from rules.players.opponent import STRONGEST, WEAKEST


class Acts(NamedTuple):
    """What the buttons of a row do, each for the number of its seat."""

    write: Callable[[int], None]
    switch: Callable[[int], None]
    recolour: Callable[[int, str], None]
    step_colour: Callable[[int], None]
    step_character: Callable[[int], None]
    step_innkeeper: Callable[[int], None]
    fill: Callable[[int, int], None]
    remove: Callable[[int], None]


def row(seats: Sequence[Seat], at: int, name: str, acts: Acts, removable: bool) -> Iterator[Button]:
    """The buttons of a seat, from left to right; ``name`` is what an opponent is called."""
    seat = seats[at]
    words = say("new-plays", by="opponent" if seat.level else "person")
    icon = "" if large() else "wine_red" if seat.level else "person"
    yield switch_button(f"plays-{at}", page.plays_box(at), partial(acts.switch, at), words, icon=icon)
    box, step = page.face_box(at), acts.step_character if seat.level else acts.step_innkeeper
    seen = faces.innkeeper(innkeepers_of(seats)[at], seat.colour, box[2])
    yield Button(f"face-{at}", box, seen, partial(step, at), margin=faces.MARGIN)
    yield from _opponent(seats, at, name, acts) if seat.level else _person(seats, at, acts)
    if removable:
        box = page.remove_box(at)
        face = faces.sign("cancel", box[2])
        yield Button(f"remove-{at}", box, face, partial(acts.remove, at), margin=faces.MARGIN)


def _person(seats: Sequence[Seat], at: int, acts: Acts) -> Iterator[Button]:
    yield Button(f"write-name-{at}", page.name_box(at), faces.nothing, partial(acts.write, at))
    for colour in COLOURS:
        box = page.swatch_box(at, COLOURS.index(colour))
        taken = any(other.colour == colour for i, other in enumerate(seats) if i != at)
        face = faces.swatch(colour, seats[at].colour == colour, taken, box[2])
        yield Button(f"colour-{at}-{colour}", box, face, partial(acts.recolour, at, colour), margin=faces.MARGIN)


def _opponent(seats: Sequence[Seat], at: int, name: str, acts: Acts) -> Iterator[Button]:
    seat = seats[at]
    words = say("new-character", name=name, trait=trait_of(seat.character))
    step, style = partial(acts.step_character, at), style_of(seat.character)
    yield switch_button(f"character-{at}", page.name_box(at), step, words, alone=True, hint=style)
    box = page.swatch_box(at, 0)
    face = faces.swatch(seat.colour, True, False, box[2])
    yield Button(f"colour-{at}", box, face, partial(acts.step_colour, at), margin=faces.MARGIN)
    for level in range(WEAKEST, STRONGEST + 1):
        box = page.glass_box(at, level)
        face = faces.glass(level <= seat.level, box[2], box[3])
        act, hint = partial(acts.fill, at, level), level_of(level)
        yield Button(f"level-{at}-{level}", box, face, act, margin=faces.MARGIN, hint=hint)
