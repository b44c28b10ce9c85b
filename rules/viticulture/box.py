"""The box: the components with the programs of their effects, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from rules.engine.agenda import Node, push
from rules.engine.catalog import Folder
from rules.engine.verbs import Effect
from rules.viticulture.action import Space
from rules.viticulture.cards import SUMMER, WINTER
from rules.viticulture.causes import OTHER, causes
from rules.viticulture.components import Components
from rules.viticulture.solo.terms import SoloTable, Terms
from rules.viticulture.spaces import Spaces
from rules.viticulture.state import State
from rules.viticulture.vineyard import Vineyard

T = TypeVar("T", bound=Node)


class Programs(msgspec.Struct, frozen=True):
    """What the effects of the data do, compiled.

    ``spaces`` are the actions of the board with their bonus, ``rows`` the wake-up rows by their number (0 is none),
    ``hooks`` the structures that act by themselves: for each moment (bit of the structure, whether once a year,
    what it does). ``visitors`` go by the number of the card.
    """

    spaces: list[Space]
    cart: Node
    yoke: Node
    rows: list[Node | None]
    fall: Node
    hooks: Mapping[str, list[tuple[int, bool, Node]]]
    visitors: Mapping[int, Node]
    mamas: list[Node]
    papas: list[Node]


class Box:
    """Components, programs and tables of the game. Raises DataFault when a data file is not understood.

    ``effects`` are what is written on visitors, mamas and papas, by id. The nodes of its programs know their box, so
    they come into it only when all are compiled. ``shows_gifts``: who tries something out sees the faces of cards that
    others would give, as in the first version of the rules.
    """

    def __init__(self, folder: Folder, shows_gifts: bool = False) -> None:
        self.shows_gifts = shows_gifts
        self.components = Components(folder)
        self.vineyard = Vineyard(self.components)
        board = self.components.board
        self.ends_at, self.least_vp = board.points.ends, board.points.least
        self.residual_most, self.most_regulars = board.residual.most, board.workers.regular
        self.hand_limit = board.hand_limit
        self._causes = causes(self.components)
        self.nodes: list[Node] = []
        self.effects: dict[str, Effect] = {}
        self.spaces = Spaces(self.components)
        actions = self.spaces.actions
        self.visitor_action = {
            SUMMER: actions.index("play_summer_visitor"),
            WINTER: actions.index("play_winter_visitor"),
        }
        self.tour_action = actions.index("give_tour")
        self.solo = SoloTable(self.components, self.spaces, folder)
        self._changed_spaces: Mapping[int, Mapping[int, Space]] = {}
        self.space_nodes: list[Space]
        self.cart_node: Node
        self.yoke_node: Node
        self.row_nodes: list[Node | None]
        self.fall_node: Node
        self.hooks: Mapping[str, list[tuple[int, bool, Node]]]
        self.visitors: Mapping[int, Node]
        self.mamas: list[Node]
        self.papas: list[Node]

    def take_programs(self, programs: Programs) -> None:
        """Take in the compiled effects of board and cards."""
        self.space_nodes = programs.spaces
        self.cart_node, self.yoke_node = programs.cart, programs.yoke
        self.row_nodes, self.fall_node = programs.rows, programs.fall
        self.hooks, self.visitors = programs.hooks, programs.visitors
        self.mamas, self.papas = programs.mamas, programs.papas

    def change_spaces(self, changed: Mapping[int, Mapping[int, Space]]) -> None:
        """Take in, for each challenge, what a worker does on the actions that it changes."""
        self._changed_spaces = changed

    def add(self, node: T, source: str) -> T:
        """Number a node and put it into the table of all nodes."""
        node.enter(self.nodes, source)
        return node

    def cause(self, source: str) -> str:
        """What points with this source came from, as one of CAUSES."""
        return self._causes.get(source.partition(".")[0], OTHER)

    def terms(self, s: State) -> Terms:
        """What holds in this solo game."""
        return self.solo.terms(s.options)

    def regulars(self, s: State) -> int:
        """How many regular workers a seat may have here."""
        return self.most_regulars if s.solo is None else self.terms(s).regulars

    def space_node(self, s: State, action: int) -> Space:
        """What a worker on this action does here."""
        if s.solo is not None and s.options.challenge != "none":
            return self._changed_spaces[s.options.challenge].get(action, self.space_nodes[action])
        return self.space_nodes[action]

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
