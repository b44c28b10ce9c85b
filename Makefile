.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.PHONY: play test check card guide bench tour longest sentences sheets app packages app-image packages-test app-test app-proof desktop-test wheels-test

PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
RUN := .venv/$(BIN)/python
HEADLESS := SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_FRAMEBUFFER_ACCELERATION=0 PYGAME_HIDE_SUPPORT_PROMPT=1

READY := .venv/.installed
FONTS := assets/fonts/text-italic.ttf
SOUNDS := assets/sounds/music-hills.ogg
MUSIC := $(wildcard game/sound/synthesis/*.py data/sound/*.yaml data/sound/music/*.yaml)
BUILT := $(FONTS) $(SOUNDS)
BENCH := .venv-bench/.installed
APP := .venv-app/.installed

NEWER := import sys; sys.version_info >= (3, 11) or sys.exit("Vendemmia needs Python 3.11 or newer, this one is " + sys.version.split()[0] + "; name another with: make PYTHON=python3.12")

play: $(BUILT)
	$(RUN) -m game $(ARGS)

test: $(BUILT)
	$(HEADLESS) $(RUN) -m pytest -n 2 --dist worksteal $(ARGS)

check: $(BUILT)
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	.venv/$(BIN)/lint-imports --no-cache --no-logo
	$(HEADLESS) $(RUN) -m game.tools.check

card: $(BUILT)
	@$(HEADLESS) $(RUN) -m game.tools.card $(if $(FILE),--file "$(FILE)") $(if $(ID),--id "$(ID)") $(if $(OUT),--out "$(OUT)")

guide: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tools.guide

bench: $(BENCH) $(BUILT)
	$(HEADLESS) .venv-bench/$(BIN)/python -m tests.bench $(ARGS)

longest: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tools.longest $(if $(OUT),--out "$(OUT)") $(if $(TEXT),--text $(TEXT))

tour: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tools.tour $(if $(OUT),--out "$(OUT)") $(if $(SIZE),--size $(SIZE)) \
		$(if $(TEXT),--text $(TEXT)) $(if $(SCALE),--scale $(SCALE)) $(if $(SEATS),--seats $(SEATS))

sentences: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tools.sentences $(if $(OUT),--out "$(OUT)")

sheets: $(BUILT)
	$(HEADLESS) $(RUN) -m game.tools.contact_sheets $(if $(OUT),--out "$(OUT)") $(ARGS)

app: $(APP) $(BUILT)
	$(HEADLESS) .venv-app/$(BIN)/python -m PyInstaller build.spec --noconfirm --log-level WARN
	$(HEADLESS) .venv-app/$(BIN)/python -m game.tools.packaging.finish

packages: app
	$(HEADLESS) .venv-app/$(BIN)/python -m game.tools.packaging.system_packages

packages-test: packages
	$(HEADLESS) $(RUN) -m pytest -s tests/app/proof_packages.py $(ARGS)

app-image: packages
	$(HEADLESS) .venv-app/$(BIN)/python -m game.tools.packaging.app_image $(if $(APPIMAGETOOL),"$(APPIMAGETOOL)") $(if $(APPIMAGERUNTIME),"$(APPIMAGERUNTIME)")

app-proof: $(BUILT)
	$(HEADLESS) $(RUN) -m pytest -s tests/app/proof_posted.py $(ARGS)

app-test: app
	$(HEADLESS) $(RUN) -m pytest -s tests/app/proof.py $(ARGS)

desktop-test: $(BUILT)
	$(HEADLESS) $(RUN) -m pytest tests/desktop/proof_keyboards.py tests/desktop/proof_windows.py $(ARGS)

wheels-test: $(READY)
	$(RUN) -m pytest tests/app/proof_wheels.py $(ARGS)

$(READY): requirements-dev.txt
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv .venv
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@

$(BENCH): requirements-bench.txt
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv .venv-bench
	.venv-bench/$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	touch $@

$(APP): requirements.txt requirements-app.txt
	$(PYTHON) -c '$(NEWER)'
	$(PYTHON) -m venv .venv-app
	.venv-app/$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt -r requirements-app.txt
	touch $@

$(FONTS): game/tools/build_fonts.py $(READY)
	$(RUN) -m game.tools.build_fonts

$(SOUNDS): game/tools/build_sounds.py $(MUSIC) $(READY)
	$(RUN) -m game.tools.build_sounds
