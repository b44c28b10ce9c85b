"""The manual page, made from the command line itself, in all languages."""

from __future__ import annotations

import re
from argparse import Action
from collections.abc import Iterator

from game.paths import HOME_VARIABLE
from game.program.options import command_line
from game.program.run import STOPPED
from game.text.messages import language_in_use, say, use_language
from game.tools.packaging.labels import ABOUT, NAME, TITLE

ENDED, INTERRUPTED = 0, 130
"""Exit codes beside that of a program that could not go on."""
SECTION = 6
"""The part of the manual that holds games."""
SAVES, SETTINGS = f"~/.local/share/{NAME}", f"~/.config/{NAME}/settings.yaml"


def text(code: str, version: str, date: str) -> str:
    """The page in the language with this code, for troff."""
    before = language_in_use()
    use_language(code)
    try:
        return "\n".join([f'.TH {NAME.upper()} {SECTION} "{date}" "{TITLE} {version}"', *_rows(), ""])
    finally:
        use_language(before)


def _rows() -> Iterator[str]:
    options = list(command_line()._actions)
    yield f".SH {say('manual-name')}"
    yield f"{NAME} \\- {plain(say('manual-summary'))}"
    yield f".SH {say('manual-synopsis')}"
    yield f".B {NAME}"
    for option in options:
        yield f"[{_called(option)}]"
    yield f".SH {say('manual-description')}"
    for number, key in enumerate(ABOUT):
        yield from [".PP"] * (number > 0)
        yield plain(say(key))
    yield f".SH {say('manual-options')}"
    for option in options:
        yield from _item(_called(option), str(option.help))
    yield f".SH {say('manual-files')}"
    for place, key in ((SAVES, "manual-saves"), (SETTINGS, "manual-settings")):
        yield from _item(f"\\fI{place}\\fR", say(key))
    yield f".SH {say('manual-environment')}"
    yield from _item(f"\\fB{HOME_VARIABLE}\\fR", say("manual-home"))
    yield f".SH {say('manual-exit')}"
    for number, key in ((ENDED, "manual-ended"), (STOPPED, "manual-stopped"), (INTERRUPTED, "manual-interrupted")):
        yield from _item(str(number), say(key))


def _called(option: Action) -> str:
    """An option with what follows it."""
    name = "\\fB" + option.option_strings[0].replace("-", "\\-") + "\\fR"
    return f"{name} \\fI{option.metavar}\\fR" if option.metavar else name


def _item(head: str, words: str) -> Iterator[str]:
    yield ".TP"
    yield head
    yield plain(words)


def plain(words: str) -> str:
    """Words in which nothing means anything to troff."""
    return re.sub(r"^([.'])", r"\\&\1", words.replace("\\", "\\e").replace("-", "\\-"))
