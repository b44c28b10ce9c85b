"""Under what the rulebook of Vino tells of the things on its table."""

from __future__ import annotations

from game.play.asked_rule import AskedRule
from game.play.gathering import Gathering
from game.vino.interaction import FOR_MONEY, VinoInteraction
from game.vino.sale_draft import SaleDraft
from rules.engine.choice import Choice, Ref
from rules.engine.reason import Reason


class VinoAskedRule(AskedRule):
    """Finds the entry at one table of Vino."""

    interaction: VinoInteraction

    def told_under(self, ref: Ref) -> tuple[str, ...]:
        return (f"{ref.kind} {ref.name}", ref.kind)

    def reason(self, ref: Ref, tried: Choice) -> Reason | None:
        interaction, selection = self.interaction, self.interaction.pointer.selection
        if interaction.decision is None or (interaction.decision.secret and interaction.closed):
            return None
        made = selection.choices() if isinstance(selection, Gathering) else []
        made = selection.before(tried) if isinstance(selection, SaleDraft) else made
        found = interaction.session.refused_after(made, tried)
        return None if found is not None and found.id in FOR_MONEY and interaction.conceals_money else found
