.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.PHONY: play test check bench tour sheets

PYTHON ?= python3
RUN := .venv/bin/python
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_FRAMEBUFFER_ACCELERATION=0 PYGAME_HIDE_SUPPORT_PROMPT=1

READY := .venv/.installed
FONTS := assets/fonts/text-italic.ttf
SOUNDS := assets/sounds/music-hills.ogg
MUSIC := $(wildcard game/sound/synthesis/*.py data/sound/*.yaml data/sound/music/*.yaml)
BUILT := $(FONTS) $(SOUNDS)
BENCH := .venv-bench/.installed

NEWER := import sys; sys.version_info >= (3, 11) or sys.exit("Vendemmia needs Python 3.11 or newer, this one is " + sys.version.split()[0] + "; name another with: make PYTHON=python3.12")

play: $(BUILT)
	$(RUN) -m game $(ARGS)

test: $(BUILT)
	$(HEADLESS) $(RUN) -m pytest -n 2 $(ARGS)

check: $(BUILT)
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) -m rules validate
	$(HEADLESS) $(RUN) -m game.text.check
	$(HEADLESS) $(RUN) -m game.art.lint

bench: $(BENCH) $(BUILT)
	$(HEADLESS) .venv-bench/bin/python -m tests.bench $(ARGS)

tour: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tour $(if $(OUT),--out $(OUT)) $(if $(SIZE),--size $(SIZE)) \
		$(if $(TEXT),--text $(TEXT)) $(if $(SCALE),--scale $(SCALE)) $(if $(SEATS),--seats $(SEATS))

sheets: $(BUILT)
	$(HEADLESS) $(RUN) -m game.art.contact $(if $(OUT),--out $(OUT)) $(ARGS)

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

$(SOUNDS): game/sound/build_sounds.py $(MUSIC) $(READY)
	$(RUN) -m game.sound.build_sounds
