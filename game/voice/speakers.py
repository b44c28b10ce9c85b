"""The commands that speak: which ones a system has, how each is started, and what is written to it.

No word that is spoken is ever part of a command line: all of them go to the standard input of the command.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from rules import system

Rate = Literal["slow", "normal", "fast", "faster"]
LISTED_SECONDS = 5.0
"""So long a command may take to list its voices."""


class Manner(NamedTuple):
    """How something is spoken: in the language of this code, empty for whichever the system speaks, and how fast."""

    language: str
    rate: Rate


class Speaker(NamedTuple):
    """A command that speaks, and what is said to people of who speaks.

    ``start`` gives its words from where it lies and the manner. One that is ``lasting`` hears everything from one
    start, as lines: ``told`` makes them of a text, ``manner`` of how it is spoken from now on, and ``hush`` makes it
    stop. Any other speaks all that it is told until its input ends, once for each start, and stops when it is ended.
    """

    program: str
    called: str
    start: Callable[[str, Manner], list[str]]
    told: Callable[[str], bytes]
    lasting: bool = False
    hush: bytes = b""
    manner: Callable[[Manner], bytes] = lambda manner: b""


def speakers_of(name: system.System) -> tuple[Speaker, ...]:
    """The commands that may speak on a system of this name, the best first."""
    if name == "macos":
        return (SAY,)
    return (POWERSHELL,) if name == "windows" else (SPD_SAY, ESPEAK_NG, ESPEAK)


def speakers_here() -> tuple[Speaker, ...]:
    """Those that this system has."""
    return tuple(speaker for speaker in speakers_of(system.name()) if shutil.which(speaker.program))


def installable() -> bool:
    """Whether something that speaks can be installed where nothing does."""
    return len(speakers_of(system.name())) > 1


def _plain(text: str) -> bytes:
    return f"{text}\n".encode()


WORDS_A_MINUTE: dict[Rate, int] = {"slow": 130, "normal": 170, "fast": 240, "faster": 340}


def _espeak(path: str, manner: Manner) -> list[str]:
    voice = ["-v", manner.language.lower()] if manner.language else []
    return [path, "--stdin", "-b", "1", "-s", str(WORDS_A_MINUTE[manner.rate]), *voice]


ESPEAK_NG, ESPEAK = Speaker("espeak-ng", "espeak-ng", _espeak, _plain), Speaker("espeak", "eSpeak", _espeak, _plain)

SPD_RATES: dict[Rate, int] = {"slow": -30, "normal": 0, "fast": 40, "faster": 80}
"""From -100 to 100."""
COMMAND = "!-!"
"""How a line begins that speech-dispatcher takes as a command."""


def _spd_say(path: str, manner: Manner) -> list[str]:
    return [path, "--pipe-mode", "--application-name", "vendemmia", "--priority", "message"]


def _spd_manner(manner: Manner) -> bytes:
    language = f"{COMMAND}SET SELF LANGUAGE {manner.language.lower()}\n" if manner.language else ""
    return f"{language}{COMMAND}SET SELF RATE {SPD_RATES[manner.rate]}\n".encode()


SPD_SAY = Speaker(
    "spd-say",
    "speech-dispatcher",
    _spd_say,
    lambda text: _plain(text.lstrip("!")),
    lasting=True,
    hush=f"{COMMAND}CANCEL SELF\n".encode(),
    manner=_spd_manner,
)

MAC_VOICES = {"en": ("Samantha", "Daniel", "Alex"), "it": ("Alice",), "es": ("Mónica", "Paulina"), "ru": ("Milena",)}
"""The voices that speak well, by language; others of a language may be there to sing or to croak."""
_VOICE = re.compile(r"^(.+?)\s+([a-z]{2,3})[_-]\S+\s+#")


def _say(path: str, manner: Manner) -> list[str]:
    voice = mac_voice(_listed(path), manner.language) if manner.language else ""
    return [path, "-r", str(WORDS_A_MINUTE[manner.rate]), *(["-v", voice] if voice else []), "-f", "-"]


@cache
def _listed(path: str) -> str:
    """What the command tells of its voices."""
    command, flags = [path, "-v", "?"], system.without_window()
    try:
        asked = subprocess.run(command, capture_output=True, timeout=LISTED_SECONDS, creationflags=flags, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.decode("utf-8", "replace")


def mac_voice(listed: str, language: str) -> str:
    """The voice of a language in a list of the system's voices; empty where it has none."""
    found = [(voice[1], voice[2]) for line in listed.splitlines() if (voice := _VOICE.match(line))]
    fitting = [name for name, spoken in found if spoken == language.partition("-")[0].lower()]
    known = [name for name in MAC_VOICES.get(language, ()) if name in fitting]
    return next(iter([*known, *fitting]), "")


SAY = Speaker("say", "macOS", _say, _plain)

SAPI_RATES: dict[Rate, int] = {"slow": -3, "normal": 0, "fast": 4, "faster": 8}
"""From -10 to 10."""
SAPI_LOOP = """
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
while ($null -ne ($line = [Console]::In.ReadLine())) {
  $kind, $rest = $line.Split(' ')
  $text = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String("$rest"))
  if ($kind -eq 'say') { $speech.SpeakAsync($text) | Out-Null }
  if ($kind -eq 'hush') { $speech.SpeakAsyncCancelAll() }
  if ($kind -eq 'rate') { $speech.Rate = [int]$text }
  if ($kind -eq 'language') {
    $voices = $speech.GetInstalledVoices() | Where-Object { $_.Enabled }
    $voice = $voices | Where-Object { $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $text } | Select-Object -First 1
    if ($voice) { $speech.SelectVoice($voice.VoiceInfo.Name) }
  }
}
$speech.SpeakAsyncCancelAll()
"""
"""Speaks until its input ends. What it is told comes in letters that no code page changes."""


def _powershell(path: str, manner: Manner) -> list[str]:
    script = b64encode(SAPI_LOOP.encode("utf-16-le")).decode()
    return [path, "-NoLogo", "-NoProfile", "-NonInteractive", "-EncodedCommand", script]


def _sapi(kind: str, text: str) -> bytes:
    return f"{kind} {b64encode(text.encode()).decode()}\n".encode()


def _sapi_manner(manner: Manner) -> bytes:
    language = _sapi("language", manner.language.partition("-")[0]) if manner.language else b""
    return language + _sapi("rate", str(SAPI_RATES[manner.rate]))


POWERSHELL = Speaker(
    "powershell",
    "Windows",
    _powershell,
    lambda text: _sapi("say", text),
    lasting=True,
    hush=_sapi("hush", ""),
    manner=_sapi_manner,
)
