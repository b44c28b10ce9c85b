"""The language that is made from English to see where words find no room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.art.kit import fonts
from game.text.messages import FIRST, faults_met, language, languages, say, use_language
from game.text.pseudo import LONGEST, PSEUDO, Pseudo, add_pseudo, stretched
from game.text.wording import Wording, shorter

MESSAGES = """
buy = Buy
letter = N
sign = ‹
asked = { $seat } buys { $count ->
        [one] one vineyard
       *[other] { $count } vineyards
    } in { FORM($region, "place") }.
    .short = { $seat }: { buy }
wine-forms = wine, wines
braced = { "{" }x{ "}" }
"""


@pytest.fixture
def made(tmp_path: Path) -> Pseudo:
    (tmp_path / "some.ftl").write_text(MESSAGES, encoding="utf-8")
    return Pseudo(tmp_path)


@pytest.fixture
def spoken() -> Iterator[None]:
    add_pseudo()
    use_language(PSEUDO)
    faults_met.clear()
    yield
    use_language(FIRST)


def test_words_are_accented_and_half_as_long_again_between_brackets(made: Pseudo) -> None:
    assert made.say("buy") == "«Büüÿ»"
    assert made.say("letter") == "N"
    assert made.say("sign") == "‹"
    assert made.say("wine-forms") == "wïïñëë, wïïñëëš"
    assert made.say("braced") == "{x}"


def test_arguments_choices_and_forms_are_those_of_english(made: Pseudo) -> None:
    region = Wording("Veneto", place="the Veneto")
    one, many = (made.say("asked", seat="Lago", count=count, region=region) for count in (1, 2))
    assert one == "«Lago büüÿšš öññë vïïñëëÿáárdd ïññ the Veneto.»"
    assert many.startswith("«Lago büüÿšš 2 vïïñëë")
    assert shorter(many) == "Lago: «Büüÿ»"


@pytest.mark.parametrize("word", ["Confirm", "Liguria", "vineyards", "as", "unpronounceable", "electroencephalogram"])
def test_no_word_becomes_so_long_that_it_is_broken(word: str) -> None:
    longer = stretched(word)
    assert min(len(word) * 1.25, LONGEST) <= len(longer) <= max(len(word), LONGEST) <= fonts.LONGEST_WORD + 2


@pytest.mark.usefixtures("spoken")
def test_every_message_of_english_has_this_form() -> None:
    made = language(PSEUDO)
    assert made.where == language(FIRST).where
    assert say("window-quit") == "«Qüüïtt»"
    assert say("season-spring") != "Spring"
    while made.read_on():
        pass
    assert not faults_met
    assert say("settings-confirm-answer", answer="long") != shorter(say("settings-confirm-answer", answer="long"))


@pytest.mark.usefixtures("spoken")
def test_names_that_languages_have_in_common_have_accents_only() -> None:
    assert [say(f"region-{name}") for name in ("toscana", "veneto")] == ["«Töšçáñá»", "«Vëëñëëtöö»"]
    assert say("card-cabernet_sauvignon") == "«Çábërñët Šáüvïgñöñ»"


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("style", fonts.STYLES)
def test_every_font_has_its_letters(style: str) -> None:
    letters = {letter for key in ("window-about", "settings-title") for letter in say(key)} | set(stretched("AZaz" * 9))
    own = {letter for letter in letters if re.match(r"[^\W_]|[«»]", letter)}
    assert fonts.boxes("".join(own), style) == 0


def test_no_player_is_offered_it() -> None:
    assert PSEUDO not in languages()
