"""Look at a card: ``make card FILE=my_cards.yaml`` (with ``ID=beekeeper`` one of them) or ``make card ID=beekeeper``.

Tells all that is wrong or missing, what the card says in every language, what it asks, and what came of it in games by
chance; and draws it small and large into one picture.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from textwrap import shorten

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.art.cards import hand_card, large_card
from game.art.hand_face import tells_all
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CELLAR
from game.store.file_names import portable
from game.text import edition
from game.text.card_text import card_text
from game.text.messages import language_in_use, languages, use_language
from game.text.names import card_name
from game.text.printed import cards, effect_of
from game.tools import card_bench, card_questions
from game.tools.branch_words import branch_words
from game.tools.icon_line import icon_line
from rules.checking.card_trial import LATEST, MOST_YEARS, OrderTrial, Play, Trial, VisitorTrial, deals
from rules.checking.terminal import Parser, guarded, tell, warn
from rules.engine.catalog import Folder
from rules.viticulture.rules import Viticulture

GAMES = 300
"""So many games are played with each card."""
POSITIONS = 400
"""In so many positions by chance a branch is looked for that no game has taken."""
LONGEST = 70
"""So many letters of an option are said where what it brings is told."""
ACROSS, MOST_DRAWN = 3, 24
"""So many cards are drawn side by side, and so many in all."""
_WIDE, _TALL, _LARGE = 204, 540, 372
"""The design px of a card in the picture: of the small one, of both, and of a large one in each language."""


def main(words: Sequence[str] | None = None) -> int:
    """Look at one card or several: 0, 1 where something is wrong or missing, 2 where nothing is named."""
    parser = Parser(prog="make card", allow_abbrev=False)
    parser.add_argument("--file", type=Path, help="a file of cards of one's own, its names and portraits beside it")
    parser.add_argument("--id", default="", help="the card to look at, without it all of the file")
    parser.add_argument("--out", type=Path, help="the picture, a file that ends in .png")
    wish = parser.parse_args(words)
    if wish.file is None and not wish.id:
        warn(
            "make card: name a card of the box with ID=beekeeper, or a file of your own cards with FILE=my_cards.yaml."
        )
        return 2
    bench = card_bench.of_id(wish.id) if wish.file is None else card_bench.of_file(wish.file, wish.id)
    for fault in sorted(bench.faults, key=_place):
        tell(fault)
    for hint in bench.hints:
        tell(f"hint: {hint}")
    if bench.faults:
        tell("1 fault" if len(bench.faults) == 1 else f"{len(bench.faults)} faults")
    if bench.folder is not None and bench.cards:
        out = wish.out or Path("out") / f"{portable(wish.id or wish.file.stem, 'card')}.png"
        edition.use(rules := Viticulture(bench.folder))
        try:
            well = _draw(bench.cards, out)
            for card in bench.cards:
                tell("")
                well = _look(rules, bench.folder, card) and well
        finally:
            edition.use_own()
        return 1 if bench.faults or not well else 0
    return 1 if bench.faults else 0


def _look(rules: Viticulture, folder: Folder, card: str) -> bool:
    """Say what a card says and what came of it; whether the rules could play it."""
    try:
        for line in chain(said(card, rules), played(rules, folder, card)):
            tell(line)
    except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as fault:
        # A card that can be read can be played; where it cannot, the next one is still looked at.
        tell(f"  the rules fail with it, which is a fault of the game: {type(fault).__name__} {fault}")
        return False
    return True


def _place(fault: str) -> tuple[bool, str, int]:
    """By what faults are sorted: file and line, then those without one."""
    found = re.match(r"(.*?), line (\d+)", fault)
    return (False, found[1], int(found[2])) if found else (True, "", 0)


def _draw(shown: Sequence[str], out: Path) -> bool:
    """Draw the cards into this file; whether that went well."""
    try:
        if out.suffix.lower() != ".png":
            raise OSError(0, "its name does not end in .png")
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture(shown[:MOST_DRAWN]), str(out))
    except (OSError, pygame.error) as fault:
        why = fault.strerror if isinstance(fault, OSError) else fault
        warn(f"{out}: cannot be written ({why}); name another file, such as OUT=card.png.")
        return False
    tell(f"drawn in {out}" + (f", the first {MOST_DRAWN}" if len(shown) > MOST_DRAWN else ""))
    return True


def picture(shown: Sequence[str]) -> pygame.Surface:
    """These cards, each as it lies in a hand and large in every language."""
    codes, before = languages(), language_in_use()
    wide, across = _WIDE + _LARGE * len(codes), min(ACROSS, len(shown))
    canvas = Canvas(across * wide, -(-len(shown) // across) * _TALL, ground=CELLAR)
    for i, card in enumerate(shown):
        x, y = i % across * wide + 12.0, i // across * _TALL + 12.0
        canvas.picture(hand_card(card, 1), x, y)
        for number, code in enumerate(codes):
            use_language(code)
            canvas.picture(large_card(card, 1), x + _WIDE + number * _LARGE, y)
        use_language(before)
    return canvas.surface()


def said(card: str, rules: Viticulture) -> Iterator[str]:
    """What a card is, and what it says in every language; of others that it has names in only these."""
    before = language_in_use()
    yield f"{card} ({cards()[card].deck.replace('_', ' ')})"
    for code in languages():
        use_language(code)
        yield f"  {code}: {card_name(card)}. {card_text(card)}"
        effect = effect_of(card)
        if effect is not None:
            yield f"      {icon_line(effect)}"
            if not tells_all(card):
                yield "      the small card has no room for all of it and ends in '…'; fewer steps fit"
    use_language(before)
    for code, names in rules.box.components.words.items():
        if code not in languages() and card in names:
            yield f"  {code}: {names[card]} (a language that the game does not speak yet)"


def played(rules: Viticulture, folder: Folder, card: str) -> Iterator[str]:
    """What a card asks, and what came of it in games by chance."""
    deck = cards()[card].deck
    if deck in ("summer_visitor", "winter_visitor"):
        yield from (f"  {line}" for line in card_questions.lines(rules, card))
        yield from (f"  {line}" for line in _visitor(folder, card))
    elif deck == "order":
        yield from (f"  {line}" for line in _order(OrderTrial(Viticulture(folder), card).play(GAMES)))
    elif deck in ("mama", "papa"):
        yield from (f"  {line}" for line in _parent(folder, card))


def _how(what: str) -> str:
    return (
        f"In {GAMES} games by chance (2 to 4 players, the card in a hand from the start, kept back until year 1 to "
        f"{LATEST}, given up after year {MOST_YEARS}) it {what}:"
    )


def _visitor(folder: Folder, card: str) -> Iterator[str]:
    trial = VisitorTrial(Viticulture(folder), card)
    found = trial.play(GAMES)
    effect = effect_of(card)
    assert effect is not None
    words = branch_words(effect, trial.branches.steps.get(card, []))
    yield _how("is played as soon as it can be")
    yield from _chances(found, "played")
    if found.dead_ends:
        yield f"  {found.dead_ends} times it was begun and could not be finished; that is a fault of the game, tell it"
    if found.plays:
        yield "  what one play brings on average (without the space and its bonus):"
        yield f"    {_counted(found.plays, 'all')}"
        for branch, said_so in words.items():
            mine = [play for play in found.plays if branch in play.branches]
            theirs = [play for play in found.plays if branch in play.branches_of_others]
            if mine:
                yield f"    {_counted(mine, said_so)}"
            if theirs:
                yield f"    {_counted(theirs, f'others: {said_so}')}"
    met = {branch for play in found.plays for branch in play.branches | play.branches_of_others}
    never = [branch for branch in found.branches if branch not in met]
    if never:
        elsewhere = trial.from_positions(POSITIONS)
        for branch in sorted(never):
            can = "but in other positions it can be" if branch in elsewhere else f"nor in {POSITIONS} other positions"
            yield f"  never: {words.get(branch, 'played at all')}, {can}"


def _chances(found: Trial, done: str) -> Iterator[str]:
    lost = f"; in {found.lost} it was discarded or given away before" if found.lost else ""
    yield f"  could be {done} in {found.open_games} games, was {done} in {len(found.plays)}{lost}"
    if found.turns:
        share, placed = (100 * turns / found.turns for turns in (found.open_turns, found.placed_turns))
        yield f"  could be on {share:.0f} % of its holder's turns in its season, on {placed:.0f} % with a free space"
    if found.plays:
        years = Counter(play.year for play in found.plays)
        yield f"  {done} in year: " + ", ".join(f"{year} ({count})" for year, count in sorted(years.items()))


def _counted(plays: list[Play], what: str) -> str:
    """How often, and what its player and all others together had more or less of afterwards, on average."""
    own: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for play in plays:
        own.update(play.own)
        others.update(play.others)
    brought, rest = _average(own, len(plays)) or "nothing changes", _average(others, len(plays))
    told = f"{shorten(what, LONGEST, placeholder=' …')}: {len(plays)} times; {brought}"
    return f"{told}; all others together: {rest}" if rest else told


def _average(changes: Counter[str], times: int) -> str:
    found = {thing: round(amount / times, 1) for thing, amount in changes.items()}
    return ", ".join(f"{thing} {amount:+.1f}".replace("-", "−") for thing, amount in found.items() if amount)


def _order(found: Trial) -> Iterator[str]:
    yield _how("is filled as soon as it can be")
    yield from _chances(found, "filled")


def _parent(folder: Folder, card: str) -> Iterator[str]:
    taken, steps = deals(Viticulture(folder), card, GAMES)
    effect = effect_of(card)
    assert effect is not None
    words = branch_words(effect, steps)
    told = ", ".join(f"{said_so} {taken[branch]} times" for branch, said_so in words.items())
    yield f"In {GAMES} deals by chance: {told or 'nothing is to be chosen'}"


if __name__ == "__main__":
    sys.exit(guarded(main))
