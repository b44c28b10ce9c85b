"""Forms of words: attributes of messages that other messages ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text import messages
from game.text.messages import BadMessages, Language
from game.text.wording import Wording, form, lowered, raised, shorter

FORMS = """\
trellis = шпалера
    .gen = шпалеры
    .acc = шпалеру
    .gender = f
space = { $action } ({ $place })
    .gen = { FORM($action, "gen") } ({ $place })
build = Постройте { FORM($what, "acc") }
without = нет { FORM($what, "gen") }
needed = { FORM($what, "gender") ->
        [f] нужна
       *[m] нужен
    } { $what }
"""


@pytest.fixture
def russian(tmp_path: Path) -> Language:
    (tmp_path / "forms.ftl").write_text(FORMS, "utf-8")
    return Language("ru", tmp_path)


def test_a_message_asks_for_a_form(russian: Language) -> None:
    trellis = russian.say("trellis")
    assert trellis == "шпалера"
    assert russian.say("build", what=trellis) == "Постройте шпалеру"
    assert russian.say("needed", what=trellis) == "нужна шпалера"


def test_words_without_the_form_stay_as_they_are(russian: Language) -> None:
    assert russian.say("build", what="Sole") == "Постройте Sole"
    assert russian.say("needed", what="Sole") == "нужен Sole"
    assert form("Sole", "gen") == "Sole"


def test_forms_are_made_of_forms_and_keep_their_letters(russian: Language) -> None:
    space = russian.say("space", action=russian.say("trellis"), place="1")
    assert russian.say("without", what=space) == "нет шпалеры (1)"
    assert russian.say("without", what=raised(space)) == "нет Шпалеры (1)"
    assert russian.say("without", what=lowered(raised(space))) == "нет шпалеры (1)"


def test_the_same_words_with_other_forms_are_told_apart(monkeypatch: pytest.MonkeyPatch, russian: Language) -> None:
    monkeypatch.setattr(messages, "language", lambda _code: russian)
    assert messages.say("build", what=Wording("x", acc="y")) == "Постройте y"
    assert messages.say("build", what=Wording("x", acc="z")) == "Постройте z"
    assert messages.say("build", what="x") == "Постройте x"


def test_english_speaks_where_a_language_has_no_words(monkeypatch: pytest.MonkeyPatch, russian: Language) -> None:
    english = Language(messages.FIRST)
    monkeypatch.setattr(messages, "faults_met", {})
    monkeypatch.setattr(messages, "language", lambda code: english if code == messages.FIRST else russian)
    monkeypatch.setattr(messages, "_in_use", ["ru"])
    messages._plain.cache_clear()
    assert messages.known("season-summer")
    assert messages.say("season-summer") == english.say("season-summer")
    assert list(messages.faults_met) == [("ru", "season-summer")]
    with pytest.raises(BadMessages, match="there is no message 'never-said'"):
        messages.say("never-said")
    messages._plain.cache_clear()


def test_a_shorter_wording_is_a_form() -> None:
    assert shorter(Wording("Both decks", short="Both")) == "Both"
