"""The campaigns of the person who plays: one file for each, with its progress and every game that counted.

A game of a campaign carries the campaign's file and a number of its own in its record, so that its end is counted
once, however often it is closed, continued or stepped back.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import paths
from game.store import editions, records
from game.store.campaign_games import Open, OtherCards, Played, today
from game.store.campaign_games import after as _after
from game.store.campaign_games import played as _played
from game.store.campaign_games import rules as rules_of
from game.store.record_file import FINISHED, age, alone, contents, forget, put, replace
from game.text.faults import fault_words
from game.text.messages import say
from rules.engine.game import Game
from rules.viticulture.scoring import SoloResult
from rules.viticulture.solo import campaign
from rules.viticulture.solo.campaign import Campaign, CampaignFault

SUFFIX, BEFORE = ".json", ".before"
"""How the names of files end: of a campaign, and of what it was before it was written last."""
LONGEST_NAME = 24
LARGEST = 1 << 20
"""Bytes of the largest file that is read as a campaign."""
LINK, GAME = records.CAMPAIGN, "campaign_game"
"""How the seat of a record names the file of its campaign, and the game in it."""


class BadCampaign(ValueError):
    """Something about a campaign makes no sense; the message is one sentence that says what and how to mend it."""


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    progress: dict[str, object]
    played: tuple[Played, ...] = ()
    open: Open | None = None
    data: str = ""


class KeptCampaign(NamedTuple):
    """A campaign on disk. ``data`` is the digest of the cards with which it was begun, empty where nobody knows."""

    path: Path
    progress: Campaign
    played: tuple[Played, ...] = ()
    open: Open | None = None
    data: str = ""

    @property
    def open_record(self) -> Path | None:
        """The saved game that goes on in this campaign; None where there is none any more."""
        if self.open is None or Path(self.open.file).name != self.open.file:
            return None
        path = paths.save_folder() / self.open.file
        return path if path.is_file() else None


def begin(name: str, aggressive: bool) -> KeptCampaign:
    """A new campaign under this name, written down. Raises BadCampaign for a name, OSError."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise BadCampaign(say("campaign-error-name-empty"))
    if len(tidy) > LONGEST_NAME:
        raise BadCampaign(say("campaign-error-name-long", name=tidy, most=LONGEST_NAME))
    if not tidy.isprintable() or not any(letter.isalnum() for letter in tidy):
        raise BadCampaign(say("campaign-error-name-unreadable"))
    if tidy.casefold() in (kept.progress.name.casefold() for kept in found()[0]):
        raise BadCampaign(say("campaign-error-name-twice", name=tidy))
    folder = paths.campaign_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{secrets.token_hex(6)}{SUFFIX}"
    rules = records.viticulture()
    editions.keep(rules)
    kept = KeptCampaign(path, campaign.begin(tidy, rules.solo, aggressive), data=rules.data_digest)
    write(kept)
    return kept


def found() -> tuple[list[KeptCampaign], list[str]]:
    """All campaigns, the one written last first, and a sentence for each file that could not be read.

    A damaged file is put aside under another name. A game that ended without being counted is counted now. Raises
    OSError when the folder cannot be read.
    """
    told: list[str] = []
    kept: list[tuple[int, KeptCampaign]] = []
    folder = paths.campaign_folder()
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.suffix != SUFFIX or not path.is_file():
            continue
        try:
            kept.append((path.stat().st_mtime_ns, _settled(read(path))))
        except CampaignFault as fault:
            told.append(_put_aside(path, fault))
            if not path.exists() and (before := _restored(path)) is not None:
                told[-1] += " " + say("campaign-error-restored", name=before.progress.name)
                kept.append((path.stat().st_mtime_ns, before))
        except OSError as fault:
            told.append(say("campaign-error-folder", folder=str(path), fault=fault_words(fault)))
    return [one for _, one in sorted(kept, key=lambda one: age(one[0]))], told


def read(path: Path) -> KeptCampaign:
    """The campaign of a file. Raises CampaignFault, OSError."""
    text, own = None, None
    try:
        raw = msgspec.json.decode(_contents(path))
        known = _without_news(raw)
        inner = msgspec.json.encode(known.get("progress")).decode()
        text = msgspec.convert(known, _Text)
        own = rules_of(text.data)
        progress = campaign.load(inner, own.solo)
        fits = _after(progress, text.played, text.data) == progress
    except CampaignFault as fault:
        if own is not None and text is not None and text.data not in ("", own.data_digest):
            raise OtherCards(say("campaign-fault-cards")) from None
        raise fault from None
    except (ValueError, RecursionError):
        raise CampaignFault("it is damaged; no campaign can be read from it") from None
    if known != raw:
        raise CampaignFault("it was saved by a newer version of the game")
    if not fits:
        raise CampaignFault(say("campaign-fault-history"))
    return KeptCampaign(path, progress, text.played, text.open, text.data)


def cards_in_use() -> set[str]:
    """The digests of the cards with which campaigns were begun. Raises CampaignFault, OSError."""
    folder = paths.campaign_folder()
    return {read(path).data for path in folder.glob(f"*{SUFFIX}")} if folder.is_dir() else set()


def _without_news(raw: object) -> dict[str, object]:
    """What a file says by the names that are known here; a newer version may say more."""
    parts: dict[str, type[msgspec.Struct]] = {"progress": Campaign, "played": Played, "open": Open}
    if not isinstance(raw, dict):
        return {}
    found = {name: _known(raw[name], parts[name]) for name in parts if name in raw}
    return found | ({"data": raw["data"]} if "data" in raw else {})


def _known(part: object, shape: type[msgspec.Struct]) -> object:
    if isinstance(part, list):
        return [_known(one, shape) for one in part]
    return {name: part[name] for name in part if name in shape.__struct_fields__} if isinstance(part, dict) else part


def _contents(path: Path) -> bytes:
    """What the file of a campaign holds. Raises CampaignFault, OSError."""
    try:
        return contents(path, LARGEST)
    except ValueError as fault:
        raise CampaignFault(str(fault)) from None


def write(kept: KeptCampaign) -> None:
    """Put the campaign in the place of what its file holds, which is kept beside it. Raises OSError."""
    progress = msgspec.json.decode(campaign.save(kept.progress))
    text = msgspec.json.encode(_Text(progress, kept.played, kept.open, kept.data))
    if kept.path.exists():
        replace(kept.path.with_suffix(BEFORE), kept.path.read_bytes())
    replace(kept.path, msgspec.json.format(text, indent=2) + b"\n")


def _as_written(kept: KeptCampaign) -> KeptCampaign:
    """The campaign as its file has it now, which another copy of the program may have written."""
    try:
        return read(kept.path)
    except (CampaignFault, OSError):
        return kept


def delete(kept: KeptCampaign) -> None:
    """Delete a campaign; its saved games stay. Raises OSError."""
    kept.path.unlink(missing_ok=True)
    kept.path.with_suffix(BEFORE).unlink(missing_ok=True)
    forget(kept.path)


def opened(kept: KeptCampaign, game: str, file: str) -> KeptCampaign:
    """The campaign while this game is being played, written down. Raises OSError."""
    with alone(kept.path):
        changed = _as_written(kept)._replace(open=Open(game, file))
        write(changed)
    return changed


def seat_of(kept: KeptCampaign) -> dict[str, str]:
    """What the seat of a new game of this campaign says in the record."""
    return {LINK: kept.path.name, GAME: secrets.token_hex(6)}


def unlinked(seat: Mapping[str, str]) -> dict[str, str]:
    """What the seat of a record says, without the campaign that it belongs to."""
    return {key: words for key, words in seat.items() if key not in (LINK, GAME)}


def campaign_of(game: Game) -> KeptCampaign | None:
    """The campaign that a game belongs to; None where it belongs to none, or its campaign cannot be read."""
    seat = game.record.header.seats[0]
    kept = _named(seat.get(LINK, ""))
    return None if kept is None or _given_up(kept, seat.get(GAME, "")) else kept


def awaiting(seat: Mapping[str, str]) -> KeptCampaign | None:
    """The campaign that waits for the end of the game whose record says this of its seat; None where none does."""
    kept = _named(seat.get(LINK, ""))
    return kept if kept is not None and kept.open is not None and kept.open.game == seat.get(GAME, "") else None


def _named(link: str) -> KeptCampaign | None:
    """The campaign of the file to which a record leads; None where it cannot be read."""
    if not link or Path(link).name != link:
        return None
    try:
        return read(paths.campaign_folder() / link)
    except (ValueError, OSError):
        return None


def _given_up(kept: KeptCampaign, number: str) -> bool:
    """Whether this game of a campaign has been given up."""
    return any(one.given_up and one.game == number for one in kept.played)


def give_up(kept: KeptCampaign, game: Game | None) -> KeptCampaign:
    """The campaign after the game it waits for was given up, written down: it counts as lost. Raises OSError.

    ``game`` is how that stood; None where nobody can read it any more. One that is over counts as it ended.
    """
    if game is not None and (game.decision is None or not counts(game)):
        return count(kept, game)
    with alone(kept.path):
        awaited, kept = kept.open, _as_written(kept)
        if awaited is None or kept.open is None or kept.open.game != awaited.game:
            return kept
        points, rival, year = _standing(game) if game is not None else (0, 0, 0)
        lost = Played(awaited.game, kept.progress.challenge, "loss", points, rival, year, today(), given_up=True)
        played = (*kept.played, lost)
        changed = kept._replace(progress=_after(kept.progress, played, kept.data), played=played, open=None)
        write(changed)
        return changed


def _standing(game: Game) -> tuple[int, int, int]:
    """Points of both sides and the year."""
    view = game.view(None)
    return view.seats[0].vp, view.automa.vp_at_end, view.year


def said_of(link: str, challenge: object) -> str:
    """Which challenge of which campaign a game is, by what its record says; empty for a game of none."""
    if not isinstance(challenge, int) or not challenge:
        return ""
    kept = _named(link)
    return say("campaign-game", n=challenge, name=kept.progress.name if kept else "", named="yes" if kept else "no")


def counts(game: Game) -> bool:
    """Whether the end of a game of a campaign is one of its games: nobody put it back beyond what was revealed."""
    return not game.record.rewound


def count(kept: KeptCampaign, game: Game) -> KeptCampaign:
    """The campaign after a game of it has ended, written down; the same game takes the place of its earlier end.

    A game that does not count only ceases to be the one that is being played. Raises OSError.
    """
    with alone(kept.path):
        kept = _as_written(kept)
        number, ended = game.record.header.seats[0].get(GAME, ""), game.result
        if _given_up(kept, number):
            return kept
        changed = _without(kept, number)
        before = kept.played[:-1] if kept.played and kept.played[-1].game == number else kept.played
        if isinstance(ended, SoloResult) and counts(game) and number not in [one.game for one in before]:
            played = (*before, _played(number, ended, game))
            progress = _after(kept.progress, before, kept.data)
            if progress.challenge == ended.challenge:
                changed = changed._replace(progress=_after(kept.progress, played, kept.data), played=played)
        if changed != kept:
            write(changed)
        return changed


def reopened(kept: KeptCampaign, game: Game, file: str) -> KeptCampaign:
    """The campaign while a game of it goes on, written down: an end of it that was stepped back counts no more.

    For a game that was put back beyond what was revealed a campaign waits no longer, which takes nothing else away
    from it. Raises OSError.
    """
    kept = _as_written(kept)
    if _reopened(kept, game, file) == kept:
        return kept
    with alone(kept.path):
        changed = _reopened(_as_written(kept), game, file)
        write(changed)
        return changed


def _reopened(kept: KeptCampaign, game: Game, file: str) -> KeptCampaign:
    number = game.record.header.seats[0].get(GAME, "")
    if not counts(game):
        return _without(kept, number)
    if not _is_last(number, kept):
        return kept
    played = kept.played[:-1]
    return kept._replace(progress=_after(kept.progress, played, kept.data), played=played, open=Open(number, file))


def _without(kept: KeptCampaign, number: str) -> KeptCampaign:
    """The campaign, waiting for this game no longer."""
    return kept._replace(open=None) if kept.open is not None and kept.open.game == number else kept


def _is_last(number: str, kept: KeptCampaign) -> bool:
    """Whether this game is the last one that counted, and was played to its end."""
    return bool(kept.played) and kept.played[-1].game == number and not kept.played[-1].given_up


def _settled(kept: KeptCampaign) -> KeptCampaign:
    """The campaign with its last game counted, if that came to its end when nobody could write it down."""
    if kept.open is None or kept.open_record is not None:
        return _over(kept, kept.open_record) if kept.open_record else kept
    ended = paths.save_folder() / FINISHED / Path(kept.open.file).name
    return _over(kept, ended) if ended.is_file() else kept._replace(open=None)


def _over(kept: KeptCampaign, record: Path) -> KeptCampaign:
    """Count the game of this file, if it is over and the one that is being played."""
    try:
        game, _ = records.played(record, records.content(record))
    except records.BadRecord:
        return kept
    if game.decision is None and kept.open and game.record.header.seats[0].get(GAME) == kept.open.game:
        return count(kept, game)
    return kept


def _restored(path: Path) -> KeptCampaign | None:
    """A campaign as it was before it was written last, put in its place; None where that cannot be read."""
    before = path.with_suffix(BEFORE)
    try:
        read(before)
        replace(path, before.read_bytes())
        return read(path)
    except (CampaignFault, OSError):
        return None


def _put_aside(path: Path, fault: CampaignFault) -> str:
    """Give a file that cannot be read a name by which no campaign is looked for; says so in a sentence."""
    if isinstance(fault, OtherCards):
        return say("campaign-error-cards", file=str(path), fault=str(fault))
    if "newer version" in str(fault):
        return say("campaign-error-newer", file=str(path), fault=str(fault))
    try:
        aside = put(path, path.with_suffix(".damaged"))
    except OSError:
        aside = path
    return say("campaign-error-damaged", file=path.name, fault=str(fault), aside=str(aside))
