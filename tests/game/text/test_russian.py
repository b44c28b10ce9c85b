"""The cases, numbers and verbs of Russian on cards, in questions and in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.text import glossary
from game.text.calls import spoken
from game.text.card_text import action_text, card_text
from game.text.describe import describe
from game.text.events_text import event_line
from game.text.messages import say, use_language
from game.text.printed import effect
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.reason import Reason

NAMES = ("Лаго", "Марина")


@pytest.fixture(autouse=True)
def _in_russian() -> Iterator[None]:
    use_language("ru")
    yield
    use_language("en")


def test_cards_give_orders_and_infinitives_follow_may_to_must_and_let() -> None:
    assert card_text("broker") == (
        "Заплатите 9 лир, чтобы получить 3 ПО. ИЛИ Потеряйте 2 ПО, чтобы получить 6 лир."
    )  # fmt: skip
    assert card_text("swindler") == (
        "Каждый соперник должен выбрать: отдать вам 2 лиры или позволить вам получить 1 ПО."
    )  # fmt: skip
    assert action_text("build_structure").endswith("Бонус: получите 1 лиру.")
    assert "построить 1 сооружение (указанная стоимость 2 или 3) без доплаты" in card_text("uncertified_architect")


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ({"if": {"wine": {"at_least": 1}}, "then": {"gain": {"lira": 1}}}, "Если у вас есть вино, получите 1 лиру."),
        ({"if": {"wine": {"at_least": 2}}, "then": {"gain": {"lira": 5}}},
         "Если у вас не менее 2 вин, получите 5 лир."),
        ({"if": {"structure": 2}, "then": {"gain": {"lira": 2}}},
         "Если у вас 2 сооружения, получите 2 лиры."),
        ({"if": {"structure": [1, 5]}, "then": {"gain": {"lira": 22}}},
         "Если у вас 1 или 5 сооружений, получите 22 лиры."),
        ({"each": "right_neighbour", "do": {"if": {"wine": {"at_least": 3}}, "then": {"you": {"gain": {"vp": 1}}}}},
         "Получите 1 ПО, если справа от вас игрок, у которого не менее 3 вин."),
    ],
)  # fmt: skip
def test_what_is_counted_takes_its_case(raw: Any, text: str) -> None:
    assert spoken(describe(effect(raw))) == text


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("structure_built", seat=1, thing="trellis"), "Марина строит шпалеру"),
        (Event("worker_placed", seat=1, thing="grande", place="give_tour.left"),
         "Марина размещает большого рабочего: Провести экскурсию"),
        (Event("worker_gained", seat=0, thing="worker", amount=2), "Лаго получает 2 рабочих"),
        (Event("field_harvested", seat=0, place="6"), "Лаго собирает урожай с поля 6"),
        (Event("card_drawn", seat=0, card="order_8", place="order"), "Лаго берёт заказ на красное 2 и белое 4"),
        (Event("card_drawn", seat=0, card="pinot", place="vine"), "Лаго берёт карту «Пино»"),
        (Event("card_drawn", seat=0, place="summer_visitor"), "Лаго берёт карту летнего гостя"),
        (Event("branch_taken", 0, "sponsor", choice="both"), "Лаго выбирает: и то и другое"),
        (Event("card_given", seat=0, other=1, card="surveyor"), "Лаго отдаёт игроку Марина карту «Землемер»"),
    ],
)  # fmt: skip
def test_the_log_is_told_in_the_present_and_declines_no_name(event: Event, line: str) -> None:
    assert event_line(event, NAMES) == line


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("make red red.3", "Красное вино из чёрного винограда 3"),
        ("make blush red.4 white.2", "Розовое вино из чёрного винограда 4 и белого винограда 2"),
        ("make sparkling red.4 red.1 white.2",
         "Игристое вино из чёрного винограда 4, чёрного винограда 1 и белого винограда 2"),
        ("uproot malvasia 7", "Выкорчевать «Мальвазия» с поля 7"),
        ("offer 2", "2 карты"),
    ],
)  # fmt: skip
def test_answers_take_their_case(line: str, label: str) -> None:
    answer = choice(*line.split())
    assert choice_label(answer, Decision("make", 0, "", (answer,), 1, 1, 0), NAMES) == label


def test_a_button_names_the_bonus_that_it_brings() -> None:
    asked = Decision("bonus", 0, "draw_vine.middle", (choice("token"), choice("no")), 1, 1, 0)
    assert choice_label(asked.choices[0], asked, NAMES) == "Потратить жетон: взять 1 карту винограда"
    assert question_text(asked, NAMES)[1] == "Бонус этого действия. Возьмите 1 карту винограда."


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason("needs_structure", thing="trellis"), "Сначала нужно построить шпалеру."),
        (Reason("needs_lira", need=2, have=1), "Это стоит 2 лиры; у вас 1."),
        (Reason("needs_cards", 1, 0, "vine"), "Нужна хотя бы одна карта винограда; у вас 0."),
        (Reason("needs_cards", 3, 2, "visitor"), "Нужно не меньше 3 карт гостей; у вас 2."),
        (Reason("grape_would_be_lost", thing="red", need=1),
         "Чёрный виноград 1 не находит свободного места и пропадает."),
        (Reason("wine_not_possible", thing="blush", need=4, have=3),
         "Розовое вино начинается с 4; из этого винограда выйдет 3."),
        (Reason("wine_not_possible", thing="red"), "Красное вино делают из одного жетона чёрного винограда."),
        (Reason("needs_more_wines", thing="red", need=2, have=1), "Нужны красные вина: 2; у вас 1."),
    ],
)  # fmt: skip
def test_reasons_take_their_case(reason: Reason, text: str) -> None:
    assert reason_text(reason) == text


def test_points_are_counted() -> None:
    words = [say("score-solo-by-points", result="win", points=points, automa="20") for points in (21, 23, 25)]
    assert [one.partition(",")[0] for one in words] == ["21 очко", "23 очка", "25 очков"]


def test_letters_of_victory_points_are_no_term_in_another_word() -> None:
    assert glossary.terms_in("Постройте 1 сооружение по указанной стоимости.", "viticulture") == ("structure",)
    assert glossary.terms_in("Получите 1 ПО.", "viticulture") == ("points",)


@pytest.mark.parametrize("term", [term for terms in glossary.TERMS.values() for term in terms])
def test_an_entry_is_found_by_each_of_its_forms(term: str) -> None:
    for form in say(f"glossary-{term.replace('_', '-')}-forms").split(","):
        assert glossary.terms_in(form.strip(), glossary.game_of(term)) == (term,), form
