"""Folders of one's own cards that are not as they must be: each is told in one sentence, and nothing else suffers."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.store import editions, own_cards
from game.store.own_cards import BadCards
from game.text.messages import language
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from rules.viticulture import card_ids, card_sets
from tests.game.store.hostile import damaged
from tests.game.store.test_own_cards import MINE, NAMES, village

BEE = "summer_visitors: [{id: bee, effect: {gain: {lira: 1}}}]\n"


def told(name: str = "village") -> str:
    """The one sentence about a set that nobody can play with."""
    sentence = {one.name: one for one in own_cards.found()}[name].fault
    assert sentence
    assert sentence.isprintable()
    assert len(sentence) < 1500
    assert sentence.endswith((".", "?"))
    with pytest.raises(BadCards) as fault:
        own_cards.rules_with([name])
    assert str(fault.value) == sentence
    return sentence


def test_a_broken_set_is_left_out_and_all_else_goes_on() -> None:
    village("broken", MINE.replace("lira", "lire"))
    village("good", BEE.replace("id: bee", "id: wasp"), "")
    told("broken")
    [broken, good] = own_cards.found()
    assert (broken.cards, good.cards, good.fault) == ((), ("wasp",), "")
    assert own_cards.rules_with(["good"]).sets == ("good",)
    with pytest.raises(BadCards, match=r"mine\.yaml, line 3"):
        own_cards.rules_with(["good", "broken"])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("gain: {lira: 2}", "gain: {lire: 2}", "line 3, summer_visitors[0].effect.gain.lire: 'lire' cannot stand here"),
        ("gain: {lira: 2}", "gain: {lira: two}", "line 3, summer_visitors[0].effect.gain.lira: 'two' cannot stand"),
        ("id: own_beekeeper", "id: Beekeeper", "line 3, summer_visitors[0].id: 'Beekeeper' is no id"),
        ("id: own_beekeeper", "id: 'bee\\n'", "'bee\\n' is no id"),
        ("id: own_beekeeper", "id: " + "b" * 32, "is no id; write at most 31"),
        ("id: own_beekeeper", "id: yes", "here belongs a word or a text, not true or false"),
        ("id: own_beekeeper", "id: done", "'done' means something else"),
        ("id: own_beekeeper", "id: yoke", "'yoke' means something else"),
        ("id: own_beekeeper", "id: fall", "'fall' means something else"),
        ("id: own_beekeeper", "id: windmill", "'windmill' means something else"),
        ("id: own_beekeeper", "id: row_2", "begins like other things"),
        ("id: own_beekeeper", "id: automa_3", "begins like other things"),
        ("id: own_beekeeper", "id: own_zia", "cards/village/mine.yaml, line 3, already; give one another id"),
        ("id: own_nurse", "id: merlot", "'merlot' stands in vines.yaml, line 9, already"),
        ("id: own_beekeeper", "name: own_beekeeper", "'name' cannot stand here"),
        ("summer_visitors:", "visitors:", "did you mean 'winter_visitors' or 'summer_visitors'?"),
        ("summer_visitors:", "vines:", "'vines' cannot stand here; known are mamas"),
        ("- {id: own_beekeeper", "- &bee {id: own_beekeeper", ""),
        ("mamas:", "extra: *bee\nmamas:", "stands for another line by a sign '*'"),
        ("mamas:", "summer_visitors: []\nmamas:", "'summer_visitors' stands twice"),
        ("{gain: {lira: 2}}", "!!python/object/apply:os.system [touch /tmp/x]", "could not determine a constructor"),
        ("{gain: {lira: 2}}", "!!timestamp tomorrow", "take the signs '!!' away"),
        ("{gain: {lira: 2}}", "[" * 5000, "exceeded maximum nesting depth"),
        (
            "{gain: {lira: 2}}",
            "{choose: [{gain: {vp: 1}}, " * 200 + "1" + "]}" * 200,
            "'choose' cannot stand here",
        ),
        ("{gain: {lira: 2}}", "9" * 5000, "too many digits"),
        ("{gain: {lira: 2}}", "'" + "x" * 30000 + "'", "is no effect"),
        ("worker: 2, lira: 1", "worker: 2, lira: 1, per: vine", "mamas[0].effect[0].gain.per"),
        ("gain: {worker: 2, lira: 1}", "plant: 1", "a mama or papa does not 'plant'"),
        ("gain: {worker: 2, lira: 1}", "choose: [gain: {lira: 1}, gain: {lira: 2}]", "does not 'choose'"),
        ("draw: {vine: 1}]", "draw: {visitor: {up_to: 2}}]", "take 'up_to' away"),
        ("gain: {lira: 3}]]", "gain: {lira: 3}, gain: {vp: 1}]]", "a papa ends with a choice of two gifts"),
        ("gain: {lira: 3}]]", "gain: {lira: 3, vp: 1}]]", "each gift of a papa is one thing"),
        ("only: yoke, free: true", "only: yoke", "does not 'build'"),
        ("kind: red, value: 2", "kind: rose, value: 2", "orders[0].wines[0].kind"),
        ("[{kind: red, value: 2}]", "[]", "orders[0].wines"),
        ("vp: 1, residual", "vp: -1, residual", "orders[0].vp"),
        ("residual: 1}", "residual: 6}", "orders[0].residual"),
        ("{hat: straw}", "straw", "portraits.own_beekeeper"),
        ("{hat: straw}", "{hat: 1}", "portraits.own_beekeeper: here belongs a word"),
        ("own_beekeeper: {hat", "broker: {hat", "'broker' is no card of this folder"),
    ],
)
def test_faults_in_cards_are_told_with_file_line_and_cure(old: str, new: str, words: str) -> None:
    assert old in MINE
    folder = village(cards=MINE.replace(old, new, 1))
    if words:
        sentence = told()
        assert words in sentence
        assert sentence.startswith(str(folder / "mine.yaml"))


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ("card-own_beekeeper\n", "line 1, card-own_beekeeper: has no name behind the sign '='"),
        ("\n\nown_beekeeper = Bee\n", "line 3, own_beekeeper: is no name of a card"),
        ("card-own_beekeeper =\n", "has no name behind the sign '='"),
        ("card-own_beekeeper = { $x }\n", "holds a brace"),
        ("card-own_beekeeper = {card-broker}\n", "holds a brace"),
        ("-term = Bee\n", "is no name of a card"),
        ("card-own_beekeeper = Bee\n    .short = B\n", "line 2, .short: is no name of a card"),
        ("card-own_beekeeper = Bee\n  keeper\n", "line 2, keeper: is no name of a card"),
        ("card-short-own_beekeeper = Bee\n", "is no name of a card"),
        (f"card-own_beekeeper = {'B' * 41}\n", "has more than 40 letters"),
        ("card-own_beekeeper = Bee\u202ekeeper\n", "signs that cannot be seen"),
        ("card-own_beekeeper = Bee\tkeeper\n", "signs that cannot be seen"),
        ("card-own_beekeeper = Bee\ncard-own_beekeeper = Wasp\n", "line 2, card-own_beekeeper: stands twice"),
        ("card-broker = Broken\n", "card-broker: there is no such card in this folder"),
        ("new_game-title = Broken\n", "is no name of a card"),
    ],
)
def test_faults_in_names_are_told(names: str, words: str) -> None:
    folder = village(names=names)
    sentence = told()
    assert words in sentence
    assert sentence.startswith(str(folder / "en.ftl"))


@pytest.mark.parametrize("content", [b"card-own_beekeeper = B\xe9", NAMES.encode("utf-16"), b"\x00", b"a" * 70000])
def test_names_that_are_no_text_are_told(content: bytes) -> None:
    (village() / "en.ftl").write_bytes(content)
    assert "en.ftl" in told()


@pytest.mark.parametrize("content", [NAMES.encode("utf-8-sig"), NAMES.replace("\n", "\r\n").encode(), b"", b"# Names"])
def test_names_may_be_written_by_any_program(content: bytes) -> None:
    (village() / "en.ftl").write_bytes(content)
    assert own_cards.found()[0].fault == ""


def test_a_folder_is_called_by_plain_letters() -> None:
    for name in ("Village", "my village", "célé", "x" * 25, "con", "lpt1", "a\nb", "ä\u202eb"):
        village(name)
    found = own_cards.found()
    assert len(found) == 8
    for one in found:
        assert "rename it" in one.fault
        assert one.fault.isprintable()
        assert one.name.isprintable()


def as_link(file: Path) -> None:
    other = file.parents[3] / "elsewhere"
    other.write_text(BEE)
    file.symlink_to(other)


def as_device(file: Path) -> None:
    file.symlink_to("/dev/zero")


def as_large(file: Path) -> None:
    with file.open("wb") as large:
        large.truncate(10 << 20)


ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "link": (as_link, "is a link, a folder or a device"),
    "device": (as_device, "is a link, a folder or a device"),
    "pipe": (lambda file: os.mkfifo(file), "is a link, a folder or a device"),
    "folder": (Path.mkdir, "is a link, a folder or a device"),
    "large": (as_large, "makes the set larger than 64 kilobytes"),
    "no yaml": (lambda file: file.write_bytes(b"\xff\xfe\x00"), "is not a text in UTF-8"),
    "a list": (lambda file: file.write_text("- 1"), "here belongs names with values"),
    "a word": (lambda file: file.write_text("bee"), "here belongs names with values"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are made otherwise there")
@pytest.mark.parametrize("kind", ODD)
def test_only_plain_small_files_are_read(kind: str) -> None:
    make, words = ODD[kind]
    file = village() / "odd.yaml"
    make(file)
    sentence = told()
    assert words in sentence
    assert sentence.startswith(str(file))


def test_a_folder_that_is_a_link_is_told(tmp_path: Path) -> None:
    village("village").rename(tmp_path / "elsewhere")
    (paths.cards_folder() / "village").symlink_to(tmp_path / "elsewhere")
    assert "is only a link" in told()


def test_other_files_are_passed_over() -> None:
    folder = village()
    (folder / "notes.txt").write_text("{")
    (folder / "mine.yaml~").write_text("{")
    (folder / "._mine.yaml").write_bytes(b"\x00\x05")
    (folder / "inner").mkdir()
    (paths.cards_folder() / "readme.txt").write_text("mine")
    assert [one.fault for one in own_cards.found()] == [""]


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda folder: [(folder / f"{n}.yaml").write_text("{}") for n in range(31)], "is one file more than the 30"),
        (lambda folder: [(folder / f"{n}.txt").write_text("") for n in range(1001)], "has more than 1000 things"),
        (lambda folder: (folder / "mine.yaml").write_text("{}"), "no such card"),
        (lambda folder: (folder / "xx yy.ftl").write_text(""), "is called by its language, such as en.ftl"),
        (lambda folder: (folder / "ö.yaml").write_text(""), "has a name that not every system knows"),
        (lambda folder: (folder / "more.yaml").write_text(BEE * 2), "stands twice"),
        (lambda folder: (folder / "more.yaml").write_text(BEE.replace("bee", "own_zia")), "mine.yaml, line 7, already"),
    ],
)
def test_a_folder_holds_no_more_than_cards(make: Callable[[Path], object], words: str) -> None:
    make(village())
    assert words in told()


def test_files_that_are_called_a_little_otherwise_are_a_hint() -> None:
    folder = village()
    for name in ("more.yml", "Other.YAML", "IT.FTL"):
        (folder / name).write_text("{")
    [found] = own_cards.found()
    assert found.fault == ""
    assert [hint.partition(" is passed over")[0] for hint in found.hints] == [
        str(folder / name) for name in ("IT.FTL", "Other.YAML", "more.yml")
    ]


def test_a_folder_without_a_card_is_told() -> None:
    village(cards="summer_visitors: []", names="")
    assert "holds no card; write one" in told()


def test_a_folder_of_too_many_cards_is_told() -> None:
    bees = "".join(f"- {{id: bee_{n}, effect: {{gain: {{lira: 1}}}}}}\n" for n in range(101))
    village(cards=f"summer_visitors:\n{bees}winter_visitors:\n{bees.replace('bee', 'wasp')}", names="")
    assert "holds more than 200 cards" in told()


def test_cards_of_two_folders_with_one_id_are_told_with_both_places() -> None:
    village("first", BEE, "")
    village("second", BEE, "")
    assert [one.fault for one in own_cards.found()] == ["", ""]
    with pytest.raises(BadCards) as fault:
        own_cards.rules_with(["second", "first"])
    place = paths.cards_folder() / "second" / "mine.yaml"
    assert str(fault.value).startswith(f"{place}, line 1, summer_visitors[0].id: 'bee' stands in cards/first/mine.yaml")


def test_no_more_sets_are_taken_than_a_copy_can_hold() -> None:
    chance = random.Random(1)
    names = [f"set{n}" for n in range(9)]
    for name in names:
        cards = [
            f"- {{id: {name}_{n}, effect: {{gain: {{lira: 1}}}}}} # {chance.randbytes(90).hex()}\n" for n in range(200)
        ]
        village(name, "summer_visitors:\n" + "".join(cards), "")
        for n in range(29):
            (paths.cards_folder() / name / f"{n}.yaml").write_text("{}")
    with pytest.raises(BadCards, match="at most 8 folders"):
        own_cards.rules_with(names)
    rules = own_cards.rules_with(names[:8])
    editions.keep(rules)
    again = editions.rules_of(rules.name, rules.data_digest)
    assert again is not None
    assert again.data_digest == rules.data_digest
    game, bot = Game.new(rules, 6, 1), ChanceBot(Stream(1, "many"))
    for _ in range(40):
        assert game.decision is not None
        game.choose(bot.choose(game.decision))
    assert Game.load(again, game.record.text())[0].digest() == game.digest()


@pytest.mark.parametrize(("file", "good"), [("mine.yaml", MINE.encode()), ("en.ftl", NAMES.encode())])
def test_damage_of_any_kind_is_told_or_harmless(file: str, good: bytes) -> None:
    place = village() / file
    faults = 0
    for content in damaged(good, f"cards {file}"):
        place.write_bytes(content)
        if own_cards.found()[0].fault:
            faults += 1
            told()
        else:
            Game.new(own_cards.rules_with(["village"]), 2, 1)
    assert faults


def test_one_file_is_a_set_with_the_names_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(BEE)
    (tmp_path / "other.yaml").write_text("{")
    (tmp_path / "en.ftl").write_text("card-bee = Bee\ncard-wasp = Wasp\n")
    one = card_sets.read_one(file)
    box = own_cards.rules_with([])
    assert card_sets.faults_of(box, one) == []
    file.write_text("summer_visitors:\n- {id: bee, effect: {gain: {lire: 1}}}\n- {id: Wasp, effect: {}}\n- {name: x}\n")
    sentences = card_sets.faults_of(box, card_sets.read_one(file))
    assert [sentence.partition(": ")[0] for sentence in sentences] == [
        f"{file}, line 3, summer_visitors[1].id",
        f"{file}, line 4, summer_visitors[2]",
        f"{file}, line 2, summer_visitors[0].effect.gain.lire",
    ]


def test_no_card_is_called_like_what_the_words_know_otherwise() -> None:
    board = own_cards.rules_with([]).box.components.board
    kinds = ("source", "action", "structure", "deck", "worker", "season", "kind", "cause")
    known = [key.partition("-") for key in language("en").where]
    names = {name for kind, _, name in known if kind in kinds and "-" not in name and name.islower()}
    assert len(names) > 40
    assert [name for name in sorted(names) if not card_ids.fault(name, board)] == []
