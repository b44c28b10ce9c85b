"""The pictures of the tour that show a game alone and the campaign."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from game.pages.campaign import CampaignScene
from game.pages.solo import SoloScene
from game.paths import data
from game.play.scene import TableScene
from game.play.session import Session
from game.store import campaigns, records
from game.store.campaigns import KeptCampaign
from game.store.kept_game import KeptGame
from game.tools.tour_pictures import Tour
from game.tools.tour_score import show_score
from game.tools.tour_tables import Wanted, click, never, rest_at, season, show_year_end, still
from game.viticulture import automa
from game.viticulture import scene as viticulture
from game.viticulture.solo_score import SoloScore
from rules.engine.chance import Stream
from rules.engine.choice import Choice, Ref
from rules.engine.game import Game
from rules.engine.header import Header
from rules.players.levels import players
from rules.viticulture.action import TOKEN

SEED = 25
PEOPLE = [{"name": "Lago", "colour": "lago"}]
LEVEL = 4
"""How well whoever plays by itself does so."""
RICH = ("trellis", "irrigation", "yoke", "medium_cellar", "large_cellar", "cottage", "windmill")
"""What somebody has built before a game that is to be won."""
Choose = Callable[[Session, random.Random], Choice]


def draw_alone(tour: Tour, choose: Choose) -> None:
    """All pictures of games alone; ``choose`` makes the table rich."""
    page = SoloScene(tour.app)
    tour.show("solo", page, lambda: _press(page, "level-hard", "aggressive-on"))

    def table(
        name: str, options: dict[str, Any], wanted: Wanted, prepare: Callable[[TableScene], None] = still
    ) -> None:
        tour.lay(name, tour.asked(name, _played(options, wanted, choose), wanted), viticulture.table, prepare)

    table("alone-spring", {"level": "very_easy"}, season("spring", "wake", 4))
    table("alone-winter", {"level": "hard"}, season("winter", "turn", 3), _point_at_card)
    table(
        "alone-challenge", {"challenge": 4, "losses_in_a_row": 3}, season("summer", "turn", 2), _point_at(automa.PANEL)
    )
    table("alone-token", {}, _token, _point_at(automa.TOKEN))
    table("alone-row-gone", {}, season("spring", "wake", 3), _gone)
    table("alone-deck", {"challenge": 1}, _plants)
    table("alone-year-end", {"aggressive": True, "level": "easy"}, season("spring", "wake", 3), show_year_end)
    games = (
        _by_itself(),
        _over(20, {"level": "very_easy"}),
        _played({"aggressive": True, "level": "easy"}, never, choose),
    )
    for session in games:
        show_score(tour, f"alone-score-{session.result.result}", SoloScore(tour.app, session))
    _campaign(tour)


def _campaign(tour: Tour) -> None:
    tour.show("campaign-none", CampaignScene(tour.app))
    kept = _with_games(campaigns.begin("Autumn evenings", False), "1w", "2l", "2w", "3l", "3d")
    finished = _with_games(campaigns.begin("The wolf", True), "1w", "2l", "2w", "3w", "4w", "5w", "7l", "7w", "8w")
    page = CampaignScene(tour.app, kept.path.name)
    tour.show("campaign", page)
    read = CampaignScene(tour.app, kept.path.name)
    tour.show("campaign-read", read, lambda: _press(read, "station-1"))
    for name in ("new", "delete"):
        asking = CampaignScene(tour.app, kept.path.name)
        tour.show(f"campaign-{name}", asking, partial(_press, asking, name))
    tour.show("campaign-finished", CampaignScene(tour.app, finished.path.name))
    for name, rich, before in (
        ("passed", True, ("1w", "2w")),
        ("not-passed", False, ("1w", "2l")),
        ("done", True, LONG),
    ):
        session = _campaign_over(rich, _with_games(campaigns.begin(name.capitalize(), False), *before))
        tour.show(f"campaign-score-{name}", SoloScore(tour.app, session))


LONG = tuple(f"{number}w" for number in range(1, 8))
"""The games of a campaign before its last challenge."""


def _press(page: SoloScene | CampaignScene, *names: str) -> None:
    for name in names:
        button = page.buttons.named(name)
        assert button is not None
        button.act()


def _point_at(ref: Ref) -> Callable[[TableScene], None]:
    def prepare(scene: TableScene) -> None:
        thing = next(thing for thing in scene.interaction.things if thing.ref == ref)
        rest_at(scene, (thing.box.x + 12, thing.box.y + 12))

    return prepare


def _point_at_card(scene: TableScene) -> None:
    card = next(thing.ref for thing in scene.interaction.things if thing.ref.kind == "automa_card")
    _point_at(card)(scene)


def _gone(scene: TableScene) -> None:
    """Touch a row whose token is gone."""
    left = scene.interaction.view.automa.row_tokens if scene.interaction.view.automa else ()
    row = next(row for row in range(1, 8) if row not in left)
    thing = next(thing for thing in scene.interaction.things if thing.ref == Ref("row", str(row)))
    click(scene, thing.box.centre)


def _plants(session: Session) -> bool:
    return session.decision is not None and session.decision.kind == "plant"


def _token(session: Session) -> bool:
    decision = session.decision
    return decision is not None and decision.kind == "bonus" and TOKEN in decision.choices


def _played(options: dict[str, Any], until: Wanted, choose: Choose) -> Session:
    """A game alone up to the first position that is wanted, or to its end; half the workers wait for winter."""
    session = Session(KeptGame(Game.new(records.viticulture(), PEOPLE, SEED, options)))
    chance = random.Random(SEED)
    while session.decision is not None and not until(session):
        view = session.view(None)
        ready = sum(view.seats[0].workers.values()) * 2 <= view.seats[0].regulars + 1
        passes = [one for one in session.decision.choices if one.verb == "pass"]
        session.choose(passes[0] if passes and view.season == "summer" and ready else choose(session, chance))
    return session


def _laid(given: dict[str, Any], header: Header) -> Game:
    rules = records.viticulture()
    return Game.at(rules, header, rules.lay(given, rules.options(header.options), 1, SEED))


def _last_year(vp: int, year: int) -> dict[str, Any]:
    return {"season": "winter", "year": year, "seat": {0: {"vp": vp, "lira": 6}}}


def _over(vp: int, options: dict[str, Any]) -> Session:
    """A game alone that has just ended with these points."""
    rules = records.viticulture()
    header = Header(rules.name, rules.version, rules.data_digest, options, [dict(PEOPLE[0])], SEED)
    year = 8 if options.get("level") == "very_easy" else 7
    session = Session(KeptGame(_laid(_last_year(vp, year), header)))
    session.choose(session.game.grammar.parse("pass"))
    return session


def _with_games(kept: KeptCampaign, *games: str) -> KeptCampaign:
    """The campaign after games, each written as the number of its challenge and w, d or l."""
    for game in games:
        number = int(game[0])
        assert kept.progress.challenge == number
        kept = campaigns.count(kept, _ended(kept, {"w": 23, "d": 20, "l": 13}[game[1]]))
    return kept


def _ended(kept: KeptCampaign, vp: int) -> Game:
    """A game of a campaign that has just ended with these points."""
    rules = records.viticulture()
    options = kept.progress.options()
    seats = [PEOPLE[0] | campaigns.seat_of(kept)]
    header = Header(rules.name, rules.version, rules.data_digest, options, seats, SEED)
    number = kept.progress.challenge
    given = _last_year(vp, 8 if number == 5 else 7) | {"campaign": {"challenge": number}}
    if number == 3:
        given["seat"][0]["workers"] = {"regular": 5}
    game = _laid(given, header)
    game.choose(game.grammar.parse("pass"))
    return game


def _campaign_over(rich: bool, kept: KeptCampaign) -> Session:
    """The table of such a game that was played from its first year on, with its campaign as it is after it."""
    seats, progress = [PEOPLE[0] | campaigns.seat_of(kept)], kept.progress
    game = _to_its_end(progress.options(), seats, progress.challenge, rich)
    return Session(KeptGame(game, campaign=campaigns.count(kept, game)))


def _by_itself() -> Session:
    """A game alone that was played from its first year on by somebody who can."""
    return Session(KeptGame(_to_its_end({}, [dict(PEOPLE[0])], 0, True)))


def _to_its_end(options: dict[str, Any], seats: list[dict[str, Any]], challenge: int, rich: bool) -> Game:
    """A game that began ``rich``, so that even a quick player passes the Automa, and has come to its end."""
    game = _begun(options, seats, challenge, rich)
    for answer in _answers(tuple(options.items()), challenge, rich):
        game.choose(game.grammar.parse(answer))
    return game


def _begun(options: dict[str, Any], seats: list[dict[str, Any]], challenge: int, rich: bool) -> Game:
    rules = records.viticulture()
    seat = {"lira": 32, "workers": {"regular": 5}, "structures": RICH} if rich else {"lira": 4}
    header = Header(rules.name, rules.version, rules.data_digest, options, seats, SEED)
    given = {"campaign": {"challenge": challenge}} if challenge else {}
    return _laid({"season": "spring", "year": 1, "seat": {0: seat}} | given, header)


@cache
def _answers(options: tuple[tuple[str, Any], ...], challenge: int, rich: bool) -> tuple[str, ...]:
    """What somebody who plays by itself answers in such a game, found out once for all tours."""
    game = _begun(dict(options), [dict(PEOPLE[0])], challenge, rich)
    mind = players(game.rules, data() / "players").at(LEVEL, Stream(SEED + 1, "tour"))
    found = []
    while game.decision is not None:
        choice = mind.choose(game.rules.known_to(game.position(game.made), 0))
        found.append(str(choice))
        game.choose(choice)
    return tuple(found)
