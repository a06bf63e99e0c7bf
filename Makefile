# `make run` serves the site, `make test` tests it; `make help` lists the rest.
# Needs Python 3.11 or newer and make. PYTHON= names another Python, PORT= another port.

PYTHON ?= python3
PORT ?= 8000
UV ?= uv
ARGS ?=
# All tests are shared out among the cores; what ARGS picks runs in one process, to be debugged.
WORKERS ?= $(if $(ARGS),0,auto)

VENV := .venv
PY := $(VENV)/bin/python
PIP_INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps
LOCK := $(UV) pip compile --generate-hashes --no-header --python-version 3.11 $(LOCKFLAGS)
# What lies side by side looks at the same pages and stays together until a worker has nothing left.
SHARED := --numprocesses $(WORKERS) --maxprocesses 8 --dist worksteal
PYTEST := $(PY) -m pytest $(SHARED)
MANAGE_DEV := DJANGO_DEBUG=1 $(PY) manage.py

.DEFAULT_GOAL := help
.PHONY: help run dev test test-fast pythons fuzz bench check audit mutants pictures format lock clean

help:
	@echo 'make run        serve the site at http://127.0.0.1:$(PORT)/ (PORT= changes it)'
	@echo 'make dev        the same with DEBUG, reloading on every change'
	@echo 'make test       all tests; gets a Chromium if none is here (ARGS= goes to pytest)'
	@echo 'make test-fast  all but the browser tests'
	@echo 'make pythons    quick tests under the oldest and newest other Python that is here'
	@echo 'make fuzz       20,000 hostile requests to all views (ARGS="--seed S --count N")'
	@echo 'make bench      what requests, engine and search cost, and a minute of load (5 minutes)'
	@echo 'make check      format, lint, types, container file, deployment checks; rewrites nothing'
	@echo 'make audit      markup, weight, accessibility, Lighthouse, advisories (Java, npm, Node)'
	@echo 'make mutants    change the engine in small ways; a test has to notice (ARGS="numbers cards")'
	@echo 'make pictures   draw icons and the preview picture anew (they are committed)'
	@echo 'make format     put the code into its format'
	@echo 'make lock       write the lock files anew from requirements/*.in (needs uv)'
	@echo 'make clean      remove environment, built files and caches'

# Production shape: hashed and compressed static files, DEBUG off, several workers.
run: $(VENV)/.run-installed
	@DJANGO_DEBUG=0 $(PY) manage.py collectstatic --noinput --clear --verbosity 0
	@echo 'Canasta: http://127.0.0.1:$(PORT)/ (Ctrl-C ends it)'
	@DJANGO_DEBUG=0 $(PY) -m gunicorn --config python:canasta_site.gunicorn_conf \
		--bind 127.0.0.1:$(PORT)

dev: $(VENV)/.run-installed
	@$(MANAGE_DEV) runserver 127.0.0.1:$(PORT)

# The browser is looked for first, so that its absence is said at once and never skipped over.
test: $(VENV)/.dev-installed
	@chromium=$$($(PY) -m tools.chromium) && CHROMIUM="$$chromium" $(PYTEST) $(ARGS)

test-fast: $(VENV)/.dev-installed
	@$(PYTEST) -m 'not browser' $(ARGS)

pythons: $(VENV)/.dev-installed
	@$(PY) -m tools.pythons $(SHARED)

# The site in one process, without a server around it: each request is judged by what came back.
fuzz: $(VENV)/.dev-installed
	@DJANGO_DEBUG=0 $(PY) manage.py collectstatic --noinput --clear --verbosity 0
	@DJANGO_DEBUG=0 $(PY) -m tools.fuzz $(ARGS)

# Starts servers of its own. ARGS="ratios load" measures these parts and writes nothing.
bench: $(VENV)/.run-installed
	@$(PY) -m tools.bench $(ARGS)

# The deployment checks with the values of the example: whether an operator's own are complete is
# for `manage.py check --deploy` where the site runs.
check: $(VENV)/.dev-installed
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(VENV)/bin/hadolint Dockerfile
	set -a; . docs/example.env; DJANGO_DEBUG=0 $(PY) manage.py check --deploy --fail-level WARNING

# Looks at the site as it is served; what it fetches for that stays in .build/audit. ARGS= names
# some of its checks.
audit: $(VENV)/.dev-installed $(VENV)/.audit-installed
	@chromium=$$($(PY) -m tools.chromium) && CHROMIUM="$$chromium" $(PY) -m tools.audit $(ARGS)

# Works in mutants/ and writes its table into docs/mutants.md; all modules together take long.
mutants: $(VENV)/.dev-installed
	@$(PY) -m tools.mutants $(ARGS)

pictures: $(VENV)/.dev-installed
	@chromium=$$($(PY) -m tools.chromium) && CHROMIUM="$$chromium" $(PY) -m tools.pictures

format: $(VENV)/.dev-installed
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

# Versions move only with LOCKFLAGS=--upgrade. Run in requirements/, so that the comments in the
# lock files name the files beside them.
lock:
	cd requirements && for each in run dev audit; do $(LOCK) $$each.in -o $$each.txt || exit 1; done

clean:
	rm -rf $(VENV) .build mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamp files: each step is done once and again when its lock file changes.

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { \
		echo 'No $(PYTHON) found. Install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3' >&2; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "This needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.11" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo '$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv' >&2; \
		exit 1; }
	@echo 'Creating $(VENV) ...'
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run-installed: requirements/run.txt $(VENV)/.created
	@echo 'Installing $< ...'
	@$(PIP_INSTALL) -r $<
	@touch $@

$(VENV)/.dev-installed: requirements/dev.txt $(VENV)/.created
	@echo 'Installing $< ...'
	@$(PIP_INSTALL) -r $<
	@touch $@

# What is in dev.txt too has the same version there.
$(VENV)/.audit-installed: requirements/audit.txt $(VENV)/.dev-installed
	@echo 'Installing $< ...'
	@$(PIP_INSTALL) -r $<
	@touch $@
