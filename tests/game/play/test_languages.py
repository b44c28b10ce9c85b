"""Games in each language by posted events: every sentence is said in it, whole, and no English is drawn.

The first answers of a game each time; with VENDEMMIA_LANGUAGES=all whole games of each kind in each language.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice

import pygame
import pytest

from game.art.kit import cache as drawings
from game.art.kit import written
from game.art.kit.written import Words
from game.paths import data
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import messages
from game.text.messages import FIRST, Value, use_language
from game.tools.check_texts import REMAINS
from game.tools.words import files
from game.tools.words.check import COMPLETE
from game.tools.words.games import GAMES, Told, played
from game.tools.words.parts import readings
from game.window.app import App
from tests.game.driver import Driver, kept_choices
from tests.game.road import Program
from tests.game.vino import driver as vino

WHOLE = os.environ.get("VENDEMMIA_LANGUAGES") == "all"
MOST = 5000 if WHOLE else 12
"""Answers that are given in a game."""
SIZE = (960, 540)
Trigrams = frozenset[tuple[str, ...]]


def two_seats() -> None:
    header, choices = kept_choices()
    names, colours = zip(*((seat["name"], seat["colour"]) for seat in header.seats), strict=True)
    session = Session(KeptGame.begin(names, colours, header.seed, header.options))
    driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, False)
    number = 0
    while number < min(len(choices), MOST):
        number += driver.answer(choices[number], choices[number + 1 :])
    driver.frame()


def on_and_on(driver: Driver) -> None:
    """Answer by chance."""
    chance = random.Random(4)
    for _ in range(MOST):
        if (decision := driver.session.decision) is None:
            return
        weights = [0.25 if one.verb in ("pass", "done", "no") else 1.0 for one in decision.choices]
        driver.answer(str(chance.choices(decision.choices, weights)[0]))
    driver.frame()


def alone() -> None:
    session = Session(KeptGame.begin(("Lago",), ("lago",), 11, {"level": "easy", "aggressive": True}))
    on_and_on(Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, False))


def campaign() -> None:
    program = Program()
    page = program.to_campaign()
    program.press("new")
    page.entries.set_text("campaign", "8 x 8")
    page.entries.write("campaign")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    program.frame()
    program.press("start")
    on_and_on(program.driver())
    program.close()


def vino_of_three() -> None:
    driver = vino.Driver(3, 7, size=SIZE)
    answers = iter(range(MOST))
    driver.play(lambda _session: next(answers, None) is None)
    driver.frame()


KINDS: Mapping[str, Callable[[], None]] = {
    "two": two_seats, "alone": alone, "vino": vino_of_three, "campaign": campaign,
}  # fmt: skip
SHORT = [("es", "two"), ("it", "vino"), ("ru", "alone"), ("ru", "campaign")]
CASES = [(code, kind) for code in COMPLETE for kind in KINDS] if WHOLE else SHORT


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """All that is said in the language in use, as it reads."""
    found: list[str] = []

    def listen(_code: str, _key: str, _given: Mapping[str, Value], text: str) -> None:
        found.append(text)

    monkeypatch.setattr(messages, "listeners", [*messages.listeners, listen])
    messages.forget()
    yield found
    messages.forget()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """All lines that are drawn."""
    found: set[str] = set()
    note = written.note

    def noted(surface: pygame.Surface, words: list[Words]) -> None:
        found.update(line.text for line in words)
        note(surface, words)

    monkeypatch.setattr(written, "note", noted)
    written.listen(True)
    yield found
    written.listen(False)
    drawings.forget()


def trigrams(text: str) -> Iterator[tuple[str, ...]]:
    """Every three words that follow one another."""
    words = re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", text.casefold())
    return zip(words, words[1:], words[2:], strict=False)


@cache
def sentences(code: str) -> Trigrams:
    """Every three words in a row of all messages of a language."""
    every = files.read(data() / "text" / code).messages.values()
    texts = (text for one in every for _, pattern in one.patterns() for text in readings(pattern))
    return frozenset(found for text in texts for found in trigrams(text))


def english(lines: set[str], code: str) -> list[str]:
    """The lines that hold three words in a row of an English message and of none of this language."""
    strange = sentences(FIRST) - sentences(code)
    return [line for line in lines if any(found in strange for found in trigrams(line))]


@pytest.mark.parametrize(("code", "kind"), CASES)
def test_a_game_is_played_in_a_language(code: str, kind: str, said: list[str], drawn: set[str]) -> None:
    use_language(code)
    KINDS[kind]()
    assert len(said) > 100
    assert len(drawn) > 40
    assert [text for text in said if REMAINS.search(text.replace("None of", ""))] == []
    if code != FIRST:
        assert english(drawn, code) == []


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("number", range(len(GAMES)) if WHOLE else [0, 3])
def test_every_question_answer_and_event_is_said(code: str, number: int, said: list[str]) -> None:
    use_language(code)
    make, name, seats, options = GAMES[number]
    told: Told = make(name)
    assert sum(1 for _ in islice(played(told, seats, options), MOST * 5)) > 40
    assert [text for text in said if REMAINS.search(text.replace("None of", ""))] == []


def test_english_is_found_among_other_words() -> None:
    lines = {"Выберите, что посадить", "Choose a vine card, then a field.", "Lago Cotto Sole"}
    assert english(lines, "ru") == ["Choose a vine card, then a field."]
