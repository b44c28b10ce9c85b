"""Speaking by real processes: in turn, at once, by another where one fails, and never longer than the program."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.voice import speaking
from game.voice.speakers import Manner, Speaker
from game.voice.speaking import MOST_WAITING, Speaking, pieces
from tests.game.voice.stand_in import HANGS, StandIn, wait

ITALIAN = Manner("it", "fast")


class Room:
    """A folder that is the whole path, speakers in it, and who speaks by them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.voices: list[Speaking] = []

    def voice(self, *speakers: Speaker) -> Speaking:
        self.voices.append(Speaking(ITALIAN, lambda: speakers))
        return self.voices[-1]


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(speaking, "LEAVE_SECONDS", 0.3)
    here = Room(tmp_path)
    yield here
    for voice in here.voices:
        voice.close()


def test_texts_are_said_in_turn_and_without_a_shell(room: Room) -> None:
    one = StandIn(room.folder, "one")
    voice = room.voice(one.speaker)
    texts = ["Ciao.", "$(touch gone); `rm -rf .`; \"'", "Всё."]
    for text in texts:
        voice.say(text)
    wait(lambda: len(one.heard) == 6)
    assert one.heard == [f"{word} {text}" for text in texts for word in ("begun", "ended")]
    assert set(one.manners) == {ITALIAN}


def test_what_is_said_at_once_takes_the_place_of_all_else(room: Room) -> None:
    one = StandIn(room.folder, "one", seconds=30)
    voice = room.voice(one.speaker)
    voice.say("Long.")
    voice.say("Never.")
    wait(lambda: one.heard == ["begun Long."])
    voice.say("Now.", at_once=True)
    wait(lambda: one.heard == ["begun Long.", "begun Now."])
    voice.hush()
    voice.say("Then.")
    wait(lambda: one.heard[-1] == "begun Then.")
    assert voice.speaker == one.speaker


def test_the_end_of_the_program_ends_the_speaker(room: Room) -> None:
    for number, lasting in enumerate((False, True)):
        one = StandIn(room.folder, f"one{number}", seconds=30, lasting=lasting)
        voice = room.voice(one.speaker)
        voice.say("Long.")
        wait(lambda one=one: one.heard)
        running = voice._started
        assert running is not None
        voice.close()
        assert running.ended
        voice.say("Never.")
        time.sleep(0.1)
        assert "Never." not in " ".join(one.heard)


def test_a_lasting_speaker_is_told_how_to_speak_when_that_changes(room: Room) -> None:
    one = StandIn(room.folder, "one", lasting=True)
    voice = room.voice(one.speaker)
    voice.say("Uno.")
    voice.say("Due.")
    wait(lambda: len(one.heard) == 3)
    voice.set(Manner("ru", "slow"))
    voice.say("Три.", at_once=True)
    wait(lambda: len(one.heard) == 6)
    assert one.heard == ["it fast", "Uno.", "Due.", "HUSH", "ru slow", "Три."]
    assert len(one.manners) == 1


@pytest.mark.parametrize("lasting", [False, True])
def test_where_one_fails_the_next_says_what_is_unsaid(room: Room, lasting: bool) -> None:
    bad = StandIn(room.folder, "bad", "dies", lasting=lasting)
    good = StandIn(room.folder, "good")
    missing = good.speaker._replace(program="missing", start=lambda path, manner: [path])
    voice = room.voice(missing, bad.speaker, good.speaker)
    voice.say("Ciao.")
    wait(lambda: good.heard == ["begun Ciao.", "ended Ciao."])
    assert voice.speaker == good.speaker
    assert not voice.failed
    if not lasting:
        assert [manner.language for manner in bad.manners] == ["it", ""]


def test_where_all_fail_nothing_more_is_tried_until_that_is_wished(room: Room) -> None:
    bad = StandIn(room.folder, "bad", "dies")
    voice = room.voice(bad.speaker)
    voice.say("Ciao.")
    wait(lambda: voice.failed)
    tried = len(bad.heard)
    voice.say("Ciao.")
    time.sleep(0.1)
    assert len(bad.heard) == tried
    voice.look_again()
    assert not voice.failed
    voice.say("Ciao.")
    wait(lambda: len(bad.heard) > tried)
    assert not room.voice().failed


def test_a_speaker_that_dies_later_is_started_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "SURE_SECONDS", 0.0)
    one = StandIn(room.folder, "one", lasting=True)
    voice = room.voice(one.speaker)
    voice.say("Uno.")
    wait(lambda: len(one.heard) == 2)
    running = voice._started
    assert running is not None
    running.process.kill()
    running.process.wait()
    voice.say("Due.")
    wait(lambda: one.heard == ["it fast", "Uno.", "it fast", "Due."])
    assert voice.speaker == one.speaker


def test_a_flood_keeps_only_the_last_and_a_hanging_speaker_holds_up_nobody(room: Room) -> None:
    slow = StandIn(room.folder, "slow", seconds=30)
    voice = room.voice(slow.speaker)
    voice.say("First.")
    wait(lambda: slow.heard)
    for number in range(10 * MOST_WAITING):
        voice.say(f"Number {number}.")
    assert len(voice._waiting) == MOST_WAITING
    hangs = StandIn(room.folder, "hangs", "hangs", lasting=True)
    voice = room.voice(hangs.speaker)
    begun = time.monotonic()
    for _ in range(1000):
        voice.say("A sentence that nobody takes out of the pipe. " * 4)
    voice.close()
    assert time.monotonic() - begun < HANGS / 2


def test_a_long_text_is_cut_into_sentences_and_a_long_word_anywhere() -> None:
    assert pieces("One. Two!\nThree?\x07 ") == ["One. Two! Three?"]
    assert pieces("One two. Three four.", 10) == ["One two.", "Three", "four."]
    assert pieces("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]
    long = "Il vino è pronto. " * 100
    assert all(len(piece) <= 240 for piece in pieces(long))
    assert " ".join(pieces(long)).split() == long.split()
    assert pieces(" \n ") == []
