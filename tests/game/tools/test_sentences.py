"""The page of all sentences: an example of each in every language, with when it is said and all its wordings."""

from __future__ import annotations

import re

import pytest

from game.paths import data
from game.text.messages import FIRST, say
from game.text.names import ref_name
from game.tools import sentences
from game.tools.check_texts import REMAINS
from game.tools.words import files
from game.tools.words.check import COMPLETE
from game.tools.words.games import GAMES, played, viticulture
from game.tools.words.heard import Heard, hearing


@pytest.fixture(scope="module")
def heard() -> Heard:
    with hearing() as found:
        say("log-structure_built", name="Annamaria Antonella", thing=ref_name("structure", "trellis"), amount=2, left=0)
        for made, _ in zip(played(viticulture("a game"), 2, {}), range(12), strict=False):
            assert made.decision is not None
    return found


@pytest.fixture(scope="module")
def page(heard: Heard) -> str:
    return sentences.page(heard)


def test_an_example_is_said_with_the_same_things_in_every_language(page: str) -> None:
    with hearing() as garden:
        garden.now("a garden")
        say("list-and", a=ref_name("structure", "trellis"), b=ref_name("structure", "yoke"))
    (row,) = re.findall(r"<tr><td>list-and</td>.*?</tr>", sentences.page(garden), re.DOTALL)
    for words in ("a garden", "Trellis and Yoke", "Emparrado y Yugo", "Pergola e Giogo", "Шпалера и Ярмо"):
        assert words in row
    (row,) = re.findall(r"<tr><td>log-structure_built</td>.*?</tr>", page, re.DOTALL)
    assert row.count("Annamaria Antonella") == 4
    assert re.search("<td lang='ru'>.*шпалеру", row, re.DOTALL)


def test_every_message_has_its_row_and_nothing_is_left_unfilled(page: str) -> None:
    every = files.read(data() / "text" / FIRST).messages
    for key in every:
        assert f"<tr><td>{key}</td>" in page
    for example in re.findall("<div class='example'>(.*?)</div>", page, re.DOTALL):
        assert not REMAINS.search(example.removeprefix("None").removeprefix("??.??.????")), example
    assert page.count("<td lang='it'>") == len(every)
    assert all(f"<td lang='{code}'>" in page for code in COMPLETE)


def test_games_of_both_kinds_are_listened_to() -> None:
    assert {make.__name__ for make, *_ in GAMES} == {"viticulture", "vino"}
