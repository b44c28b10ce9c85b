"""What the things of Viticulture's table are called for those who do not see them, and how they are now."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.play.teller import Teller, Told
from game.play.things import FOREIGN
from game.text.messages import say
from game.text.names import card_name, joined, ref_name
from game.text.numbers import numeral
from game.text.questions import choice_label
from game.text.wording import raised
from game.viticulture import automa
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.tray import gift_offers
from rules.engine.choice import Ref


class ViticultureTeller(Teller):
    """Tells of one table of Viticulture."""

    interaction: ViticultureInteraction

    def thing(self, ref: Ref) -> Told:
        kind = ref.kind.removeprefix(FOREIGN)
        if ref.name == "yoke":
            return self._structure(ref.name)
        tell = self._tells.get(kind)
        return tell(self, ref.name) if tell else Told(raised(ref_name(kind, ref.name)))

    def _card(self, name: str) -> Told:
        return Told(raised(card_name(name)))

    def _back(self, name: str) -> Told:
        return Told(raised(say(f"deck-one-{name}")), say("reader-face-down"))

    def _gift(self, name: str) -> Told:
        """A line of a card that is an answer."""
        decision = self.interaction.decision
        offers = gift_offers(decision) if decision is not None else ()
        found = next((one.choice for one in offers if one.things[0].name == name), None)
        if decision is None or found is None:
            return self._card(name.split()[0])
        return Told(raised(choice_label(found, decision, self.interaction.session.names)))

    def _planted(self, name: str) -> Told:
        card, field = name.split()
        return Told(raised(card_name(card)), ref_name("field", field))

    def _place(self, name: str) -> Told:
        """An action or one of its spaces, and who stands there."""
        names = self.interaction.session.names
        stands = self.interaction.view.occupied.get(name, ())
        called = [
            say("table-automa") if seat < 0 else say("reader-stands", name=names[seat], worker=ref_name("worker", kind))
            for seat, kind in stands
        ]
        state = joined(called) or (say("reader-free") if name in self._spaces() else "")
        return Told(raised(ref_name("space", name)), state)

    def _spaces(self) -> frozenset[str]:
        """The spaces that there are at this table."""
        return frozenset(thing.ref.name for thing in self.interaction.things if thing.ref.kind == "space")

    def _standing(self, name: str) -> Told:
        kind, space = name.split()
        return Told(raised(ref_name("worker", kind)), ref_name("space", space))

    def _pile(self, name: str) -> Told:
        top = self.interaction.view.tops.get(name, "")
        return Told(raised(ref_name("pile", name)), raised(card_name(top)) if top else "")

    def _row(self, name: str) -> Told:
        view, names = self.interaction.view, self.interaction.session.names
        here = [names[seat.seat] for seat in view.seats if seat.row == int(name)]
        return Told(raised(ref_name("row", name)), joined(here) or say("reader-free"))

    def _rooster(self, _name: str) -> Told:
        own = self.interaction.own
        return Told(say("table-rooster"), ref_name("row", str(own.row)) if own.row else "")

    def _structure(self, name: str) -> Told:
        own = self.interaction.view.seats[self.interaction.shown]
        return Told(raised(ref_name("structure", name)), say("table-built") if name in own.structures else "")

    def _cellar(self, kind: str) -> Told:
        return Told(say("table-cellar", kind=kind))

    def _seat(self, name: str) -> Told:
        """A player, with the numbers that the rail shows."""
        own = self.interaction.view.seats[int(name)]
        state = say(
            "reader-seat-viticulture",
            vp=numeral(own.vp),
            lira=own.lira,
            residual=own.residual,
            workers=sum(own.workers.values()),
            cards=sum(own.cards.values()),
            passed="yes" if own.passed else "no",
        )
        return Told(self.interaction.session.names[int(name)], state)

    def _automa(self, _name: str) -> Told:
        view = self.interaction.view.automa
        return Told(say("table-automa"), say("reader-automa", vp=numeral(view.vp)) if view else "")

    def _token(self, _name: str) -> Told:
        view = self.interaction.view.automa
        return Told(say("table-token-title"), str(view.tokens) if view else "")

    _tells: ClassVar[dict[str, Callable[[ViticultureTeller, str], Told]]] = {
        "card": _card, "parent": _card, "shown": _card, "automa_card": _card, "back": _back, "gift": _gift,
        "planted": _planted, "action": _place, "space": _place, "standing": _standing, "row": _row, "pile": _pile,
        "rooster": _rooster, "structure": _structure, "cellar": _cellar, "seat": _seat, automa.PANEL.kind: _automa,
        automa.TOKEN.kind: _token,
    }  # fmt: skip
