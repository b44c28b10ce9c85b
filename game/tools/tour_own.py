"""The pictures of the tour that show cards of one's own."""

from __future__ import annotations

import shutil

from game import paths
from game.pages.new_game import NewGameScene
from game.pages.solo import SoloScene
from game.play.inspect import Explained
from game.play.scene import TableScene
from game.play.session import Session
from game.store import own_cards
from game.text import edition
from game.text.printed import cards
from game.tools.tour_pictures import Tour
from game.tools.tour_play import played
from game.viticulture import scene as viticulture

SETS = {
    "harvest-supper": {
        "guests.yaml": "winter_visitors:\n- {id: own_fiddler, effect: {gain: {vp: 1}}}\n",
        "en.ftl": "card-own_fiddler = Fiddler\n",
    },
    "village": {
        "neighbours.yaml": """
summer_visitors:
- {id: own_beekeeper, effect: {choose: [{gain: {lira: 2}}, {draw: {vine: 1}}]}}
- {id: own_godfather, effect: {choose: [{draw: {order: 1}}, [{pay: {lira: 3}}, {gain: {vp: 1}}]]}}
- {id: own_shepherd, effect: {each: opponents, do: {may: {give: {lira: 1}}}}}
portraits:
  own_beekeeper: {hat: straw, head: round, skin: tan, hair: red, coat: ochre, collar: v, prop: basket, accent: wine}
  own_shepherd: {hat: kerchief, head: oval, skin: warm, hair: dark, coat: blue, collar: shawl, prop: rake, accent: rose}
""",
        "en.ftl": """
card-own_beekeeper = Beekeeper
card-own_godfather = Godfather of all the coopers of the hill
card-own_shepherd = Shepherdess
""",
    },
}
"""The files of some sets of cards."""


def draw_own(tour: Tour) -> None:
    """The line of switches on the pages where a game is set up, and a table at which added cards are played."""
    _write()
    page = tour.app.routes.new_game((), "viticulture")
    assert isinstance(page, NewGameScene)
    page.turn("more")
    tour.show("own-new-game", page, lambda: _switch_on(page))
    alone = SoloScene(tour.app)
    tour.show("own-solo", alone, lambda: _switch_on(alone))
    rules = own_cards.rules_with(("village",))
    shutil.rmtree(paths.cards_folder())
    edition.use(rules)
    session = tour.asked("own-card", played(_holds_own, tour.seats, rules), _holds_own)
    session.kept.agree(open_hands=True, may_rewind=False)
    tour.lay("own-card", session, viticulture.table, lambda scene: _show_own(scene, session))
    edition.use_own()


def _write() -> None:
    for name, files in SETS.items():
        folder = paths.cards_folder() / name
        folder.mkdir(parents=True)
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")


def _switch_on(page: NewGameScene | SoloScene) -> None:
    page.own.wait()
    button = page.buttons.named("own-village")
    assert button is not None
    button.act()


def _own_in_hand(session: Session) -> list[str]:
    """The added cards in the hand of whoever's turn it is."""
    decision = session.decision
    if decision is None or decision.kind != "turn":
        return []
    hand = session.view(decision.decider).seats[decision.decider].hand or ()
    return [card for card in hand if cards()[card].set]


def _holds_own(session: Session) -> bool:
    return bool(_own_in_hand(session))


def _show_own(scene: TableScene, session: Session) -> None:
    """Lay the large card of an added visitor over the table."""
    scene.parts.zoom.show(Explained("", card=_own_in_hand(session)[0]))
