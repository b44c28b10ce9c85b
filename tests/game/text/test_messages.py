"""Message files: what they accept, and what they say when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.text import messages
from game.text.messages import FIRST, BadMessages, Language, say, use_language
from game.text.wording import shorter


def language_of(folder: Path, **files: str) -> Language:
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Language("en", folder)


def test_a_part_that_is_no_message_is_named_with_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match=r"some\.ftl, line 2: .*this is nothing"):
        language_of(tmp_path, some="good = Good\nthis is nothing\n")


def test_a_key_may_stand_in_one_file_only(tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match=r"b\.ftl: message 'twice' is already in .*/a\.ftl"):
        language_of(tmp_path, a="twice = One\n", b="twice = Two\n")


@pytest.mark.parametrize("text", ["some = Some\n", "# Comment\nsome = Some\n", "some = { $a ->\n   *[x] Some\n }\n"])
def test_a_mark_of_the_byte_order_changes_nothing(text: str, tmp_path: Path) -> None:
    assert language_of(tmp_path, a="\ufeff" + text).say("some", a="y") == "Some"


def test_a_folder_without_messages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match="has no message files"):
        Language("en", tmp_path)


def test_a_missing_argument_names_message_and_file(tmp_path: Path) -> None:
    spoken = language_of(tmp_path, some="line = { $name } won\n")
    with pytest.raises(BadMessages, match=r"some\.ftl: message 'line' cannot be filled"):
        spoken.say("line")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(BadMessages, match="there is no message 'no-such-words'"):
        say("no-such-words")


def test_parts_bring_no_invisible_marks_along() -> None:
    assert say("reason-needs_lira", need=4, have=3, more=1, thing="", what="", named="no") == (
        "This costs 4 lira; you have 3."
    )


def test_a_message_may_have_a_shorter_wording_with_the_same_arguments(tmp_path: Path) -> None:
    spoken = language_of(tmp_path, some="line = { $name } has won\n    .short = { $name }\nplain = Plain\n")
    line = spoken.say("line", name="Lago")
    assert (line, shorter(line)) == ("Lago has won", "Lago")
    assert shorter(spoken.say("plain")) == "Plain"


def test_a_shorter_wording_that_cannot_be_filled_is_named(tmp_path: Path) -> None:
    spoken = language_of(tmp_path, some="line = Won\n    .short = { $name }\n")
    with pytest.raises(BadMessages, match=r"some\.ftl: message 'line' cannot be filled"):
        spoken.say("line")


def test_messages_with_choices_are_parsed_ahead_once_each_and_then_say_the_same(tmp_path: Path) -> None:
    source = "one = { $n ->\n    [one] a { -vine }\n   *[other] { $n } of them\n }\n-vine = vine\nplain = Words\n"
    spoken, ahead = language_of(tmp_path, some=source), Language("en", tmp_path)
    assert ahead.read_on()
    assert not ahead.read_on()
    for n in (1, 2):
        assert ahead.say("one", n=n) == spoken.say("one", n=n)
    assert ahead.say("plain") == "Words"


def test_large_numbers_stand_as_they_do_on_plates_and_still_choose_a_wording(tmp_path: Path) -> None:
    spoken = language_of(
        tmp_path,
        some="""paid = Paid { $money }
count = { $count ->
    [one] { $count } lira
   *[other] { $count } lire
}
""",
    )
    assert spoken.say("paid", money=1120) == "Paid 1120"
    assert (spoken.say("count", count=1), spoken.say("count", count=-12500)) == ("1 lira", "−12500 lire")


def test_a_file_names_its_folder_and_tells_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match=rf"^{tmp_path.name}/some\.ftl, line 2: [^\n]*'nothing'; mend or remove it$"):
        language_of(tmp_path, some="good = Good\nnothing\nmore of it\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda file: os.symlink("/dev/zero", file)])
def test_what_is_no_ordinary_file_is_refused_and_not_waited_for(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "some.ftl")
    with pytest.raises(BadMessages, match=r"some\.ftl is no ordinary file; remove it"):
        Language("en", tmp_path)


DEEP = 3000


@pytest.mark.parametrize(
    "text", ["line = " + "{" * DEEP, "line = " + "{ $n ->\n [a] b\n *[c] " * (DEEP // 10) + "x" + "\n }" * (DEEP // 10)]
)
def test_endless_braces_are_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match=r"some\.ftl: braces are nested too deep"):
        language_of(tmp_path, some=text + "\n")


@pytest.mark.parametrize(
    "text",
    [
        "line = { line }",
        "line = { other }\nother = { line }",
        "line = { -term }\n-term = { -term }",
        "line = { FORM() }",
        'line = { FORM("a", "b", "c", d: 4) }',
        'line = { NUMBER(5, style: "currency") }',
        'line = { NUMBER(5, minimumIntegerDigits: "x") }',
        "line = { " + "9" * 38 + " }",
        'line = { DATETIME("x") }',
        "line = { " + "9" * 5000 + " }",
        "line = { NOTHING(1) }",
    ],
)
def test_what_cannot_be_filled_names_message_and_file_each_time(text: str, tmp_path: Path) -> None:
    spoken = language_of(tmp_path, some=text + "\n")
    for _ in range(2):
        while spoken.read_on():
            pass
        with pytest.raises(BadMessages, match=r"some\.ftl: message 'line' "):
            spoken.say("line")


def test_a_long_chain_of_messages_is_told_to_its_end_or_refused(tmp_path: Path) -> None:
    links = "".join(f"m{at} = {{ m{at + 1} }}!\n" for at in range(DEEP))
    spoken = language_of(tmp_path, some=f"{links}m{DEEP} = end\n")
    assert spoken.say(f"m{DEEP - 5}") == "end!!!!!"
    with pytest.raises(BadMessages, match=r"some\.ftl: message 'm0' "):
        spoken.say("m0")


@pytest.mark.parametrize("folder", ["mój język", "-", "pl.bak", "root", "pl_PL", "p" * 200, "🍷"])
def test_a_folder_may_have_any_name(folder: str, tmp_path: Path) -> None:
    place = tmp_path / folder
    place.mkdir()
    (place / "some.ftl").write_text("line = { $n ->\n    [one] a vine\n   *[other] { $n } vines\n }\n")
    assert Language(folder, place).say("line", n=7) == "7 vines"


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
def test_a_number_may_be_as_long_as_a_file_has_it(code: str) -> None:
    use_language(code)
    for count in (10**30, -(10**30), 10**15, 10**15 - 1):
        assert str(abs(count)) in say("statistics-count", count=count)


def test_once_the_language_in_use_is_known_the_others_are_made_ready_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {FIRST: messages.language(FIRST)}
    monkeypatch.setattr(messages, "_known", known)
    messages._at_rest.cache_clear()
    while messages.read_on(1.0):
        pass
    assert set(known) == set(messages.languages())
    assert all("_bundle" in vars(one) for one in known.values())
