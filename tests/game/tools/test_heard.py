"""What is said can be listened to."""

from __future__ import annotations

import pytest

from game.text import messages
from game.text.messages import say
from game.tools.words.heard import Heard, hearing


def test_each_message_is_heard_with_what_is_put_into_it() -> None:
    say("field", n=5)
    with hearing() as heard:
        heard.now("a field")
        assert say("field", n=5) == say("field", n=5) == "field 5"
        say("field", n=7)
        heard.now("a season")
        season = say("season-fall")
    assert [(one.given, one.text, one.place) for one in heard.sayings["field"]] == [
        ({"n": 5}, "field 5", "a field"),
        ({"n": 7}, "field 7", "a field"),
    ]
    assert heard.made[season] == ("season-fall", {})
    say("field", n=6)
    assert len(heard.sayings["field"]) == 2
    assert heard.listen not in messages.listeners


def test_no_more_is_kept_than_is_of_use() -> None:
    with hearing() as heard:
        for n in range(2 * Heard.MOST):
            say("row", n=n)
    assert len(heard.sayings["row"]) == Heard.MOST


def test_tests_are_told_of_a_number_that_is_given_as_text() -> None:
    with pytest.raises(AssertionError, match="'fx-thing-worker' chooses by the number \\$n, and '2' is text"):
        say("fx-thing-worker", n="2")
