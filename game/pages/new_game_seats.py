"""The buttons of a seat: those on its place card, and those in the bubble where it is chosen who sits on its chair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.art import place_cards
from game.pages import chairs as page
from game.pages.form import entry_words
from game.pages.new_game_form import Seat, called, innkeepers_of
from game.store.kept_game import COLOURS
from game.text.messages import say
from game.text.opponents import characters, glasses_of, level_of, name_of, style_of, trait_of
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import LIT, Button, Face
from rules.players.opponent import STRONGEST, WEAKEST


class Acts(NamedTuple):
    """What the buttons of a seat do, each for its number."""

    choose: Callable[[int], None]
    write: Callable[[int], None]
    switch: Callable[[int], None]
    recolour: Callable[[int, str], None]
    remove: Callable[[int], None]
    sit: Callable[[int, str], None]
    """A character, or a person where there is none, sits down."""
    show: Callable[[int, str], None]
    """An innkeeper is seen of a person."""
    fill: Callable[[int, int], None]


def card(seats: Sequence[Seat], at: int, most: int, acts: Acts, removable: bool) -> Iterator[Button]:
    """The buttons of a seat of a table with ``most`` chairs, from above."""
    seat = seats[at]
    name = called(seats)[at]
    face = faces.nothing(say("reader-chair", seat=at + 1, name=name))
    yield Button(f"sits-{at}", page.sits_box(at, most), face, partial(acts.choose, at))
    if not seat.level:
        yield Button(
            f"write-name-{at}",
            page.name_box(at, most),
            faces.nothing(entry_words(f"name-{at}")),
            partial(acts.write, at),
        )
    if removable:
        box = page.remove_box(at, most)
        face = faces.sign("cancel", box[2], say("reader-remove-chair", seat=at + 1, name=name))
        yield Button(f"remove-{at}", box, face, partial(acts.remove, at), margin=faces.MARGIN)
    group = say("reader-colour-of", name=name)
    for colour in COLOURS:
        box = page.swatch_box(at, most, COLOURS.index(colour))
        taken = any(other.colour == colour for i, other in enumerate(seats) if i != at)
        face = faces.swatch(colour, seat.colour == colour, taken, box[2])
        yield Button(
            f"colour-{at}-{colour}", box, face, partial(acts.recolour, at, colour), margin=faces.MARGIN, group=group
        )
    if seat.level:
        _, _, w, h = box = page.strength_box(at, most)
        act = partial(acts.fill, at, seat.level % STRONGEST + 1)
        yield _rimmed(
            f"strength-{at}",
            box,
            _glasses(w, h, seat.level, say("reader-strength", name=name, glasses=glasses_of(seat.level))),
            act,
            say("new-one-more-glass"),
        )
    _, _, w, h = box = page.plays_box(at, most, bool(seat.level))
    words = trait_of(seat.character) if seat.level else say("new-plays", by="person")
    hint = say("new-switch", to="person" if seat.level else "opponent")
    yield _rimmed(
        f"plays-{at}",
        box,
        _who(w, h, not seat.level, words, say("reader-plays", name=name, who=words)),
        partial(acts.switch, at),
        hint,
    )


def offers(seats: int, most: int, add: Callable[[int], None]) -> Iterator[Button]:
    """Every empty chair may be pulled up, with those before it."""
    for at in range(seats, most):
        box = page.offer_box(at, most)
        name = "add-seat" if at == seats else f"add-seat-{at}"
        hint = say("new-chairs", count=at + 1) if at > seats else ""
        yield _rimmed(name, box, _invitation(box[2], box[3], say("new-chair")), partial(add, at + 1), hint)


def bubble(seats: Sequence[Seat], at: int, most: int, acts: Acts, game: str) -> Iterator[Button]:
    """The buttons of the bubble about a seat of a game."""
    seat, around = seats[at], page.bubble_box(at, most)
    others = [one.name for one in seats if not one.level]
    for index, character in enumerate(("", *characters())):
        box = page.choice_box(around, index)
        name = name_of(character, others) if character else say("new-plays", by="person")
        line, seen = (trait_of(character), character) if character else (say("new-person-line"), "")
        chosen = character == (seat.character if seat.level else "")
        if chosen and seat.level:
            name, seen = called(seats)[at], innkeepers_of(seats)[at]
        face = _choice(box, seen, seat.colour, name, line, chosen)
        hint = style_of(character) if character else ""
        yield _rimmed(f"who-{character or 'person'}", box, face, partial(acts.sit, at, character), hint)
    if not seat.level:
        for index, innkeeper in enumerate(COLOURS):
            box = page.face_box(around, index)
            chosen = innkeepers_of(seats)[at] == innkeeper
            face = faces.innkeeper(innkeeper, seat.colour, box[2], chosen)
            act = partial(acts.show, at, innkeeper)
            yield Button(f"face-{at}-{innkeeper}", box, face, act, margin=faces.MARGIN)
        return
    for level in range(WEAKEST, STRONGEST + 1):
        box = page.glass_box(around, level)
        face = faces.glass(level, level <= seat.level, box[2], box[3], level == seat.level)
        act, hint = partial(acts.fill, at, level), level_of(level, game)
        yield Button(f"level-{at}-{level}", box, face, act, margin=faces.MARGIN, hint=hint)


def _rimmed(name: str, box: Box, face: Face, act: Callable[[], None], hint: str = "") -> Button:
    return Button(name, box, face, act, margin=place_cards.RIM, hint=hint)


def _who(w: float, h: float, person: bool, words: str, told: str) -> Face:
    return Face(lambda look, scale: place_cards.who(w, h, person, words, look in LIT, scale), told)


def _glasses(w: float, h: float, level: int, told: str) -> Face:
    return Face(lambda look, scale: place_cards.strength(w, h, level, look in LIT, scale), told)


def _invitation(w: float, h: float, words: str) -> Face:
    return Face(lambda look, scale: place_cards.invitation(w, h, words, look in LIT, scale), words)


def _choice(box: Box, face: str, colour: str, name: str, line: str, chosen: bool) -> Face:
    _, _, w, h = box
    drawn = partial(place_cards.choice, w, h, face, colour, name, line, chosen)
    return Face(lambda look, scale: drawn(look in LIT, scale), name, line, chosen)
