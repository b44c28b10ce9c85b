"""The gifts printed on a papa who lies over the board answer his question."""

from __future__ import annotations

from game.art.hand_face import clause_boxes, option_boxes
from game.play.selection import Selection
from game.store.boxes import rules_of
from game.text.card_text import faces
from game.text.printed import cards
from game.viticulture.things import tray_things
from game.viticulture.tray import gift_offers, gift_things, tray
from rules.engine.game import Game


def test_a_line_on_papa_is_clicked_in_place_of_its_button() -> None:
    game = Game.new(rules_of("viticulture"), 2, 7, {})
    while game.decision is not None and game.decision.kind != "branch":
        game.choose(game.decision.choices[0])
    decision = game.decision
    assert decision is not None
    view = game.view(decision.decider)
    lying = tray(view, decision, view.seats[decision.decider], False)
    lines = list(gift_things(decision, lying))
    card = next(one.box for one in tray_things(lying) if one.ref.name == decision.source)
    assert all(card.contains(line.box) for line in lines)
    assert lines[0].box.right <= lines[1].box.x, "in the order in which they are printed"
    last = clause_boxes(decision.source)[-1]
    assert all(line.box.y == card.y + last.y and line.box.h == last.h for line in lines), "on the line of the choice"
    assert [Selection(gift_offers(decision)).touch(line.ref) for line in lines] == list(decision.choices)


def test_every_papa_of_the_box_shows_his_gifts_in_lines_of_their_own() -> None:
    for card in cards().values():
        if card.deck == "papa":
            assert len(clause_boxes(card.id)) == len(faces(card.id))
            assert len(option_boxes(card.id)) == 2
