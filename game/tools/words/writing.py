"""How words are written: quotes, spaces, alphabets, and whether they were translated at all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from game.tools.words.files import Message, Texts
from game.tools.words.forms import sorts
from game.tools.words.parts import SHOWN, readings
from game.tools.words.terms import Terms

QUOTES = {"en": "“”", "it": "“”", "es": "«»", "ru": "«»"}
"""How each language opens and closes what is quoted."""
ANY_QUOTE = "“”„«»‹›‚‘"
OPENED = ("(", ")"), ("¿", "?"), ("¡", "!")
"""Signs that come in pairs; the last two only where a language opens its questions and calls."""
OPENS_QUESTIONS = frozenset({"es"})
CYRILLIC = "\u0400-\u04ff"
LATIN = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
IN_CYRILLIC = frozenset({"ru"})
WRONG = {
    r"[\"']": "has a straight quote or apostrophe",
    r"(?<!·)(?<! )  (?! *·)": "has two spaces in a row",
    r"^ | $": "has a space at one of its ends",
    r" [,;!?)\]]| \.(?![\w.])|(?<!\ufffc) :": "has a space before a sign",
    r"[(¿¡«] ": "has a space after a sign",
    r"\.\.\.": "has three dots instead of “…”",
    r" - ": "has a hyphen instead of a dash",
    r"(?<![\w\-])-[\d\ufffc]": "has a hyphen instead of the minus “−”",
}
"""What is wrong in every language, as the end of a sentence."""


def faults(texts: Texts, english: Texts, terms: Terms) -> Iterator[str]:
    """What is not written as the language writes it, a sentence each."""
    unseen = sorts(texts)
    for one in texts.messages.values():
        seen = [text for form, pattern in one.patterns() if form not in unseen for text in readings(pattern)]
        told = [fault for text in seen for fault in _of(text, texts.code)]
        first = english.messages.get(one.key)
        if first is not None and texts.code != english.code:
            told += _untranslated(one, first, terms)
        if texts.code in IN_CYRILLIC:
            told += _foreign(seen, terms)
        yield from (f"{one.at} {fault}." for fault in dict.fromkeys(told))


def _of(text: str, code: str) -> Iterator[str]:
    """What is wrong with one reading of a message; one without letters is a sign, or a number with its signs."""
    if not re.search(r"[^\W\d_]", text):
        return
    for pattern, fault in WRONG.items():
        if found := re.search(pattern, text):
            yield f"{fault}: {_around(text, found)}"
    pairs = [tuple(QUOTES[code])] if code in QUOTES else []
    if code in QUOTES and (wrong := re.search(f"[{''.join(set(ANY_QUOTE) - set(QUOTES[code]))}]", text)):
        yield f"does not quote as the language does ({QUOTES[code]}): {_around(text, wrong)}"
    pairs += OPENED if code in OPENS_QUESTIONS else OPENED[:1]
    for opening, closing in pairs:
        if not _paired(text, opening, closing):
            yield f"opens and closes {opening}{closing} unevenly: {text}"
    if found := re.search(f"[{CYRILLIC}][{LATIN}]|[{LATIN}][{CYRILLIC}]", text):
        yield f"mixes two alphabets in a word: {_around(text, found)}"
    elif code not in IN_CYRILLIC and code in QUOTES and (found := re.search(f"[{CYRILLIC}]", text)):
        yield f"has a letter of another alphabet: {_around(text, found)}"


def _around(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 15) : found.end() + 15].replace(SHOWN, "…").strip("\n")


def _paired(text: str, opening: str, closing: str) -> bool:
    deep = 0
    for sign in text:
        deep += (sign == opening) - (sign == closing)
        if deep not in (0, 1):
            return False
    return deep == 0


def _words(texts: Sequence[str], letters: str) -> list[str]:
    return [word for text in texts for word in re.findall(rf"[{letters}](?:[{letters}’\-]*[{letters}])?", text)]


def _readings(one: Message) -> list[str]:
    return list(readings(one.value)) if one.value else []


def _untranslated(one: Message, first: Message, terms: Terms) -> Iterator[str]:
    """Messages that say the same as English in words that this language has not in common with it."""
    own = _readings(one)
    if any(not text.strip() for text in own) and all(text.strip() for text in _readings(first)):
        yield "says nothing in one of its wordings, where English has words"
    for text in own:
        words = _strange(_words([text], LATIN), terms) if text in _readings(first) else []
        if len(words) > (own != _readings(first)):
            yield f"is still in English ({' '.join(words[:3])}); translate it, or add its words to same in terms.yaml"
            return


def _foreign(texts: Sequence[str], terms: Terms) -> Iterator[str]:
    """Words in Latin letters among Cyrillic ones."""
    if words := _strange(_words(texts, LATIN), terms):
        yield f"has words in Latin letters ({', '.join(words[:3])}); translate them, or add them to same in terms.yaml"


def _strange(words: Sequence[str], terms: Terms) -> list[str]:
    same = {part.casefold() for part in _words(terms.same, LATIN)}
    return [word for word in dict.fromkeys(words) if word.casefold() not in same]
