"""What is said of a saved game: which it is, who plays, how far it is and when it was written."""

from __future__ import annotations

from itertools import zip_longest

from game.art.kit.palette import SEASONS
from game.pages.saved_sheet import Fact, Seat
from game.store.shelf import SavedGame
from game.text.dates import moment
from game.text.messages import say
from game.text.names import joined
from game.text.opponents import glasses_of, players
from game.text.wording import raised
from rules.vino.rules import Vino


def game_of(kept: SavedGame) -> str:
    """Which game it is, or which challenge of a campaign."""
    return kept.challenge or say("window-title-vino" if kept.game == Vino.name else "window-title-game")


def title_of(kept: SavedGame) -> str:
    """Which game it is, or which challenge of a campaign, and who plays."""
    alone = kept.whole and len(kept.names) == 1 and not kept.challenge
    return say("saved-alone" if alone else "saved-game", game=game_of(kept), names=players(kept.names, kept.opponents))


def when_of(kept: SavedGame) -> str:
    """The day and the time when it was written last."""
    return moment(kept.changed)


def moment_of(kept: SavedGame) -> str:
    """How far the game is."""
    year, season = kept.moment
    if not kept.whole:
        return say("saved-unread")
    if kept.over:
        return say("saved-over", game=kept.game, year=year) if year else say("saved-over-unknown")
    if kept.game == Vino.name and year:
        return say("saved-round", round=year)
    if season not in SEASONS:
        return say("saved-just-begun")
    return say("saved-year", year=year, season=say(f"season-{season}").lower())


def line_of(kept: SavedGame) -> str:
    """How far the game is and when it was written."""
    return say("saved-line", moment=moment_of(kept), when=when_of(kept))


def seats_of(kept: SavedGame) -> tuple[Seat, ...]:
    """Who plays, in the order of the columns of its picture; of an opponent also how strong it is."""
    faces = kept.innkeepers or kept.colours
    return tuple(
        Seat(face or colour or "", colour or "", name, glasses_of(one.level) if one else "")
        for name, face, colour, one in zip_longest(
            kept.names, faces[: len(kept.names)], kept.colours[: len(kept.names)], kept.opponents[: len(kept.names)]
        )
    )


def facts_of(kept: SavedGame) -> tuple[Fact, ...]:
    """What is said below the large picture: how far the game is and when it was written, own cards in it, bad news.

    Where there is more to say than how far and when, these two share a line.
    """
    more = []
    if kept.cards:
        more.append(Fact("hand", say("saved-cards", names=joined(kept.cards))))
    if not kept.protected:
        more.append(Fact("warning", say("saved-unprotected")))
    if more:
        return (Fact("year_end", raised(line_of(kept))), *more)
    return Fact("year_end", raised(moment_of(kept))), Fact("save", say("saved-when", when=when_of(kept)))
