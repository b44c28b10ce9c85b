"""Plays by nothing but the tree of what is on the screen: reads its words and presses its nodes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from game.play.curtain import CurtainScene
from game.play.focus import LINE, Focus
from game.play.gathering import Gathering
from game.play.scene import TableScene
from game.play.score import ScoreScene
from game.play.selection import DEFAULTED
from game.text.messages import say
from game.window.announcements import Announcement, sentences
from game.window.app import App
from game.window.tree import Node

QUIET = ("table-undo", "table-undo-answers", "vino-undo", "table-cancel", "vino-clear", "table-page-back")
"""What somebody does not press who wants to go on."""
DONE = ("table-confirm", "vino-confirm-sale", "table-next", "curtain-lift", "reader-go-on", "lesson-on")
"""What somebody presses as soon as it can be pressed."""
ENDS = ("vino-pass-sell", "vino-quiet-end")
"""What somebody presses who has played for long, so that the game comes to its end."""
LONG = 500
OPENS = ("table-hand-open", "vino-show")
"""What opens a closed hand."""
SAME = "term-"
"""How the names begin of buttons that may stand twice: a term of the glossary in a text."""
STEP = 0.2


class Robot:
    """Somebody at a table who knows only the words of the tree, and what was announced."""

    def __init__(self, app: App, scene: TableScene, seed: int = 1) -> None:
        self.app = app
        self.scene = scene
        self.chance = random.Random(seed)
        self.heard: list[Announcement] = []
        self.pressed: Counter[str] = Counter()
        app.announcements.listeners.append(self.heard.append)
        self._asked: object = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.app.scenes.scenes[-1], ScoreScene)

    def nodes(self) -> list[Node]:
        """All nodes of what lies on top, with those inside of groups."""
        return [node for top in self.app.scenes.scenes[-1].nodes() for node in top.all()]

    def press(self, node: Node) -> None:
        """Press a node and let time pass; what is not drawn takes none."""
        assert node.act is not None, f"{node.label!r} cannot be pressed"
        self.pressed[node.role] += 1
        node.act()
        self.rest()

    def rest(self) -> None:
        """Let time pass until nothing moves any more."""
        for _ in range(60):
            self.app.scenes.settle()
            self.app.scenes.update(STEP, still=True)
            top = self.app.scenes.scenes[-1]
            if not isinstance(top, TableScene) or (
                top.interaction.queue.empty and (top.interaction.decision is not None or top.interaction.thinking < 0)
            ):
                break

    def play(self, presses: int) -> None:
        """Go on until the game is over, at most for so many presses."""
        self.rest()
        for _ in range(presses):
            if self.over:
                return
            nodes = self.nodes()
            self._look(nodes)
            self.press(self._choice(nodes))

    def _look(self, nodes: list[Node]) -> None:
        """Once for each question: all that is needed to answer it must be there."""
        interaction = self.scene.interaction
        asked = interaction.session.lines, interaction.closed, len(interaction.pointer.selection.picked)
        if isinstance(self.app.scenes.scenes[-1], CurtainScene) or interaction.decision is None:
            return
        if asked == self._asked or interaction.staged:
            return
        self._asked = asked
        focus = self.scene.parts.focus
        wrong = [
            *unnamed(nodes), *alike(nodes), *out_of_order(nodes, focus), *unanswerable(nodes, self.scene),
        ]  # fmt: skip
        assert not wrong, f"{interaction.decision.kind}: {wrong}"
        asked_now = interaction.panel.asked
        assert asked_now is not None
        title = asked_now.look.title
        told = [one.words for one in self.heard if one.kind == "question"]
        assert not title or any(sentences(title) in words for words in told[-3:]), title

    def _choice(self, nodes: list[Node]) -> Node:
        """What is pressed next: what goes on at once, else what opens the hand, else any answer."""
        buttons = [node for node in nodes if node.role in ("button", "answer") and node.enabled and node.act]
        for keys in (DONE, OPENS):
            words = {say(key) for key in keys}
            if found := [node for node in buttons if node.label in words]:
                return found[0]
        quiet = {say(key) for key in QUIET}
        below = next((one for one in nodes if one.name == "region-task"), None)
        panel = [one for one in below.all() if one in buttons] if below is not None else buttons
        answers = [one for one in panel if one.label not in quiet and not one.label.startswith(signs())]
        things = [node for node in nodes if node.role == "thing" and node.enabled and not node.chosen]
        every = [*answers, *things]
        if self.pressed.total() > LONG:
            ends = {say(key) for key in ENDS}
            every = [one for one in answers if one.label in ends] or every
        assert every, f"nothing can be pressed: {[(node.role, node.label) for node in nodes]}"
        return self.chance.choice(every)


def signs() -> tuple[str, ...]:
    """How the words begin of signs that answer nothing."""
    return tuple(say(f"table-sign-{name}", press="", muted="no").split(":")[0] for name in ("advice", "prices", "log"))


def unnamed(nodes: list[Node]) -> Iterator[str]:
    """The nodes without words, and those that share a name."""
    yield from (f"{node.role} {node.name} has no words" for node in nodes if not node.label.strip())
    names = Counter(node.name for node in nodes)
    yield from (f"{name} is the name of {count}" for name, count in names.items() if count > 1)


def alike(nodes: list[Node]) -> Iterator[str]:
    """The nodes of a group that can be pressed and that nobody can tell from each other."""
    for one in nodes:
        seen: dict[tuple[str, ...], str] = {}
        for node in one.children:
            if not node.enabled or node.act is None or node.role == "line" or node.name.startswith(SAME):
                continue
            words, name = (node.label, node.state, node.told, str(node.chosen)), node.name.partition("#")[0]
            if seen.setdefault(words, name) != name:
                yield f"{node.name} and {seen[words]} are both {words[:3]}"


def out_of_order(nodes: list[Node], focus: Focus) -> Iterator[str]:
    """What keys reach and the tree does not, or the other way round, region by region."""
    told = {node.name: [one.name for one in node.children] for node in nodes if node.name.startswith("region-")}
    targets = focus.targets()
    for region in focus.regions:
        inside = [target for target in targets if target.region == region]
        names = told.get(f"region-{region}", [])
        wanted = Counter(
            target.button if target.thing is None else f"{target.thing.ref.kind}:{target.thing.ref.name}"
            for target in inside
            if not target.button.startswith(LINE)
        )
        missing = [name for name in wanted if name not in names]
        if missing:
            yield f"{region}: {missing} are not told"
    order = [name.removeprefix("region-") for name in told]
    if order != [region for region in focus.regions if region in order]:
        yield f"regions are told as {order}"


def unanswerable(nodes: list[Node], scene: TableScene) -> Iterator[str]:
    """The answers to the open question that no node leads to."""
    interaction = scene.interaction
    decision, selection = interaction.decision, interaction.pointer.selection
    if decision is None or interaction.closed or interaction.held is not None or interaction.advice.shown(interaction):
        return
    names = {node.name for node in nodes}
    if "page-on" in names or (isinstance(selection, Gathering) and decision.kind.startswith("sell")):
        return
    led = {
        str(offer.choice)
        for offer in selection.offers
        if all(f"{ref.kind}:{ref.name}" in names for ref in offer.things if ref.kind not in DEFAULTED)
    }
    for choice in decision.choices:
        called = {str(choice), choice.verb, "pass" if choice.verb == "done" else choice.verb}
        if not called & (led | names) and not interaction.pointer.selection.picked:
            yield f"nothing leads to {choice} at {decision.kind}"
