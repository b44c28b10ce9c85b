"""What keys tell of a table of Viticulture."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.inspect import Explained
from game.play.summary import Summary, of
from game.text.messages import say
from game.text.names import joined
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.open_facts import open_facts
from game.window.announcements import sentences
from rules.viticulture.view import SeatView


class ViticultureSummary(Summary):
    """Tells of one table of Viticulture."""

    interaction: ViticultureInteraction

    def own(self, seat: int) -> Explained:
        own = self.interaction.view.seats[seat]
        workers = [say("voice-worker", kind=kind, count=count) for kind, count in own.workers.items() if count]
        cards = [say("voice-card", deck=deck, count=count) for deck, count in own.cards.items() if count]
        lines = (
            joined(_purse(own)),
            say("voice-workers", list=joined(workers)) if workers else say("voice-no-workers"),
            open_facts(own),
            say("voice-hand", list=joined(cards)) if cards else say("voice-empty-hand"),
        )
        title = say("voice-own-title", name=self.interaction.session.names[seat])
        return Explained(title, self._row(own), "vineyard", sentences(*lines))

    def other(self, seat: int) -> str:
        own = self.interaction.view.seats[seat]
        workers = say("voice-workers-left", count=sum(own.workers.values()))
        cards = say("voice-cards", count=sum(own.cards.values()))
        return of(self.interaction.session.names[seat], *_purse(own), workers, cards, self._row(own))

    def more(self) -> Iterator[str]:
        automa = self.interaction.view.automa
        if automa is not None and not automa.challenge:
            now, end = say("voice-automa-now", count=automa.vp), say("voice-automa-end", count=automa.vp_at_end)
            yield of(say("table-automa"), now, end)

    def order(self) -> tuple[int, ...]:
        return self.interaction.view.order

    def passed(self, seat: int) -> bool:
        return self.interaction.view.seats[seat].passed

    def last(self) -> str:
        return say("voice-last-year") if self.interaction.view.last_year else ""

    def _row(self, own: SeatView) -> str:
        return say("voice-row", row=own.row) if own.row else ""


def _purse(own: SeatView) -> list[str]:
    """Points, money, and what comes every year."""
    residual = [say("residual", n=own.residual)] if own.residual else []
    return [say("voice-points", count=own.vp), say("lira", n=own.lira), *residual]
