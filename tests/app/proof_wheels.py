"""Every locked package has a wheel for every system and version of Python, as pip finds it: ``make wheels-test``.

This needs the net; nothing is installed, and hardly more than the descriptions of packages is fetched.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.locks import LOCKS, PYTHONS, ROOT, SYSTEMS, System, locked


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.name)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_locked_package_has_a_wheel(lock: str, system: System, python: str, tmp_path: Path) -> None:
    wanted = [one for one in locked(lock) if one.wanted(system, python)]
    # pip looks at markers as those of the computer on which it runs.
    file = tmp_path / "wanted.txt"
    file.write_text("\n".join(" ".join((f"{one.name}=={one.version}", *one.hashes)) for one in wanted))
    asked = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--no-deps", "--require-hashes"]
    asked += ["--only-binary=:all:", f"--python-version={python}", "--implementation=cp", f"--target={tmp_path}"]
    # pip would look at the version of Python that runs it, not at the one it was asked for.
    asked += ["--ignore-requires-python"]
    asked += [f"--platform={tag}" for tag in reversed(system.tags)]
    told = subprocess.run([*asked, "--quiet", "-r", str(file)], capture_output=True, text=True, cwd=ROOT)
    assert told.returncode == 0, told.stderr
