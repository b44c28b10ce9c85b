"""The campaign page: the road through the eight villages, several campaigns by name, and what comes next."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Literal

import pygame

from game import paths
from game.art import road
from game.pages import campaign_sheet as page
from game.pages import paging
from game.pages.asking import AskingForm
from game.play.panel import ring
from game.store import campaigns, shelf
from game.store.campaigns import KeptCampaign
from game.store.records import BadRecord
from game.text.faults import fault_words
from game.text.messages import say
from game.text.names import joined
from game.text.printed import challenges
from game.text.solo_text import challenge_name, challenge_sentences, left_out
from game.window import question, waiting
from game.window.app import App
from game.window.input import action_of
from game.window.opening import open_game
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button
from game.window.widgets.notice import draw_notice

Asking = Literal["", "new", "delete", "give-up"]
LIGHTS_SECONDS = 1.6
"""How long it takes until all villages that were passed have their lights on."""


class CampaignScene(AskingForm):
    """Shows one campaign at a time; begins, continues and deletes them."""

    longest = 2 * campaigns.LONGEST_NAME
    covers = True

    def __init__(self, app: App, shown: str = "") -> None:
        """``shown`` is the file of the campaign to begin with, else it is the one written last."""
        super().__init__(app, page.FAULT)
        self.kept: list[KeptCampaign] = []
        self.shown = shown
        self.read = 0
        """The challenge whose text is read; 0 for the next one."""
        self.asking: Asking = ""
        self.aggressive = False
        self.lost: set[str] = set()
        """The games that were to be continued and could not be: another one may be begun in their place."""
        self.first = 0
        """The first campaign of the list that is seen."""
        self.age = 0.0
        """For how long the villages have been lighting up, in seconds."""

    @property
    def heading(self) -> str:
        return say("campaign-title")

    def enter(self) -> None:
        super().enter()
        self.age = LIGHTS_SECONDS if self.app.settings.calm else 0.0
        self.look_up()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or action_of(event):
            self.age = LIGHTS_SECONDS
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        before = self._reached
        self.age = min(LIGHTS_SECONDS, self.age + seconds)
        self.dirty = self.dirty or self._reached != before

    def look_up(self) -> None:
        """Read the campaigns there are."""
        waiting.do(self.app, say("campaign-title"), campaigns.found, self._found, self._not_found)

    def _found(self, found: tuple[list[KeptCampaign], list[str]]) -> None:
        self.kept, told = found
        if told:
            self.fault = " ".join(told)
        self.lay()

    def _not_found(self, fault: Exception) -> None:
        if not isinstance(fault, OSError):
            raise fault
        folder, words = str(paths.campaign_folder()), fault_words(fault)
        self._found(([], [say("campaign-error-folder", folder=folder, fault=words)]))

    @property
    def campaign(self) -> KeptCampaign | None:
        """The campaign that is shown; None when there is none."""
        named = (kept for kept in self.kept if kept.path.name == self.shown)
        return next(named, self.kept[0] if self.kept else None)

    def entry_boxes(self) -> dict[str, Box]:
        return {"campaign": page.NAME} if self.asking == "new" else {}

    def page_buttons(self) -> list[Button]:
        """What leads on comes first, so that keys come to it first."""
        kept = self.campaign
        new = page.START if kept is None else page.NEW
        found = [
            *(self._going_on(kept) if kept is not None else ()),
            self._label("new", new, "campaign", self._ask_new, kept is None),
            self._label("solo", page.SOLO, "automa_worker", self._solo),
            self._label("back", page.BACK, "undo", self.back),
        ]
        rows = self.kept[self.first : self.first + page.ROWS]
        found += [self._row(index, kept) for index, kept in enumerate(rows)]
        found += paging.buttons(page.PAGES, self.first, page.ROWS, len(self.kept), self._turn)
        found += [self._station(index) for index in range(len(challenges()))]
        return found + (self._ends(kept) if kept is not None else [])

    def sheet(self) -> pygame.Surface:
        kept = self.campaign
        title = kept.progress.name if kept is not None else say("campaign-title")
        stations, scale = self._stations(), self.app.screen.scale
        return page.page(title, stations, self._reached, self._told(), kept is None, not self.asking, scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if not self.asking:
            draw_notice(surface, self.app.screen, page.FAULT, self.fault)

    def draw_question(self, surface: pygame.Surface) -> None:
        screen, kept = self.app.screen, self.campaign
        if self.asking == "new" or kept is None:
            out = [challenge_name(number) for number in range(1, len(challenges()) + 1) if left_out(number)]
            note = say("campaign-aggressive-note", challenges=joined(out))
            question.veil(surface, screen)
            surface.blit(page.new_sheet(note, self.fault, screen.scale), screen.frame)
        else:
            done = kept.progress
            title = say(f"campaign-{self.asking}-title", name=done.name, n=done.challenge)
            words = say(f"campaign-{self.asking}-ask", games=done.games)
            question.draw(surface, screen, title, words, self.fault)

    @property
    def _goal(self) -> int:
        """The village that is next, from 0; where the road is done the house behind the last one."""
        progress = self.campaign.progress if self.campaign is not None else None
        if progress is None:
            return 0
        return len(challenges()) if progress.finished else progress.challenge - 1

    @property
    def _reached(self) -> int:
        """How far the lights on the road are, to the goal in the end; -1 before the first one."""
        return min(self._goal, int(self.age / LIGHTS_SECONDS * (self._goal + 1)) - 1)

    def _stations(self) -> tuple[road.Station, ...]:
        return tuple(self._place(number) for number in range(1, len(challenges()) + 1))

    def _place(self, number: int) -> road.Station:
        """A challenge as it lies on the road."""
        name, progress = challenge_name(number), self.campaign.progress if self.campaign is not None else None
        chosen, seen = number == self._number_read, number - 1 <= self._reached
        if progress is not None and progress.aggressive and left_out(number):
            return road.Station(name, say("campaign-left-out"), "out", chosen)
        if not seen:
            return road.Station(name, "", "asleep", chosen)
        tries = progress.tries.get(number, 0) if progress is not None else 0
        if number - 1 < self._goal:
            return road.Station(name, say("campaign-passed-in", count=tries), "lit", chosen)
        return road.Station(name, say("campaign-tries", count=tries) if tries else "", "now", chosen)

    @property
    def _number_read(self) -> int:
        """The challenge whose text is read; 0 when the score sheet is."""
        return self.read or (1 if self.campaign is None else self.campaign.progress.challenge)

    def _told(self) -> page.Told | page.Score:
        """What stands beside the poster."""
        kept, number = self.campaign, self._number_read
        if not number and kept is not None:
            return self._score(kept)
        return page.Told(
            f"campaign{number}",
            say("campaign-number", n=number, all=len(challenges())),
            challenge_name(number),
            (*challenge_sentences(number), say("challenge-plain")),
            self._side(kept, number) if kept is not None else (),
        )

    def _side(self, kept: KeptCampaign, number: int) -> tuple[tuple[str, str], ...]:
        progress = kept.progress
        lines = [("replay", say("campaign-games", count=progress.games))]
        if number == progress.challenge:
            lines.append(("stats", say("campaign-tries", count=progress.tries.get(number, 0)).capitalize()))
            lines.append(("bonus_token", tokens_words(kept)))
        return tuple(lines)

    def _score(self, kept: KeptCampaign) -> page.Score:
        progress = kept.progress
        rows = []
        for number, tries in sorted(progress.tries.items()):
            won = next(one for one in reversed(kept.played) if one.challenge == number)
            points = say("campaign-won", points=won.vp, automa=won.automa_vp)
            rows.append(page.Scored(f"campaign{number}", challenge_name(number), str(tries), points))
        games, fewest = say("campaign-score-games", count=progress.games), say("campaign-score-fewest", count=len(rows))
        return page.Score(games, fewest, tuple(rows))

    def _label(self, name: str, box: Box, icon: str, act: faces.Act, strong: bool = False) -> Button:
        return label_button(name, box, act, say(f"campaign-{name}"), icon, strong=strong)

    def _row(self, index: int, kept: KeptCampaign) -> Button:
        box = page.row_box(index)
        progress = kept.progress
        line = say("campaign-line", challenge=progress.challenge, games=progress.games)
        face = page.row_face(page.Row(progress.name, line, kept is self.campaign), box[2], box[3])
        return Button(f"campaign-{kept.path.stem}", box, face, lambda: self.show(kept.path.name), margin=faces.MARGIN)

    def _station(self, index: int) -> Button:
        box = road.station_box(index)
        return Button(
            f"station-{index + 1}", box, ring(box.w, box.h, challenge_name(index + 1)), lambda: self._read(index + 1)
        )

    def _going_on(self, kept: KeptCampaign) -> list[Button]:
        """The button that opens or deals the next game, unless the road is done."""
        number = kept.progress.challenge
        words = say("campaign-go-on" if self._record(kept) else "campaign-start", n=number)
        return [label_button("start", page.START, self._start, words, "grape_red", strong=True)] if number else []

    def _ends(self, kept: KeptCampaign) -> list[Button]:
        """The buttons that give up the open game and delete the campaign."""
        act = partial(self._ask, "delete")
        found = [switch_button("delete", page.DELETE, act, say("campaign-delete"), icon="cancel")]
        if kept.progress.challenge and self._record(kept):
            act = partial(self._ask, "give-up")
            found.append(switch_button("give-up", page.GIVE_UP, act, say("campaign-give-up"), icon="cancel"))
        return found

    def answers(self) -> list[Button]:
        """Keys come to the answer first by which nothing is lost."""
        if self.asking != "new":
            return [
                self._label(f"{self.asking}-no", question.NO, "undo", self.keep),
                self._label(f"{self.asking}-yes", question.YES, "cancel", self.go, True),
            ]
        found = [
            self._label("begin", page.BEGIN, "grape_red", self.go, True),
            self._label("cancel", page.CANCEL, "cancel", self.keep),
        ]
        x, y, w, h = page.AGGRESSIVE
        for index, answer in enumerate(("off", "on")):
            place, words = (x + index * (w + 12), y, w, h), say("campaign-aggressive-answer", answer=answer)
            act, chosen = partial(self._choose, index == 1), self.aggressive == (index == 1)
            found.append(switch_button(f"aggressive-{answer}", place, act, words, chosen))
        return found

    def show(self, name: str) -> None:
        """Show the campaign of this file."""
        self.shown, self.read, self.fault = name, 0, ""
        self.lay()

    def _turn(self, by: int) -> None:
        self.first += by
        self.place()

    def _read(self, number: int) -> None:
        self.read = 0 if number == self.read else number
        self.place()

    def _choose(self, aggressive: bool) -> None:
        self.aggressive = aggressive
        self.place()

    def _ask_new(self) -> None:
        self.asking, self.fault, self.aggressive = "new", "", False
        self.words["campaign"] = self._usual_name()
        self.lay()

    def _usual_name(self) -> str:
        taken = {kept.progress.name.casefold() for kept in self.kept}
        number = 1
        while (name := say("campaign-name-usual", n=number)).casefold() in taken:
            number += 1
        return name

    def _ask(self, what: Asking) -> None:
        self.asking, self.fault = what, ""
        self.lay()

    def go(self) -> None:
        """Begin the new campaign, delete the one that is shown, or give up its game."""
        self.keep_words()
        waiting.do(self.app, say("campaign-title"), self._act, self._acted, self._not_acted)

    def _act(self) -> tuple[str, int]:
        """Do what is asked about; what is shown then. Raises BadCampaign, BadRecord, OSError."""
        kept = self.campaign
        if self.asking == "new":
            return campaigns.begin(self.words["campaign"], self.aggressive).path.name, 0
        if kept is not None and self.asking == "delete":
            campaigns.delete(kept)
            return "", 0
        if kept is not None:
            self._give_up(kept)
        return self.shown, self.read

    def _acted(self, shown: tuple[str, int]) -> None:
        self.shown, self.read = shown
        self.asking, self.fault, self.first = "", "", 0
        self.look_up()
        self.lay()

    def _not_acted(self, fault: Exception) -> None:
        if isinstance(fault, OSError):
            self.fault = say("campaign-error-save", file=str(paths.campaign_folder()), fault=fault_words(fault))
        elif isinstance(fault, campaigns.BadCampaign | BadRecord):
            self.fault = str(fault)
        else:
            raise fault
        self.dirty = True

    def _give_up(self, kept: KeptCampaign) -> None:
        """Put the open game into the bin, by which it counts as lost. Raises BadRecord, OSError."""
        record = self._record(kept)
        game = shelf.going(record) if record is not None else None
        if game is not None:
            self.app.unsaved.check(game.path)
            shelf.throw_away(game)

    def _start(self) -> None:
        """Go on with the open game of the campaign, or deal the next one."""
        kept = self.campaign
        if kept is None:
            return
        record = self._record(kept)
        if record is None:
            self.app.scenes.replace(self.app.routes.campaign_game(kept))
            return

        def failed(fault: BadRecord) -> None:
            self.fault = str(fault)
            if kept.open is not None:
                self.lost.add(kept.open.game)
            self.place()

        open_game(self.app, record, failed)

    def _record(self, kept: KeptCampaign) -> Path | None:
        """The saved game with which a campaign goes on; None where the next one must be dealt."""
        return kept.open_record if kept.open is not None and kept.open.game not in self.lost else None

    def _solo(self) -> None:
        self.app.scenes.replace(self.app.routes.solo())

    def leave(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


def tokens_words(kept: KeptCampaign) -> str:
    """How many tokens the next try begins with, and why."""
    progress = kept.progress
    rules = challenges()[progress.challenge - 1].get("rules", {})
    if rules.get("bonus_tokens") == "unusable":
        return say("campaign-tokens-useless")
    lost = progress.losses_in_a_row
    return say("campaign-tokens", count=lost) if lost else say("campaign-tokens-none")
