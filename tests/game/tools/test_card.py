"""Looking at a card: all that is wrong or missing is told, and what can be played is said, drawn and played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.text import edition
from game.text.messages import languages
from game.text.printed import cards
from game.tools import card, card_bench
from tests.house.modules import ROOT

CARDS = """
summer_visitors:
- id: beekeeper
  effect:
    choose:
    - {gain: {lira: 1}, per: planted_vine}
    - [pay: {wine: 9}, gain: {vp: 3}]
- id: herald
  effect: {each: all, do: {may: [pay: {lira: 1}, draw: {vine: 1}, you: {gain: {lira: 1}}]}}
portraits:
  beekeeper: {hat: straw, head: round, skin: tan, hair: grey, coat: ochre, collar: v, prop: jug, accent: leaf}
  herald: {hat: cap, head: oval, skin: fair, hair: red, coat: wine, collar: ruff, prop: horn, accent: leaf}
"""
NAMES = "card-beekeeper = Beekeeper\ncard-herald = Herald\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with two cards, with their names beside it; few games are played with each."""
    monkeypatch.setattr(card, "GAMES", 12)
    monkeypatch.setattr(card, "POSITIONS", 12)
    (tmp_path / "village").mkdir()
    (tmp_path / "village" / "en.ftl").write_text(NAMES, encoding="utf-8")
    (tmp_path / "village" / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return tmp_path / "village" / "cards.yaml"


def look(*words: str | Path) -> int:
    """Look at cards with these arguments; the exit code."""
    return card.main([str(word) for word in words])


def test_a_card_is_said_drawn_asked_and_played(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = file.parents[1] / "pictures" / "two.png"
    assert look("--file", file, "--out", out) == 0
    told = capsys.readouterr().out
    beekeeper, herald = told.split("\nbeekeeper (summer visitor)")[1].split("\nherald (summer visitor)")
    assert (
        "  en: Beekeeper. Gain 1 lira for each of your planted vines. OR Discard 9 wines to gain 3 VP.\n" in beekeeper
    )
    assert "      1 [lira] × [vines] ‖ 9 [wine any] → 3 [vp]\n" in beekeeper
    assert re.search(r"could be played in \d+ games, was played in \d+(; in \d+ it|\n)", beekeeper)
    assert re.search(r"      Gain 1 lira for each of your planted vines: \d+ times; lira \+\d\.\d\n", beekeeper)
    assert "never: Discard 9 wines to gain 3 VP, nor in 12 other positions" in beekeeper
    assert re.search(r"    player 1: .*\n      Yes \[yes\] \| No \[no\]\n", herald)
    assert "player 2: " in herald
    assert re.search(r"      others: Yes: pay 1 lira to draw 1 vine card: \d+ times; .*; all others together: ", herald)
    picture = pygame.image.load(str(out))
    wide = 2 * (204 + 372 * len(languages()))
    assert picture.get_size() == (wide, 540)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, wide, 7) for y in range(0, 540, 7)}) > 50
    assert "beekeeper" not in cards()
    assert edition.in_use("viticulture") is None


def test_one_card_of_a_file_is_looked_at_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file.parent / "en.ftl").write_text("card-herald = Herald\n", encoding="utf-8")
    assert look("--file", file, "--id", "herald", "--out", file.parents[1] / "one.png") == 0
    told = capsys.readouterr().out
    assert "herald (summer visitor)" in told
    assert "beekeeper" not in told


def test_a_card_without_name_and_portrait_is_told_and_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(CARDS[: CARDS.index("- id: herald")], encoding="utf-8")
    (file.parent / "en.ftl").unlink()
    assert look("--file", file, "--out", file.parents[1] / "one.png") == 1
    name, hint, count, *rest = capsys.readouterr().out.splitlines()
    assert name == f"{file.parent / 'en.ftl'}: has no name for 'beekeeper'; add the line card-beekeeper = Beekeeper"
    assert hint.startswith(
        f"hint: {file}: nobody is drawn on 'beekeeper'; add under portraits a line such as beekeeper: {{"
    )
    assert count == "1 fault"
    assert "  en: Beekeeper. Gain 1 lira for each of your planted vines. OR Discard 9 wines to gain 3 VP." in rest


def test_all_faults_are_told_in_one_run_and_what_is_sound_is_shown(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = CARDS.replace("hat: straw", "hat: strawe").replace("you: {gain", "you: {gian")
    file.write_text(wrong + "winter_visitors:\n- {id: broker, effect: {gain: {lira: two}}}\n", encoding="utf-8")
    assert look("--file", file, "--out", file.parents[1] / "one.png") == 1
    told = capsys.readouterr().out
    faults = told.partition("3 faults\n")[0].splitlines()
    assert [fault.removeprefix(str(file.parent)).partition(": ")[0] for fault in faults] == [
        "/cards.yaml, line 9, summer_visitors[1].effect.do.may[2].you",
        "/cards.yaml, line 11, portraits.beekeeper",
        "/cards.yaml, line 14, winter_visitors[0].id",
    ]  # fmt: skip
    assert "\nbeekeeper (summer visitor)\n" in told
    assert "\nherald (summer visitor)\n" not in told


def test_a_portrait_in_another_file_beside_it_counts(file: Path) -> None:
    head, line = CARDS.index("portraits:"), "mayor: {hat: straw}"
    file.write_text(CARDS[:head], encoding="utf-8")
    (file.parent / "people.yaml").write_text(f"{CARDS[head:]}  {line}\nsummer_visitors: []\n", encoding="utf-8")
    bench = card_bench.of_file(file)
    assert bench.faults == ()
    assert bench.cards == ("beekeeper", "herald")


@pytest.mark.parametrize(
    "beside",
    [
        "a: &a [1]\nb: [*a, *a]\nportraits: {beekeeper: *a}\n",
        "portraits: [",
        "'portraits':\n  beekeeper: {hat: straw}\n",
        "portraits: {1: {}, beekeeper: }\n",
        "portraits: 7\n",
        "\x00",
        "[" * 5000,
    ],
)
def test_another_file_beside_it_does_no_harm(file: Path, beside: str) -> None:
    (file.parent / "other.yaml").write_text(beside, encoding="utf-8")
    assert card_bench.of_file(file).cards == ("beekeeper", "herald")


def test_a_card_of_the_box_is_looked_at_by_its_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert look("--id", "alaena", "--out", tmp_path / "mama.png") == 0
    told = capsys.readouterr().out
    assert "alaena (mama)" in told
    assert (tmp_path / "mama.png").exists()


def test_a_card_of_ones_own_is_looked_at_by_its_id(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENDEMMIA_HOME", str(file.parents[1] / "home"))
    shutil.copytree(file.parent, file.parents[1] / "home" / "cards" / "village")
    bench = card_bench.of_id("herald")
    assert (bench.cards, bench.faults, bench.hints) == (("herald",), (), ())


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ((), 2, "make card: name a card of the box with ID=beekeeper, or a file of your own cards with FILE=my_"),
        (("--id", "brokker"), 1, "there is no card 'brokker'; did you mean 'broker'?"),
        (("--file", "nowhere/mine.yaml"), 1, "nowhere/mine.yaml: cannot be read ("),
        (("--file", "mine.txt"), 1, "mine.txt: is no file of cards; give it a name that ends in .yaml."),
        (("--id", "alaena", "--out", "card.jpeg"), 1, "card.jpeg: cannot be written (its name does not end in .png)"),
        (("--id", "alaena", "--out", "/proc/none/card.png"), 1, "/proc/none/card.png: cannot be written ("),
    ],
)
def test_what_cannot_be_looked_at_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], code: int, told: str
) -> None:
    assert look(*words) == code
    said = capsys.readouterr()
    assert (said.err + said.out).startswith(told)


def test_every_language_that_there_is_is_said(tmp_path: Path) -> None:
    for part in ("game", "rules", "data", "assets/cards", "assets/icons", "assets/fonts"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "data" / "text" / "en", tmp_path / "data" / "text" / "fr")
    names = tmp_path / "data" / "text" / "fr" / "cards.ftl"
    names.write_text(names.read_text(encoding="utf-8").replace("card-alaena = Alaena", "card-alaena = Hélène"), "utf-8")
    words = [sys.executable, "-m", "game.tools.card", "--id", "alaena", "--out", "mama.png"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "\n  en: Alaena. Gain 2 workers" in done.stdout
    assert "\n  fr: Hélène. Gain 2 workers" in done.stdout
    assert "\n  es: Alaena. Gana 2 trabajadores" in done.stdout
    assert pygame.image.load(str(tmp_path / "mama.png")).get_width() == 204 + (len(languages()) + 1) * 372


def test_what_might_be_better_is_a_hint(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file.parent / "fr.ftl").write_text("card-herald = Héraut\n", encoding="utf-8")
    (file.parent / "story.yaml").write_text("name: a story\n", encoding="utf-8")
    assert look("--file", file, "--out", file.parents[1] / "two.png") == 0
    name, folder, *rest = capsys.readouterr().out.splitlines()
    assert (
        name == f"hint: {file.parent / 'fr.ftl'}: has no name for 'beekeeper'; add the line card-beekeeper = Beekeeper"
    )
    assert folder.startswith("hint: the folder as it is cannot be switched on where a game is set up: ")
    assert "story.yaml" in folder
    assert "  fr: Héraut (a language that the game does not speak yet)" in rest


def test_a_name_in_one_language_is_enough(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file.parent / "en.ftl").rename(file.parent / "es.ftl")
    (file.parent / "it.ftl").write_text("card-herald = Araldo\n", encoding="utf-8")
    assert look("--file", file, "--id", "beekeeper", "--out", file.parents[1] / "one.png") == 0
    hint, *rest = capsys.readouterr().out.splitlines()
    assert (
        hint == f"hint: {file.parent / 'it.ftl'}: has no name for 'beekeeper'; add the line card-beekeeper = Beekeeper"
    )
    assert any(line.startswith("  en: Beekeeper. Gain 1 lira") for line in rest)
    assert any(line.startswith("  it: Beekeeper. ") for line in rest)
    (file.parent / "es.ftl").write_text("card-herald = Heraldo\n", encoding="utf-8")
    (fault,) = card_bench.of_file(file).faults
    assert fault.startswith(f"{file.parent / 'es.ftl'}: has no name for 'beekeeper'")


def test_a_name_that_is_too_long_is_told_once(file: Path) -> None:
    (file.parent / "en.ftl").write_text(f"card-beekeeper = {'Bee ' * 20}\ncard-herald = Herald\n", encoding="utf-8")
    (fault,) = card_bench.of_file(file).faults
    assert "line 1, card-beekeeper: has more than 40 letters" in fault


def test_two_questions_of_one_card_are_told_apart(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    effect = "[may: {draw: {vine: 1}}, may: {draw: {order: 1}}, {if: {vp: {below: 3}}, then: {gain: {vp: 1}}}]"
    file.write_text(f"winter_visitors:\n- {{id: herald, effect: {effect}}}\n", encoding="utf-8")
    assert look("--file", file, "--out", file.parents[1] / "one.png") == 0
    told = capsys.readouterr().out
    assert "Yes [yes draw_vine] | No [no draw_vine]" in told
    assert "Yes [yes draw_order] | No [no draw_order]" in told
    assert "no room" not in told
    for words in ("Yes: draw 1 vine card", "No: draw 1 order card", "if your score is below 3"):
        assert f"      {words}: " in told, words


def test_a_line_of_icons_that_does_not_fit_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    option = "[pay: {lira: 9, card: 9}, place_grape: {colour: either, value: 9}, gain: {vp: 9, lira: 9, residual: 5}]"
    other = option.replace("value: 9", "value: 8")
    third = option.replace("value: 9", "value: 7")
    effect = f"{{choose: [{option}, {other}, {third}], n: 2}}"
    file.write_text(f"winter_visitors:\n- {{id: herald, effect: {effect}}}\n", encoding="utf-8")
    assert look("--file", file, "--out", file.parents[1] / "one.png") == 0
    assert "the small card has no room for all of it" in capsys.readouterr().out
