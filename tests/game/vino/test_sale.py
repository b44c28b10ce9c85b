"""A sale is put together before it is made: both counts must match, and it is taken back as a whole."""

from __future__ import annotations

from math import hypot

import pytest
from msgspec.structs import replace

from game import paths
from game.art.buttons import NUMBER
from game.art.chart import pegs
from game.art.kit.boxes import Box
from game.play.render import number_place
from game.play.things import Thing
from game.vino import from_view, printed, sale_calculator
from game.vino.sale_draft import SaleDraft
from game.vino.sale_words import sale_words
from game.vino.things import things
from game.vino.words import region_name
from game.window.announcements import sentences
from rules.engine.choice import Ref
from rules.engine.decision import Decision
from rules.players.advisers import adviser
from tests.game.vino.driver import Driver, reached


def _large(decision: Decision | None) -> bool:
    """Whether there is enough to sell that two vineyards must go."""
    if decision is None or decision.kind != "sell":
        return False
    return any(one.verb == "sell" and int(one.words[1]) >= 5 for one in decision.choices)


def _sells_up_to(decision: Decision | None, most: int) -> bool:
    """Whether there is a variety of which anything from one to so many may be sold."""
    if decision is None or decision.kind != "sell":
        return False
    found: dict[str, set[int]] = {}
    for one in decision.choices:
        if one.verb == "sell":
            found.setdefault(one.words[0], set()).add(int(one.words[1]))
    return any(amounts == set(range(1, most + 1)) for amounts in found.values())


@pytest.fixture
def driver() -> Driver:
    return reached(3, 7, lambda session: _large(session.decision))


def draft_of(driver: Driver) -> SaleDraft:
    draft = driver.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    return draft


def begin(driver: Driver) -> SaleDraft:
    """Choose four or five of the variety there is most of."""
    draft = draft_of(driver)
    driver.press(f"sell-{max(draft.cellar, key=draft.most)}")
    while draft.quantity < 5:
        driver.press("sale-more")
    return draft


def confirm(driver: Driver) -> bool:
    button = driver.scene.buttons.named("confirm")
    assert button is not None
    return button.enabled


def test_confirm_waits_for_both_counts(driver: Driver) -> None:
    draft = begin(driver)
    assert (draft.revenue, draft.due, draft.total) == (
        600,
        2,
        600 + driver.scene.interaction.view.market[draft.variety],
    )
    while len(draft.returned) < draft.due:
        assert not confirm(driver)
        driver.touch(next(ref for ref in sorted(draft.marked(), key=str) if ref.kind == "vineyard"))
    while len(draft.rises) < draft.steps:
        assert not confirm(driver)
        driver.touch(next(ref for ref in sorted(draft.marked(), key=str) if ref.kind == "demand"))
    assert confirm(driver)


def test_the_prices_of_one_more_and_one_less_are_those_of_the_table(driver: Driver) -> None:
    draft = draft_of(driver)
    draft.take(max(draft.cellar, key=draft.most))
    assert draft.most(draft.variety) >= 3
    for quantity in range(draft.least(draft.variety), draft.most(draft.variety) + 1):
        draft.sell(quantity)
        near = [one for one in (quantity - 1, quantity, quantity + 1) if 1 <= one <= draft.most(draft.variety)]
        assert draft.prices == tuple((one, printed.sale(one).revenue) for one in near)
    draft.clear()
    assert draft.prices == ()


@pytest.mark.parametrize("most", [2, 3, 5])
def test_the_ends_of_the_slider_count_by_one_however_short_it_is(most: int) -> None:
    driver = reached(3, 7, lambda session: _sells_up_to(session.decision, most))
    draft = draft_of(driver)
    driver.press(f"sell-{next(one for one in draft.cellar if draft.most(one) == most and draft.least(one) == 1)}")
    counted = []
    for name in ["sale-more"] * (most - 1) + ["sale-less"] * (most - 1):
        driver.press(name)
        counted.append(draft.quantity)
    assert counted == [*range(2, most + 1), *range(most - 1, 0, -1)]


def test_a_sale_is_made_taken_back_from_the_past_and_made_again_as_a_whole(driver: Driver) -> None:
    before, seat, made = driver.session.game.digest(), driver.scene.interaction.seat, driver.session.made
    money = driver.session.view(seat).seats[seat].income
    driver.chance.seed(4)
    while driver.session.game.digest() == before or driver.session.view(None).seats[seat].income == money:
        driver.sell()
    after = driver.session.view(None)
    assert sum(after.market.values()) == 0
    driver.session.rewind(made)
    driver.scene.interaction.renew()
    driver.frame()
    assert driver.session.game.digest() == before
    assert draft_of(driver).quantity == 0
    driver.scene.parts.review.redo()
    driver.frame()
    assert driver.session.view(None).market == after.market


def test_a_vineyard_of_another_is_refused_with_its_reason(driver: Driver) -> None:
    draft = begin(driver)
    other = next(
        Ref("vineyard", f"{region}.{at}")
        for region, owners in driver.scene.interaction.view.owners.items()
        for at, seat in enumerate(owners, 1)
        if seat not in (None, driver.scene.interaction.seat)
    )
    driver.touch(other)
    assert "is not yours; give back vineyards of your own" in driver.scene.interaction.note.words
    assert other.name not in draft.returned
    assert driver.scene.interaction.note.refused == other


def test_the_variety_that_is_sold_does_not_rise_whatever_is_picked(driver: Driver) -> None:
    draft = begin(driver)
    assert not draft.returned
    driver.touch(Ref("demand", draft.variety))
    assert "is being sold: it falls and cannot rise" in driver.scene.interaction.note.words
    assert not draft.rises


def test_what_cannot_be_sold_instead_is_refused_for_its_own_reason(driver: Driver) -> None:
    draft = begin(driver)
    bare = next(variety for variety, count in draft.cellar.items() if not count)
    driver.touch(Ref("arch", bare))
    assert driver.scene.interaction.note.words.startswith("You grow no ")
    assert "one variety" not in driver.scene.interaction.note.words


def test_a_right_click_takes_back_one_rise_and_clear_everything(driver: Driver) -> None:
    draft = begin(driver)
    row = next(ref for ref in sorted(draft.marked(), key=str) if ref.kind == "demand")
    driver.touch(row)
    assert draft.rises == (row.name,)
    driver.click(driver.point(row), button=3)
    assert draft.rises == ()
    driver.press("cancel")
    assert not draft.started


def test_the_slider_sets_any_quantity(driver: Driver) -> None:
    draft = begin(driver)
    driver.press("quantity-3")
    assert draft.quantity == 3
    assert draft.revenue == 390


def test_things_lie_where_they_can_be_hit(driver: Driver) -> None:
    """The vineyards of a region leave each other free, and those of one that is unrolled lie above all others."""
    view, layout = driver.scene.interaction.view, driver.scene.interaction.layout
    for large in ("", "trentino", "liguria"):
        boxes = [thing for thing in things(view, layout, 0, large) if thing.ref.kind == "vineyard"]
        regions = [one.ref.name.partition(".")[0] for one in boxes]
        for number, one in enumerate(boxes):
            beside = [two for two, region in zip(boxes[:number], regions, strict=False) if region == regions[number]]
            assert not [two.ref for two in beside if two.box.grown(-0.01).meets(one.box)], one.ref
        assert not large or set(regions[-regions.count(large) :]) == {large}


def test_the_sign_of_the_ribbon_lets_go_of_a_sale_before_it_takes_anything_back(driver: Driver) -> None:
    draft = begin(driver)
    digest = driver.session.game.digest()
    driver.press("ribbon-undo")
    assert driver.session.game.digest() == digest
    assert draft_of(driver).quantity == 0
    assert draft.quantity == 0 or draft is not driver.scene.interaction.pointer.selection


def test_a_sale_is_found_as_it_was_after_looking_back(driver: Driver) -> None:
    draft = begin(driver)
    before = draft.variety, draft.quantity
    driver.scene.parts.review.step(-3)
    driver.frame()
    driver.scene.parts.review.leave()
    driver.frame()
    found = draft_of(driver)
    assert (found.variety, found.quantity) == before
    driver.press("cancel")
    assert not found.started


def test_no_sale_asks_before_it_drops_one_that_is_begun(driver: Driver) -> None:
    begin(driver)
    made = driver.session.game.made
    driver.press("pass")
    assert driver.scene.interaction.held is not None
    assert driver.scene.interaction.held.tone == "warn"
    driver.press("cancel")
    assert (driver.session.game.made, draft_of(driver).quantity) == (made, 5)
    driver.press("pass")
    driver.press("confirm")
    assert driver.session.game.made == made + 1


def test_no_sale_asks_nothing_where_none_is_begun(driver: Driver) -> None:
    made = driver.session.game.made
    driver.press("pass")
    assert driver.session.game.made == made + 1


def test_a_greyed_variety_says_why_it_cannot_be_sold(driver: Driver) -> None:
    draft = draft_of(driver)
    bare = next(variety for variety, count in draft.cellar.items() if not count)
    tried = sale_calculator.greyed(draft, f"sell-{bare}")
    assert tried is not None
    assert driver.scene.interaction.why(Ref("arch", bare), tried).startswith("You grow no ")
    able = next(variety for variety in draft.cellar if draft.most(variety))
    assert sale_calculator.greyed(draft, f"sell-{able}") is None


def test_a_sale_from_which_demand_takes_all_says_that_it_costs_nothing(driver: Driver) -> None:
    draft = begin(driver)
    assert not sale_calculator.look_of(draft).spared
    draft.view = replace(draft.view, market=draft.view.market | {draft.variety: -draft.revenue})
    assert (draft.total, sale_calculator.look_of(draft).spared) == (0, False)
    draft.view = replace(draft.view, market=draft.view.market | {draft.variety: -draft.revenue - 50})
    assert (draft.total, sale_calculator.look_of(draft).spared) == (0, True)


def test_who_has_sold_nothing_has_no_income_and_who_follows_has_none_yet(driver: Driver) -> None:
    view = driver.scene.interaction.view
    driver.play(lambda session: session.view(None).round > view.round and session.view(None).phase == "sell")
    view, first = driver.scene.interaction.view, driver.scene.interaction.seat

    def income(seat: int) -> str:
        return from_view.panel_look(driver.scene.interaction.view, seat, "", "lago", False, False).income

    assert {income(seat) for seat in view.order} == {""}
    driver.press("pass")
    assert income(first) == "0"
    assert income(driver.scene.interaction.seat) == ""


def test_giving_back_the_last_vineyard_of_a_region_is_told_before_it_is_confirmed(driver: Driver) -> None:
    draft = begin(driver)
    for region in {name.partition(".")[0] for name in draft.vineyards}:
        there = tuple(name for name in draft.vineyards if name.partition(".")[0] == region)
        draft.returned = there
        assert draft.lasts == (region,)
        assert sale_calculator.look_of(draft).lasts == region_name(region)
        draft.returned = there[1:]
        assert draft.lasts == ()


def test_what_is_suggested_stays_within_what_is_gathered_and_leads_to_a_whole_sale(driver: Driver) -> None:
    interaction = driver.scene.interaction
    draft = begin(driver)
    quantity, suggester = draft.quantity, adviser(interaction.session.game.rules, paths.data() / "players")
    verbs = []
    while not draft.complete:
        found = suggester.suggest(interaction.session.known_after(draft.settled(), draft.seat))
        interaction.advice.open(interaction)
        interaction.advice.tell(found)
        due = interaction.advice.due(interaction)
        assert due
        assert interaction.advice.places(interaction)
        chosen = interaction.session.game.grammar.parse(due[0].answer)
        verbs.append(chosen.verb)
        assert draft.take_up(chosen)
        assert not interaction.advice.shown(interaction)
    assert draft.quantity == quantity
    assert verbs == ["return"] * draft.due + ["raise"] * draft.steps
    assert interaction.advice.due(interaction) == ()
    assert not draft.lasts


def test_the_lamp_opened_and_closed_takes_nothing_of_a_sale_away(driver: Driver) -> None:
    draft = begin(driver)
    draft.touch(next(ref for ref in sorted(draft.marked(), key=str) if ref.kind == "vineyard"))
    before = draft.choices()
    driver.press("hand")
    driver.press("advice")
    driver.press("advice-close")
    assert draft_of(driver) is draft
    assert draft.choices() == before


def test_one_press_makes_all_the_steps_that_a_suggestion_names(driver: Driver) -> None:
    interaction = driver.scene.interaction
    draft = begin(driver)
    suggester = adviser(interaction.session.game.rules, paths.data() / "players")
    found = suggester.suggest(interaction.session.known_after(draft.settled(), draft.seat))
    draft.returned = tuple(one.answer.partition(" ")[2] for one in found if one.answer.startswith("return"))
    rise = next(one for one in found if one.times > 1)
    variety = rise.answer.partition(" ")[2]
    for before in (0, 1):
        draft.rises = (variety,) * before
        driver.scene.parts.review.toggle_hand()
        driver.press("advice")
        interaction.advice.tell(found)
        interaction.show_question()
        button = driver.scene.buttons.named(rise.answer)
        assert button is not None
        left = rise.times - before
        assert (str(left) in (button.face.words or "")) == (left > 1)
        assert interaction.panel.area.task == interaction.frame.task, "the demand stays to be read"
        driver.press(rise.answer)
        assert draft.rises.count(variety) == rise.times
        driver.scene.parts.review.toggle_hand()


def test_the_prices_of_own_flags_stand_by_them_while_one_is_to_be_given_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    label = pegs.price_label
    monkeypatch.setattr(pegs, "price_label", lambda price, *more: drawn.append(price) or label(price, *more))
    driver.frame()
    assert not drawn
    draft = begin(driver)
    drawn.clear()
    driver.scene.interaction.redraw()
    driver.frame()
    assert sorted(drawn) == sorted(str(printed.price(name)) for name in draft.vineyards)


def test_the_number_of_a_suggestion_lies_at_its_own_vineyard(driver: Driver) -> None:
    interaction = driver.scene.interaction
    view, layout = interaction.view, interaction.layout
    for large in ("", *printed.regions()):
        stones = [one for one in things(view, layout, interaction.shown, large) if one.ref.kind == "vineyard"]
        for one in stones:
            x, y = number_place(one)
            disc = Box(x - NUMBER, y - NUMBER, 2 * NUMBER, 2 * NUMBER)
            own = shared(disc, one.box)
            for other in stones:
                left, top, wide, tall = price(other)
                aside, above = max(left - x, x - left - wide, 0), max(top - y, y - top - tall, 0)
                assert hypot(aside, above) >= NUMBER - 1.5, (one.ref, other.ref)
                assert other.ref == one.ref or shared(disc, other.box) <= own, (one.ref, other.ref)


def shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide, tall = min(one.right, other.right) - max(one.x, other.x), min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)


def price(stone: Thing) -> Box:
    """The middle of a stone, in which its price is read."""
    x, y = stone.box.centre
    return Box(x, y, 0, 0).grown(stone.box.h * 0.15)


def test_who_listens_is_told_what_is_prepared_each_time_it_changes_and_when_asking(driver: Driver) -> None:
    heard: list[str] = []
    driver.app.announcements.listeners.append(lambda one: heard.append(one.words))
    begin(driver)
    driver.app.step(0.02)
    sold = sale_words(draft_of(driver))
    assert sentences(*sold) in heard
    heard.clear()
    driver.press("sale-less")
    driver.app.step(0.02)
    assert sale_words(draft_of(driver)) != sold
    assert sentences(*sale_words(draft_of(driver))) in heard
    assert driver.scene.parts.summary.prepared() == sale_words(draft_of(driver))
