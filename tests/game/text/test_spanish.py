"""What Spanish asks of the words: orders and infinitives, articles, plurals, both marks, and nobody's gender."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.paths import data
from game.text.calls import spoken
from game.text.card_text import card_text
from game.text.describe import describe
from game.text.events_text import event_line
from game.text.glossary import TERMS, terms_in, text
from game.text.messages import say, use_language
from game.text.names import joined
from game.text.printed import cards, effect
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from game.text.why import why_words
from game.vino.words import reason_words, region_name
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.players.cause import Cause

NAMES = ("Sol", "Lago")
FILES = sorted((data() / "text" / "es").glob("*.ftl"))


@pytest.fixture(autouse=True)
def spanish() -> Iterator[None]:
    use_language("es")
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("banker", "Gana 5 liras. Cada oponente puede perder 1 PV para ganar 3 liras."),
        ("swindler", "Cada oponente debe elegir: darte 2 liras o dejarte ganar 1 PV."),
        (
            "handyman",
            "Cada jugador, también tú, puede construir 1 estructura con 2 liras de descuento. "
            "Gana 1 PV por cada oponente que lo haga.",
        ),
        (
            "harvest_expert",
            "Cosecha 1 terreno. Después, o roba 1 carta de vid o bien paga 1 lira para construir el yugo sin más "
            "coste.",
        ),
        (
            "governess",
            "Paga 3 liras para formar a 1 trabajador que ya puede trabajar este año. O bien descarta 1 vino para ganar "
            "2 PV.",
        ),
        ("zymologist", "Produce hasta 2 vinos de valor 4 o más (aun sin las bodegas necesarias)."),
        (
            "artisan",
            "Gana 3 liras. O bien construye 1 estructura con 1 lira de descuento. O bien planta hasta 2 vides.",
        ),
        (
            "governor",
            "Elige hasta 3 oponentes. Cada oponente elegido que tenga en la mano al menos 1 carta de visitante de "
            "verano debe darte 1 carta de visitante de verano; por cada uno de los demás, gana 1 PV.",
        ),
    ],
)
def test_a_card_orders_the_reader_and_lets_others(card: str, words: str) -> None:
    assert card_text(card) == words


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("visitor_played", 0, card="queen"), "Sol juega la Reina"),
        (Event("card_drawn", 0, card="blacksmith", source="fall"), "Sol roba el Herrero (Otoño)"),
        (Event("card_discarded", 0, card="merlot"), "Sol descarta Merlot"),
        (Event("card_drawn", 0, place="order"), "Sol roba una carta de pedido"),
        (Event("structure_built", 0, thing="cottage"), "Sol construye la casa de campo"),
        (Event("vine_planted", 0, card="merlot", place="6"), "Sol planta Merlot en el terreno 6"),
        (Event("vine_uprooted", 0, card="merlot", place="6"), "Sol desarraiga Merlot del terreno 6"),
        (Event("wine_aged", 0, thing="red.4", origin="red.3"), "El vino tinto 3 de Sol envejece: vino tinto 4"),
        (Event("grape_aged", 0, thing="red.4", origin="red.3"), "La uva roja 3 de Sol envejece: uva roja 4"),
        (Event("worker_gained", 0, amount=1, thing="worker"), "Sol gana un trabajador"),
        (Event("worker_gained", 0, amount=2, thing="worker"), "Sol gana 2 trabajadores"),
        (Event("season_started", place="spring"), "Empieza la primavera"),
        (Event("season_started", place="year_end"), "Empieza el final del año"),
        (Event("lira_changed", 0, amount=-1), "Sol paga 1 lira"),
        (Event("residual_changed", 0, amount=2), "Sol recibe al año 2 liras más"),
        (Event("card_given", 0, card="queen", other=1), "Sol da la Reina a Lago"),
        (
            Event("branch_taken", 0, source="assessor", choice="branch gain_lira"),
            "Sol elige «ganar 1 lira por cada carta de tu mano»",
        ),
    ],
)
def test_the_log_tells_in_the_present_and_gives_things_their_article(event: Event, line: str) -> None:
    assert event_line(event, NAMES) == line


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("field_limit", need=5, have=7, thing="5"), "El terreno 5 sumaría 7; admite 5 como máximo."),
        (Reason("needs_structure", thing="tasting_room"), "Esto requiere la sala de catas."),
        (Reason("needs_lira", need=1, have=0), "Esto cuesta 1 lira; tienes 0."),
        (Reason("residual_full", need=2, have=1), "En tu pago residual solo cabe 1 de 2."),
        (
            Reason("grape_would_be_lost", need=4, thing="red"),
            "La uva roja de 4 no encuentra espacio libre y se pierde.",
        ),
        (
            Reason("wine_loses_value", need=4, have=3, thing="red"),
            "El espacio 4 está ocupado: este vino tinto baja a 3.",
        ),
    ],
)
def test_a_refusal_gives_things_their_article_and_grapes_their_colour(reason: Reason, words: str) -> None:
    assert reason_text(reason) == words


def test_a_region_has_its_article_and_its_preposition() -> None:
    assert say("vino-gift-title", place=region_name("lazio")) == "Donación del gobierno en el Lacio"
    assert say("vino-gift-title", place=region_name("liguria")) == "Donación del gobierno en Liguria"
    assert say("vino-preview-bottle", place=region_name("abruzzo")).startswith("La botella sale de los Abruzos:")
    assert say("vino-log-variety_returned", place=region_name("veneto"), thing="Barbera") == "Barbera vuelve al Véneto"
    assert reason_words(Reason("region_not_drawn", thing="trentino")) == "No has robado ninguna ficha del Trentino."


def test_answers_are_infinitives_and_their_things_have_articles() -> None:
    asked = Decision("turn", 0, "", (), 1, 1)
    for line, label in (
        ("uproot merlot 6", "Desarraigar Merlot del terreno 6"),
        ("swap pinot 5 merlot 6", "Pinot del terreno 5 por Merlot del terreno 6"),
        ("sell grape red.1", "Vender la uva roja 1 por 1 lira"),
        ("sell field 5", "Vender el terreno 5 por 5 liras"),
        ("play queen", "Jugar la Reina"),
        ("discard order_7", "Descartar el pedido de tinto 6"),
    ):
        assert choice_label(choice(*line.split()), asked, NAMES) == label


@pytest.mark.parametrize(
    ("last", "words"),
    [
        ("Lago", "Sol, Anna y Lago"),
        ("Inés", "Sol, Anna e Inés"),
        ("Hilda", "Sol, Anna e Hilda"),
        ("Иван", "Sol, Anna e Иван"),
        ("Йозеф", "Sol, Anna y Йозеф"),
        ("Yolanda", "Sol, Anna y Yolanda"),
        ("Ian", "Sol, Anna y Ian"),
        ("Hielo", "Sol, Anna y Hielo"),
        ("8 uvas", "Sol, Anna y 8 uvas"),
    ],
)
def test_and_gives_way_to_the_sound_that_follows(last: str, words: str) -> None:
    assert joined(["Sol", "Anna", last]) == words


def test_or_gives_way_to_eight_and_eleven() -> None:
    for lira, words in ((7, "o 7"), (8, "u 8"), (11, "u 11"), (18, "o 18")):
        said = describe(effect([{"harvest": 1}, {"choose": [{"gain": {"vp": 1}}, {"gain": {"lira": lira}}]}]))
        assert spoken(said).endswith(f"gana 1 PV {words} liras.")


def test_a_title_that_asks_has_both_marks() -> None:
    for file in FILES:
        asked = re.sub(r"(?m)^#.*|\?{2,}|\] \?", "", file.read_text(encoding="utf-8"))
        assert asked.count("¿") == asked.count("?"), file
    assert question_text(Decision("harvest", 0, "", (), 1, 1), NAMES)[0] == "¿Qué terreno cosechas?"


def test_nobody_is_guessed_to_be_a_man_or_a_woman_and_nobody_is_addressed_as_several() -> None:
    for file in FILES:
        found = file.read_text(encoding="utf-8")
        for words in (r"\b\w+(?:áis|éis)\b", r"\bvosotr[oa]s\b", r"\bustedes\b", r"\b(?:seguro|listo) de\b", r"[“”‘]"):
            hits = [hit[0] for hit in re.finditer(words, re.sub(r"(?m)^#.*", "", found))]
            assert not hits, (file, hits)


def test_a_number_before_lira_has_both_forms() -> None:
    for file in FILES:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"\{ \$\w+ \} liras", line):
                # What a card brings each time is a decimal number, which takes the plural always.
                assert line.lstrip().startswith("*[other]") or "{ $each } liras" in line, (file, number, line)


def test_names_of_cards_fit_their_band() -> None:
    for card in cards().values():
        if "visitor" in card.deck:
            assert len(say(f"card-{card.id}")) <= 22, card.id


def test_terms_are_found_in_what_cards_and_entries_say() -> None:
    said = [card_text(card) for card in cards()] + [text(term) for term in TERMS["viticulture"]]
    found = {term for words in said for term in terms_in(words, "viticulture")}
    missing = (
        set(TERMS["viticulture"])
        - found
        - {"temporary", "windmill", "cottage", "tasting_room", "automa", "bonus_token"}
    )
    assert not missing
    assert "grande" not in terms_in("Guarda el vino en la bodega grande.", "viticulture")
    assert terms_in("Una planta para un terreno.", "viticulture") == ("field",)


def test_an_opponent_tells_why_in_the_present() -> None:
    told = why_words(Cause("lira", amount=1), choice("wake", "2"), choice("wake", "6"), "Sol", NAMES)
    assert told == "Porque Sol tiene 1 lira para gastar. Si no, elegiría la fila de despertar 6."
    told = why_words(Cause("visitor", "queen", hidden=True), choice("pass"), None, "Sol", NAMES)
    assert told == "Porque Sol tiene la Reina en la mano."
