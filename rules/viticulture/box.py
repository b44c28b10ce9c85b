"""The box: all components with their effects compiled, and the tables that the rules look things up in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.engine.agenda import Node, push
from rules.engine.catalog import EffectFault, located
from rules.engine.choosing import Choose
from rules.engine.effect import Scope
from rules.engine.language import Language
from rules.viticulture.cards import SUMMER, WINTER, Components, EffectCard
from rules.viticulture.measures import measures, who
from rules.viticulture.ops.people import PlayVisitor
from rules.viticulture.ops.table import COMPANIONS, Ops
from rules.viticulture.solo import SoloTable, Terms
from rules.viticulture.spaces import Space, Spaces
from rules.viticulture.state import NO_RESULTS, State
from rules.viticulture.vineyard import Vineyard


class Box:
    """Components, programs and tables of the game. Raises DataFault when a data file is not understood."""

    def __init__(self, folder: Path) -> None:
        self.components = Components(folder)
        self.vineyard = Vineyard(self.components)
        board = self.components.board
        self.ends_at, self.least_vp = board.points.ends, board.points.least
        self.residual_most, self.most_regulars = board.residual.most, board.workers.regular
        self.hand_limit = board.hand_limit
        self.nodes: list[Node] = []
        self.spaces = Spaces(self)
        self._languages()
        self._compile_board(folder / "board.yaml")
        self._compile_cards(folder)
        self.solo: SoloTable

    def _languages(self) -> None:
        seats = who()
        ops = Ops(self, seats)
        table = measures(self)
        self.language = Language(self.nodes, ops.builders(False), COMPANIONS, table, seats)
        self.gifts = Language(self.nodes, ops.builders(True), COMPANIONS, table, seats)
        ops.language = self.language

    def _program(self, file: Path, language: Language, raw: Any, path: tuple[str | int, ...], source: str) -> Node:
        try:
            return language.compile(raw, path, source)
        except EffectFault as fault:
            raise located(file, fault) from None

    def _compile_board(self, file: Path) -> None:
        board = self.components.board
        self.space_nodes: list[Space] = []
        for i, action in enumerate(board.actions):
            try:
                deed = self.language.compile(action.action, ("actions", i, "action"), action.id, space=True)
                bonus = self.language.compile(action.bonus, ("actions", i, "bonus"), action.id)
            except EffectFault as fault:
                raise located(file, fault) from None
            self.space_nodes.append(self.add_space(i, deed, bonus))
        ids = [action.id for action in board.actions]
        self.visitor_action = {SUMMER: ids.index("play_summer_visitor"), WINTER: ids.index("play_winter_visitor")}
        self.visitor_ops: dict[int, PlayVisitor] = {
            node.deck: node for node in self.nodes if isinstance(node, PlayVisitor)
        }
        self.tour_action = ids.index("give_tour")
        self.cart_node = self._program(file, self.language, board.shared[0].action, ("shared", 0), board.shared[0].id)
        try:
            self.yoke_node = self.language.compile(board.private[0].action, ("private", 0), "yoke", space=True)
        except EffectFault as fault:
            raise located(file, fault) from None
        self.row_nodes: list[Node | None] = [None]
        for i, row in enumerate(board.wake_up_rows):
            path = ("wake_up_rows", i, "effect")
            node = self._program(file, self.gifts, row.effect, path, f"row_{row.row}") if row.effect else None
            self.row_nodes.append(node)
        self.fall_node = self._program(file, self.gifts, board.fall.effect, ("fall", "effect"), "fall")
        self.hooks: dict[str, list[tuple[int, bool, Node]]] = {}
        for i, structure in enumerate(board.structures):
            if structure.hook:
                path = ("structures", i, "effect")
                node = self._program(file, self.gifts, structure.effect, path, structure.id)
                self.hooks.setdefault(structure.hook, []).append((1 << i, structure.once == "year", node))

    def add_space(self, action: int, deed: Node, bonus: Node) -> Space:
        """The node that does an action of the board with its bonus."""
        name = self.spaces.actions[action]
        pair = Choose([deed, bonus], ["action", "bonus"], 2, None, None)
        self.language.add(pair, name)
        space = Space(self, action, deed, bonus, pair)
        self.language.add(space, name)
        return space

    def terms(self, s: State) -> Terms:
        """What holds in this solo game."""
        return self.solo.terms(s.options)

    def regulars(self, s: State) -> int:
        """How many regular workers a seat may have here."""
        return self.most_regulars if s.solo is None else self.terms(s).regulars

    def space_node(self, s: State, action: int) -> Space:
        """What a worker on this action does here."""
        if s.solo is not None and action in (changed := self.terms(s).actions):
            return changed[action]
        return self.space_nodes[action]

    def _compile_cards(self, folder: Path) -> None:
        self.visitors: dict[int, Node] = {}
        for name, cards in (
            ("summer_visitors", self.components.summer_visitors),
            ("winter_visitors", self.components.winter_visitors),
        ):
            for card, node in zip(cards, self._cards(folder / f"{name}.yaml", "visitors", cards), strict=True):
                self.visitors[self.components.numbers[card.id][0]] = node
        self.mamas = self._cards(folder / "mamas.yaml", "mamas", self.components.mamas, self.gifts)
        self.papas = self._cards(folder / "papas.yaml", "papas", self.components.papas, self.gifts)

    def _cards(self, file: Path, key: str, cards: list[EffectCard], language: Language | None = None) -> list[Node]:
        nodes = []
        for i, card in enumerate(cards):
            node = self._program(file, language or self.language, card.effect, (key, i, "effect"), card.id)
            if "." in repr(card.effect):
                node = self.language.add(Scope(node, NO_RESULTS), card.id)
            nodes.append(node)
        return nodes

    def action_at(self, space: int) -> int:
        """The action to which a space belongs; -1 for cart and yoke."""
        if space < self.spaces.first_crowd:
            return space // len(self.spaces.places)
        return space - self.spaces.first_crowd if space < self.spaces.cart else -1

    def hook(self, s: State, name: str, seat: int) -> None:
        """Let the structures of this seat do what they do at this moment, once a year where they say so."""
        player = s.players[seat]
        for bit, once, node in self.hooks.get(name, ()):
            if player.structures & bit and not (once and player.used & bit) and node.happens(s, seat, seat):
                if once:
                    player.used |= bit
                push(s, node, seat, seat)

    def take_row(self, s: State, rows: tuple[int, ...], seat: int, row: int, source: str) -> None:
        """The rooster goes to a row, whose bonus comes at once (V-SPRING-02)."""
        s.rows = (*rows[:row], seat, *rows[row + 1 :])
        s.tell("rooster_placed", seat, source, row, place=str(row))
        node = self.row_nodes[row]
        if node is not None:
            push(s, node, seat, seat)
