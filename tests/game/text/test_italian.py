"""What Italian asks of the words: orders and infinitives, articles with nouns, prepositions of regions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.play.speech import Deed, speech
from game.text.calls import call, spoken
from game.text.card_text import card_text
from game.text.events_text import event_line
from game.text.messages import say, use_language
from game.text.names import joined
from game.text.reasons_text import reason_text
from game.vino.words import reason_words, region_name
from rules.engine.event import Event
from rules.engine.reason import Reason

NAMES = ("Lago", "Cotto", "Agnese")


@pytest.fixture(autouse=True)
def italian() -> Iterator[None]:
    use_language("it")
    yield
    use_language("en")


def test_what_may_be_done_is_an_infinitive_and_what_is_done_an_order() -> None:
    assert card_text("banker") == "Guadagna 5 lire. Ogni avversario può perdere 1 PV per guadagnare 3 lire."
    assert card_text("broker") == "Paga 9 lire per guadagnare 3 PV. OPPURE Perdi 2 PV per guadagnare 6 lire."
    assert card_text("swindler") == "Ogni avversario deve scegliere: darti 2 lire o farti guadagnare 1 PV."


def test_and_sounds_well_before_a_verb() -> None:
    uproot, harvest = call("uproot", n=1, mode="exact"), call("harvest", n=1, mode="exact")
    assert spoken(call("and", a=harvest, b=uproot)) == "vendemmia 1 campo ed estirpa 1 vite"
    assert spoken(call("and", a=uproot, b=harvest)) == "estirpa 1 vite e vendemmia 1 campo"


def test_the_log_tells_what_somebody_else_chooses_without_calling_it_the_readers() -> None:
    event = Event("branch_taken", 0, source="auctioneer", choice="branch pay_card_2")
    assert event_line(event, NAMES) == "Lago sceglie: scartare 2 carte dalla mano per guadagnare 4 lire"


def test_what_somebody_else_does_says_nothing_to_the_reader() -> None:
    plant = call("then-may-you", what=call("plant", n=1, mode="exact", **{"from": "hand"}, ignore="none"))
    assert spoken(plant, form="infinitive") == "poi, volendo, piantare 1 vite"
    assert spoken(plant) == "poi puoi piantare 1 vite"
    held = call("if", cond=call("cond-wine", whose="you", n=2, amount="2"), what=call("draw", what="1 carta vite"))
    assert spoken(held, form="infinitive") == "se si hanno 2 vini, pescare 1 carta vite"
    assert spoken(held) == "se hai 2 vini, pesca 1 carta vite"
    wines = call("per", what=call("gain", what="1 PV"), per=call("per-wine", whose="you"))
    assert spoken(wines, form="infinitive") == "guadagnare 1 PV per ogni vino posseduto"
    assert spoken(wines) == "guadagna 1 PV per ogni tuo vino"


def test_what_is_added_to_a_deed_does_not_run_into_the_next_one() -> None:
    assert card_text("horticulturist").startswith("Pianta 1 vite (anche senza le strutture richieste). OPPURE")
    assert card_text("wedding_party").endswith("dai 2 lire a quel giocatore e guadagna 1 PV.")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("visitor_played", 0, card="stonemason"), "Lago gioca lo Scalpellino"),
        (Event("visitor_played", 0, card="queen"), "Lago gioca la Regina"),
        (Event("visitor_played", 0, card="architect"), "Lago gioca l’Architetto"),
        (Event("structure_built", 0, thing="irrigation"), "Lago costruisce l’irrigazione"),
        (Event("wine_made", 0, thing="sparkling.8"), "Lago produce uno spumante 8"),
        (
            Event("wine_aged", 0, thing="red.4", origin="red.3"),
            "Lago invecchia il vino rosso 3: ora è vino rosso 4",
        ),
        (Event("worker_gained", 0, amount=2, thing="worker"), "Lago riceve 2 lavoratori"),
        (Event("season_started", place="summer"), "Comincia l’estate"),
        (Event("lira_changed", 0, amount=-1), "Lago paga 1 lira"),
        (Event("grape_gained", 0, thing="red.1"), "Lago ottiene un’uva rossa 1"),
        (Event("card_given", 0, other=1, place="vine"), "Lago dà una carta vite a Cotto"),
        (Event("card_given", 1, other=2, card="queen"), "Cotto dà la Regina ad Agnese"),
    ],
)
def test_the_log_says_things_with_their_article(event: Event, line: str) -> None:
    assert event_line(event, NAMES) == line


def test_a_refusal_names_the_wine_as_it_is_called() -> None:
    reason = Reason("no_fitting_wine", need=7, have=0, thing="sparkling")
    assert reason_text(reason) == "Serve uno spumante di valore 7 o più; non ne hai."
    assert reason_text(Reason("needs_structure", thing="trellis")) == "Serve la pergola."


def test_none_is_said_without_a_nought() -> None:
    assert reason_text(Reason("needs_lira", need=2, have=0)) == "Costa 2 lire; non ne hai."
    assert reason_text(Reason("needs_lira", need=1, have=1)) == "Costa 1 lira; ne hai 1."


def test_down_to_a_number_is_not_said_like_up_to_it() -> None:
    assert say("ask-discard", limit=7) == "Scarta finché ti restano 7 carte"
    assert "fino a" not in say("table-year-end-discard")


def test_a_name_has_the_preposition_that_sounds_well() -> None:
    lira = call("give", to="named", what=call("thing-lira", n=2))
    assert spoken(lira, "Agnese", "infinitive") == "dare 2 lire ad Agnese"
    assert spoken(lira, "Elena", "infinitive") == "dare 2 lire a Elena"
    let = call("let-named", what=call("gain", what="1 PV"))
    assert spoken(let, "Ada") == "consenti ad Ada di guadagnare 1 PV"
    assert joined(["Sole", "Elena"]) == "Sole ed Elena"


def test_a_sentence_of_deeds_joins_them_as_they_sound() -> None:
    deeds = [Deed("speech-passed"), Deed("speech-vine_uprooted", 2)]
    assert speech("Sole", deeds) == "Sole passa ed estirpa 2 viti"
    assert speech("Sole", deeds[::-1]) == "Sole estirpa 2 viti e passa"


def test_a_region_has_its_preposition() -> None:
    assert say("vino-gift-title", place=region_name("lazio")) == "Dono del governo nel Lazio"
    assert say("vino-gift-title", place=region_name("toscana")) == "Dono del governo in Toscana"
    assert reason_words(Reason("no_variety", thing="lazio")) == "Nel Lazio non restano pedine di varietà."
    assert reason_words(Reason("demand_limit", need=5, thing="barbera")) == "La domanda di Barbera è al massimo: 5."
