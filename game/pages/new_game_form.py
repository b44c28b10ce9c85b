"""What is set on the new-game page, checked: seats with names, colours and opponents, seed, variants."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from game.store.kept_game import COLOURS, any_seed
from game.store.played_seats import faces_of
from game.store.settings import KeptSeat
from game.text.messages import say
from game.text.opponents import characters, name_of
from game.text.seats import colour_name, colour_name_in
from rules.players.opponent import Opponent

LEAST_SEATS, MOST_SEATS = 2, 6
LONGEST_NAME = 16
MOST_SEED_DIGITS = 18


class BadForm(ValueError):
    """Something on the page makes no sense; the message is one sentence that says what and how to mend it."""


class Seat(msgspec.Struct):
    """One seat of a new game: its colour (a name of the palette) and what was typed as its name.

    ``level`` (1 to 5) and ``character`` are those of the opponent that plays it; at level 0 a person does, of whom
    ``innkeeper`` is seen; empty for that of the colour.
    """

    colour: str
    name: str
    level: int = 0
    character: str = ""
    innkeeper: str = ""


USUAL_LEVEL = 3
"""The level of the first opponent at a table."""


def usual_seats(count: int) -> list[Seat]:
    """The first ``count`` seats with the colours in their order."""
    return [Seat(colour, colour_name(colour)) for colour in COLOURS[:count]]


def kept_seats(kept: Sequence[KeptSeat]) -> list[Seat]:
    """The seats of the last table; none when they make no sense."""
    colours = [seat.colour for seat in kept]
    sensible = (
        LEAST_SEATS <= len(kept) <= MOST_SEATS and len(set(colours)) == len(kept) and set(colours) <= set(COLOURS)
    )
    if not sensible:
        return []
    seats = [Seat(seat.colour, shown_name(seat), seat.level, seat.character, kept_innkeeper(seat)) for seat in kept]
    for seat in seats:
        if seat.level and seat.character not in characters():
            seat.character = free_character(seats)
    return seats


def shown_name(seat: KeptSeat) -> str:
    """The name of a kept seat as it was typed, else that of its colour."""
    return seat.name[:LONGEST_NAME] or colour_name(seat.colour)


def kept_innkeeper(seat: KeptSeat) -> str:
    """The innkeeper that was chosen for a kept seat; empty where there is none of that name."""
    return seat.innkeeper if seat.innkeeper in COLOURS else ""


def typed_names(seats: Sequence[Seat], names: Sequence[str]) -> tuple[str, ...]:
    """What of the names is kept: those that people have typed; empty for all that follow the language."""
    return tuple(
        "" if seat.level or name == colour_name(seat.colour) else name for seat, name in zip(seats, names, strict=True)
    )


def translated(seats: Sequence[Seat], before: str) -> None:
    """Call seats by their colours in the language in use that were called so in the language ``before``."""
    for seat in seats:
        if seat.name.strip() == colour_name_in(before, seat.colour):
            seat.name = colour_name(seat.colour)


def _free_seat(seats: Sequence[Seat]) -> Seat:
    """One seat more, in the first colour that is free."""
    colour = next(colour for colour in COLOURS if colour not in [seat.colour for seat in seats])
    return Seat(colour, colour_name(colour))


def added_seat(seats: Sequence[Seat]) -> Seat:
    """One seat more: for an opponent where one plays the last seat, or only one person sits there."""
    added = _free_seat(seats)
    if seats[-1].level or len(seats) == 1:
        let_play([*seats, added], len(seats))
    return added


def seated(before: Sequence[Seat], least: int, most: int) -> list[Seat]:
    """As many of these seats as a game has, with others in free colours where they are too few.

    Where nobody has sat down yet there is one person, whom opponents meet.
    """
    seats = list(before[:most]) or usual_seats(1)
    while len(seats) < least:
        seats.append(added_seat(seats))
    return seats


def let_play(seats: Sequence[Seat], index: int) -> None:
    """Let an opponent play a seat: of a character that is free, as strong as the last one at the table."""
    levels = [seat.level for seat in seats if seat.level]
    seats[index].character = free_character(seats)
    seats[index].level = levels[-1] if levels else USUAL_LEVEL


def free_character(seats: Sequence[Seat], after: str = "") -> str:
    """The next character, in their order, that no opponent at the table is; the next one where all are there."""
    every = characters()
    start = every.index(after) + 1 if after in every else 0
    order = every[start:] + every[:start]
    taken = {seat.character for seat in seats if seat.level}
    return next((one for one in order if one not in taken), order[0])


def innkeepers_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Who is seen of each seat: opponents by their characters, of people innkeepers of whom no two are the same."""
    seen = list(faces_of([seat.character if seat.level else "" for seat in seats]))
    for wishes in ([seat.innkeeper for seat in seats], [seat.colour for seat in seats]):
        for at, wish in enumerate(wishes):
            if wish and not seen[at] and wish not in seen:
                seen[at] = wish
    free = iter([one for one in COLOURS if one not in seen])
    return tuple(one or next(free) for one in seen)


def step_innkeeper(seats: Sequence[Seat], at: int) -> None:
    """Let the next innkeeper be seen of a seat that no other person has; where all are taken two change places."""
    seen = innkeepers_of(seats)
    after = COLOURS.index(seen[at]) + 1
    order = COLOURS[after:] + COLOURS[: after - 1]
    show_as(seats, at, next((one for one in order if one not in seen), order[0]))


def show_as(seats: Sequence[Seat], at: int, innkeeper: str) -> None:
    """Let an innkeeper be seen of a seat; whoever was seen so changes places with it. All others stay as before."""
    seen = innkeepers_of(seats)
    for i, seat in enumerate(seats):
        wished = innkeeper if i == at else seen[at] if seen[i] == innkeeper else seen[i]
        if not seat.level:
            seat.innkeeper = "" if wished == seat.colour else wished


def called(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the seats are called: as was typed, and opponents by names that nobody else has."""
    taken = [_tidy(seat.name) for seat in seats if not seat.level]
    names = []
    for seat in seats:
        names.append(name_of(seat.character, taken) if seat.level else seat.name)
        taken += names[-1:] if seat.level else []
    return tuple(names)


def opponents_of(seats: Sequence[Seat]) -> tuple[Opponent | None, ...]:
    """The opponents that play the seats, each with a chance of its own; None where a person plays."""
    return tuple(Opponent(seat.level, seat.character, any_seed()) if seat.level else None for seat in seats)


def kept_as(seats: Sequence[Seat], names: Sequence[str]) -> tuple[KeptSeat, ...]:
    """The seats as the next table shall begin with them, people by these names."""
    people = [seat.name if seat.level else name for seat, name in zip(seats, names, strict=True)]
    return tuple(
        KeptSeat(
            seat.colour, "" if name == colour_name(seat.colour) else name, seat.level, seat.character, seat.innkeeper
        )
        for seat, name in zip(seats, people, strict=True)
    )


def recolour(seats: list[Seat], index: int, colour: str) -> None:
    """Give a seat a colour; who had it gets the old one. A name that is only the colour's changes with it."""
    old = seats[index].colour
    for seat, fresh in [(seat, old) for seat in seats if seat.colour == colour] + [(seats[index], colour)]:
        if seat.name.strip() in ("", colour_name(seat.colour)):
            seat.name = colour_name(fresh)
        seat.colour = fresh


def checked_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of the seats, tidied. Raises BadForm for an empty, overlong, unreadable or doubled name.

    One is unreadable where nothing of it can be shown.
    """
    names: list[str] = []
    for number, typed in enumerate(called(seats), 1):
        name = _tidy(typed)
        if not name:
            raise BadForm(say("window-error-name-empty", seat=number))
        if len(name) > LONGEST_NAME:
            raise BadForm(say("window-error-name-long", name=name, most=LONGEST_NAME))
        if not any(letter.isalnum() for letter in name):
            raise BadForm(say("window-error-name-unreadable", seat=number))
        if name.casefold() in (other.casefold() for other in names):
            raise BadForm(say("window-error-name-twice", name=name))
        names.append(name)
    return tuple(names)


def _tidy(name: str) -> str:
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(unicodedata.normalize("NFC", seen).split())


def checked_seed(text: str) -> int:
    """The seed that was typed, or a random one for an empty entry. Raises BadForm for anything but a whole number."""
    digits = text.strip()
    if not digits:
        return any_seed()
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MOST_SEED_DIGITS:
        raise BadForm(say("window-error-seed", text=digits, most=MOST_SEED_DIGITS))
    return int(digits)
