"""The components of one data folder, read and numbered."""

from __future__ import annotations

from rules.engine.catalog import DataFault, EffectFault, Folder, load, located
from rules.viticulture import board_check
from rules.viticulture.card_files import CardFiles
from rules.viticulture.cards import DECKS, ORDER, SUMMER, VINE, WINTER, Board, Order


class Components:
    """All components, and the tables that the rules look things up in; ``written`` is where each card stands.

    ``words`` are the names of cards that were added by language and id, ``portraits`` who is drawn on them.

    A card in play is a number: its place in the order of decks and data files (vines first, copies apart), so
    sorting numbers gives the canonical order. ``BLANK + deck`` stands for a card whose face is not to be known.
    """

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.board = self.read_board(folder)
        files = CardFiles(folder, self.board)
        self.written, self.words, self.portraits = files.written, files.words, files.portraits
        self.vines, self.orders = files.vines, files.orders
        self.summer_visitors, self.winter_visitors = files.summer_visitors, files.winter_visitors
        self.mamas, self.papas = files.mamas, files.papas
        self._number_structures()
        self._number_cards()

    @staticmethod
    def read_board(folder: Folder) -> Board:
        """The board of a folder. Raises DataFault."""
        board = load(folder / "board.yaml", Board)
        try:
            board_check.check(board)
        except EffectFault as fault:
            raise located(folder / "board.yaml", fault) from None
        return board

    def _number_structures(self) -> None:
        self.structures = tuple(structure.id for structure in self.board.structures)
        self.costs = tuple(structure.cost for structure in self.board.structures)
        self.structure_number = {name: i for i, name in enumerate(self.structures)}
        self.structure_needs = tuple(
            self.bit(structure.needs) if structure.needs else 0 for structure in self.board.structures
        )

    def bit(self, structure: str) -> int:
        """The bit of a structure in the set of those built. Raises DataFault for an unknown one."""
        if structure not in self.structure_number:
            raise DataFault(f"{self.folder}: '{structure}' is no structure of board.yaml; correct its spelling.")
        return 1 << self.structure_number[structure]

    def _number_cards(self) -> None:
        names: list[str] = []
        decks: list[int] = []
        self.red: list[int] = []
        self.white: list[int] = []
        self.needs: list[int] = []
        self.variety: list[int] = []
        for i, vine in enumerate(self.vines):
            for _ in range(vine.copies):
                names.append(vine.id)
                self.variety.append(i)
                self.red.append(vine.red)
                self.white.append(vine.white)
                self.needs.append(sum(self.bit(name) for name in vine.needs))
        decks += [VINE] * len(names)
        for deck, cards in ((ORDER, self.orders), (SUMMER, self.summer_visitors), (WINTER, self.winter_visitors)):
            names += [card.id for card in cards]
            decks += [deck] * len(cards)
        self.blank = len(names)
        self.names = (*names, *("?" + name for name in DECKS))
        self.deck_of = (*decks, *range(4))
        self.first_order = len(self.red)
        self.value = tuple(red + white for red, white in zip(self.red, self.white, strict=True))
        self.cards_of = tuple(tuple(i for i, deck in enumerate(decks) if deck == wanted) for wanted in range(4))
        self.numbers: dict[str, tuple[int, ...]] = {}
        for i, name in enumerate(names):
            self.numbers[name] = (*self.numbers.get(name, ()), i)

    def order(self, card: int) -> Order:
        """The order printed on this card."""
        return self.orders[card - self.first_order]
