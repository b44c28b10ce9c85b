"""The score of a game alone: ahead of the Automa or not, what became of the campaign, and what to do next."""

from __future__ import annotations

import pygame

from game.art import score, solo_score
from game.art.courses import Course
from game.art.kit.palette import NOBODY
from game.play.score import Act, ScoreScene
from game.play.session import Session
from game.store import campaigns
from game.store.campaigns import KeptCampaign
from game.text.messages import say
from game.text.printed import automa as printed_automa
from game.text.printed import challenges
from game.text.solo_text import challenge_name, left_out, level_text
from game.viticulture.automa import level_words
from game.viticulture.facts import ICONS, facts
from game.viticulture.points import SOURCES, tally_of
from rules.viticulture.scoring import SoloResult
from rules.viticulture.view import View


class SoloScore(ScoreScene):
    """Shown over the table when a game alone is over."""

    def looked(self) -> score.ScoreLook:
        return look_of(self.session)

    def acts(self) -> tuple[Act, ...]:
        view: Act = ("view-board", "eye", "plain", self.app.scenes.pop)
        title: Act = ("to-title", "menu", "plain", self.to_title)
        more: tuple[Act, ...] = (
            ("replay", "replay", "plain", self.replay), ("picture", "save", "plain", self.keep_picture),
        )  # fmt: skip
        kept = self.session.kept.campaign
        if kept is None:
            return view, *more, ("set-up", "grape_red", "wine", self._set_up), title
        road: Act = ("campaign", "campaign", "plain" if not kept.progress.finished else "wine", self._campaign)
        if kept.progress.finished:
            return view, *more, road, title
        name = "next" if self.session.result.passed and campaigns.counts(self.session.game) else "again"
        return view, *more, (name, "grape_red", "wine", self._play_on), road, title

    def picture(self, scale: float, room: float = 0) -> pygame.Surface:
        image = super().picture(scale, room).copy()
        x, y, _, _ = solo_score.plate_box(room)
        image.blit(solo_score.plate(plate_of(self.session), scale), (round(x * scale), round(y * scale)))
        return image

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


def look_of(session: Session) -> score.ScoreLook:
    """What the score says of a finished game alone."""
    result: SoloResult = session.result
    sums = tally_of(session.events, 1)
    colour, name, year = session.colours[0], session.names[0], session.view(None).year
    lost = result.result == "loss"
    points, lira = result.standings[0][:2]
    row = score.ScoreRow(
        2 if lost else 1,
        colour,
        name,
        say("score-lira", lira=lira),
        tuple(sums.points[0][source] for source in SOURCES),
        points,
        innkeeper=session.innkeepers[0],
    )
    targets = _targets(session)
    rivals = (Course(NOBODY, say("score-automa"), targets),) if len(set(targets)) > 1 else ()
    return score.ScoreLook(
        say("score-solo-headline", result=result.result, name=name),
        NOBODY if lost else colour,
        result.automa_vp if lost else points,
        (_decided(result, year),),
        say("table-year", year=year),
        facts(sums, session.names),
        tuple(score.Source(ICONS[source], say(f"score-source-{source}")) for source in SOURCES),
        (row,),
        say("score-total"),
        say("score-total-line"),
        say("score-years"),
        (Course(colour, name, sums.course[0]), *rivals),
        goal=result.automa_vp,
        innkeeper=session.innkeepers[0],
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


def plate_of(session: Session) -> solo_score.PlateLook:
    """The plate below the points: the level, or the challenge and what became of the campaign."""
    view, kept = session.view(None), session.kept.campaign
    automa = view.automa
    if not automa.challenge:
        levels = [level["id"] for level in printed_automa()["levels"]]
        return solo_score.PlateLook(
            f"level{levels.index(automa.level) + 1}",
            say("solo-title"),
            level_words(automa.level, automa.aggressive),
            level_text(automa.level, automa.aggressive),
        )
    number = automa.challenge
    words = campaign_words(session, kept) if kept is not None else say("challenge-plain")
    above = say("campaign-number", n=number, all=len(challenges()))
    road = _road(kept) if kept is not None else ()
    return solo_score.PlateLook(f"campaign{number}", above, challenge_name(number), words, road)


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
