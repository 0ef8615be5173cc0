# Set PYTHON to choose the interpreter (after `make clean`): make setup PYTHON=python3.12
PYTHON ?=
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --no-compile
# uv takes seconds where pip takes a minute. If it can't be had here, or can't reach the packages, pip installs them.
install = .venv/bin/uv pip install --no-config --quiet --python $(PY) $(1) 2>/dev/null || $(PIP) $(1)
# Two processes more than there are cores: tests that use a browser or a server wait a lot. The tests of a file share what they set up.
SHARED_OUT := -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2) --dist loadfile --no-loadscope-reorder --durations=20
CHECKED := $(CURDIR)/.cache/boundscheck
COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" .cache/uv/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes $(if $(UPGRADE),--upgrade)

unexport PYTHONDONTWRITEBYTECODE # what pytest makes of the tests is kept for the next process

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal web types web-test lint test test-all chromium browsers programs checked-test docs release bench gpu-check format lock clean screenshots texts

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/.setup ## install everything into .venv

.venv/.python:
	@if ! $(PY) -c "import pip" 2>/dev/null; then \
		for python in $(PYTHON) python3.13 python3.12 python3.11 python3 ""; do \
			$${python:-false} -c "import sys, ensurepip; sys.exit(sys.version_info < (3, 11))" >/dev/null 2>&1 && break; \
		done; \
		if [ -z "$$python" ]; then \
			echo "Firelight needs Python 3.11 or newer, with venv, and found none. Install one, or name it: make setup PYTHON=/path/to/python3" >&2; \
			exit 1; \
		fi; \
		echo "Creating .venv with $$($$python --version)"; \
		$$python -m venv --clear .venv; \
	fi
	@touch $@

.venv/.uv: requirements-uv.lock | .venv/.python
	@$(PIP) --require-hashes --requirement $< || true
	@touch $@

.venv/.setup: requirements.lock pyproject.toml | .venv/.uv
	@echo "Installing the locked packages"
	@$(call install,--require-hashes --requirement requirements.lock)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch .venv/.play $@

.venv/.play: requirements-play.lock pyproject.toml | .venv/.uv
	@echo "Installing what playing needs"
	@$(call install,--require-hashes --requirement requirements-play.lock)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@

.venv/.docs .venv/.gpu: .venv/.%: requirements-%.lock .venv/.setup
	@$(call install,--require-hashes --requirement $<)
	@touch $@

play: .venv/.play ## play in the browser: start a server of your own and open it
	@.venv/bin/firelight serve --open

play-terminal: .venv/.play ## play Bonfire in the terminal
	@if [ -t 0 ]; then .venv/bin/firelight play bonfire; \
	else echo "Playing needs a terminal: run make play-terminal from one, with no pipe or redirection." >&2; exit 1; fi

web: web/node_modules/.setup ## build the browser table (needs Node.js; playing does not)
	cd web && npm run --silent build

web/node_modules/.setup: web/package-lock.json
	@command -v npm >/dev/null || { echo "Building and testing the browser table needs Node.js 20 or newer with npm (nodejs.org)." >&2; exit 1; }
	@echo "Installing the packages of the browser table"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

types: setup web/node_modules/.setup ## write the types of the protocol that the browser uses, from the server's schema
	@mkdir -p .cache
	$(PY) -m firelight.server.schema > .cache/protocol.json
	cd web && node_modules/.bin/openapi-typescript ../.cache/protocol.json --output src/lib/protocol.ts --root-types --root-types-no-schema-prefix --alphabetize >/dev/null
	cd web && node_modules/.bin/prettier --write --log-level warn src/lib/protocol.ts

web-test: setup web/node_modules/.setup ## check the browser table's code, its types, and that the committed build is the one its source gives
	@mkdir -p .cache && cp web/src/lib/protocol.ts .cache/protocol.ts && $(MAKE) --no-print-directory types && diff .cache/protocol.ts web/src/lib/protocol.ts \
		|| { echo "web/src/lib/protocol.ts is not what the server's schema gives: commit what make types wrote." >&2; exit 1; }
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test
	rm -rf .cache/static && cd web && npm run --silent build -- --outDir ../.cache/static
	@diff -r .cache/static firelight/server/static || { echo "firelight/server/static is not what web/ builds: run make web and commit it." >&2; exit 1; }

lint: setup ## check style, types, and what imports what
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	.venv/bin/lint-imports --cache-dir .cache/imports
	$(PY) -m mypy

test: ## the quick loop: style, types, rules, engine, the server in this process, the browser's code, some journeys in a browser
	@$(MAKE) --no-print-directory --jobs=2 chromium lint web-test
	$(PY) -m pytest $(SHARED_OUT) -m "not slow"

test-all: ## everything: all tests, the compiled code's again with bounds checks, the docs, a release
	@$(MAKE) --no-print-directory --jobs=2 browsers programs checked-test web-test lint release docs
	$(PY) -m tests.again $(SHARED_OUT)

chromium: setup # installed where it is missing and this machine lets us
	@$(PY) tests/web/browser.py >/dev/null

browsers: setup # the same, with Firefox
	@$(PY) tests/web/browser.py --firefox >/dev/null

programs: setup # what several tests need compiled, and the tests themselves, so that no two processes compile the same
	$(PY) -m tests.programs
	@$(PY) -m pytest --collect-only >/dev/null

checked-test: setup # the compiled code with bounds checks
	NUMBA_BOUNDSCHECK=1 FIRELIGHT_GAMES=250 NUMBA_CACHE_DIR="$(CHECKED)" FIRELIGHT_CACHE_DIR="$(CHECKED)" \
		$(PY) -m pytest tests/compiled/test_agreement.py tests/compiled/test_many_games.py \
		-k "not plain_games and not on_the_way"

docs: .venv/.docs ## build the site of the documentation in .cache/docs
	$(PY) -m sphinx --builder html --fail-on-warning --keep-going --quiet --jobs auto docs .cache/docs

release: setup ## build wheel and sdist into dist, check them, and play with the wheel in an empty environment
	rm -rf build dist
	$(PY) -m build --no-isolation --outdir dist
	$(PY) -m tests.release dist

screenshots: setup web/node_modules/.setup ## pictures of every screen in .cache/screens, and what axe finds on them
	$(PY) -m tests.web.screens

texts: setup chromium ## what a few real games say, in all languages side by side, for proof-reading; then what does not fit on a screen
	@$(PY) -m tests.texts.samples
	@$(PY) -m tests.web.fit

bench: setup ## measure the speed, next to other engines
	$(PY) -m bench

gpu-check: .venv/.gpu ## compile the rules for the GPU and, where there is one, run them on it
	$(PY) -m bench.gpu_check
	$(PY) -m bench.gpu_envs

format: setup web/node_modules/.setup ## format the code and mend what ruff and ESLint can mend
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	cd web && npm run --silent format

lock: setup ## rebuild the lock files from pyproject.toml; UPGRADE=1 takes the newest versions
	$(PY) -m venv .cache/uv
	.cache/uv/bin/pip install --quiet --upgrade uv
	$(COMPILE) --group uv --output-file requirements-uv.lock
	$(COMPILE) pyproject.toml --group dev --group bench --output-file requirements.lock
	$(COMPILE) pyproject.toml --extra postgres --group build --constraint requirements.lock --output-file requirements-server.lock
	$(COMPILE) pyproject.toml --group build --constraint requirements.lock --output-file requirements-play.lock
	$(COMPILE) --group docs --constraint requirements.lock --output-file requirements-docs.lock
	$(COMPILE) --group gpu --constraint requirements.lock --output-file requirements-gpu.lock

clean: ## remove .venv, caches and build results
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
