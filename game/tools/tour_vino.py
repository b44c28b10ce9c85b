"""Vino's part of the tour: its screens in fixed positions."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.pages.new_game import NewGameScene
from game.play.curtain import CurtainScene
from game.play.replay import Replay
from game.play.scene import TableScene
from game.play.session import Session
from game.store import records
from game.store.kept_game import COLOURS, KeptGame
from game.text.messages import say
from game.tools.tour_pictures import Tour
from game.tools.tour_score import show_score
from game.tools.tour_tables import Wanted, click, hand_over, log_line, never, rest_at, suggest
from game.vino import scene as vino
from game.vino.about import AboutVino
from game.vino.banner import Banner
from game.vino.interaction import VinoInteraction
from game.vino.sale_draft import SaleDraft
from game.vino.score import VinoScore
from rules.engine.choice import Ref
from rules.engine.game import Game

SEED = 5
SEATS = range(3, 6)
MOST_CHOICES = 4000


def played(until: Wanted, seats: int) -> Session:
    """The tour's game, played up to the first position that is wanted, or to its end."""
    people = [{"name": colour.title(), "colour": colour} for colour in COLOURS[:seats]]
    session = Session(KeptGame(Game.new(records.vino(), people, SEED)))
    chance = random.Random(SEED)
    for _ in range(MOST_CHOICES):
        decision = session.decision
        if decision is None or until(session):
            break
        weights = [0.2 if one.verb in ("done", "pass") else 1.0 for one in decision.choices]
        session.choose(chance.choices(decision.choices, weights)[0])
    return session


def asked(kind: str, round_: int, source: str = "") -> Wanted:
    """Positions in which a kind of question is asked, from a round on."""

    def wanted(session: Session) -> bool:
        decision = session.decision
        fits = decision is not None and decision.kind == kind and session.view(None).round >= round_
        return fits and (not source or (decision is not None and decision.source == source))

    return wanted


def _rich(session: Session) -> bool:
    """Sales of a seat that can sell six of a variety."""
    decision = session.decision
    sells = [one for one in decision.choices if one.verb == "sell"] if decision is not None else []
    return any(int(one.words[1]) >= 6 for one in sells)


def draw_vino(tour: Tour) -> None:
    """All pictures of Vino, with as many of the tour's seats as the game has."""
    seats = min(max(tour.seats, SEATS[0]), SEATS[-1])
    page = tour.app.routes.new_game((), "vino")
    assert isinstance(page, NewGameScene)
    tour.show("vino-new-game", page, lambda: _fill(page, seats))
    tour.show("vino-new-game-rules", page, lambda: page.turn("rules"))
    tour.show("vino-info", AboutVino(tour.app))
    _table(tour, "drawn-tiles", asked("buy", 0, "drawn_tiles"), seats)
    _table(tour, "third-purchase", asked("buy", 0, "any_region"), seats)
    _table(tour, "curtain", asked("region", 2), seats)
    _table(tour, "choose", asked("region", 2), seats, _choose)
    _table(tour, "advice", asked("region", 2), seats, suggest)
    _table(tour, "look", asked("region", 2), seats, lambda scene: _vino(scene).look_at_region("trentino"))
    _table(tour, "revealed", asked("buy", 2), seats)
    _table(tour, "banner", asked("region", 2), seats, _banner)
    _table(tour, "hand-over", asked("buy", 3, "owners"), seats, hand_over)
    _table(tour, "buy", asked("buy", 3, "owners"), seats, _point_at_vineyard)
    _table(tour, "newcomer", asked("buy", 4, "newcomers"), seats)
    _table(tour, "variety", asked("variety", 2), seats)
    _table(tour, "gift", asked("gift", 2), seats)
    _table(tour, "sell", _rich, seats)
    _table(tour, "sale", _rich, seats, _sell)
    _table(tour, "sale-refused", _rich, seats, _refuse)
    _table(tour, "prices", _rich, seats, _prices)
    _table(tour, "page", asked("buy", 4), seats, lambda scene: _read(scene, Ref("region", "toscana")))
    _table(tour, "log-line", asked("buy", 4), seats, log_line)
    _table(tour, "past", asked("buy", 4), seats, lambda scene: scene.parts.review.step(-5))
    _table(
        tour,
        "other-cellar",
        asked("buy", 4),
        seats,
        lambda scene: scene.parts.review.look_at((scene.interaction.seat + 1) % seats),
    )
    _table(tour, "focus", asked("buy", 4), seats, lambda scene: scene.parts.focus.enter("board"))
    over = played(never, seats)
    show_score(tour, "vino-score", VinoScore(tour.app, over))
    replay = vino.replay(tour.app, over.kept)
    tour.show("vino-replay", replay, lambda: _stop(replay))


def _fill(page: NewGameScene, seats: int) -> None:
    """Let so many sit down, a person last."""
    page.add(seats)
    if page.seats[-1].level:
        page.switch(seats - 1)


def _table(
    tour: Tour, name: str, wanted: Wanted, seats: int, prepare: Callable[[TableScene], object] = lambda _scene: None
) -> None:
    """Draw the table at the first position that is wanted."""

    def ready(scene: TableScene) -> None:
        top = tour.app.scenes.scenes[-1]
        if isinstance(top, CurtainScene) and name != "curtain":
            tour.app.scenes.pop()
            tour.app.scenes.settle()
            top.lifted()
        prepare(scene)

    tour.lay(f"vino-{name}", tour.asked(f"vino-{name}", played(wanted, seats), wanted), vino.table, ready)


def _banner(scene: TableScene) -> None:
    """What is told across the map when the last bottle is gone."""
    _vino(scene).tell_banner(Banner("bottle_marker", say("vino-last-title"), say("vino-last-line")))


def _prices(scene: TableScene) -> None:
    _vino(scene).show_prices(True)


def _vino(scene: TableScene) -> VinoInteraction:
    assert isinstance(scene.interaction, VinoInteraction)
    return scene.interaction


def _read(scene: TableScene, ref: Ref) -> None:
    told = scene.interaction.explain(ref)
    assert told is not None
    scene.parts.zoom.show(told)


def _stop(replay: TableScene) -> None:
    """Stop in the middle of the game, with the eyes of another seat than the one that acts."""
    interaction, review = replay.interaction, replay.parts.review
    assert isinstance(review, Replay)
    review.stop_at(len(review.choices) // 2)
    review.look_at((interaction.seat + 1) % len(interaction.session.names))


def _choose(scene: TableScene) -> None:
    for region in ("toscana", "veneto"):
        scene.interaction.pointer.selection.touch(Ref("region", region))
    scene.interaction.show_question()


def _point_at_vineyard(scene: TableScene) -> None:
    """Point at the first vineyard that can be bought, long enough to be told about it."""
    marked = scene.interaction.pointer.selection.marked()
    thing = next(
        thing for thing in reversed(scene.interaction.things) if thing.ref in marked and thing.ref.kind == "vineyard"
    )
    rest_at(scene, thing.box.centre)


def _sell(scene: TableScene) -> None:
    """A sale that is half put together, with the money shown."""
    draft = scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    draft.take(max(draft.cellar, key=draft.most))
    draft.sell(6)
    for kind in ("vineyard", "demand", "demand"):
        ref = next((one for one in sorted(draft.marked(), key=str) if one.kind == kind), None)
        if ref is not None:
            draft.touch(ref)
    scene.parts.review.toggle_hand()


def _refuse(scene: TableScene) -> None:
    """Click a vineyard of another seat."""
    _sell(scene)
    seats = ((region, owners.index(seat) + 1) for region, owners in scene.interaction.view.owners.items()
             for seat in owners if seat not in (None, scene.interaction.seat))  # fmt: skip
    region, at = next(seats)
    thing = next(thing for thing in scene.interaction.things if thing.ref == Ref("vineyard", f"{region}.{at}"))
    click(scene, thing.box.centre)
