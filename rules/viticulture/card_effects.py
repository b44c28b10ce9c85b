"""What visitors, mamas and papas do; parents less, as all of it is drawn on their faces with a few words each."""

from __future__ import annotations

from typing import Any

from rules.engine.catalog import EffectFault, located
from rules.engine.reader import Reader
from rules.engine.verbs import Choose, Effect, Verb, every_verb
from rules.viticulture.card_files import Written
from rules.viticulture.cards import EffectCard
from rules.viticulture.verbs import Build, Draw, Gain

MOST_OF_MAMA, MOST_OF_PAPA = 5, 3
"""So many different things there is room for on a face, the two gifts of a papa aside."""

Path = tuple[str | int, ...]


def read_card(reader: Reader, card: EffectCard, where: Written) -> Effect:
    """What a visitor, mama or papa does, which stands there. Raises DataFault."""
    try:
        return read_effect(reader, card.effect, (*where.path, "effect"))
    except EffectFault as fault:
        raise located(where.file, fault) from None


def read_effect(reader: Reader, raw: Any, path: Path) -> Effect:
    """What a card does by this data; the path begins with its kind: ``summer_visitors``, ``mamas``, ``papas`` ...

    Raises EffectFault.
    """
    effect = reader.read(raw, path)
    if path[0] == "mamas":
        _check_given(effect, MOST_OF_MAMA, path)
    elif path[0] == "papas":
        _check_papa(effect, path)
    if path[0] != "papas" and any(isinstance(step, Gain) and step.grande for step in every_verb(effect)):
        raise EffectFault(path, "everybody has the only grande worker from a papa; gain a 'worker' instead")
    return effect


def _check_papa(effect: Effect, path: Path) -> None:
    """Raises EffectFault where a papa cannot have this effect."""
    *given, last = effect
    _check_given(given, MOST_OF_PAPA, path)
    if not isinstance(last, Choose) or last.n is not None or last.both_for is not None or len(last.options) != 2:
        raise EffectFault(
            path, "a papa ends with a choice of two gifts, such as choose: [gain: {vp: 1}, gain: {lira: 3}]"
        )
    if sum(isinstance(step, Gain) and step.grande is not None for step in given) != 1:
        raise EffectFault(path, "a papa brings the one grande worker before the choice; write it once, {grande: 1}")
    for option in last.options:
        if any(isinstance(step, Gain) and step.grande for step in option):
            raise EffectFault(path, "the one grande worker comes before the choice; take 'grande' out of the gift")
        if len(option) != 1 or not (_is_piece(option[0]) or len(_things(option[0], path)) == 1):
            raise EffectFault(path, "each gift of a papa is one thing, such as build: {only: yoke, free: true}")


def _check_given(steps: list[Verb] | Effect, most: int, path: Path) -> None:
    if sum(len(_things(step, path)) for step in steps) > most:
        raise EffectFault(path, f"there is room for {most} different things on this card; take some away")


def _things(step: Verb, path: Path) -> tuple[str, ...]:
    """The things that a step brings. Raises EffectFault for one that does something else."""
    if not isinstance(step, Gain | Draw):
        raise EffectFault(path, f"a mama or papa does not '{step.word}'; it gains and draws")
    if isinstance(step, Gain) and step.per is not None:
        raise EffectFault(path, "a mama or papa gains a fixed number; take 'per' away")
    if not all(isinstance(amount, int) for _, amount in step.things()):
        raise EffectFault(path, "a mama or papa draws a fixed number; take 'up_to' away")
    return step.written


def _is_piece(step: Verb) -> bool:
    return (
        isinstance(step, Build) and step == Build(only=step.only, free=True) and step.only not in (None, "next_cellar")
    )
