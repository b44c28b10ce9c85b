"""Taking files of messages apart without the parser: never is anything taken for good that the parser refuses."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from game.paths import data
from game.text.fluent_files import entries, filled, named_in
from game.text.messages import BadMessages, Language

PARSER = FluentParser(with_spans=False)
DAMAGE = (
    *(
        "{",
        "}",
        "$",
        "\n",
        " ",
        "    ",
        "*",
        "[",
        "]",
        "->",
        ".",
        "=",
        '"',
        "-",
        "#",
        "\t",
        "a",
        "1",
        "**",
        "\n}",
        "\n\n",
    ),
    *("\\", "{ -term }", '{ "x" }', "\u2028", "\x0b", "\n    .short = x", "[one] x", "*[other] y"),
)
GOOD = sorted((data() / "text" / "en").glob("*.ftl"))
DOUBTFUL = {
    "junk": "good = Good\nthis is nothing\n",
    "twice": "twice = One\ntwice = Two\n",
    "open": "line = { $name\n",
    "two usual cases": "line = { $n ->\n   *[a] A\n   *[b] B\n}\n",
    "no usual case": "line = { $n ->\n    [a] A\n}\n",
    "cases on one line": "line = { $n -> [a] A\n   *[b] B\n}\n",
    "empty": "line =\n",
    "term": "-wine = Wine\n",
}


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.name)
def test_our_files_need_no_parser(file: Path) -> None:
    text = file.read_text("utf-8")
    found = entries(text)
    assert found is not None
    for entry in PARSER.parse(text).body:
        if isinstance(entry, ast.Message):
            alone = next(one for one in PARSER.parse(found[entry.id.name]).body if isinstance(one, ast.Message))
            assert alone.equals(entry, ["comment"])


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.name)
def test_no_text_names_a_rule_by_its_number(file: Path) -> None:
    said = "\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
    assert re.findall(r"\b[A-Z]+-[A-Z]+-\d+", said) == []


@pytest.mark.parametrize("what", DOUBTFUL)
def test_doubtful_files_are_left_to_the_parser(what: str) -> None:
    assert entries(DOUBTFUL[what]) is None


def test_whatever_is_taken_apart_the_parser_would_accept() -> None:
    parts = [part for file in GOOD for part in re.split(r"(?m)^(?=[a-z#])", file.read_text("utf-8"))]
    chance, good = random.Random(5), 0
    for _ in range(300):
        text = "".join(chance.sample(parts, 2))
        for _ in range(chance.randint(0, 2)):
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice((*DAMAGE, "")) + text[at + chance.choice((0, 0, 1, 5)) :]
        found = entries(text)
        if found is not None:
            good += 1
            parsed = [entry for entry in PARSER.parse(text).body if not isinstance(entry, ast.BaseComment)]
            assert [entry.id.name for entry in parsed if isinstance(entry, ast.Message)] == list(found), text
            assert len(parsed) == len(found), text
    assert 60 < good < 260


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("line = Only words\n\n", "Only words"),
        ("line = { $name } won {$what}, { $name }!  \n", "Lago won a game, Lago!"),
        ("line = { $name }", "Lago"),
        ("line = { $n } wines\n", None),
        ("line = { $missing }\n", None),
        ("line = { other }\n", None),
        ("line = Two\n    lines\n", None),
        ("line = Long\n    .short = S\n", None),
        ("line =\n    Below\n", None),
    ],
)
def test_a_line_with_words_in_it_is_filled_without_the_parser(source: str, words: str | None) -> None:
    assert filled(source, {"name": "Lago", "what": "a game", **({"n": 3} if "$n }" in source else {})}) == words


def test_lines_are_filled_as_fluent_fills_them() -> None:
    for file in GOOD:
        for key, source in (entries(file.read_text("utf-8")) or {}).items():
            args = dict.fromkeys(re.findall(r"\$([\w-]+)", source), "Lago { $n }")
            line = filled(source, args)
            if line is not None:
                bundle = FluentBundle(["en"], use_isolating=False)
                bundle.add_resource(PARSER.parse(source))
                value = bundle.get_message(key).value
                assert value is not None
                assert bundle.format_pattern(value, args) == (line, [])


def test_messages_and_terms_may_stand_in_other_files(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("line = { greeting }, { -wine }\n", "utf-8")
    (tmp_path / "b.ftl").write_text("greeting = Hello { $name }\n", "utf-8")
    (tmp_path / "c.ftl").write_text("-wine = Wine\n", "utf-8")
    assert named_in("line = { greeting }, { -wine } { $name }") == ["greeting", "-wine"]
    assert Language("en", tmp_path).say("line", name="Lago") == "Hello Lago, Wine"


def test_a_doubtful_file_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("good = Good\nline = { $n ->\n    [a] A\n    }\n", "utf-8")
    with pytest.raises(BadMessages, match=r"a\.ftl, line 2"):
        Language("en", tmp_path)
