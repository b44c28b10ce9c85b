"""The end of a game alone: ahead of the Automa or not, what became of the campaign, and what to do next."""

from __future__ import annotations

from functools import partial

from game.art import figures
from game.art.alone.page import AloneLook, Gain
from game.art.alone.plate import PlateLook
from game.art.alone.years import Year
from game.art.courses import Course
from game.art.kit.palette import NOBODY
from game.art.wine_label.label import LabelLook, Portrait
from game.play.score import Act, Ending, ScoreScene
from game.play.session import Session
from game.store import campaigns
from game.store.campaigns import KeptCampaign
from game.text.messages import say
from game.text.numbers import numeral
from game.text.printed import automa as printed_automa
from game.text.printed import challenges
from game.text.solo_text import challenge_name, left_out, level_text
from game.viticulture.automa import level_words
from game.viticulture.facts import ICONS, facts, sums_of
from game.viticulture.points import SOURCES, Tally
from rules.viticulture.scoring import SoloResult
from rules.viticulture.view import View


class SoloScore(ScoreScene):
    """Shown over the table when a game alone is over."""

    def told(self) -> Ending:
        return Ending(alone_of(self.session), label_of(self.session), figures_of(self.session))

    def acts(self) -> tuple[Act, ...]:
        found = [
            Act("figures", "stats", partial(self.turn, "figures")),
            Act("view-board", "eye", self.app.scenes.pop),
            *self._next(),
            Act("to-title", "menu", self.to_title),
        ]
        return (Act("label", "wine_red", partial(self.turn, "label")), *found) if self.ending.label else tuple(found)

    def figures_acts(self) -> tuple[Act, ...]:
        return (Act("replay", "replay", self.replay),)

    def _next(self) -> tuple[Act, ...]:
        """What leads on."""
        kept = self.session.kept.campaign
        if kept is None:
            return (Act("set-up", "grape_red", self._set_up, True),)
        road = Act("campaign", "campaign", self._campaign, kept.progress.finished)
        if kept.progress.finished:
            return (road,)
        name = "next" if self.session.result.passed and campaigns.counts(self.session.game) else "again"
        return Act(name, "grape_red", self._play_on, True), road

    def _set_up(self) -> None:
        self.app.scenes.replace(self.app.routes.solo())

    def _campaign(self) -> None:
        kept = self.session.kept.campaign
        self.app.scenes.replace(self.app.routes.campaign(kept.path.name if kept else ""))

    def _play_on(self) -> None:
        """Begin the next game of the campaign as it is on disk now."""
        kept = campaigns.campaign_of(self.session.game)
        if kept is None or kept.progress.finished:
            self._campaign()
        else:
            self.app.scenes.replace(self.app.routes.campaign_game(kept))


def alone_of(session: Session) -> AloneLook:
    """How a finished game alone ended."""
    result: SoloResult = session.result
    view: View = session.view(None)
    assert view.automa is not None
    sums, name = sums_of(session), session.names[0]
    gains = tuple(
        Gain(ICONS[source], say(f"score-source-{source}"), sums.points[0][source])
        for source in SOURCES
        if sums.points[0][source]
    )
    return AloneLook(
        result.result,
        say("score-solo-headline", result=result.result, name=name),
        _decided(result, view.year),
        session.colours[0],
        session.innkeepers[0],
        name,
        result.standings[0][0],
        say("score-automa"),
        result.automa_vp,
        plate_of(session),
        say("score-years"),
        _years(session, sums),
        max(view.automa.years, view.year),
        say("score-figures-title"),
        gains,
        say("score-no-points"),
    )


def _years(session: Session, sums: Tally) -> tuple[Year, ...]:
    """The years that were played, and where the Automa stood: it counts in each of them, or in the last one."""
    view: View = session.view(None)
    assert view.automa is not None
    its, found = _targets(session), []
    for number, points in enumerate(sums.course[0], sums.first):
        judged = view.automa.aggressive or number >= view.automa.years
        found.append(Year(number, points, its[min(number, len(its)) - 1], judged))
    return tuple(found)


def label_of(session: Session) -> LabelLook | None:
    """The label of whoever has won alone; None after a draw or a loss."""
    result: SoloResult = session.result
    if result.result != "win":
        return None
    return LabelLook(
        say("window-title"),
        (Portrait(session.colours[0], session.innkeepers[0]),),
        session.names[0],
        say("score-label-sort"),
        say("table-year", year=session.view(None).year),
        say("score-label-points", points=result.standings[0][0]),
        say("score-label-automa", points=numeral(result.automa_vp)),
    )


def figures_of(session: Session) -> figures.FiguresLook:
    """Where the points of a finished game alone came from; the Automa has a row of its own."""
    result: SoloResult = session.result
    sums, view = sums_of(session), session.view(None)
    points, lira = result.standings[0][:2]
    mine = figures.Row(
        2 if result.result == "loss" else 1,
        session.colours[0],
        session.names[0],
        say("score-lira", lira=lira),
        tuple(sums.points[0][source] for source in SOURCES),
        points,
        innkeeper=session.innkeepers[0],
        note=say("score-no-points"),
    )
    rank = 2 if result.result == "win" else 1
    its = figures.Row(rank, NOBODY, say("score-automa"), "", (), result.automa_vp, note=say("score-automa-note"))
    sources, rows = figures.without_empty(
        tuple(figures.Source(ICONS[source], say(f"score-source-{source}")) for source in SOURCES),
        (its, mine) if result.result == "loss" else (mine, its),
    )
    targets = _targets(session)
    rivals = (Course(NOBODY, say("score-automa"), targets[sums.first - 1 :]),) if len(set(targets)) > 1 else ()
    return figures.FiguresLook(
        say("score-figures-title"),
        say("table-year", year=view.year),
        facts(sums, session.names),
        sources,
        rows,
        say("score-total"),
        say("score-total-line"),
        say("score-years"),
        (Course(session.colours[0], session.names[0], sums.course[0]), *rivals),
        goal=result.automa_vp,
        first=sums.first,
    )


def _targets(session: Session) -> tuple[int, ...]:
    """Where the Automa's cork stood in each year that was played."""
    view: View = session.view(None)
    assert view.automa is not None
    if view.automa.aggressive:
        targets = printed_automa()["aggressive"]["targets"]
        return tuple(int(targets[min(year, len(targets) - 1)]) for year in range(view.year))
    return (view.automa.vp,) * max(1, view.year)


def _decided(result: SoloResult, year: int) -> str:
    points = result.standings[0][0]
    if result.decided_by == "target":
        return say("score-solo-lost-target", year=year, automa=result.automa_vp, points=points)
    if result.decided_by == "challenge":
        return say("score-solo-lost-challenge", year=year)
    return say("score-solo-by-points", result=result.result, points=points, automa=result.automa_vp)


def plate_of(session: Session) -> PlateLook:
    """The plate below the points: the level, or the challenge and what became of the campaign."""
    view, kept = session.view(None), session.kept.campaign
    automa = view.automa
    if not automa.challenge:
        levels = [level["id"] for level in printed_automa()["levels"]]
        return PlateLook(
            f"level{levels.index(automa.level) + 1}",
            say("solo-title"),
            level_words(automa.level, automa.aggressive),
            level_text(automa.level, automa.aggressive),
        )
    number = automa.challenge
    words = campaign_words(session, kept) if kept is not None else say("challenge-plain")
    above = say("campaign-number", n=number, all=len(challenges()))
    road = _road(kept) if kept is not None else ()
    return PlateLook(f"campaign{number}", above, challenge_name(number), words, road)


def campaign_words(session: Session, kept: KeptCampaign) -> str:
    """What became of the campaign by this game."""
    result: SoloResult = session.result
    progress = kept.progress
    if not campaigns.counts(session.game):
        return say("score-campaign-not-counted")
    if not result.passed:
        return say("score-campaign-again", tokens=progress.losses_in_a_row)
    if progress.finished:
        return say("score-campaign-finished", games=progress.games)
    tries = progress.tries.get(result.challenge, 1)
    return say("score-campaign-passed", n=result.challenge, tries=tries, next=challenge_name(progress.challenge))


def _road(kept: KeptCampaign) -> tuple[tuple[str, str], ...]:
    progress = kept.progress
    found = []
    for number in range(1, len(challenges()) + 1):
        if progress.aggressive and left_out(number):
            state = "out"
        elif progress.finished or number < progress.challenge:
            state = "passed"
        else:
            state = "now" if number == progress.challenge else "ahead"
        found.append((f"campaign{number}", state))
    return tuple(found)
