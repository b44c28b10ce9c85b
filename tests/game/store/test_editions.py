"""Games are continued, played again and counted with the cards with which they were begun."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from game import paths
from game.store import campaigns, editions, records, shelf, statistics
from game.store.kept_game import KeptGame
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.rules import data_files
from rules.engine.rules import digest as digest_of
from rules.players.chance_bot import ChanceBot
from tests.chains import bare

Change = tuple[str, str, str]
"""A data file, and what stands in it instead of what."""

MERLOT = "{id: merlot, red: 3, white: 0, needs: [irrigation], copies: 5}\n"
CHANGES: dict[str, tuple[Change, ...]] = {
    "weaker": (("viticulture/vines.yaml", "merlot, red: 3", "merlot, red: 2"),),
    "renamed": (("viticulture/vines.yaml", "id: merlot", "id: merlot_nero"),),
    "added": (
        ("viticulture/vines.yaml", "vines:\n", "vines:\n- {id: aglianico, red: 2, white: 0, needs: [], copies: 3}\n"),
    ),
    "removed": (("viticulture/vines.yaml", f"- {MERLOT}", ""),),
    "fewer": (("viticulture/vines.yaml", "needs: [], copies: 4", "needs: [], copies: 2"),),
    "renumbered": (
        ("viticulture/vines.yaml", f"- {MERLOT}", ""),
        ("viticulture/vines.yaml", "vines:\n", f"vines:\n- {MERLOT}"),
        ("vino/regions.yaml", "  - {id: barbera, source: published}\n\n", "\n"),
        (
            "vino/regions.yaml",
            "varieties:\n  - {id: neb",
            "varieties:\n  - {id: barbera, source: published}\n  - {id: neb",
        ),
    ),
    "dearer": (("vino/regions.yaml", "{price: 60,", "{price: 70,"),),
}
OTHER = [pytest.param(*one, id=" ".join(one)) for one in (
    *(("viticulture", name) for name in ("weaker", "renamed", "added", "removed", "fewer", "renumbered")),
    ("vino", "renumbered"), ("vino", "dearer"),
)]  # fmt: skip
DATA = paths.data()
SEATS = {"viticulture": 2, "vino": 3}
VINES = "".join(f"- {{id: v{n}, red: 1, white: 0, needs: [], copies: 99}}\n" for n in range(900))


@pytest.fixture
def change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets the program come with other cards from now on."""

    def changed(name: str) -> None:
        folder = tmp_path / f"data {name}"
        shutil.copytree(DATA, folder)
        for file, old, new in CHANGES[name]:
            text = (folder / file).read_text("utf-8")
            assert old in text
            (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        monkeypatch.setattr(paths, "data", lambda: folder)

    return changed


@cache
def played(game: str, choices: int) -> Game:
    """A game of chance with the program's own cards, after so many choices or at its end."""
    rules, bot = records.viticulture() if game == "viticulture" else records.vino(), ChanceBot(Stream(5, "bot"))
    found = Game.new(rules, [{"name": name} for name in ("Lago", "Cotto", "Sole")[: SEATS[game]]], 5)
    while found.made < choices and (decision := found.decision) is not None:
        found.choose(bot.choose(decision))
    return found


def kept(game: Game, name: str = "one") -> Path:
    """The game among the saved ones, with its cards."""
    editions.keep(game.rules)
    folder = paths.saves() / ("finished" if game.decision is None else "")
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.jsonl"
    path.write_text(game.record.text(), "utf-8")
    return path


def on_disk(but: Sequence[str] = ("earlier",)) -> dict[str, bytes]:
    """What all files of the player hold."""
    home = paths.save_folder().parent
    files = [
        file for file in sorted(home.rglob("*")) if file.is_file() and not {*but} & {*file.relative_to(home).parts}
    ]
    return {str(file.relative_to(home)): file.read_bytes() for file in files}


@pytest.mark.parametrize(("game", "name"), OTHER)
def test_a_game_goes_on_with_the_cards_with_which_it_was_begun(
    game: str, name: str, change: Callable[[str], None]
) -> None:
    before = played(game, 150)
    path = kept(before)
    files, told = on_disk(), before.rules.describe(before.state)
    change(name)
    opened = KeptGame.opened(path)
    assert opened.notice == ""
    assert opened.game.made == before.made
    assert opened.game.digest() == before.digest()
    assert opened.game.rules.describe(opened.game.state) == told
    assert on_disk() == files
    bot = ChanceBot(Stream(6, "bot"))
    while name in ("renamed", "dearer") and (decision := opened.game.decision) is not None:
        opened.choose(bot.choose(decision))
    opened.close()
    [saved] = [*shelf.found("finished"), *shelf.found("going")]
    assert shelf.read(saved).digest() == opened.game.digest()


@pytest.mark.parametrize(("game", "name"), OTHER)
def test_a_finished_game_stays_as_it_was_played(game: str, name: str, change: Callable[[str], None]) -> None:
    before = played(game, 9999)
    path = kept(before)
    KeptGame.opened(path).close()
    files, counted = on_disk(), statistics.played()
    assert len(counted) == 1
    change(name)
    [found] = shelf.found("finished")
    assert shelf.read(found).result == before.result
    KeptGame.opened(path).close()
    assert shelf.found("going") == []
    assert statistics.played() == counted
    assert on_disk() == files


@pytest.mark.parametrize("name", ["renamed", "fewer"])
def test_a_finished_game_whose_cards_are_lost_is_told_and_left(name: str, change: Callable[[str], None]) -> None:
    before = played("viticulture", 9999)
    path = kept(before)
    KeptGame.opened(path).close()
    for file in editions.folder().iterdir():
        file.unlink()
    files, counted = on_disk(), statistics.played()
    change(name)
    [found] = shelf.found("finished")
    assert found.names == ("Lago", "Cotto")
    assert found.moment[0] == before.state.year
    for read in (shelf.read, lambda one: KeptGame.opened(one.path)):
        with pytest.raises(records.BadRecord, match="Nothing of it was changed") as fault:
            read(found)
        assert str(path) in str(fault.value)
        assert fault.value.good == ""
    assert on_disk() == files
    assert statistics.played() == counted
    assert [one.path for one in shelf.found("finished")] == [path]


@pytest.mark.parametrize("name", ["renamed", "removed", "fewer"])
def test_a_game_whose_cards_are_lost_is_told_and_left(name: str, change: Callable[[str], None]) -> None:
    path = kept(played("viticulture", 150))
    for file in editions.folder().iterdir():
        file.unlink()
    files = on_disk()
    change(name)
    with pytest.raises(records.BadRecord, match="Nothing of it was changed") as fault:
        KeptGame.opened(path)
    assert fault.value.good == ""
    assert on_disk(()) == files


def test_a_game_by_numbers_of_other_cards_is_told_and_left(change: Callable[[str], None]) -> None:
    """As an older version of the program has written it: what the numbers in it mean nobody knows any more."""
    path = kept(played("viticulture", 150))
    text = bare(path.read_text("utf-8")).replace('"record":2', '"record":1', 1)
    path.write_text(text, "utf-8")
    shutil.rmtree(editions.folder())
    change("fewer")
    with pytest.raises(records.BadRecord):
        KeptGame.opened(path)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("game", ["viticulture", "vino"])
@pytest.mark.parametrize(
    "change_of",
    [lambda all_: all_[:200], lambda all_: b"PK", lambda all_: bytes([all_[40] ^ 1]).join((all_[:40], all_[41:]))],
)
def test_damaged_cards_are_told_and_nothing_is_changed(
    game: str, change_of: Callable[[bytes], bytes], change: Callable[[str], None]
) -> None:
    path = kept(played(game, 60))
    [file] = editions.folder().iterdir()
    file.write_bytes(change_of(file.read_bytes()))
    files = on_disk()
    change("renumbered")
    with pytest.raises(records.BadRecord, match="damaged") as fault:
        KeptGame.opened(path)
    assert str(file) in str(fault.value)
    assert on_disk(()) == files


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("winter_visitors.yaml", "gain:", "conjure:"),
        (
            "vines.yaml",
            "vines:\n",
            "vines:\n" + VINES,
        ),
        ("summer_visitors.yaml", "lira: 2", "lira: 1000000000"),
        ("board.yaml", "decks:", "decks: [[[["),
    ],
)
def test_cards_that_nobody_understands_are_told(file: str, old: str, new: str, tmp_path: Path) -> None:
    game = played("viticulture", 60)
    path = kept(game)
    other = tmp_path / "viticulture"
    shutil.copytree(DATA / "viticulture", other)
    text = (other / file).read_text("utf-8")
    assert old in text
    (other / file).write_text(text.replace(old, new), "utf-8")
    digest = digest_of(other)
    with ZipFile(editions.folder() / f"viticulture {digest}.zip", "w") as archive:
        for place, one in data_files(other).items():
            archive.writestr(place, one.read_bytes())
    path.write_text(game.record.text().replace(game.rules.data_digest, digest), "utf-8")
    path.write_text(bare(path.read_text("utf-8")), "utf-8")
    files = on_disk()
    with pytest.raises(records.BadRecord, match="does not understand"):
        KeptGame.opened(path)
    assert on_disk(()) == files


@pytest.mark.parametrize(("game", "name"), [("viticulture", "renamed"), ("vino", "renumbered")])
@pytest.mark.parametrize("choices", [80, 9999])
def test_a_game_that_is_sent_brings_its_cards_along(
    game: str, name: str, choices: int, tmp_path: Path, change: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(game, choices)
    kept(before)
    [one] = shelf.found("finished" if before.decision is None else "going")
    sent = shelf.export(one, tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "another home"))
    change(name)
    [taken] = shelf.take_in(sent)
    assert b'"edition"' not in taken.read_bytes()
    opened = KeptGame.opened(taken)
    assert opened.game.digest() == before.digest()
    assert opened.notice == ""


def test_cards_of_no_game_go_with_the_last_one_that_is_deleted(change: Callable[[str], None]) -> None:
    kept(played("viticulture", 60))
    kept(played("viticulture", 60), "two")
    kept(played("vino", 60), "three")
    for number in (2, 1, 1):
        one = next(one for one in shelf.found("going") if one.path.stem in ("one", "two", "three"))
        shelf.throw_away(one)
        assert len(list(editions.folder().iterdir())) >= number
        shelf.empty_bin()
    assert list(editions.folder().iterdir()) == []


def test_the_cards_are_kept_when_a_game_is_begun_and_once_for_all() -> None:
    for number in range(2):
        KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), number, {}).close()
        KeptGame.begin(("Lago", "Cotto", "Sole"), ("lago", "cotto", "sole"), number, {}, rules=records.vino()).close()
    found = sorted(editions.folder().iterdir())
    assert [file.name.partition(" ")[0] for file in found] == ["vino", "viticulture"]
    assert all(1000 < file.stat().st_size < 25_000 for file in found)


def test_a_campaign_counts_as_before(change: Callable[[str], None]) -> None:
    campaign = campaigns.begin("Evenings", False)
    game, bot = KeptGame.of_campaign(campaign, "Lago", "lago", 3), ChanceBot(Stream(3, "bot"))
    while (decision := game.game.decision) is not None:
        game.choose(bot.choose(decision))
    game.close()
    counted, ended = campaigns.found()[0][0], shelf.found("finished")
    change("renamed")
    assert campaigns.found() == ([counted], [])
    KeptGame.opened(ended[0].path).close()
    assert campaigns.found() == ([counted], [])


@pytest.fixture
def other_challenges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the program come without the first challenges from now on."""

    def changed() -> None:
        folder = tmp_path / "data with other challenges"
        shutil.copytree(DATA, folder)
        file = folder / "viticulture" / "campaign.yaml"
        text = file.read_text("utf-8")
        first, second = (text.index("\n- ", text.index("challenges:")), text.rindex("\n- "))
        file.write_text(text[:first] + text[second:], "utf-8")
        monkeypatch.setattr(paths, "data", lambda: folder)

    return changed


@pytest.mark.parametrize("lost", [False, True])
def test_a_campaign_goes_by_the_challenges_with_which_it_was_begun(
    lost: bool, other_challenges: Callable[[], None]
) -> None:
    kept = campaigns.begin("Evenings", False)
    one = campaigns.Played("a", 1, "win", 22, 20, 7, "2026-09-21")
    kept = kept._replace(progress=campaigns._after(kept.progress, (one,)), played=(one,))
    campaigns.write(kept)
    before = kept.path.read_bytes()
    other_challenges()
    if lost:
        shutil.rmtree(editions.folder())
    found, told = campaigns.found()
    assert found == ([] if lost else [kept])
    assert [kept.path.name in sentence and "left as it is" in sentence for sentence in told] == [True] * lost
    assert kept.path.read_bytes() == before
    if not lost:
        game = KeptGame.of_campaign(kept, "Lago", "lago", 3)
        assert game.game.rules.data_digest == kept.data


def sent_from(game: Game, place: Path) -> bytes:
    """A file with which the game is sent to somebody, who has nothing of it."""
    kept(game)
    [one] = shelf.found("going")
    content = shelf.export(one, place).read_bytes()
    one.path.unlink()
    shutil.rmtree(editions.folder())
    return content


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "first sign": lambda row: b"!" + row[1:],
    "name": lambda row: row[:4] + b"!" + row[5:],
    "inside": lambda row: row[:900] + b"!" + row[901:],
    "another letter": lambda row: row[:900] + (b"A" if row[900:901] != b"A" else b"B") + row[901:],
    "last quotation mark": lambda row: row[:-3] + b"!" + row[-2:],
    "end of the line": lambda row: row[:-1] + b"!",
    "broken off": lambda row: row[:-200],
    "broken off early": lambda row: row[:8],
    "emptied": lambda row: b'{"edition":""}\n',
}


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_cards_that_are_sent_along_damaged_are_told(game: str, tmp_path: Path, change: Callable[[str], None]) -> None:
    content = sent_from(played(game, 30), tmp_path)
    start = content.rindex(b'{"edition"')
    sent = []
    for name, damage in DAMAGES.items():
        sent.append(tmp_path / f"{name}.jsonl")
        sent[-1].write_bytes(content[:start] + damage(content[start:]))

    def all_are_taken_in() -> None:
        for file in sent:
            [taken] = shelf.take_in(file)
            assert taken.read_bytes() == content[:start]
            taken.unlink()

    all_are_taken_in()
    cards = {one.name: one.read_bytes() for one in editions.folder().iterdir()}
    change("renumbered")
    all_are_taken_in()
    assert {one.name: one.read_bytes() for one in editions.folder().iterdir()} == cards
    shutil.rmtree(editions.folder())
    files = on_disk()
    for file in sent:
        with pytest.raises(records.BadRecord, match="cards that it brings along is damaged") as fault:
            shelf.take_in(file)
        assert str(file) in str(fault.value)
        assert fault.value.good == ""
        assert on_disk(()) == files


@pytest.mark.parametrize(("game", "name"), [("viticulture", "weaker"), ("viticulture", "added"), ("vino", "dearer")])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_game_whose_cards_are_lost_does_not_go_on_with_others(
    game: str, name: str, damaged: bool, change: Callable[[str], None]
) -> None:
    """Also where the positions in it would fit them."""
    path = kept(played(game, 60))
    if damaged:
        content = path.read_bytes()
        path.write_bytes(content[:-80] + b"\xff" + content[-79:])
    shutil.rmtree(editions.folder())
    files = on_disk()
    change(name)
    with pytest.raises(records.BadRecord) as fault:
        KeptGame.opened(path)
    assert damaged or "no copy is kept of the cards" in str(fault.value)
    assert fault.value.good == ""
    assert on_disk(()) == files


def linked(folder: Path, elsewhere: Path) -> None:
    elsewhere.mkdir()
    shutil.move(folder, elsewhere / folder.name)
    folder.symlink_to(elsewhere / folder.name)


def test_the_cards_of_games_in_a_folder_elsewhere_are_kept(tmp_path: Path, change: Callable[[str], None]) -> None:
    before = played("viticulture", 9999)
    path = kept(before)
    linked(path.parent, tmp_path / "elsewhere")
    change("renamed")
    shelf.empty_bin()
    [one] = shelf.found("finished")
    assert shelf.read(one).result == before.result
    (tmp_path / "elsewhere").rename(tmp_path / "unplugged")
    shelf.empty_bin()
    assert len(list(editions.folder().iterdir())) == 1


def test_cards_are_kept_where_it_is_in_doubt_who_uses_them() -> None:
    kept(played("viticulture", 60)).unlink()
    (paths.saves() / "odd.jsonl").write_text("who knows")
    shelf.empty_bin()
    assert len(list(editions.folder().iterdir())) == 1
    (paths.saves() / "odd.jsonl").unlink()
    shelf.empty_bin()
    assert list(editions.folder().iterdir()) == []
