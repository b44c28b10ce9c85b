"""Every rule of Vino is decided by a scenario or a test, or listed with the reason why not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
KNOWN = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
LISTED: list[dict[str, Any]] = yaml.safe_load((HERE / "coverage.yaml").read_text(encoding="utf-8"))
COVERS = re.compile(r"mark\.covers\(([^)]*)\)")


@cache
def decided() -> set[str]:
    found: set[str] = set()
    for file in (HERE.parent / "scenarios" / "vino").rglob("*.yaml"):
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
