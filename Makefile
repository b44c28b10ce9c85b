.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.PHONY: play test check bench tour

PYTHON ?= python3
RUN := .venv/bin/python
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_FRAMEBUFFER_ACCELERATION=0 PYGAME_HIDE_SUPPORT_PROMPT=1

READY := .venv/.installed
FONTS := assets/fonts/text-italic.ttf
BENCH := .venv-bench/.installed

NEWER := import sys; sys.version_info >= (3, 11) or sys.exit("Vendemmia needs Python 3.11 or newer, this one is " + sys.version.split()[0] + "; name another with: make PYTHON=python3.12")

play: $(FONTS)
	$(RUN) -m game $(ARGS)

test: $(FONTS)
	$(HEADLESS) $(RUN) -m pytest -n 2 $(ARGS)

check: $(FONTS)
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) -m rules validate
	$(HEADLESS) $(RUN) -m game.text.check
	$(HEADLESS) $(RUN) -m game.art.lint

bench: $(BENCH) $(FONTS)
	$(HEADLESS) .venv-bench/bin/python -m tests.bench $(ARGS)

tour: $(FONTS)
	$(HEADLESS) $(RUN) -m game.tour $(if $(OUT),--out $(OUT)) $(if $(SIZE),--size $(SIZE)) \
		$(if $(TEXT),--text $(TEXT)) $(if $(SCALE),--scale $(SCALE)) $(if $(SEATS),--seats $(SEATS))

$(READY): requirements-dev.txt
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv .venv
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@

$(BENCH): requirements-bench.txt
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	touch $@

$(FONTS): game/text/build_fonts.py $(READY)
	$(RUN) -m game.text.build_fonts
