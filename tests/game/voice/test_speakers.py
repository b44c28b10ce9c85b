"""The commands that speak, for each system: how they are started, and what is written to them."""

from __future__ import annotations

from base64 import b64decode

import pytest

from game.text.messages import languages
from game.voice.speakers import MAC_VOICES, SAPI_LOOP, Manner, mac_voice, speakers_of
from rules.system import System

LISTED = """\
Albert              en_US    # Hello! My name is Albert.
Alice               it_IT    # Ciao! Mi chiamo Alice.
Bad News            en_US    # Hello! My name is Bad News.
Eddy (Italian (Italy)) it_IT    # Ciao! Mi chiamo Eddy.
Mónica              es_ES    # Hola. Me llamo Mónica.
Samantha            en_US    # Hello! My name is Samantha.
Yuri                ru_RU    # Здравствуйте! Меня зовут Юрий.
"""


@pytest.mark.parametrize(
    ("system", "programs"),
    [
        ("linux", ["spd-say", "espeak-ng", "espeak"]), ("macos", ["say"]), ("windows", ["powershell"]),
    ],
)  # fmt: skip
def test_each_system_has_its_speakers(system: System, programs: list[str]) -> None:
    assert [speaker.program for speaker in speakers_of(system)] == programs


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_no_spoken_word_is_part_of_a_command_and_every_piece_is_one_line(system: System) -> None:
    text = "!-!STOP ALL"
    for speaker in speakers_of(system):
        told = speaker.told(text)
        assert told.endswith(b"\n")
        assert told.count(b"\n") == 1
        assert speaker.program != "spd-say" or not told.startswith(b"!-!")
        assert not any(text in word for word in speaker.start("/bin/speak", Manner("it", "fast")))
        assert bool(speaker.hush) == speaker.lasting


def test_the_voice_of_a_mac_is_one_that_speaks_the_language_well() -> None:
    assert {code: mac_voice(LISTED, code) for code in ("en", "it", "es", "ru", "pl", "pt-BR")} == {
        "en": "Samantha", "it": "Alice", "es": "Mónica", "ru": "Yuri", "pl": "", "pt-BR": "",
    }  # fmt: skip
    assert set(MAC_VOICES) == set(languages())


def test_the_loop_of_windows_hears_lines_in_letters_of_any_code_page() -> None:
    speaker = speakers_of("windows")[0]
    command = speaker.start("powershell.exe", Manner("it", "fast"))
    assert b64decode(command[-1]).decode("utf-16-le") == SAPI_LOOP
    kind, text = speaker.told("Вино").split()
    assert (kind, b64decode(text).decode()) == (b"say", "Вино")
    lines = speaker.manner(Manner("pt-BR", "fast")).split(b"\n")
    assert [(line.split()[0], b64decode(line.split()[1])) for line in lines if line] == [
        (b"language", b"pt"), (b"rate", b"4"),
    ]  # fmt: skip
    assert all(f"-eq '{kind}'" in SAPI_LOOP for kind in ("say", "hush", "rate", "language"))
    assert speaker.hush == b"hush \n"
