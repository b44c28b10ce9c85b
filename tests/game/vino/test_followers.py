"""Pointing at the region where vineyards are bought tells who follows there."""

from __future__ import annotations

from game.text.messages import say
from game.vino import followers
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver


def test_whoever_is_told_to_follow_is_asked_next() -> None:
    driver, met, alone = Driver(5, 3, size=(640, 360)), 0, 0

    def buying() -> bool:
        decision = driver.session.decision
        return decision is not None and decision.kind == "buy" and driver.session.view(None).phase == "buy"

    for _ in range(60):
        driver.play(lambda _session: buying())
        interaction, made, names = driver.scene.interaction, driver.session.game.made, driver.session.names
        barrel, decision = interaction.view.barrel, driver.session.decision
        told = interaction.explain(Ref("region", barrel))
        assert told is not None
        assert decision is not None
        line = followers.words(interaction.view, names)
        assert told.body.endswith(line)
        assert names[interaction.seat] not in line
        leave = next(one for one in decision.choices if one.verb in ("done", "pass"))
        driver.scene.parts.answering.propose(leave)
        driver.confirm()
        driver.frame()
        assert driver.session.game.made > made
        after = driver.session.view(None)
        if after.barrel != barrel or driver.session.decision is None:
            continue
        if line == say("vino-then-nobody", gift="no"):
            alone += 1
            continue
        places = {line.find(name): seat for seat, name in enumerate(names) if name in line}
        waiting = [places[at] for at in sorted(places) if not after.seats[places[at]].passed]
        assert driver.session.decision.decider == waiting[0]
        met += 1
    assert met > 10
    assert alone == 0
