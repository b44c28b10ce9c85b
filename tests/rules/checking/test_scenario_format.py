"""Scenario files: faults are told with file, line and cure; positions are laid out and told again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.__main__ import main
from rules.checking import scenario
from rules.checking.steps import play
from rules.command.games import GAMES
from rules.engine.catalog import DataFault
from rules.viticulture.options import Options

HEAD = "name: a story\nseats: 2\ngiven:\n"
ALONE = "name: a story\nseats: 1\ngiven:\n"
SEAT = HEAD + "  seat:\n    0:\n"

BAD = {
    "unknown key of a story": ("name: a\nsteeps: []\n", 2, "did you mean 'steps'"),
    "unknown key of a position": (HEAD + "  yaer: 2\n", 4, "did you mean 'year'"),
    "unknown key of a seat": (SEAT + "      lirra: 2\n", 6, "did you mean 'lira'"),
    "unknown seat": (HEAD + "  seat:\n    2: {lira: 1}\n", 5, "seats are 0 to 1"),
    "key of a part beside it": (SEAT + "      grande: 1\n", 6, "it belongs under 'workers'"),
    "key of a seat in a part": (SEAT + "      workers: {lira: 2}\n", 6, "it does not belong under 'workers'"),
    "unknown card": (SEAT + "      hand: [merlott]\n", 6, "did you mean 'merlot'"),
    "card in two places": (SEAT + "      hand: [broker]\n  decks: {summer_visitor: [broker]}\n", 7, "one such card"),
    "more vines than there are": (SEAT + f"      hand: [{', '.join(['merlot'] * 6)}]\n", 6, "take it out"),
    "card in a wrong deck": (HEAD + "  decks: {vine: [broker]}\n", 4, "no card that can lie here"),
    "two tokens in a slot": (SEAT + "      grapes: {red: [4, 4]}\n", 6, "two tokens"),
    "no such slot": (SEAT + "      wines: {sparkling: [6]}\n", 6, "no place"),
    "row taken twice": (HEAD + "  wake_up: {0: 3, 1: 3}\n", 4, "taken by seat 0"),
    "unknown row": (HEAD + "  wake_up: {0: 8}\n", 4, "rows are 1 to 7"),
    "closed space": (HEAD + "  occupied: {give_tour.middle: 0 worker}\n", 4, "closed with fewer than 3"),
    "unknown space": (HEAD + "  occupied: {give_tour.centre: 0 worker}\n", 4, "did you mean 'give_tour"),
    "two workers on a space": (HEAD + "  occupied: {give_tour.left: [0 worker, 1 worker]}\n", 4, "holds one worker"),
    "a worker beside an action": (HEAD + "  occupied: {give_tour.art: 0 worker}\n", 4, "only a grande"),
    "a yoke not built": (HEAD + "  occupied: {yoke: [0 worker]}\n", 4, "has no yoke"),
    "more workers than there are": (SEAT + "      workers: {regular: 6}\n", 6, "most 5"),
    "two grandes": (
        SEAT + "      workers: {grande: 1}\n  occupied: {gain_lira: [0 grande]}\n",
        6,
        "two grandes",
    ),
    "two temporary workers": (
        SEAT + "      workers: {temporary: 1}\n    1: {workers: {temporary: 1}}\n",
        7,
        "only one temporary",
    ),
    "planned by nobody": (HEAD + "  planned: {fill_order.left: 0 worker}\n", 4, "write it under occupied"),
    "too many points below nothing": (SEAT + "      vp: -6\n", 6, "at least -5"),
    "residual beyond the track": (SEAT + "      residual: 6\n", 6, "from 0 to 5"),
    "vines on a sold field": (SEAT + "      fields: {5: sold}\n      harvested: [5]\n", 7, "is sold"),
    "unknown structure": (SEAT + "      structures: [treliss]\n", 6, "did you mean 'trellis'"),
    "large cellar alone": (SEAT + "      structures: [large_cellar]\n", 6, "needs 'medium_cellar'"),
    "used but not built": (SEAT + "      used_this_year: [windmill]\n", 6, "is not built"),
    "parents out of season": (SEAT + "      mamas: [laura]\n", 6, "in season setup only"),
    "last year denied": (SEAT + "      vp: 20\n  last_year: false\n", 7, "it is the last year"),
    "turn of one who has passed": (HEAD + "  passed: [0]\n  turn: 0\n", 5, "cannot be the turn of seat 0"),
    "key that stands twice": (SEAT + "      lira: 2\n      lira: 3\n", 7, "stands twice"),
    "tokens at a table of two": (SEAT + "      tokens: 1\n", 6, "write seats: 1"),
    "campaign at a table of two": (HEAD + "  campaign: {challenge: 1}\n", 2, "for one player"),
    "Automa cards at a table of two": (HEAD + "  decks: {automa: [automa_1]}\n", 4, "write seats: 1"),
    "Automa worker at a table of two": (HEAD + "  occupied: {give_tour.left: automa}\n", 4, "solo table only"),
    "challenge that is not": (ALONE + "  campaign: {challenge: 9}\n", 4, "9"),
    "unknown word of a campaign": (
        ALONE + "  campaign: {challenge: 1, loss_in_a_row: 2}\n",
        4,
        "did you mean 'losses_in_a_row'",
    ),
    "Automa card twice": (ALONE + "  decks: {automa: [automa_1, automa_1]}\n", 4, "lies twice"),
    "unknown Automa card": (ALONE + "  decks: {automa: [automa_25]}\n", 4, "did you mean"),
    "row without a token": (ALONE + "  row_tokens: [8]\n", 4, "from 1 to 7"),
    "year after the last": (ALONE + "  year: 8\n", 4, "lasts 7 years"),
    "last year alone": (ALONE + "  year: 3\n  last_year: true\n", 5, "year 7"),
    "closed space alone": (ALONE + "  occupied: {give_tour.middle: automa}\n", 4, "closed in this solo game"),
    "Automa on the cart": (ALONE + "  occupied: {gain_lira: automa}\n", 4, "name such a space"),
    "debt of tokens": (ALONE + "  seat: {0: {tokens: -1}}\n", 4, "tokens"),
    "mama where none comes": (
        ALONE + "  season: setup\n  campaign: {challenge: 1}\n  seat: {0: {mamas: [laura]}}\n",
        6,
        "no mama",
    ),
    "third worker in a challenge of two": (
        ALONE + "  campaign: {challenge: 2}\n  seat: {0: {workers: {regular: 3}}}\n",
        5,
        "most 2",
    ),
    "level at a table of two": ("name: a\noptions: {level: hard}\ngiven:\n  year: 1\n", 1, "for one player"),
    "advanced setup alone": ("name: a\nseats: 1\noptions: {setup: advanced}\n", 2, "2 to 6 players"),
    "unknown option": ("name: a\noptions: {cottages: yes}\n", 2, "not known"),
    "seats the game has not": ("name: a\nseats: 7\n", 2, "1 to 6"),
    "unknown game": ("name: a\ngame: vitculture\n", 2, "did you mean 'viticulture'"),
    "unknown step": ("name: a\nsteps:\n- chose: {0: pass}\n", 3, "did you mean 'choose'"),
    "two steps in one": ("name: a\nsteps:\n- {choose: {0: pass}, asked: 1}\n", 3, "exactly one"),
    "step of another shape": (HEAD + "  year: 1\nsteps:\n- offered: [pass]\n", 6, "write it like"),
    "unknown part of a step": (HEAD + "  year: 1\nsteps:\n- offered: {seat: 0, hass: [pass]}\n", 6, "'has'"),
    "no mapping": ("- name\n", 1, "begins with words such as"),
    "no YAML": ("name: [a\n", 2, "not YAML"),
    "number beyond all bounds": (SEAT + "      lira: 100000000000000000000\n", 6, "as large as that"),
    "what contains itself": ("name: a\ngiven: &a {seat: *a}\n", 2, "write out"),
    "what lies too deep": (f"name: a\ngiven: {'{seat: ' * 50 + '}' * 50}\n", 2, "as deep as that"),
    "wrong type": (HEAD + "  year: two\n", 4, "a whole number"),
    "wrong season": (HEAD + "  season: autumn\n", 4, "autumn"),
}


@pytest.mark.parametrize(("text", "line", "cure"), BAD.values(), ids=BAD)
def test_fault_names_file_line_and_cure(tmp_path: Path, text: str, line: int, cure: str) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        play(scenario.load(file)[0], GAMES)
    sentence = str(fault.value)
    assert sentence.startswith(f"{file}, line {line}")
    assert cure in sentence
    assert "\n" not in sentence


FAILING = {
    "offered": ("offered: {seat: 0, has: [place worker harvest_field.left]}", "seat 0 is offered"),
    "offered not": ("offered: {seat: 0, not: [pass]}", "not pass"),
    "offered to one who is not asked": ("offered: {seat: 1, has: [pass]}", "seat 0 is asked"),
    "unknown words under not": (
        "offered: {seat: 0, not: [place worker give_tours.left]}",
        "'give_tours.left' is no space; seat 0 is offered: ",
    ),
    "refused though offered": ("refused: {seat: 0, choice: pass, reason: space_taken}", "it is offered"),
    "refused for another reason": (
        "refused: {seat: 0, choice: place worker harvest_field.left, reason: space_taken}",
        "not_this_season",
    ),
    "refused by another rule": (
        "refused: {seat: 0, choice: place worker harvest_field.left, reason: not_this_season, rule: V-END-01}",
        "V-PLACE-03",
    ),
    "choose": ("choose: {0: place worker harvest_field.left}", "seat 0 is offered"),
    "choose out of turn": ("choose: {1: pass}", "not seat 1"),
    "asked": ("asked: 1", "seat 0"),
    "nobody asked": ("asked: none", "seat 0"),
    "state": ("state: {0: {lira: 1}}", "found 0"),
    "state unknown key": ("state: {0: {lirra: 0}}", "did you mean 'lira'"),
    "state list": ("state: {0: {hand: [merlot]}}", "found []"),
    "state of a space": ("state: {occupied: {give_tour.left: 0 worker}}", "free"),
    "events": ("events: [{kind: lira_changed}]", "no event"),
    "view": ("view: {by: 0, seat: 1, lira: 3}", "found 0"),
    "warned": ("warned: {seat: 0, choice: pass}", "none"),
    "undo": ("undo: {seat: 0}", "not possible"),
    "over": ("over: {winners: [0]}", "is asked"),
}


@pytest.mark.parametrize(("step", "found"), FAILING.values(), ids=FAILING)
def test_step_that_does_not_hold_says_what_was_found(tmp_path: Path, step: str, found: str) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(HEAD + f"  year: 1\nsteps:\n- asked: 0\n- {step}\n", encoding="utf-8")
    failure = play(scenario.load(file)[0], GAMES)
    assert failure is not None
    assert failure.startswith("step 2 (")
    assert "line 7" in failure
    assert found in failure


def test_several_stories_in_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "stories.yaml"
    file.write_text("name: one\nsteps: [asked: 1]\n---\nname: two\ngiven: {}\nsteps: [asked: 1]\n", encoding="utf-8")
    assert main(["check", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "two: step 1 (asked, line 6): expected seat 1; found seat 0 (turn)" in lines[1]


@pytest.mark.parametrize("words", [["chek"], ["check"], ["check", "--loud", "x"], ["show", "x", "--at", "last"]])
def test_wrong_command_line_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("value", ["2020-99-99", "9" * 5000])
def test_a_value_that_no_yaml_can_hold_is_told(tmp_path: Path, value: str) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(f"name: {value}\n", encoding="utf-8")
    with pytest.raises(DataFault, match="mend it"):
        scenario.load(file)


def test_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.yaml")]) == 1
    assert main(["check", "x" * 5000]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_position_is_told_in_the_words_it_was_laid_out_in() -> None:
    rules = GAMES["viticulture"]()
    whole: dict[str, Any] = {
        "year": 3,
        "season": "winter",
        "first_player": 1,
        "wake_up": {0: 7, 1: 2, 2: 4},
        "turn": 2,
        "passed": [1],
        "last_year": False,
        "occupied": {
            "make_wine.left": ["1 worker"],
            "make_wine.art": ["2 grande"],
            "gain_lira": ["0 worker", "1 grande"],
        },
        "discards": {"vine": ["pinot", "malvasia"], "order": [], "summer_visitor": [], "winter_visitor": ["judge"]},
        "next_seed": 5,
    }
    seat = {
        "lira": 4,
        "vp": -2,
        "residual": 3,
        "hand": ["merlot", "merlot", "order_7", "surveyor"],
        "fields": {5: ["syrah"], 6: "sold", 7: []},
        "harvested": [5],
        "structures": ["irrigation", "windmill", "medium_cellar"],
        "used_this_year": ["windmill"],
        "grapes": {"red": [1, 9], "white": [3]},
        "wines": {"red": [2], "white": [], "blush": [4, 9], "sparkling": [7]},
        "workers": {"regular": 2, "grande": 1, "temporary": 1},
        "trained": 1,
    }
    state = rules.lay(whole | {"seat": {0: seat}}, Options(), 3, 1)
    told = rules.describe(state)
    for key, value in whole.items():
        found = told[key]
        if key == "occupied":
            found = {space: who for space, who in found.items() if who != "free"}
        assert found == value, key
    for key, value in seat.items():
        assert told[0][key] == value, key
    again = rules.lay({**whole, "seat": {n: _writable(told[n]) for n in range(3)}}, Options(), 3, 1)
    assert rules.encode(again) == rules.encode(state)


def _writable(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in ("hand_count", "cards")}


STORIES = [
    story
    for file in (
        "bonus/bonus.yaml",
        "grande/grande.yaml",
        "year_end/steps.yaml",
        "setup/parents.yaml",
        "turns/undo.yaml",
    )
    for story in yaml.safe_load_all((Path(__file__).parents[2] / "scenarios" / file).read_text(encoding="utf-8"))
]
ODD = [
    None,
    True,
    5,
    -1,
    10**20,
    "x",
    "0 worker",
    [],
    [1],
    ["merlot"],
    {},
    {0: 1},
    {"a": [1]},
    1.5,
    [[1]],
    "none",
    "free",
]


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a story."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [path, *(place for step, one in inner for place in places(one, (*path, step)))]


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_nonsense_in_a_story_is_told_in_words(tmp_path: Path, data: st.DataObject) -> None:
    story = yaml.safe_load(yaml.safe_dump(data.draw(st.sampled_from(STORIES))))
    *way, last = data.draw(st.sampled_from(places(story)[1:]))
    part = story
    for step in way:
        part = part[step]
    part[last] = data.draw(st.sampled_from(ODD))
    file = tmp_path / "story.yaml"
    file.write_text(yaml.safe_dump(story), encoding="utf-8")
    try:
        said = [play(placed, GAMES) for placed in scenario.load(file)]
    except DataFault as fault:
        said = [str(fault)]
    assert all(one is None or "\n" not in one for one in said)
