"""Compiling levels and challenges: their effects become nodes, and every game that can be played alone its terms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.agenda import Node
from rules.engine.catalog import DataFault, EffectFault, Folder, located, nearest
from rules.engine.effect import Measure, Test
from rules.engine.verbs import Each, Effect, Verb, You
from rules.viticulture.action import Space
from rules.viticulture.compiling import Compiler
from rules.viticulture.options import LEVELS, Options
from rules.viticulture.setup import empty_table
from rules.viticulture.solo.terms import PLAIN, Challenge, Key, Level, Terms
from rules.viticulture.verbs import Pay, Together


def add_solo(compiler: Compiler) -> None:
    """Compile what only the solo game has. Raises DataFault."""
    made = _SoloCompiler(compiler)
    made.add_terms()
    compiler.box.solo.complete(tuple(sorted(made.useless())), made.terms)
    compiler.box.change_spaces(made.spaces)


class _SoloCompiler:
    """``terms`` and ``spaces`` (what a worker does on the actions that a challenge changes) as far as compiled."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.box = compiler.box
        self.solo = compiler.box.solo
        self.terms: dict[Key, Terms] = {}
        self.spaces: dict[int, Mapping[int, Space]] = {}

    def add_terms(self) -> None:
        """Compile levels, then challenges, in the order of their data."""
        levels = {level.id: level for level in self.solo.automa.levels}
        if tuple(sorted(levels)) != tuple(sorted(LEVELS)):
            raise DataFault(f"{self.solo.file}: the levels are {', '.join(LEVELS)}, each once; correct the list.")
        for level in levels.values():
            setup = self._compiled(
                self.solo.file, level.setup, ("levels", self.solo.automa.levels.index(level)), level.id
            )
            for aggressive in (False, True):
                if not aggressive or level.id in self.solo.automa.aggressive.levels:
                    self.terms[(level.id, "none", aggressive)] = self._agreed(level, PLAIN, aggressive, setup, None)
        for i, challenge in enumerate(self.solo.challenges):
            setup = self._compiled(self.solo.campaign_file, challenge.setup, ("challenges", i, "setup"), challenge.id)
            end = self._compiled(self.solo.campaign_file, challenge.end, ("challenges", i, "end"), challenge.id)
            self.spaces[i + 1] = self._actions(challenge, i)
            must = self._must(challenge, i)
            for aggressive in (False, True):
                if not aggressive or challenge.rules.aggressive == "allowed":
                    terms = self._agreed(levels["normal"], challenge, aggressive, setup, end, must)
                    self.terms[("normal", i + 1, aggressive)] = terms

    def useless(self) -> list[int]:
        """The visitors with which nothing happens at a table of one (V-SOLO-06)."""
        components = self.box.components
        alone = empty_table(self.box, Options(), 2, 0)
        alone.players.pop()
        words = {word for word, seats in self.compiler.language.who.items() if seats(alone, 0)}
        visitors = (*components.summer_visitors, *components.winter_visitors)
        return [components.numbers[card.id][0] for card in visitors if not happens(self.box.effects[card.id], words)]

    def _compiled(self, file: Folder, raw: Any, path: tuple[str | int, ...], source: str) -> Node | None:
        return (
            None
            if raw is None
            else self.compiler.gifts.program(self.compiler.read(file, raw, path, board=True), source)
        )

    def _actions(self, challenge: Challenge, number: int) -> dict[int, Space]:
        """The spaces whose action this challenge changes."""
        found = {}
        spaces = self.box.spaces
        for name, raw in challenge.action.items():
            path = ("challenges", number, "action", name)
            if name not in spaces.actions:
                cure = nearest(name, spaces.actions)
                raise located(self.solo.campaign_file, EffectFault(path, f"'{name}' is no action of the board; {cure}"))
            action = spaces.actions.index(name)
            deed = self._compiled(self.solo.campaign_file, raw, path, name)
            assert deed is not None
            found[action] = self.compiler.add_space(action, deed, self.box.space_nodes[action].bonus)
        return found

    def _must(self, challenge: Challenge, number: int) -> tuple[int, Measure, Test] | None:
        if challenge.must is None:
            return None
        try:
            test = self.compiler.reader.test(challenge.must.test, ("challenges", number, "must", "if"))
        except EffectFault as fault:
            raise located(self.solo.campaign_file, fault) from None
        measure, _ = self.compiler.language.measures[test.measure]
        return challenge.must.year, measure, test.holds

    def _agreed(
        self,
        level: Level,
        challenge: Challenge,
        aggressive: bool,
        setup: Node | None,
        end: Node | None,
        must: tuple[int, Measure, Test] | None = None,
    ) -> Terms:
        spaces = self.box.spaces
        places = spaces.open_places[1]
        if challenge.rules.spaces:
            names = [place.id for place in spaces.places]
            if challenge.rules.spaces not in names:
                cure = nearest(challenge.rules.spaces, names)
                raise DataFault(
                    f"{self.solo.campaign_file}: '{challenge.rules.spaces}' is no place of an action; {cure}"
                )
            places = (names.index(challenge.rules.spaces),)
        return Terms(
            level=level,
            challenge=challenge,
            years=challenge.rules.years or level.years,
            vp=level.vp,
            targets=tuple(self.solo.automa.aggressive.targets) if aggressive else (),
            places=places,
            open=spaces.spaces_at(places),
            regulars=challenge.rules.regular_workers or self.box.most_regulars,
            setup=() if setup is None else (setup,),
            end=end,
            must=must,
        )


def happens(effect: Effect, words: set[str]) -> bool:
    """Whether anything but a price happens at a table at which only these words for seats name somebody."""
    return any(_step_happens(step, words) for step in effect)


def _step_happens(step: Verb, words: set[str]) -> bool:
    if isinstance(step, Each):
        return step.who in words and happens(step.do, words)
    if isinstance(step, Together):
        return step.who in words or happens(step.otherwise, words)
    if isinstance(step, Pay | You):
        return False
    inner = tuple(step.inner())
    return any(happens(one, words) for one in inner) if inner else True
