"""What a board must have so that the rules can be played on it, beyond the types of its parts."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.catalog import EffectFault
from rules.viticulture.cards import DECKS, WINES, Board

NEEDED = ("give_tour", "play_summer_visitor", "play_winter_visitor")


def check(board: Board) -> None:
    """Raises EffectFault at the first part of the board that cannot be."""
    for path, sentence in _faults(board):
        raise EffectFault(path, sentence)


def _faults(board: Board) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if tuple(board.decks) != DECKS:
        yield ("decks",), f"the decks are {', '.join(DECKS)}, in this order"
    if not board.places:
        yield ("places",), "an action needs at least one place"
    yield from _named("places", [place.id for place in board.places])
    yield from _named("actions", [action.id for action in board.actions])
    yield from _named("structures", [structure.id for structure in board.structures])
    yield from _named("cellars", [cellar.id for cellar in board.cellars])
    for name in NEEDED:
        if name not in [action.id for action in board.actions]:
            yield ("actions",), f"the action '{name}' is missing; visitors and tours need it"
    for key, spaces in (("shared", board.shared), ("private", board.private)):
        if len(spaces) != 1:
            yield (key,), "there is exactly one such space"
    if [row.row for row in board.wake_up_rows] != list(range(1, len(board.wake_up_rows) + 1)):
        yield ("wake_up_rows",), "rows are numbered from 1 upward without a gap"
    if len(board.wake_up_rows) < 6:
        yield ("wake_up_rows",), "six players need six rows at least"
    yield from _mat(board)


def _mat(board: Board) -> Iterator[tuple[tuple[str | int, ...], str]]:
    limits = [field.limit for field in board.fields]
    if len(limits) != 3 or len(set(limits)) != 3 or min(limits) < 1:
        yield ("fields",), "there are three fields of different limits"
    if len(board.grape_prices) != 9 or min(board.grape_prices) < 0:
        yield ("grape_prices",), "there are nine prices, one for each value from 1 to 9"
    if sorted(recipe.kind for recipe in board.recipes) != sorted(WINES):
        yield ("recipes",), f"there is one recipe for each of {', '.join(WINES)}"
    if len(board.cellars) != 3:
        yield ("cellars",), "there are three cellars, small, medium and large"
    for i, cellar in enumerate(board.cellars):
        if cellar.values != (3 * i + 1, 3 * i + 3):
            yield ("cellars", i, "values"), f"this cellar holds the values {3 * i + 1} to {3 * i + 3}"
    for i, structure in enumerate(board.structures):
        if structure.cost < 0:
            yield ("structures", i, "cost"), "a cost is not below 0"
        if structure.hook and structure.effect is None:
            yield ("structures", i), "a hook needs an effect"
    if not 0 <= board.residual.most < 1000 or not 0 < board.hand_limit < 1000 or not 2 <= board.workers.regular < 100:
        yield ("residual",), "residual, hand_limit and workers are small numbers that leave two workers"
    if not -1000 < board.points.least <= 0 < board.points.ends < 1000:
        yield ("points",), "points run from below 0 to a number that ends the game"


def _named(key: str, names: list[str]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for i, name in enumerate(names):
        if name in names[:i]:
            yield (key, i, "id"), f"'{name}' stands twice; rename one"
