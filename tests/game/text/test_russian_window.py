"""Russian in the window: cases of regions and varieties, forms of numbers, and no name that is declined."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.pages.statistics_uses import card_panels
from game.play.speech import speech
from game.store.card_uses import Use
from game.store.statistics import Ended
from game.text.messages import use_language
from game.text.opponents import glasses_of
from game.vino.deeds import deeds
from game.vino.log import VinoLog
from game.vino.why import why_words
from game.vino.words import question_words, reason_words
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.players.cause import Cause

REGIONS = ("liguria", "lazio", "campania", "sardegna", "calabria", "abruzzo", "toscana", "veneto", "trentino")


@pytest.fixture(autouse=True)
def russian() -> Iterator[None]:
    use_language("ru")
    yield
    use_language("en")


def test_every_region_is_told_with_its_own_preposition() -> None:
    asked = Decision("buy", 0, "owners", ())
    said = [question_words(asked, region, "")[0] for region in REGIONS]
    assert said == [
        "Покупка в Лигурии", "Покупка в Лацио", "Покупка в Кампании", "Покупка на Сардинии", "Покупка в Калабрии",
        "Покупка в Абруццо", "Покупка в Тоскане", "Покупка в Венето", "Покупка в Трентино",
    ]  # fmt: skip


def test_a_sale_tells_the_case_of_its_variety() -> None:
    sale = [
        Event("wine_sold", 0, amount=590, thing="barbera", choice="sell barbera 6"),
        Event("vineyard_returned", 0, thing="barbera", place="sardegna.1"),
        Event("vineyard_returned", 0, thing="barbera", place="trentino.2"),
    ]
    log = VinoLog(("Аня", "Cotto"), ("lago", "cotto"))
    words = [line.words for line in log.lines(sale, None)]
    assert words == ["продаёт Барберу × 6 за 590", "отдаёт «Сардиния 80», «Трентино 130»"]


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "Аня покупает виноградник в Тоскане"),
        (2, "Аня покупает два виноградника в Тоскане"),
        (5, "Аня покупает 5 виноградников в Тоскане"),
        (21, "Аня покупает 21 виноградник в Тоскане"),
    ],
)
def test_vineyards_are_counted_in_one_few_and_many(count: int, words: str) -> None:
    bought = [Event("vineyard_bought", 0, place="toscana.1", amount=120)] * count
    assert speech("Аня", deeds(bought, 0)) == words


def test_glasses_are_counted_in_one_few_and_many() -> None:
    assert [glasses_of(level) for level in (1, 2, 5)] == ["1 бокал", "2 бокала", "5 бокалов"]


def test_a_reason_begins_with_a_capital_though_its_region_comes_first() -> None:
    assert reason_words(Reason("passed_here", thing="sardegna")).startswith("На Сардинии вы")
    assert reason_words(Reason("variety_taken", thing="barbera")).startswith("Барберу здесь")


def test_a_why_names_a_person_without_declining_the_name() -> None:
    cause = Cause("rival_held", "sardegna", 2, other=1)
    told = why_words(cause, choice("region", "lazio"), choice("region", "toscana"), "Бруно", ("Бруно", "Аня"))
    assert told == "Потому что у игрока Аня на Сардинии 2 виноградника. Иначе выбор был бы другим: Тоскана."


def test_tenths_stand_behind_a_comma() -> None:
    ended = Ended("a", "2026-09-21", "viticulture", 2, 20, 7, uses=(Use("planter", 3, 4), Use("judge", 2, -3)))
    summer, winter, _, _ = card_panels((ended,), {})
    assert summer.bars[0].words == "по 1,3 ПО"
    assert winter.bars[0].words == "по −1,5 ПО"
