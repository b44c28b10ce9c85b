"""Compiling the effects of board and cards: the data of one folder becomes a box whose programs can be run."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import Node
from rules.engine.catalog import EffectFault, Folder, located
from rules.engine.choosing import Choose
from rules.engine.effect import Scope
from rules.engine.language import Language
from rules.engine.verbs import Effect, If, every_verb
from rules.viticulture.action import Space
from rules.viticulture.box import Box, Programs
from rules.viticulture.card_effects import read_card
from rules.viticulture.cards import EffectCard
from rules.viticulture.measures import who
from rules.viticulture.ops.table import Ops
from rules.viticulture.state import NO_RESULTS
from rules.viticulture.verbs import Gain
from rules.viticulture.vocabulary import MEASURES, reader


class Compiler:
    """A box with its programs, and the language in which they are written. Raises DataFault.

    In ``language`` a draw needs all its cards; in ``gifts`` (rows, fall, structures, mamas, papas) it gives what
    there is.
    """

    def __init__(self, folder: Folder, shows_gifts: bool = False) -> None:
        self.box = Box(folder, shows_gifts)
        components = self.box.components
        self.reader = reader(dict(zip(components.structures, components.costs, strict=True)))
        ops = Ops(self.box, who())
        self.language, self.gifts = ops.language, ops.gifts
        self.box.take_programs(self._programs(folder))

    def add_space(self, action: int, deed: Node, bonus: Node) -> Space:
        """The node that does an action of the board with its bonus."""
        name = self.box.spaces.actions[action]
        pair = Choose([deed, bonus], ["action", "bonus"], 2, None, None)
        self.language.add(pair, name)
        space = Space(self.box.solo, action, deed, bonus, pair)
        self.language.add(space, name)
        return space

    def _programs(self, folder: Folder) -> Programs:
        board, file = self.box.components.board, folder / "board.yaml"
        spaces = self._spaces(file)
        shared, private = board.shared[0], board.private[0]
        cart = self._program(file, self.language, shared.action, ("shared", 0), shared.id)
        yoke = self._program(file, self.language, private.action, ("private", 0), "yoke", by_answer=True)
        rows = self._rows(file)
        fall = self._program(file, self.gifts, board.fall.effect, ("fall", "effect"), "fall")
        hooks = self._hooks(file)
        components = self.box.components
        visitors: dict[int, Node] = {}
        for cards in (components.summer_visitors, components.winter_visitors):
            for card, node in zip(cards, self._cards(cards, self.language), strict=True):
                visitors[components.numbers[card.id][0]] = node
        mamas, papas = self._cards(components.mamas, self.gifts), self._cards(components.papas, self.gifts)
        return Programs(spaces, cart, yoke, rows, fall, hooks, visitors, mamas, papas)

    def _spaces(self, file: Folder) -> list[Space]:
        found = []
        for i, action in enumerate(self.box.components.board.actions):
            deed = self._program(
                file, self.language, action.action, ("actions", i, "action"), action.id, by_answer=True
            )
            bonus = self._program(file, self.language, action.bonus, ("actions", i, "bonus"), action.id)
            found.append(self.add_space(i, deed, bonus))
        return found

    def _rows(self, file: Folder) -> list[Node | None]:
        rows: list[Node | None] = [None]
        for i, row in enumerate(self.box.components.board.wake_up_rows):
            path = ("wake_up_rows", i, "effect")
            node = self._program(file, self.gifts, row.effect, path, f"row_{row.row}") if row.effect else None
            rows.append(node)
        return rows

    def _hooks(self, file: Folder) -> dict[str, list[tuple[int, bool, Node]]]:
        hooks: dict[str, list[tuple[int, bool, Node]]] = {}
        for i, structure in enumerate(self.box.components.board.structures):
            if structure.hook:
                path = ("structures", i, "effect")
                node = self._program(file, self.gifts, structure.effect, path, structure.id)
                hooks.setdefault(structure.hook, []).append((1 << i, structure.once == "year", node))
        return hooks

    def _program(
        self,
        file: Folder,
        language: Language,
        raw: Any,
        path: tuple[str | int, ...],
        source: str,
        by_answer: bool = False,
    ) -> Node:
        return language.program(self.read(file, raw, path, board=True), source, by_answer=by_answer)

    def read(self, file: Folder, raw: Any, path: tuple[str | int, ...], *, board: bool = False) -> Effect:
        """The effect that stands at this place of a data file, on a card or on the board. Raises DataFault."""
        try:
            return self.reader.read(raw, path, board=board)
        except EffectFault as fault:
            raise located(file, fault) from None

    def _cards(self, cards: list[EffectCard], language: Language) -> list[Node]:
        nodes = []
        for card in cards:
            effect = read_card(self.reader, card, self.box.components.written[card.id])
            self.box.effects[card.id] = effect
            node = language.program(effect, card.id)
            if asks_for_results(effect):
                node = self.language.add(Scope(node, NO_RESULTS), card.id)
            nodes.append(node)
        return nodes


def asks_for_results(effect: Effect) -> bool:
    """Whether a later step of an effect measures what an earlier one has left behind."""
    steps = tuple(every_verb(effect))
    tested = [step.test.measure for step in steps if isinstance(step, If)]
    counted = [step.per.measure for step in steps if isinstance(step, Gain) and step.per is not None]
    return any(MEASURES[name].left_by for name in (*tested, *counted))
