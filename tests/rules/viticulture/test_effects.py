"""Effects as data: what is right is done as it says, and what cannot be done or said is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rules.command.games import GAMES
from rules.engine.catalog import EffectFault
from rules.engine.verbs import Choose, Effect, Options, branch_names, every_verb
from rules.viticulture.rules import Viticulture
from rules.viticulture.vocabulary import reader
from tests.boxes import VITICULTURE

READER = reader(
    {
        "trellis": 2, "irrigation": 3, "yoke": 2, "windmill": 5, "cottage": 4, "tasting_room": 6, "medium_cellar": 4,
        "large_cellar": 6,
    }
)  # fmt: skip

GAIN, BUILD, HARVEST = {"gain": {"lira": 1}}, {"build": 1}, {"harvest": 1}
TRELLIS = {"build": {"only": "trellis"}}


@pytest.mark.parametrize(
    ("raw", "path", "sentence"),
    [
        ([], (), "an empty list does nothing"),
        ("plant", (), "'plant' is no effect"),
        ({"juggle": 3}, (), "'juggle' is no verb"),
        ({"plnat": 1}, (), "did you mean 'plant'"),
        ({"pay": {"vp": 1}, "gain": {"lira": 1}}, (), "two steps; make each an item of a list"),
        ([[GAIN, GAIN]], (0,), "is no effect"),
        ({"gain": {"lira": 1}, "then": GAIN}, ("then",), "'then' does not go with 'gain'"),
        ({"gain": {"lira": "two"}}, ("gain", "lira"), "lira is a whole number from 1 to 30"),
        ({"gain": {"lira": "2"}}, ("gain", "lira"), "lira is a whole number from 1 to 30"),
        ({"gain": {"lira": True}}, ("gain", "lira"), "whole number"),
        ({"gain": {"lira": 1.5}}, ("gain", "lira"), "whole number"),
        ({"gain": {"lira": None}}, ("gain", "lira"), "whole number"),
        ({"gain": {"lira": 0}}, ("gain", "lira"), "from 1 to 30"),
        ({"gain": {"lira": -3}}, ("gain", "lira"), "from 1 to 30"),
        ({"gain": {"temporary_worker": 2}}, ("gain", "temporary_worker"), "is 1"),
        ({"gain": {}}, ("gain",), "names at least one thing"),
        ({"gain": 3}, ("gain",), "takes words with values"),
        ({"gain": {"order": 1}}, ("gain", "order"), "'order' cannot stand here; 'draw' takes it"),
        (None, (), "nothing stands here; write a verb"),
        ({"gain": {"lira": 1, "per": "wine"}}, ("gain", "per"), "stands beside 'gain'"),
        ({"gain": {"lira": 1}, "per": "wines"}, ("per",), "did you mean 'wine'"),
        ({"gain": {"lira": 1}, "per": "vp"}, ("per",), "no number of things"),
        ({"gain": {"lira": 1}, "per": {"structure_costing": 9}}, ("per",), "measured with one of 2, 3, 4, 5, 6"),
        ({"gain": {"lira": 1}, "per": {"wine": 4}}, ("per",), "measured with nothing"),
        ({"gain": {"worker": 1}, "per": "wine"}, ("gain",), "only lira and vp"),
        ({"gain": {"lira": 1}, "per": "made.types"}, ("per",), "left behind by 'make_wine'"),
        ({"pay": {"lira": 1, "worth": 3}}, ("pay",), "add wine"),
        ({"pay": {"wine": 1, "worth": 1}}, ("pay", "worth"), "from 2 to 9"),
        ({"pay": {"card": "some"}}, ("pay", "card"), "from 1 to 9 or all"),
        ({"build": {"discount": "lots"}}, ("build", "discount"), "whole number from 1 to 9"),
        ({"build": {"free": True, "discount": 2}}, ("build",), "either free or discount"),
        ({"build": {"free": False}}, ("build", "free"), "is true"),
        ({"build": {"only": "tower"}}, ("build", "only"), "none of the structures"),
        ({"build": {"only": "yoke", "n": 2}}, ("build",), "one structure"),
        ({"build": {"cost": [9]}}, ("build", "cost"), "none of the printed costs"),
        ({"build": {"cost": 3}}, ("build", "cost"), "a list"),
        ({"build": {"n": 2, "cost": [3]}}, ("build",), "there are 1 such structures"),
        ({"build": {"up_to": 9}}, ("build",), "there are 8 such structures"),
        ({"harvest": {"up_to": 4}}, ("harvest",), "it is done 3 times at most"),
        ({"retrieve": {"up_to": 8}}, ("retrieve",), "it is done 7 times at most"),
        ({"plant": {"n": 2, "up_to": 3}}, ("plant",), "either n or up_to"),
        ({"plant": {"up_to": 1}}, ("plant", "up_to"), "from 2 to 9"),
        ({"plant": {"times": 2}}, ("plant", "times"), "cannot stand here"),
        ({"plant": "two"}, ("plant", "n"), "whole number"),
        ({"train": {"up_to": 2}}, ("train", "up_to"), "cannot stand here"),
        ({"fill_order": 2}, ("fill_order", "n"), "n is 1"),
        ({"swap_vines": 3}, ("swap_vines", "n"), "n is 2"),
        ({"age": {"wine": 2}}, ("age", "wine"), "wine is 1 or all"),
        ({"age": {"times": 2}}, ("age",), "needs 'wine'"),
        ({"place_grape": {"colour": "green", "value": 1}}, ("place_grape", "colour"), "red or white or either or both"),
        ({"place_grape": {"colour": "red"}}, ("place_grape",), "needs 'value'"),
        ({"retrieve": {"worker": "grande", "n": 2}}, ("retrieve",), "one grande worker"),
        ({"sell": "field"}, ("sell",), "a card cannot do it"),
        ({"may": {"play": "summer_visitor"}}, ("may", "play"), "a card cannot do it"),
        ({"buy_back": "field"}, ("buy_back",), "a card cannot do it"),
        ({"build": {"n": 2, "up_to": 3}}, ("build",), "either n or up_to"),
        ({"make_wine": {"n": 2, "up_to": 3}}, ("make_wine",), "either n or up_to"),
        ({"give": {"lira": 2}}, ("give",), "only inside 'each'"),
        ({"may": {"give": {"lira": 2}}}, ("may", "give"), "only inside 'each'"),
        ({"you": GAIN}, ("you",), "cannot stand here"),
        ({"choose": [GAIN, {"you": GAIN}]}, ("choose", 1, "you"), "cannot stand here"),
        ({"choose": [GAIN]}, ("choose",), "at least two"),
        ({"choose": [GAIN, GAIN]}, ("choose",), "two of the options are the same"),
        ({"choose": [GAIN, {"plant": 1}], "n": 2}, ("choose",), "contradicts itself"),
        ({"choose": [GAIN, {"plant": 1}], "n": 3}, ("choose",), "contradicts itself"),
        ({"choose": [GAIN, {"plant": 1}], "n": "all", "both_for": {"vp": 1}}, ("choose",), "either n or both_for"),
        ([GAIN, {"choose": [GAIN, {"plant": 1}], "both_for": {"vp": 1}}], (1, "both_for"), "all that the card does"),
        ({"may": {"may": GAIN}}, ("may", "may"), "'may' cannot stand here"),
        ({"if": {"wine": {"at_least": 1}}, "then": {"may": GAIN}}, ("then", "may"), "'may' cannot stand here"),
        ({"if": {"wine": {"at_least": 1}}}, ("if",), "needs 'then'"),
        ({"if": {"wine": {"at_least": 0}}, "then": GAIN}, ("if", "wine"), "always passes"),
        ({"if": {"wine": {"below": 0}}, "then": GAIN}, ("if", "wine"), "never pass"),
        ({"if": {"wine": [1, 99]}, "then": GAIN}, ("if", "wine"), "is never 99"),
        ({"if": {"wine": "many"}, "then": GAIN}, ("if", "wine"), "is no test"),
        ({"if": {"wine": True}, "then": GAIN}, ("if", "wine"), "is no test"),
        ({"if": "wine", "then": GAIN}, ("if",), "one measure and its test"),
        ([{"if": {"built.cost": 5}, "then": GAIN}, {"build": 1}], (0, "if", "built.cost"), "must stand before it"),
        ([{"build": {"up_to": 2}}, {"if": {"built.cost": 5}, "then": GAIN}], (1, "if", "built.cost"), "done once"),
        ([{"pay": {"lira": 2}}, {"if": {"paid.rivals": 0}, "then": GAIN}], (1, "if", "paid.rivals"), "'pay' of wine,"),
        ([{"pay": {"wine": 2}}, {"if": {"paid.rivals": 0}, "then": GAIN}], (1, "if", "paid.rivals"), "done once"),
        ([BUILD, BUILD, {"if": {"built.cost": 5}, "then": GAIN}], (2, "if", "built.cost"), "done once"),
        ([TRELLIS, {"if": {"built.cost": 5}, "then": GAIN}], (1, "if", "built.cost"), "'built.cost' is 2 here"),
        ([BUILD, {"if": {"built.cost": [2, 7]}, "then": GAIN}], (1, "if", "built.cost"), "is never 7"),
        ([BUILD, {"each": "all", "do": BUILD}, {"if": {"built.cost": 5}, "then": GAIN}], (2, "if", "built.cost"),
         "from that of 'each'"),
        ([{"each": "all", "do": {"may": HARVEST}}, HARVEST, {**GAIN, "per": "harvested.fields"}], (2, "per"),
         "from that of 'each'"),
        ({**GAIN, "per": {"structure_costing": 2.0}}, ("per",), "not with '2.0'"),
        ({"build": None}, ("build", "n"), "nothing stands here; n is"),
        ({"build": {"only": ["yoke"]}}, ("build", "only"), "'[yoke]' cannot stand here; only is a word; did you mean"),
        ({"use_action": {"later": True}}, ("use_action",), "'{later: true}' cannot stand here; use_action is earlier"),
        ({"gain": {"lira ": 1}}, ("gain", "lira "), "'lira ' cannot stand here; did you mean 'lira'"),
        ({"each": "everyone", "do": GAIN}, ("each",), "none of the seats"),
        ({"each": "opponents"}, ("each",), "needs 'do'"),
        ({"each": "all", "do": {"give": {"lira": 1}}}, ("each",), "nobody gives to himself"),
        ({"each": "all", "do": {"may": [{"give": {"lira": 1}}, GAIN]}}, ("each",), "nobody gives to himself"),
        ({"each": "all_in_season", "do": {"choose": [BUILD, {"you": GAIN}]}}, ("each",), "write opponents"),
        ({"each": "all", "do": {"if": {"wine": {"at_least": 2}}, "then": {"you": GAIN}}}, ("each",), "means you too"),
        ({"each": "all", "up_to": 2, "do": {"you": GAIN}}, ("each",), "or selects himself"),
        ({"each": "opponents", "do": {"you": GAIN}}, ("each",), "needs up_to"),
        ({"each": "opponents", "do": [GAIN, {"may": {"plant": 1}}]}, ("each",), "stands alone in 'do'"),
        ({"each": "opponents", "up_to": 2, "do": GAIN}, ("each",), "with up_to"),
        ({"each": "opponents", "do": {"each": "all", "do": GAIN}}, ("do", "each"), "cannot stand here"),
        ({"each": "opponents", "do": {"may": {"you": GAIN}}}, ("each",), "something that the seat does"),
        ({"together": "opponents", "give": {"lira": 2}, "else": GAIN}, ("together",), "one kind of card"),
        ({"together": "all", "give": {"card": 2}, "else": GAIN}, ("together",), "opponents"),
        ({"together": "opponents", "give": {"card": 2}}, ("together",), "needs 'else'"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_or_said_is_refused_in_one_sentence(raw: Any, path: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(EffectFault) as told:
        READER.read(raw)
    assert sentence in told.value.sentence
    assert told.value.path == path


@pytest.mark.parametrize(
    ("raw", "path", "sentence"),
    [
        ({"sell": "wine"}, ("sell",), "grapes or field"),
        ({"play": "visitor"}, ("play",), "summer_visitor or winter_visitor"),
    ],
)
def test_so_it_is_on_the_board(raw: Any, path: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(EffectFault) as told:
        READER.read(raw, board=True)
    assert sentence in told.value.sentence
    assert told.value.path == path


def test_options_are_told_apart_by_their_names_whatever_they_hold() -> None:
    raw: Any = [
        {"pay": {"lira": 1}}, {"pay": {"lira": 2}}, {"plant": 1}, {"plant": {"ignore": "limit"}},
        {"draw": {"visitor": {"up_to": 2}}}, {"draw": {"visitor": 1}}, {"age": {"wine": 1}}, {"age": {"wine": "all"}},
    ]  # fmt: skip
    names = branch_names(Options(READER.read(option) for option in raw))
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


@pytest.mark.parametrize(
    "before",
    [
        [{"choose": [BUILD, {"build": {"discount": 2}}]}],
        [{"if": {"vp": 3}, "then": BUILD, "else": {"build": {"free": True}}}],
        [{"each": "opponents", "do": {"may": HARVEST}}, BUILD],
    ],
)
def test_what_is_built_in_one_way_or_another_is_measured(before: list[Any]) -> None:
    assert READER.read([*before, {"if": {"built.cost": 5}, "then": GAIN}])


def test_every_effect_of_the_printed_game_is_read_and_walked() -> None:
    rules = GAMES["viticulture"]()
    assert isinstance(rules, Viticulture)
    effects = rules.box.effects
    cards = ("summer_visitors", "winter_visitors", "mamas", "papas")
    assert len(effects) == sum(VITICULTURE[kind] for kind in cards)
    assert sum(isinstance(step, Choose) for effect in effects.values() for step in every_verb(effect)) > 60
    assert all(isinstance(effect, Effect) for effect in effects.values())
