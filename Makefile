# Grab Bag: `make help` lists what can be made.
#
# Everything is built into build/, which has the layout of an installation prefix: the program finds its data from where
# it lies, so build/bin/grab-bag runs in place, and `make install` copies the same files below $(DESTDIR)$(prefix).

# The application's id. The files in data/ take it from here (@APP_ID@, and @APP_PATH@ for D-Bus and resources); `make lint`
# compares it with the program's own.
APP_ID := io.github.grabbaggames.GrabBag
APP_PATH := /$(subst .,/,$(APP_ID))
# Where the project is at home: its web page, and below it /issues and what git hosts show of the files, /blob and /raw.
# Whoever hosts it elsewhere changes this line. The files in data/ and the program take it from here (@HOMEPAGE@).
HOMEPAGE := https://github.com/grabbaggames/grab-bag
export APP_ID HOMEPAGE

prefix ?= /usr/local
DESTDIR ?=
# Arguments for `make run`, as in: make run ARGS='--game color-match --seed 7'
ARGS ?=
# More arguments for `swift build` and `swift test`. SWIFTPM_BUILD_DIR in the environment moves their files out of .build.
SWIFTFLAGS ?=

# How the program is built, and what measures it.
release := -c release --static-swift-stdlib

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules

languages := $(shell cat po/LINGUAS)

binary := bin/grab-bag
resources := share/grab-bag/grab-bag.gresource
pictures := $(patsubst data/%,share/grab-bag/%,$(wildcard data/pictures/*.jpg data/pictures/thumbnails/*.jpg))
sounds := $(patsubst data/%,share/grab-bag/%,$(wildcard data/sounds/*.wav))
desktop_file := share/applications/$(APP_ID).desktop
metainfo := share/metainfo/$(APP_ID).metainfo.xml
icon := share/icons/hicolor/scalable/apps/$(APP_ID).svg
symbolic_icon := share/icons/hicolor/symbolic/apps/$(APP_ID)-symbolic.svg
mime_type := share/mime/packages/$(APP_ID).xml
schema := share/glib-2.0/schemas/$(APP_ID).gschema.xml
service := share/dbus-1/services/$(APP_ID).service
search_provider := share/gnome-shell/search-providers/$(APP_ID).search-provider.ini
manual := share/man/man6/grab-bag.6
catalogs := $(languages:%=share/locale/%/LC_MESSAGES/grab-bag.mo)
data_files := $(resources) $(pictures) $(sounds) $(desktop_file) $(mime_type) $(metainfo) $(icon) $(symbolic_icon) $(schema) $(service) \
  $(search_provider) $(manual) $(catalogs)
# What the program in build/ finds its settings by; below a prefix of the system, one such file serves all programs.
compiled_schema := share/glib-2.0/schemas/gschemas.compiled

# The directories that an installation fills, and those that an uninstallation removes again once they are empty: of a
# prefix of the system, bin stays.
installed_directories := $(sort $(dir $(binary) $(data_files)))
kept_directories := $(if $(DESTDIR),,$(if $(filter / /usr /usr/local,$(prefix)),bin/))
removed_directories := $(filter-out $(kept_directories),$(installed_directories))

fill_in := sed -e 's|@APP_ID@|$(APP_ID)|g' -e 's|@APP_PATH@|$(APP_PATH)|g' -e 's|@HOMEPAGE@|$(HOMEPAGE)|g'

.PHONY: help deps run build check test test-newest soak sanitize examples docs bench lint check-data po screenshots \
  coverage mutants \
  install uninstall dist deb flatpak clean build-packages test-packages

help: ## List what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 14

deps: test-packages ## Install what the build and the tests need from the system

run: build ## Build and start the program, with ARGS
	@build/$(binary) $(ARGS)

build: build/$(binary) $(addprefix build/,$(data_files) $(compiled_schema)) ## Build everything into build/

check: test-packages ## Check the style and run the tests that need no desktop, in under two minutes
	@SWIFTFLAGS='$(SWIFTFLAGS)' scripts/test quick

test: build test-packages ## Run every check and test
	@SWIFTFLAGS='$(SWIFTFLAGS)' scripts/test

test-newest: build test-packages ## Run the desktop tests on the newest GNOME, in a tree of another Debian release
	@scripts/test-newest

soak: build test-packages ## Play for hours: random input, kills, failing disks, replays, fuzzing
	@result=0; for what in "run --workers $$(nproc) --events 1000000" 'program calls' 'program kills' storage; \
	  do Tests/Soak/$$what || result=$$?; done; REPLAY_RELEASE=1 Tests/Replay/run 3000 || result=$$?; \
	Tests/Fuzz/run 3600 || result=$$?; exit $$result

examples: build test-packages ## Build the examples and the steps of the tutorial into build/examples
	@SWIFTFLAGS='$(SWIFTFLAGS)' scripts/examples

docs: ## Make the reference of the libraries' public API in build/docs
	@scripts/docs

bench: build test-packages ## Measure speed and memory beside a bare C program, and the search of the computer player
	@scripts/swift build $(release) --product SearchBench $(SWIFTFLAGS)
	@"$$(scripts/swift build -c release --show-bin-path)/SearchBench"
	@scripts/swift build $(release) --product BoardBench $(SWIFTFLAGS)
	@BOARD_BENCH="$$(scripts/swift build -c release --show-bin-path)/BoardBench" Tests/Benchmarks/bench

sanitize: build test-packages ## Run swift test and random input with sanitizers: address, undefined behavior, thread
	@SWIFTFLAGS='$(SWIFTFLAGS)' scripts/sanitize

coverage: test-packages ## Tell which lines of each module the tests reach, in a build of its own
	@scripts/coverage

mutants: ## Tell which faults the tests of Geometry, DragAndDrop and Storage would miss
	@Tests/Mutation/run Geometry DragAndDrop Storage

lint: build-packages ## Check the sources' style and structure
	@scripts/lint

check-data: build test-packages ## Check the translations and the desktop's files
	@scripts/check-data

po: build-packages ## Bring the translations in po/ up to date with the sources
	@scripts/update-po

screenshots: build test-packages ## Take the pictures of the README and the software centers again, on the newest GNOME
	@scripts/screenshots

install: build ## Install below $(DESTDIR)$(prefix)
	@install -D --strip build/$(binary) '$(DESTDIR)$(prefix)/$(binary)'
	@cd build && for file in $(data_files); do install -D --mode=644 "$$file" "$(DESTDIR)$(prefix)/$$file"; done
	@sed -i 's|@BINDIR@|$(prefix)/bin|' '$(DESTDIR)$(prefix)/$(service)'
	@$(update_caches)

uninstall: ## Remove what `make install` installed
	@rm -f $(patsubst %,'$(DESTDIR)$(prefix)/%',$(binary) $(data_files))
	@$(update_caches)
	@cd '$(or $(DESTDIR),$(prefix))' 2>/dev/null || exit 0; \
	for directory in $(removed_directories); do \
	  path='$(if $(DESTDIR),$(prefix:/%=%)/)'$$directory; \
	  [ ! -d "$$path" ] || rmdir --parents --ignore-fail-on-non-empty "$$path"; \
	done

dist: ## Make a source archive of the last commit in build/, with its checksum
	@scripts/build-dist

deb: build-packages ## Make a Debian package in build/, from the source archive
	@scripts/build-deb

flatpak: ## Build and bundle a Flatpak in build/, from the source archive with flatpak-builder
	@scripts/build-flatpak

clean: ## Remove everything that was built
	rm -rf build .build

build-packages:
	@scripts/install-packages build

test-packages:
	@scripts/install-packages test

# Sources with its directories, so that a file that comes or goes counts as a change too.
build/$(binary): $(shell find Sources) Package.swift | build-packages
	@scripts/swift build $(release) --explicit-target-dependency-import-check error \
	  --product grab-bag $(SWIFTFLAGS)
	@install -D "$$(scripts/swift build -c release --show-bin-path)/grab-bag" $@

build/$(resources): data/grab-bag.gresource.xml.in $(wildcard data/*.css data/icons/*) Makefile | build-packages
	@mkdir -p $(@D) build/resources
	@printf '%s' '$(HOMEPAGE)' >build/resources/homepage
	@glib-compile-resources --sourcedir=data --sourcedir=build/resources --target=$@ <($(fill_in) $<)

build/share/grab-bag/pictures/%: data/pictures/%
	@install -D --mode=644 $< $@

build/share/grab-bag/sounds/%: data/sounds/%
	@install -D --mode=644 $< $@

build/$(desktop_file): data/grab-bag.desktop.in scripts/desktop-actions Sources/Games/Play/GameKind.swift \
  $(languages:%=po/%.po) po/LINGUAS Makefile | build-packages
	@mkdir -p $(@D)
	@cat $< <(scripts/desktop-actions) >$@.in
	@msgfmt --desktop --template=$@.in -d po -o - | $(fill_in) >$@
	@rm $@.in

build/$(metainfo): data/grab-bag.metainfo.xml.in $(languages:%=po/%.po) po/LINGUAS Makefile | build-packages
	@mkdir -p $(@D)
	@msgfmt --xml --template=$< -d po -o - | $(fill_in) >$@

build/$(mime_type): data/grab-bag.mime.xml.in Makefile
	@mkdir -p $(@D)
	@$(fill_in) $< >$@

build/$(icon): data/icons/grab-bag.svg
	@install -D --mode=644 $< $@

build/$(symbolic_icon): data/icons/grab-bag-symbolic.svg
	@install -D --mode=644 $< $@

build/$(manual): data/grab-bag.6
	@install -D --mode=644 $< $@

build/share/locale/%/LC_MESSAGES/grab-bag.mo: po/%.po | build-packages
	@mkdir -p $(@D)
	@msgfmt -o $@ $<

build/$(schema): data/grab-bag.gschema.xml.in Makefile
	@mkdir -p $(@D)
	@$(fill_in) $< >$@

build/$(compiled_schema): build/$(schema) | build-packages
	@glib-compile-schemas --strict $(@D)

# It needs an absolute path, which is known when it is installed.
build/$(service): data/grab-bag.service.in Makefile
	@mkdir -p $(@D)
	@$(fill_in) $< >$@

build/$(search_provider): data/grab-bag.search-provider.ini.in Makefile
	@mkdir -p $(@D)
	@$(fill_in) $< >$@

# What the desktop reads instead of single files; in a staging folder that is the packager's part.
update_caches = [ -n '$(DESTDIR)' ] || scripts/update-caches '$(prefix)/share'
