"""The guide to making cards, ``data/viticulture/README.md``: ``python -m game.tools.guide`` writes it.

Its prose stands in ``guide.md`` beside this module. What is said of verbs, measures and all other words is read off
their declarations; examples are read as cards are, and their text and icons are made as on a card. ``--check`` only
tells whether the file is current.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import yaml
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo

from game.art.people.words import WORDS
from game.paths import data
from game.store import boxes
from game.text.calls import spoken
from game.text.describe import describe
from game.text.messages import BadMessages
from game.text.names import card_name
from game.text.printed import board, cards, effect
from game.tools.icon_line import icon_line
from rules.engine.catalog import DataFault, EffectFault, extent, plain, plain_text, read
from rules.engine.choice import UnknownWords
from rules.engine.fields import expected, fields_of, kinds, metas
from rules.engine.reader import ALLOWED, role_inside
from rules.engine.verbs import Per, Test, Times, Verb
from rules.viticulture.verbs import VERBS
from rules.viticulture.vocabulary import MEASURES, NEXT_CELLAR, SEATS

FILE = data() / "viticulture" / "README.md"
TEMPLATE = Path(__file__).with_name("guide.md")
MOST_EXAMPLES = 3
"""So many uses of a verb in the box are shown at most."""

PLACES = {
    "card": "on the card",
    "option": "in an option of a `choose` that is all the card does",
    "part": "inside another one",
    "do": "in the `do` of an `each`",
    "offer": "in a `may` that is in a `do`",
    "branch": "in an option of a `choose`, or a side of an `if`, that is in a `do`",
}
"""By the role of a place in an effect, which place that is; where only plain steps may stand it has no name."""

LINKS = {"seats": "a word for [seats](#seats)", "structures": "a [structure](#structures), or `next_cellar`"}
"""By the title of a closed list of words, where the guide lists them."""


class BadGuide(ValueError):
    """The prose of the guide holds an example that is no effect, or asks for a part that there is not."""


def guide() -> str:
    """The whole guide. Raises BadGuide."""
    text = TEMPLATE.read_text(encoding="utf-8")
    text = _blocks("effect", _example, text)
    text = _blocks("refused", _refused, text)
    text = re.sub(r"^```answers\n(.*?)^```\n", lambda found: _answers(found[1]), text, flags=re.MULTILINE | re.DOTALL)
    text = text.replace("{{spaces}}", ", ".join(f"`{action['id']}`" for action in board()["actions"]))
    return re.sub(r"^\{\{(\w+) ?(\w*)\}\}$", lambda found: _part(found[1], found[2]), text, flags=re.MULTILINE)


def _blocks(kind: str, shown: Callable[[str], str], text: str) -> str:
    """The text with its blocks of this kind as they are shown."""
    pattern = re.compile(rf"^```{kind}\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
    return pattern.sub(lambda found: f"```yaml\n{found[1]}```\n\n{shown(found[1])}\n", text)


def _part(kind: str, name: str) -> str:
    """What stands in the place of ``{{kind name}}``."""
    if kind == "card":
        return _card(name)
    if kind == "verb" and name in VERBS:
        return "\n".join(_verb(VERBS[name])).strip()
    if kind not in PARTS or name:
        raise BadGuide(f"{TEMPLATE}: there is no part '{kind} {name}'; known are card, verb, {', '.join(PARTS)}.")
    return "\n".join(PARTS[kind]())


def _example(source: str) -> str:
    """What a card with this effect says."""
    try:
        read_effect = effect(plain_text(TEMPLATE, source))
    except EffectFault as fault:
        raise BadGuide(f"{TEMPLATE}, example {source.splitlines()[0]!r}: {fault.sentence}.") from None
    return f"> {spoken(describe(read_effect))}\n>\n> `{icon_line(read_effect)}`"


def _refused(source: str) -> str:
    """Why this is refused."""
    try:
        effect(plain_text(TEMPLATE, source))
    except EffectFault as fault:
        return f"> {fault.sentence}" + ("" if fault.sentence.endswith("?") else ".")
    raise BadGuide(f"{TEMPLATE}, example {source.splitlines()[0]!r}: it is not refused; show another one.")


def _answers(source: str) -> str:
    """A table of answers with what they mean, each as the game understands it."""
    grammar, rows = boxes.viticulture().grammar, ["| answer | means |", "|---|---|"]
    for line in source.splitlines():
        answer, _, meaning = line.partition(": ")
        try:
            rows.append(f"| `{grammar.parse(answer)}` | {meaning} |")
        except UnknownWords as fault:
            raise BadGuide(f"{TEMPLATE}, answer '{answer}': {fault}.") from None
    return "\n".join(rows) + "\n"


def _card(name: str) -> str:
    """A card of the box as its file has it, with what it says."""
    for file in ("summer_visitors.yaml", "winter_visitors.yaml"):
        source = _source(data() / "viticulture" / file, name)
        if source:
            return f"**{card_name(name)}**\n\n```yaml\n{source}\n```\n\n{_example(source)}"
    raise BadGuide(f"{TEMPLATE}: there is no visitor '{name}' in the box.")


def _source(file: Path, name: str) -> str:
    """The effect of a visitor as its file has it, without comments; empty where it stands in another file."""
    text = read(file)
    for i, visitor in enumerate(plain(file)["visitors"]):
        if visitor["id"] == name:
            start, end = extent(text, ("visitors", i, "effect"))
            margin = start - text.rfind("\n", 0, start) - 1
            lines = (" " * margin + text[start:end].rstrip()).splitlines()
            least = min(len(line) - len(line.lstrip()) for line in lines)
            return "\n".join(re.sub(r"\s+#.*", "", line[least:]) for line in lines)
    return ""


def _steps() -> Iterator[str]:
    """The verbs that stand for one step of a card."""
    yield "| verb | does |"
    yield "|---|---|"
    for verb in _plain_verbs():
        yield f"| [`{verb.word}`](#{verb.word}) | {_said(verb)} |"
    for verb in _plain_verbs():
        yield from _verb(verb)


def _plain_verbs() -> list[type[Verb]]:
    return [verb for verb in VERBS.values() if not verb.holds and not verb.board_only]


def _within(word: str, role: str) -> str:
    if word == "choose" and role == "card":
        anything = _listed(ALLOWED["option"])
        return f"{anything} where it is all that the card does and has no `n`, otherwise plain steps only"
    return _listed(ALLOWED[role_inside(word, role)])


def _listed(words: frozenset[str]) -> str:
    if not words:
        return "plain steps only"
    return "plain steps and " + ", ".join(f"`{word}`" for word in VERBS if word in words)


def _said(verb: type[Verb]) -> str:
    return " ".join((verb.__doc__ or "").replace("``", "`").split())


def _verb(verb: type[Verb]) -> Iterator[str]:
    """One verb: what it does, what it takes, and how the box uses it."""
    yield from ("", f"### {verb.word}", "", _said(verb), "")
    yield "| word | may be | means |"
    yield "|---|---|---|"
    for field in fields_of(verb):
        if field.name != "written":
            yield f"| {_word(verb, field)} | {_may_be(verb, field)} | {_meaning(field)} |"
    found = list(_uses(verb))[:MOST_EXAMPLES]
    if found:
        yield ""
        yield "In the box: " + ", ".join(f"`{said}` ({card_name(card)})" for said, card in found) + "."
    if verb.holds:
        yield from ("", "It may stand:", "")
        for role, place in PLACES.items():
            if verb.word in ALLOWED[role]:
                yield f"- {place}; inside it {_within(verb.word, role)}"


def _word(verb: type[Verb], field: FieldInfo) -> str:
    name = field.encode_name
    if name in verb.beside:
        return f"`{name}` beside it"
    if verb.whole:
        return "what stands behind it"
    return f"`{name}`, or only the number" if name == verb.bare else f"`{name}`"


def _may_be(verb: type[Verb], field: FieldInfo) -> str:
    held = [kind for kind in kinds(field.type) if kind is not type(None)]
    titles = [meta.title for meta in metas(field.type) if meta.title in LINKS]
    literals = [word for kind in held if get_origin(kind) is Literal for word in get_args(kind)]
    needed = "; needed" if field.required else ""
    if titles and not literals:
        return LINKS[titles[0]] + needed
    for kind, words in ((Test, "a [test](#tests)"), (Per, "a [measure](#measures)")):
        if kind in held:
            return words + needed
    words = _within_limits(verb, field)
    if Times in held:
        return words.replace("{up_to: ", "`{up_to: n}`, ").rstrip("}")
    usual = "" if field.default in (None, NODEFAULT) else f"; `{field.default}` where it is left out"
    if literals:
        words = " or ".join(word if " " in word else f"`{word}`" for word in words.split(" or "))
    return words + needed + usual


def _within_limits(verb: type[Verb], field: FieldInfo) -> str:
    """What may be written for a field, with the numbers and words that a card of the box may really have there."""
    words = expected(field.type).replace("'", "`")
    for meta in metas(field.type):
        if meta.ge is not None and meta.le is not None:
            numbers = [number for number in range(int(meta.ge), int(meta.le) + 1) if _reads(verb, field, number)]
            if numbers:
                words = words.replace(f"from {meta.ge} to {meta.le}", f"from {numbers[0]} to {numbers[-1]}", 1)
    for kind in kinds(field.type):
        if get_origin(kind) is Literal:
            all_words, right = get_args(kind), [word for word in get_args(kind) if _reads(verb, field, word)]
            if right and len(right) < len(all_words):
                words = words.replace(" or ".join(map(str, all_words)), " or ".join(map(str, right)))
    return words


def _reads(verb: type[Verb], field: FieldInfo, value: Any) -> bool:
    """Whether a card may have this value for a field of a verb, all else left out that can be."""
    written = {other.encode_name: _first(other) for other in fields_of(verb) if other.required} | {
        field.encode_name: value
    }
    try:
        effect({verb.word: value if verb.whole else written})
    except EffectFault:
        return False
    return True


def _first(field: FieldInfo) -> Any:
    """A value that a field may have."""
    literals = [word for kind in kinds(field.type) if get_origin(kind) is Literal for word in get_args(kind)]
    return literals[0] if literals else next((meta.ge for meta in metas(field.type) if meta.ge is not None), 1)


def _meaning(field: FieldInfo) -> str:
    return next((meta.description for meta in metas(field.type) if meta.description), "")


def _uses(verb: type[Verb]) -> Iterator[tuple[str, str]]:
    """How cards of the box use a verb, each shape once, the shortest way first."""
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for card, printed in cards().items():
        for step in _written(printed.printed.get("effect"), verb.word):
            said = yaml.safe_dump(step, default_flow_style=True, width=1000, sort_keys=False).strip()[1:-1]
            shape = tuple(re.findall(r"[a-z_]+", said))
            if len(said) <= 60 and (shape not in found or len(said) < len(found[shape][0])):
                found[shape] = (said, card)
    yield from sorted(found.values(), key=lambda use: len(use[0]))


def _written(raw: Any, word: str) -> Iterator[dict[str, Any]]:
    """The steps with this verb in an effect as its file has it."""
    if isinstance(raw, dict):
        if word in raw:
            beside = VERBS[word].beside
            yield {key: value for key, value in raw.items() if key == word or key in beside}
        for inner in raw.values():
            yield from _written(inner, word)
    elif isinstance(raw, list):
        for inner in raw:
            yield from _written(inner, word)


def _measures() -> Iterator[str]:
    yield "| measure | is | from | to | where |"
    yield "|---|---|---|---|---|"
    costs = sorted({structure["cost"] for structure in board()["structures"]})
    for word, measure in MEASURES.items():
        where = []
        if measure.left_by:
            of = f" of `{measure.left_of}`" if measure.left_of else ""
            where.append(f"after a `{measure.left_by}`{of} on the same card")
        if measure.last_only:
            where.append("which is done once")
        if not measure.counts:
            where.append("not for `per`")
        if word == "structure_costing":
            where.append(f"only for `per`, with a cost: `{{structure_costing: {costs[0]}}}`, {_numbers(costs)}")
        yield f"| `{word}` | {measure.meaning} | {measure.least} | {measure.most} | {', '.join(where)} |"


def _numbers(costs: Sequence[int]) -> str:
    return f"{', '.join(map(str, costs[:-1]))} or {costs[-1]}"


def _seats() -> Iterator[str]:
    yield "| word | means |"
    yield "|---|---|"
    for word, meaning in SEATS.items():
        yield f"| `{word}` | {meaning} |"


def _structures() -> Iterator[str]:
    yield "| word | printed cost in lira |"
    yield "|---|---|"
    for structure in board()["structures"]:
        yield f"| `{structure['id']}` | {structure['cost']} |"
    yield f"| `{NEXT_CELLAR}` | the medium cellar, or where it stands the large one |"


def _portrait_words() -> Iterator[str]:
    yield "| word | says | may be |"
    yield "|---|---|---|"
    told: dict[tuple[str, ...], str] = {}
    for word, about in WORDS.items():
        lists = []
        for names in dict.fromkeys(about.lists):
            lists.append(told.get(names) or ", ".join(f"`{name}`" for name in names))
            if len(names) > 12:
                told.setdefault(names, f"as of `{word}`")
        needed = "" if about.needed else " (may be left out)"
        yield f"| `{word}` | {about.means}{needed} | {'; '.join(lists) or 'a card of the box, or `groom`, `picker`'} |"


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "steps": _steps,
    "measures": _measures,
    "seats": _seats,
    "structures": _structures,
    "portraits": _portrait_words,
}
"""The parts of the guide that are made of declarations, by the word that stands for them in its prose."""


def faults() -> Iterator[str]:
    """What is wrong with the guide as it is kept, a sentence."""
    try:
        wanted = guide()
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != wanted:
            yield f"{FILE}: is not what the verbs and words say now; write it again with 'make guide'."
    except (BadGuide, BadMessages, DataFault, EffectFault) as fault:
        yield f"{FILE}: cannot be made again: {fault}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the guide, or with ``--check`` tell whether it is current: 0 where it is."""
    parser = argparse.ArgumentParser(prog="game.tools.guide", allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="only tell whether the guide is current")
    if parser.parse_args(arguments).check:
        found = list(faults())
        for fault in found:
            print(fault)
        return 1 if found else 0
    try:
        FILE.write_text(guide(), encoding="utf-8")
    except (BadGuide, BadMessages, DataFault, EffectFault, OSError) as fault:
        print(fault)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
