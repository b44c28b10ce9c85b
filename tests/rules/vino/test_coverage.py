"""Every rule of Vino is decided by a scenario or a test, or listed with the reason why not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from rules import vino

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios" / "vino"
KNOWN = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
LISTED: list[dict[str, Any]] = yaml.safe_load((HERE / "coverage.yaml").read_text(encoding="utf-8"))
COVERS = re.compile(r"mark\.covers\(([^)]*)\)")


@cache
def decided() -> set[str]:
    found: set[str] = set()
    for file in SCENARIOS.rglob("*.yaml"):
        for story in yaml.load_all(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
            found |= set(story["rules"])
    for file in HERE.glob("test_*.py"):
        for marked in COVERS.findall(file.read_text(encoding="utf-8")):
            found |= set(re.findall(r"N-[A-Z]+-\d+", marked))
    return found


@cache
def excused() -> set[str]:
    patterns = [one for entry in LISTED for one in entry["ids"]]
    return {one for one in KNOWN for pattern in patterns if re.fullmatch(pattern.replace("*", r"\d+"), one)}


def test_every_rule_is_decided_or_excused() -> None:
    missing = [one for one in KNOWN if one not in decided() | excused()]
    assert not missing, f"{len(missing)} rules that no test decides: " + " ".join(missing)


def test_only_known_rules_are_named_and_none_twice() -> None:
    assert decided() <= set(KNOWN)
    assert not decided() & excused()
    assert all(len(entry["reason"]) > 10 for entry in LISTED)


def test_every_reason_is_given_in_a_scenario() -> None:
    sources = (file.read_text(encoding="utf-8") for file in Path(vino.__path__[0]).glob("*.py"))
    reasons = {one for text in sources for one in re.findall(r'Reason\(\s*"(\w+)"', text)}
    told = " ".join(file.read_text(encoding="utf-8") for file in SCENARIOS.rglob("*.yaml"))
    missing = sorted(one for one in reasons if not re.search(rf"\b{one}\b", told))
    assert len(reasons) > 20
    assert not missing, "reasons that no scenario gives: " + " ".join(missing)
