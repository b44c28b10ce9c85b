"""What is set on the new-game page, checked: seats with names and colours, seed, variants."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from game.store.kept_game import COLOURS, any_seed
from game.store.settings import KeptSeat
from game.text.messages import say

LEAST_SEATS, MOST_SEATS = 2, 6
LONGEST_NAME = 16
MOST_SEED_DIGITS = 18


class BadForm(ValueError):
    """Something on the page makes no sense; the message is one sentence that says what and how to mend it."""


class Seat(msgspec.Struct):
    """One seat of a new game: its colour (a name of the palette) and what was typed as its name."""

    colour: str
    name: str


def colour_name(colour: str) -> str:
    """The name a seat has until somebody types another."""
    return say(f"window-colour-{colour}")


def usual_seats(count: int) -> list[Seat]:
    """The first ``count`` seats with the colours in their order."""
    return [Seat(colour, colour_name(colour)) for colour in COLOURS[:count]]


def kept_seats(kept: Sequence[KeptSeat]) -> list[Seat]:
    """The seats of the last table; none when they make no sense."""
    colours = [seat.colour for seat in kept]
    sensible = (
        LEAST_SEATS <= len(kept) <= MOST_SEATS and len(set(colours)) == len(kept) and set(colours) <= set(COLOURS)
    )
    return [Seat(seat.colour, seat.name[:LONGEST_NAME]) for seat in kept] if sensible else []


def added_seat(seats: Sequence[Seat]) -> Seat:
    """One seat more, in the first colour that is free."""
    colour = next(colour for colour in COLOURS if colour not in [seat.colour for seat in seats])
    return Seat(colour, colour_name(colour))


def seated(before: Sequence[Seat], least: int, most: int) -> list[Seat]:
    """As many of these seats as a game has, with others in free colours where they are too few."""
    seats = list(before[:most])
    while len(seats) < least:
        seats.append(added_seat(seats))
    return seats


def recolour(seats: list[Seat], index: int, colour: str) -> None:
    """Give a seat a colour; who had it gets the old one. A name that is only the colour's changes with it."""
    old = seats[index].colour
    for seat, fresh in [(seat, old) for seat in seats if seat.colour == colour] + [(seats[index], colour)]:
        if seat.name.strip() in ("", colour_name(seat.colour)):
            seat.name = colour_name(fresh)
        seat.colour = fresh


def checked_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of the seats, tidied. Raises BadForm for an empty, overlong, unreadable or doubled name."""
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        name = " ".join(unicodedata.normalize("NFC", seat.name).split())
        if not name:
            raise BadForm(say("window-error-name-empty", seat=number))
        if len(name) > LONGEST_NAME:
            raise BadForm(say("window-error-name-long", name=name, most=LONGEST_NAME))
        if not name.isprintable() or not any(letter.isalnum() for letter in name):
            raise BadForm(say("window-error-name-unreadable", seat=number))
        if name.casefold() in (other.casefold() for other in names):
            raise BadForm(say("window-error-name-twice", name=name))
        names.append(name)
    return tuple(names)


def checked_seed(text: str) -> int:
    """The seed that was typed, or a random one for an empty entry. Raises BadForm for anything but a whole number."""
    digits = text.strip()
    if not digits:
        return any_seed()
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MOST_SEED_DIGITS:
        raise BadForm(say("window-error-seed", text=digits, most=MOST_SEED_DIGITS))
    return int(digits)
