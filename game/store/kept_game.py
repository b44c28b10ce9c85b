"""A game of the rules with all that is kept of it: its file, its campaign, its place in the statistics, its people."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from game.store import campaign_games, campaigns, editions, job, records, statistics
from game.store.campaigns import KeptCampaign
from game.store.played_seats import INNKEEPER, innkeepers, opponent_of, seat_faults, seated
from game.store.record_file import RecordFile
from game.text.faults import fault_words
from game.text.messages import say
from game.text.reasons_text import reason_text
from game.text.seats import SeatNames
from game.text.told import NOTHING, Told
from game.version import program_version
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.header import PERSON
from rules.engine.reason import Reason
from rules.engine.record import played_by
from rules.engine.rules import Rules
from rules.players.opponent import Opponent

COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")
"""The colours of seats in the order in which they are offered."""
SEEDS = 10**9
"""So many deals are dealt by chance."""
HAND, OPEN = "hand", "open"
"""How a record says of a seat that its hand lies open for all."""
REWIND, ALLOWED = "rewind", "allowed"
"""How a record says that the table may put the game back to any position."""
REPLAY = "replay"
"""What a record says of its seats where the game went on from a position of another one."""

ADVICE, NONE = "advice", "none"
"""How a record says that nothing is suggested at the table."""
PROGRAM = "program"
"""How the first seat names the version of the program that began its game."""


class KeptGame:
    """One game with names and colours by seat. ``file`` is its file, or None for a game that is not kept.

    Whoever answers for the seats goes through this class, so that each choice is on disk before the next question.
    """

    scripted: ClassVar[bool] = False
    """Whether its opponents answer from a script, so that nobody can tell why."""

    def __init__(self, game: Game, file: RecordFile | None = None, campaign: KeptCampaign | None = None) -> None:
        """``campaign`` is the one that the game belongs to, where its record does not lead there."""
        self.game = game
        self.file = file
        seats = game.record.header.seats
        self.colours = _colours([seat.get("colour", "") for seat in seats])
        self.names: Sequence[str] = SeatNames(
            [one._replace(colour=colour) for one, colour in zip(seated(seats), self.colours, strict=True)]
        )
        """What the seats are called in the language in use."""
        self.innkeepers = innkeepers(seats, self.colours)
        """Who is seen of each seat: innkeepers by the colours whose they are, and opponents by their characters."""
        self.open_hands = len(seats) == 1 or any(seat.get(HAND) == OPEN for seat in seats)
        """Whether the table has agreed to play with open hands."""
        self.may_rewind = len(seats) == 1 or any(seat.get(REWIND) == ALLOWED for seat in seats)
        """Whether the table has agreed that a game may be put back further than a choice may be taken back."""
        self.advice = not any(seat.get(ADVICE) == NONE for seat in seats)
        """Whether moves may be suggested at the table."""
        self._note = NOTHING
        self.opponents = tuple(opponent_of(one) for one in game.plays)
        """By seat who plays it without a person; None where a person does."""
        self.campaign = campaigns.campaign_of(game) if file is not None and file.at_home else campaign
        """The campaign that the game belongs to, as it is on disk."""
        self._kept_edition = False
        """Whether the data with which the game is played are kept beside its file."""
        self._tallied = False
        """Whether the game is counted as one that is over."""
        self._keep_edition()

    @classmethod
    def begin(
        cls,
        names: Sequence[str],
        colours: Sequence[str],
        seed: int,
        options: Mapping[str, Any],
        open_hands: bool = False,
        may_rewind: bool = False,
        link: Mapping[str, str] | None = None,
        rules: Rules | None = None,
        opponents: Sequence[Opponent | None] = (),
        innkeepers: Sequence[str] = (),
        advice: bool = True,
    ) -> KeptGame:
        """Deal a new game and begin its file; a seat whose name is empty is called as the language has it.

        ``link`` is what its record says of the campaign it belongs to.
        ``rules`` are those of another game than Viticulture; ``opponents`` are who plays each seat without a person,
        ``innkeepers`` who is seen of those that people play; empty for the one of a seat's colour. ``advice``: whether
        moves may be suggested.
        """
        hand = ({HAND: OPEN} if open_hands else {}) | ({REWIND: ALLOWED} if may_rewind else {})
        hand |= {**(link or {}), **({} if advice else {ADVICE: NONE})}
        seats = [{"name": name, "colour": colour} | hand for name, colour in zip(names, colours, strict=True)]
        for seat, innkeeper, opponent in zip_longest(seats, innkeepers, opponents):
            if innkeeper and innkeeper != seat["colour"] and not opponent:
                seat[INNKEEPER] = innkeeper
        plays = [one.text() if one else PERSON for one in opponents] or [PERSON] * len(seats)
        seats = played_by(seats, plays)
        seats[0][PROGRAM] = program_version()
        file = RecordFile.fresh()
        return cls(Game.new(rules or records.viticulture(), seats, seed, options, file.write), file)

    @classmethod
    def of_campaign(cls, campaign: KeptCampaign, name: str, colour: str, seed: int, innkeeper: str = "") -> KeptGame:
        """Deal the next game of a campaign, which waits for its end from now on."""
        link = campaigns.seat_of(campaign)
        kept = cls.begin(
            (name,), (colour,), seed, campaign.progress.options(), link=link,
            rules=campaign_games.rules(campaign.data), innkeepers=(innkeeper,),
        )  # fmt: skip
        assert kept.file is not None
        try:
            kept.campaign = campaigns.opened(campaign, link[campaigns.GAME], kept.file.path.name)
        except OSError as fault:
            kept._not_counted(campaign, fault)
        return kept

    @classmethod
    def branch(cls, played: KeptGame, choices: Sequence[Choice]) -> KeptGame:
        """Begin a new game, in a file of its own, after these choices of another one; it belongs to no campaign."""
        header = played.game.record.header
        seats = [
            campaigns.unlinked(seat) | {statistics.FROM: REPLAY} for seat in played_by(header.seats, played.game.plays)
        ]
        seats[0][PROGRAM] = program_version()
        rules = played.game.rules
        game = Game(rules, msgspec.structs.replace(header, seats=seats, data=rules.data_digest, cards=rules.sets))
        for number, choice in enumerate(choices):
            job.tell(number / len(choices))
            game.choose(choice)
        file = RecordFile.fresh()
        file.write(game.record.text().rstrip("\n"))
        game.record.write_on(file.write)
        return cls(game, file)

    @classmethod
    def opened(cls, path: Path) -> KeptGame:
        """Go on with a saved game. Raises BadRecord."""
        game, file, note, torn = records.opened(path)
        kept = cls(game, file)
        kept._note = Told(lambda: " ".join(_notes(path, game, note, torn)))
        kept._shelve()
        return kept

    @property
    def typed(self) -> tuple[str, ...]:
        """The names of the seats as somebody has typed them, empty where nobody did."""
        return tuple(seat.get("name", "") for seat in self.game.record.header.seats)

    def agree(self, open_hands: bool, may_rewind: bool) -> None:
        """Let the table have agreed on this, whatever the record says."""
        self.open_hands, self.may_rewind = open_hands, may_rewind

    def close(self) -> None:
        """Let go of the game's file: the table is left. What could not be written before is tried once more."""
        self.catch_up()
        if self.file:
            self.file.close()

    def catch_up(self) -> bool:
        """Write what could not be written before; True when something else must be said of the game by that."""
        if self.file is None or not self.file.fault:
            return False
        before = self.notice
        self.file.catch_up()
        if not self.file.fault:
            self._shelve()
        return self.notice != before

    @property
    def unsaved(self) -> bool:
        """Whether lines of the game could not be written and would be lost now."""
        return self.file is not None and self.file.waits

    @property
    def note(self) -> str:
        """What is said once of a game that was restored."""
        return self._note.words

    @property
    def notice(self) -> str:
        """What the table must know: that the game cannot be saved, or how it was restored; empty where nothing."""
        return (self.file.fault if self.file else "") or self.note

    @property
    def pauses(self) -> bool:
        """Whether something is to be read before an opponent answers."""
        return False

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.game.decision is None

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """Make an offered choice; it is on disk when this returns. Returns what happened."""
        events = self.game.choose(choice)
        self._note = NOTHING
        self._shelve()
        return events

    def hand_over(self, seat: int, opponent: Opponent | None) -> bool:
        """Let an opponent, or None: a person, play a seat from now on; False for no seat, or when the game is over."""
        if self.over or not self.game.hand_over(seat, opponent.text() if opponent else PERSON):
            return False
        self.opponents = tuple(opponent_of(one) for one in self.game.plays)
        return True

    def undo(self) -> bool:
        """Take back the last choice of a person, and what opponents have answered since; False where there is none."""
        return self._shelved(self.game.undo())

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        return self._shelved(self.game.redo())

    def forfeits(self, left: int) -> bool:
        """Whether putting the game back to where so many choices stood takes it out of its campaign."""
        return self.campaign is not None and campaigns.counts(self.game) and left < self.game.committed

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False when that is not possible.

        As far as choices can be taken back they are: only what is left of the way is marked in the record.
        """
        if self.game.made > left:
            self._shelved(self.game.undo_to(max(left, self.game.committed)))
        if self.game.made <= left:
            return True
        forfeited = self.forfeits(left)
        done = self.game.rewind(left)
        if done and forfeited:
            self._note = Told(partial(say, "campaign-rewound"))
        return self._shelved(done)

    def _shelved(self, done: bool) -> bool:
        if done:
            self._shelve()
        return done

    def _shelve(self) -> None:
        """Keep the game among the finished ones when it is over, else among those that go on; tell its campaign."""
        if self.file is None:
            return
        self._keep_edition()
        self.file.shelve(self.over)
        self._tally(self.file)
        if self.campaign is None:
            return
        try:
            if self.over:
                self.campaign = campaigns.count(self.campaign, self.game)
            else:
                self.campaign = campaigns.reopened(self.campaign, self.game, self.file.path.name)
        except OSError as fault:
            self._not_counted(self.campaign, fault)

    def _keep_edition(self) -> None:
        """Keep the data with which the game is played; while the disk is full that is tried again at each choice."""
        if self.file is not None and not self._kept_edition:
            with suppress(OSError):
                editions.keep(self.game.rules)
                self._kept_edition = True

    def _not_counted(self, campaign: KeptCampaign, fault: OSError) -> None:
        """Say that the file of the campaign could not be written."""
        words = fault_words(fault)
        self._note = Told(partial(say, "campaign-error-save", file=str(campaign.path), fault=words))

    def _tally(self, file: RecordFile) -> None:
        """Remember the game among those that are over, or forget it there; what fails is tried again some time."""
        if self.over == self._tallied:
            return
        try:
            if self.over:
                statistics.note(self.game, file.path.name)
            else:
                statistics.forget(file.path.name)
        except OSError:
            return
        except statistics.BadTally as fault:
            self._note = Told(partial(str, fault))
        self._tallied = self.over


def _notes(path: Path, game: Game, note: Reason | None, torn: bool) -> Iterator[str]:
    """What is said of a game that was restored, a sentence each."""
    if note:
        yield reason_text(note)
    if torn:
        yield say("window-torn-record", file=str(path))
    yield from seat_faults(game, path)


def any_seed() -> int:
    """The seed of a deal that nobody has chosen."""
    return secrets.randbelow(SEEDS)


def _colours(wished: Sequence[str]) -> tuple[str, ...]:
    """The colours of the seats; one that is unknown or taken is replaced by one that is free."""
    kept = [colour if colour in COLOURS and colour not in wished[:i] else "" for i, colour in enumerate(wished)]
    free = iter([colour for colour in COLOURS if colour not in kept])
    return tuple(colour or next(free) for colour in kept)
