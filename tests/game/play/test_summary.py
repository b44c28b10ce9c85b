"""What keys tell of a table: the sums are those of the record, and nothing of a closed hand is among them."""

from __future__ import annotations

import pytest

from game.play.example import ExampleScene
from game.play.inspect import Explained
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import examples
from game.store.settings import Settings
from game.text.messages import languages, say, use_language
from game.text.names import called, card_name
from game.text.printed import cards
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import Action, begun
from tests.tables import vino_table, viticulture_table

SIZE = (320, 180)
TELLS = (Action.TELL_TURN, Action.TELL_ASKED, Action.TELL_OWN, Action.TELL_OTHERS)


def told(scene: TableScene, action: Action) -> Explained:
    """What a key opens to be read where nobody listens."""
    assert scene.handle(begun(action))
    page = scene.parts.zoom.page
    assert page is not None
    assert scene.handle(begun(action))
    assert scene.parts.zoom.page is None
    return page


def shown(app: App, scene: TableScene) -> TableScene:
    app.begin(scene)
    scene.interaction.end_moment()
    return scene


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def test_the_own_vineyard_is_told_as_the_rules_have_it_without_the_faces_of_a_closed_hand(app: App) -> None:
    scene = shown(app, viticulture_table(app, played(season("winter", "turn", 5))))
    interaction = scene.interaction
    own = interaction.session.view(interaction.seat).seats[interaction.seat]
    words = told(scene, Action.TELL_OWN).body
    built = [called("structure", one).casefold() for one in own.structures]
    for part in (say("voice-points", count=own.vp), say("lira", n=own.lira), *built):
        assert part in words
    for deck, count in own.cards.items():
        assert (say("voice-card", deck=deck, count=count) in words) is bool(count)
    for field in own.fields:
        for vine in field.vines:
            assert card_name(vine) in words
    assert interaction.closed
    visitors = [card for card in own.hand if cards()[card].deck.endswith("visitor")]
    assert visitors
    assert not any(card_name(card) in words for card in visitors)


def test_whose_turn_it_is_and_who_is_done(app: App) -> None:
    scene = shown(app, viticulture_table(app, played(season("winter", "turn", 5), 3)))
    interaction = scene.interaction
    page = told(scene, Action.TELL_TURN)
    assert page.title == say("table-turn", name=interaction.session.names[interaction.next_seat])
    assert page.sub == interaction.when()
    for seat in interaction.view.seats:
        waiting = page.body.partition(say("voice-passed", list="…").partition("…")[0])[0]
        assert (interaction.session.names[seat.seat] in waiting) is not seat.passed


def test_where_the_panel_says_nothing_it_is_told_that_nothing_is_asked(app: App) -> None:
    silent = 0
    for entry in sorted(examples.entries("vino")):
        scene = app.routes.example("vino", entry)
        assert isinstance(scene, ExampleScene)
        app.scenes.replace(scene)
        app.scenes.settle()
        asked = scene.interaction.panel.asked
        silent += asked is not None and not asked.look.title
        assert scene.handle(begun(Action.TELL_ASKED))
        page = scene.parts.zoom.page
        assert page is not None
        assert page.title
        assert all(node.label for node in scene.nodes() if node.role == "group")
    assert silent


def test_what_is_asked_is_what_the_panel_asks(app: App) -> None:
    scene = shown(app, viticulture_table(app, played(season("fall", "deck", 3))))
    asked = scene.interaction.panel.asked
    assert asked is not None
    page = told(scene, Action.TELL_ASKED)
    assert (page.title, page.sub) == (asked.look.title, asked.look.name)
    assert all(answer.words in page.body for answer in asked.answers)


def test_each_other_seat_has_its_sentence_and_one_who_is_alone_is_told_so(app: App) -> None:
    scene = shown(app, viticulture_table(app, played(season("winter", "turn", 5), 3)))
    interaction = scene.interaction
    body = told(scene, Action.TELL_OTHERS).body
    for one in interaction.view.seats:
        assert (f"{interaction.session.names[one.seat]}: " in body) is (one.seat != interaction.seat)
        assert one.seat == interaction.seat or say("voice-points", count=one.vp) in body


def test_a_cellar_is_told_without_money_that_is_closed(app: App) -> None:
    scene = shown(app, vino_table(app, tour_vino.played(tour_vino.asked("buy", 3), 3)))
    interaction = scene.interaction
    body = told(scene, Action.TELL_OWN).body
    own = interaction.session.view(interaction.seat).seats[interaction.seat]
    assert say("voice-vineyards", count=own.vineyards) in body
    assert (say("voice-money-closed") in body) is interaction.closed
    scene.parts.review.toggle_hand()
    assert say("voice-money", count=own.money) in told(scene, Action.TELL_OWN).body
    assert told(scene, Action.TELL_TURN).sub == interaction.when()


def test_who_listens_is_told_and_nothing_opens(app: App) -> None:
    scene = shown(app, viticulture_table(app, played(season("winter", "turn", 5))))
    heard: list[tuple[str, str]] = []
    app.announcements.listeners.append(lambda one: heard.append((one.kind, one.words)))
    for action in TELLS:
        assert scene.handle(begun(action))
        assert not scene.parts.zoom.open
    assert [kind for kind, _ in heard] == ["answer"] * len(TELLS)
    assert all(words.endswith(".") for _, words in heard)


@pytest.mark.parametrize("code", sorted(languages()))
def test_every_table_is_told_in_every_language(app: App, code: str) -> None:
    tables = (
        viticulture_table(app, played(season("spring", "wake", 2))),
        vino_table(app, tour_vino.played(tour_vino.asked("region", 2), 3)),
    )
    use_language(code)
    for scene in tables:
        shown(app, scene)
        for action in TELLS:
            assert told(scene, action).title
