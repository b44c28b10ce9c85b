"""Every kind of question of Vino is answered by keys alone, and by a controller alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pytest

from game.play.curtain import CurtainScene
from game.play.focus import Target
from game.vino import printed
from game.vino.sale_draft import SaleDraft
from game.window.input import MOVES, Action
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref
from tests.game.input_driver import Press, press_button, press_key
from tests.game.vino.driver import Driver


class Hands(Driver):
    """People who press keys or buttons of a controller only; they decide as those with the mouse do."""

    def __init__(self, seats: int, seed: int, press: Press) -> None:
        self.posted = press
        super().__init__(seats, seed, size=(640, 360))

    def act(self, action: Action) -> None:
        """Press and let go; not so soon after a question has come that the last one must have been meant."""
        if action == Action.CHOOSE and self.app.scenes.scenes[-1].buttons.fresh > 0:
            self.app.step(SURE_SECONDS)
        self.posted(action)
        self.frame()

    def go(self, wanted: Callable[[Target], bool]) -> None:
        """Bring the focus to a target, by the presses that a person would need for it."""
        focus = self.scene.parts.focus
        if focus.at is None:
            self.act(Action.RIGHT)
        target = next(target for target in focus.targets() if wanted(target))
        for _ in focus.regions:
            if focus.at is not None and focus.at.region == target.region:
                break
            self.act(Action.NEXT_REGION)
        assert focus.at is not None
        for way in self.steps(focus.at, target):
            self.act(way)
        assert focus.at is not None
        assert wanted(focus.at), f"{target} cannot be reached"

    def steps(self, start: Target, goal: Target) -> tuple[Action, ...]:
        """The fewest moves from one target of a part of the table to another."""
        focus, waiting = self.scene.parts.focus, deque([start])
        targets, seen = focus.targets(), {start: ()}
        while waiting:
            here = waiting.popleft()
            if here.same(goal):
                return seen[here]
            for way in MOVES:
                found = focus.beside(here, targets, way)
                if found is not None and found not in seen:
                    seen[found] = (*seen[here], way)
                    waiting.append(found)
        raise AssertionError(f"no way from {start} to {goal}")

    def press(self, name: str) -> None:
        self.go(lambda target: target.button == name)
        self.act(Action.CHOOSE)

    def touch(self, ref: Ref) -> None:
        self.go(lambda target: target.thing is not None and target.thing.ref == ref)
        self.act(Action.CHOOSE)

    def lift_curtain(self) -> None:
        if isinstance(self.app.scenes.scenes[-1], CurtainScene):
            self.act(Action.CHOOSE)
            self.lifted += 1


@pytest.mark.parametrize("press", [press_key, press_button], ids=["keys", "controller"])
def test_three_rounds_are_played_without_a_mouse(press: Press) -> None:
    hands = Hands(3, 7, press)
    met = set()

    def over() -> bool:
        decision = hands.session.decision
        assert decision is not None
        met.add(decision.kind)
        return hands.session.view(None).round > 2

    hands.play(lambda _session: over())
    assert met >= {"buy", "variety", "region", "sell"}
    assert hands.lifted >= 6


def test_enter_on_an_arch_begins_a_sale() -> None:
    hands = Hands(3, 7, press_key)
    hands.play(lambda session: session.decision is not None and session.decision.kind == "sell")
    draft = hands.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    variety = next(one for one in draft.cellar if draft.most(one))
    hands.touch(Ref("arch", variety))
    assert (draft.variety, draft.quantity) == (variety, draft.least(variety))
    hands.act(Action.UNDO)
    assert not draft.started


@pytest.mark.parametrize("away", [Action.PRICES, Action.BACK])
def test_the_price_table_has_a_key_and_any_press_takes_it_away(away: Action) -> None:
    hands = Hands(3, 7, press_key)
    hands.act(Action.PRICES)
    assert hands.scene.interaction.prices
    made = hands.session.game.made
    hands.act(away)
    assert not hands.scene.interaction.prices
    assert hands.session.game.made == made


def test_arrows_keep_to_what_can_be_chosen_and_the_rest_is_one_part_further() -> None:
    hands = Hands(3, 7, press_key)
    hands.play(lambda session: session.decision is not None and session.decision.source == "owners")
    focus, open_ = hands.scene.parts.focus, hands.scene.interaction.pointer.selection.touchable()
    hands.go(lambda target: target.region == "board")
    for way in (Action.LEFT, Action.LEFT, Action.UP, Action.RIGHT, Action.DOWN, Action.RIGHT, Action.UP):
        hands.act(way)
        assert focus.at is not None
        assert focus.at.thing is not None
        assert focus.at.thing.ref in open_
    hands.act(Action.NEXT_REGION)
    assert focus.at.region == "map"
    assert focus.at.thing is not None
    assert focus.at.thing.ref not in open_


def test_a_second_press_too_soon_neither_answers_for_the_next_seat_nor_lifts_its_curtain() -> None:
    hands = Hands(3, 7, press_key)
    hands.play(lambda session: session.decision is not None and session.decision.kind == "sell")
    for _ in range(3):
        hands.go(lambda target: target.button == "pass")
        seat, made = hands.scene.interaction.seat, hands.session.game.made
        hands.act(Action.CHOOSE)
        assert hands.session.game.made == made + 1
        hands.posted(Action.CHOOSE)
        hands.frame()
        assert hands.session.game.made == made + 1
        assert hands.scene.interaction.seat != seat
        assert hands.scene.parts.focus.at is None or hands.scene.parts.focus.at.button != "pass"
        next_one = hands.session.decision
        assert next_one is not None
        assert isinstance(hands.app.scenes.scenes[-1], CurtainScene) == next_one.secret
    hands.lift_curtain()
    assert not isinstance(hands.app.scenes.scenes[-1], CurtainScene)


def test_keys_begin_at_playing_on_in_a_quiet_game() -> None:
    hands = Hands(3, 7, press_key)
    while (decision := hands.session.decision) is not None and decision.kind != "quiet":
        hands.lift_curtain()
        if decision.kind == "region":
            hands.regions()
        elif leave := next((one for one in decision.choices if one.verb in ("done", "pass")), None):
            hands.scene.parts.answering.propose(leave)
            hands.confirm()
            hands.frame()
        else:
            hands.answer()
    hands.lift_curtain()
    hands.scene.parts.focus.leave()
    hands.act(Action.RIGHT)
    assert hands.scene.buttons.named("end") is not None
    assert hands.scene.parts.focus.at is not None
    assert hands.scene.parts.focus.at.button == "pass"


def test_arrows_follow_the_order_of_purchase_on_the_chart() -> None:
    hands = Hands(3, 7, press_key)
    hands.play(lambda session: session.decision is not None and session.decision.kind == "region")
    hands.lift_curtain()
    focus, met = hands.scene.parts.focus, []
    hands.go(lambda target: target.thing is not None and target.thing.ref == Ref("region", "liguria"))
    for _ in printed.regions():
        assert focus.at is not None
        assert focus.at.thing is not None
        met.append(focus.at.thing.ref.name)
        hands.act(Action.RIGHT)
    assert met == list(printed.regions())


def test_a_key_unrolls_a_region_and_another_rolls_it_up() -> None:
    hands = Hands(3, 7, press_key)
    hands.play(lambda session: session.decision is not None and session.decision.kind == "region")
    hands.lift_curtain()
    interaction = hands.scene.interaction
    hands.go(lambda target: target.thing is not None and target.thing.ref == Ref("region", "trentino"))
    assert not interaction.large_region
    hands.act(Action.INSPECT)
    assert interaction.large_region == "trentino"
    assert not hands.scene.parts.zoom.open
    hands.act(Action.BACK)
    assert not interaction.large_region
    hands.act(Action.INSPECT)
    hands.act(Action.LEFT)
    assert not interaction.large_region
