"""The guide to making cards: current, complete, and with no example that the game does not read."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest
import yaml

from game.art import portraits
from game.tools import guide
from rules.__main__ import main
from rules.engine.fields import names_of
from rules.engine.reader import ALLOWED
from rules.viticulture.verbs import VERBS
from rules.viticulture.vocabulary import MEASURES, SEATS


def test_the_guide_is_current() -> None:
    assert list(guide.faults()) == []


def test_every_verb_of_a_card_has_a_part_with_all_that_it_takes() -> None:
    parts = {part.partition("\n")[0]: part for part in guide.guide().split("\n### ")}
    for word, verb in VERBS.items():
        if verb.board_only:
            assert word not in parts
        else:
            table = parts[word].split("\n\n")[2].splitlines()
            assert len(table) == 2 + len(names_of(verb)), word


def test_every_measure_and_seat_is_listed() -> None:
    text = guide.guide()
    assert [word for word in (*MEASURES, *SEATS) if f"\n| `{word}` |" not in text] == []


def test_every_place_where_verbs_that_hold_effects_may_stand_has_a_name() -> None:
    assert set(guide.PLACES) == {role for role, words in ALLOWED.items() if words}


def test_a_guide_that_is_not_current_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(guide, "FILE", tmp_path / "README.md")
    assert guide.main(["--check"]) == 1
    assert capsys.readouterr().out == (
        f"{tmp_path / 'README.md'}: is not what the verbs and words say now; write it again with 'make guide'.\n"
    )
    assert guide.main([]) == 0
    assert guide.main(["--check"]) == 0
    (tmp_path / "README.md").write_text(guide.guide().replace("1 to 30", "1 to 40"), encoding="utf-8")
    assert guide.main(["--check"]) == 1


@pytest.mark.parametrize(
    ("prose", "words"),
    [
        ("```effect\n{gian: {lira: 2}}\n```\n", "did you mean 'gain'"),
        ("```refused\n{gain: {lira: 2}}\n```\n", "it is not refused"),
        ("{{card nobody}}\n", "no visitor 'nobody'"),
        ("{{verb dance}}\n", "no part 'verb dance'"),
        ("{{verbs}}\n", "known are card, verb, steps"),
    ],
)
def test_an_example_that_lies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prose: str, words: str) -> None:
    template = tmp_path / "guide.md"
    template.write_text(prose, encoding="utf-8")
    monkeypatch.setattr(guide, "TEMPLATE", template)
    (fault,) = guide.faults()
    assert f": cannot be made again: {template}" in fault
    assert words in fault


def test_what_stands_below_an_example_is_made_by_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    template = tmp_path / "guide.md"
    template.write_text(
        "```effect\n{gain: {lira: 2}, per: empty_field}\n```\n```refused\ngain: {lira: two}\n```\n", encoding="utf-8"
    )
    monkeypatch.setattr(guide, "TEMPLATE", template)
    text = guide.guide()
    assert "> Gain 2 lira for each of your empty fields.\n>\n> `2 [lira] × [field]`\n" in text
    assert "> 'two' cannot stand here; lira is a whole number from 1 to 30.\n" in text


def test_who_follows_the_guide_has_cards_that_its_scenarios_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = [dedent(found) for found in re.findall(r"^ *```(?:yaml)?\n(.*?)^ *```$", guide.guide(), re.M | re.S)]
    files = {"village/cards.yaml": "summer_visitors:", "village/en.ftl": "card-", "stories.yaml": "name:"}
    (tmp_path / "village").mkdir()
    for file, start in files.items():
        (block,) = (block for block in blocks if block.startswith(start))
        (tmp_path / file).write_text(block, encoding="utf-8")
    assert main(["check", "--cards", str(tmp_path / "village"), str(tmp_path / "stories.yaml")]) == 0
    assert capsys.readouterr().out.endswith("2 hold, 0 do not\n")
    lines = yaml.safe_load((tmp_path / "village" / "cards.yaml").read_text(encoding="utf-8"))["portraits"]
    assert [fault for card, line in lines.items() for fault in portraits.faults_in(card, line)] == []


def test_limits_are_those_that_a_card_has_in_the_box() -> None:
    parts = {part.partition("\n")[0]: part for part in guide.guide().split("\n### ")}
    assert "| `n`, or only the number | a whole number from 1 to 3;" in parts["harvest"]
    assert "| `n`, or only the number | a whole number from 1 to 8;" in parts["build"]
    assert "| `from` | `hand`;" in parts["plant"]
    assert "| `visitor` | a whole number from 1 to 9 or `{up_to: n}`," in parts["draw"]


@pytest.mark.parametrize(
    ("effect", "seat", "code"),
    [
        ("{may: {plant: 1}}", "", 1),
        ("[may: {plant: 1}, may: {harvest: 1}]", ", fields: {5: [pinot]}", 0),
        ("{gain: {lira: 2}, per: planted_vine}", "", 1),
        ("[pay: {lira: 1}, {gain: {lira: 2}, per: planted_vine}]", "", 1),
        ("[pay: {lira: 1}, {gain: {lira: 2}, per: planted_vine}]", ", fields: {5: [pinot]}", 0),
        ("{each: opponents, do: {give: {lira: 1}}}", "", 1),
    ],
)
def test_what_would_do_nothing_or_cannot_be_done_by_all_is_not_played_as_the_guide_says(
    tmp_path: Path, effect: str, seat: str, code: int
) -> None:
    (tmp_path / "cards.yaml").write_text(f"summer_visitors:\n- {{id: herald, effect: {effect}}}\n", encoding="utf-8")
    place = "[place worker play_summer_visitor.left]"
    story = f"name: n\ngiven: {{season: summer, seat: {{0: {{hand: [herald], lira: 3{seat}}}}}}}\n"
    (tmp_path / "story").write_text(f"{story}steps:\n- offered: {{seat: 0, has: {place}}}\n", encoding="utf-8")
    assert main(["check", "--cards", str(tmp_path / "cards.yaml"), str(tmp_path / "story")]) == code
