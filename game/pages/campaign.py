"""The campaign page: the road through the eight vineyards, several campaigns by name, and what comes next."""

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
from game.window.opening import open_game
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button
from game.window.widgets.notice import draw_notice

Asking = Literal["", "new", "delete", "give-up"]


class CampaignScene(AskingForm):
    """Shows one campaign at a time; begins, continues and deletes them."""

    longest = 2 * campaigns.LONGEST_NAME

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

    def enter(self) -> None:
        super().enter()
        self.look_up()

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
        found = [
            self._label("new", page.NEW, "campaign", self._ask_new, not self.kept),
            self._label("solo", page.SOLO, "automa_worker", self._solo),
            self._label("back", page.BACK, "undo", self.back),
        ]
        rows = self.kept[self.first : self.first + page.ROWS]
        found += [self._row(index, kept) for index, kept in enumerate(rows)]
        found += paging.buttons(page.PAGES, self.first, page.ROWS, len(self.kept), self._turn)
        if self.campaign is not None:
            found += [self._station(index) for index in range(len(challenges()))]
            found += self._below(self.campaign)
        return found

    def sheet(self) -> pygame.Surface:
        scale = self.app.screen.scale
        sheet = page.list_sheet(scale).copy()
        picture = road.road(self._stations(), self._finished, scale)
        sheet.blit(picture, (round(road.MAP.x * scale), round(road.MAP.y * scale)))
        sheet.blit(self._told(scale), (0, 0))
        return sheet

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
    def _finished(self) -> bool:
        return self.campaign is not None and self.campaign.progress.finished

    def _stations(self) -> tuple[road.Station, ...]:
        return tuple(self._place(number) for number in range(1, len(challenges()) + 1))

    def _place(self, number: int) -> road.Station:
        """A challenge as it lies on the road."""
        icon, name, kept = f"campaign{number}", challenge_name(number), self.campaign
        if kept is None:
            return road.Station(icon, name, say("campaign-number", n=number, all=len(challenges())))
        progress = kept.progress
        tries, chosen = progress.tries.get(number, 0), number == self._number_read
        if progress.aggressive and left_out(number):
            return road.Station(icon, name, say("campaign-left-out"), "out", chosen)
        if progress.finished or number < progress.challenge:
            return road.Station(icon, name, say("campaign-passed-in", count=tries), "passed", chosen)
        state = "now" if number == progress.challenge else "ahead"
        return road.Station(icon, name, say("campaign-tries", count=tries), state, chosen)

    @property
    def _number_read(self) -> int:
        """The challenge whose text is read; 0 when the score sheet is."""
        if self.read or self.campaign is None:
            return self.read
        return self.campaign.progress.challenge

    def _told(self, scale: float) -> pygame.Surface:
        """The paper below the map."""
        kept, number = self.campaign, self._number_read
        if kept is None:
            return page.challenge_sheet(None, scale)
        if not number:
            return self._score(kept, scale)
        return page.challenge_sheet(
            page.Told(
                f"campaign{number}",
                say("campaign-number", n=number, all=len(challenges())),
                challenge_name(number),
                (*challenge_sentences(number), say("challenge-plain")),
                self._side(kept, number),
            ),
            scale,
        )

    def _side(self, kept: KeptCampaign, number: int) -> tuple[tuple[str, str], ...]:
        progress = kept.progress
        lines = [("replay", say("campaign-games", count=progress.games))]
        if number == progress.challenge:
            lines.append(("stats", say("campaign-tries", count=progress.tries.get(number, 0)).capitalize()))
            lines.append(("bonus_token", tokens_words(kept)))
        return tuple(lines)

    def _score(self, kept: KeptCampaign, scale: float) -> pygame.Surface:
        progress = kept.progress
        rows = []
        for number, tries in sorted(progress.tries.items()):
            won = next(one for one in reversed(kept.played) if one.challenge == number)
            points = say("campaign-won", points=won.vp, automa=won.automa_vp)
            rows.append(page.Scored(f"campaign{number}", challenge_name(number), str(tries), points))
        return page.score_sheet(
            say("campaign-score"),
            say("campaign-score-games", count=progress.games),
            say("campaign-score-fewest", count=len(rows)),
            tuple(rows),
            scale,
        )

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
        return Button(f"station-{index + 1}", box, ring(box.w, box.h), lambda: self._read(index + 1))

    def _below(self, kept: KeptCampaign) -> list[Button]:
        box = page.DELETE
        found = [switch_button("delete", box, partial(self._ask, "delete"), say("campaign-delete"), icon="cancel")]
        number = kept.progress.challenge
        if number and self._record(kept):
            box = page.GIVE_UP
            act = partial(self._ask, "give-up")
            found.append(switch_button("give-up", box, act, say("campaign-give-up"), icon="cancel"))
        if number:
            words = say("campaign-go-on" if self._record(kept) else "campaign-start", n=number)
            box = page.START
            found.append(label_button("start", box, self._start, words, "grape_red", strong=True))
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
