"""The command line of the program: its options, and what is said of one that makes no sense."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from game.store.settings import LEAST, MOST
from game.text.languages import offered
from game.text.messages import languages, say
from game.version import program_version
from rules.engine.printable import printable

USAGE_FAULT = 2
LANGUAGE = "--language"
WITH_VALUE = frozenset({"--window", "--record", LANGUAGE})
"""The options after which something else must stand."""


class CommandLine(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_FAULT, printable(say("window-error-command-line", fault=message)) + "\n")


class Options(CommandLine):
    """The options of the program; all is said in the language in use."""

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What is wished for. Ends the program with one sentence for a mistake."""
        try:
            wish, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as fault:
            self.error(_told(fault))
        if unknown:
            self.error(say("window-error-option-unknown", options=" ".join(unknown)))
        return wish


class _Help(argparse.HelpFormatter):
    """The help with a heading in the language in use."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('window-usage')} ")


def _told(fault: argparse.ArgumentError) -> str:
    """What is wrong with an option."""
    if isinstance(fault.__context__, argparse.ArgumentTypeError):
        return str(fault.__context__)
    option = fault.argument_name or ""
    return say("window-error-option-value", option=option, takes="yes" if option in WITH_VALUE else "no")


def window_size(text: str) -> tuple[int, int]:
    """The size that ``WxH`` means, in true px."""
    found = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if min(size) < LEAST or max(size) > MOST:
        raise argparse.ArgumentTypeError(say("window-error-window-size", text=text, least=str(LEAST), most=str(MOST)))
    return size


def record_file(text: str) -> Path:
    """The file that is named; the name that an unset variable leaves is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError(say("window-error-option-value", option="--record", takes="yes"))
    return Path(text)


def language_code(text: str) -> str:
    """The code of a language that there is."""
    if text not in languages():
        raise argparse.ArgumentTypeError(say("window-error-language", text=text, codes=", ".join(offered())))
    return text


def wished_language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, before anything is said of the rest; empty where none is."""
    for one, after in pairwise((*arguments, "")):
        name, _, value = one.partition("=")
        code = after if one == LANGUAGE else value if name == LANGUAGE else ""
        if code in languages():
            return code
    return ""


def command_line() -> Options:
    """The options of the program."""
    parser = Options(
        prog="vendemmia", description=say("window-about"), add_help=False, allow_abbrev=False, exit_on_error=False,
        formatter_class=_Help,
    )  # fmt: skip
    group = parser.add_argument_group(say("window-options"))
    group.add_argument(
        "--window", metavar=say("window-option-size"), type=window_size, help=say("window-option-window")
    )
    file = say("window-option-file")
    group.add_argument("--record", metavar=file, type=record_file, help=say("window-option-record"))
    told = say("window-option-language", codes=", ".join(offered()))
    group.add_argument(LANGUAGE, metavar=say("window-option-code"), type=language_code, help=told)
    group.add_argument("--aloud", action="store_true", help=say("window-option-aloud"))
    group.add_argument("--safe", action="store_true", help=say("window-option-safe"))
    group.add_argument(
        "--version", action="version", version=f"vendemmia {program_version()}", help=say("window-option-version")
    )
    group.add_argument("--help", action="help", help=say("window-option-help"))
    return parser
