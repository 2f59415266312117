"""The fixtures of all desktop tests; see README.md."""
import faulthandler
import os
import signal
from contextlib import ExitStack, suppress

import pytest
from gi.repository import GLib

from appearance import TRIED, Appearance
from color_match import ROUND, ColorMatch
from desktop import Desktop
from desktops import desktops_of
from installed import Installed
from memory import GAME as THREE_PAIRS
from memory import Memory
from move_me import BOARD as MOVE_ME
from move_me import MoveMe
from neighbor import Neighbor
from other_session import OtherSession
from picture_puzzle import JOURNEY, PicturePuzzle
from played import PROPERTY, what_was_played
from program import Program, run_to_end
from screenreader import Orca
from second_try import PROPERTY as FIRST_FAILURE
from settings import OwnSettings

LONGEST_TEST = 120  # seconds
LONGEST_WAIT = 3 * LONGEST_TEST  # including setup and teardown, for a test that no signal interrupts
FROZEN = 75  # the exit status that makes `run` restart in another desktop
PICTURE_REST = 0.3  # seconds without a change: less than the ticks of the clock in the header bar are apart
EXAMPLES = os.path.abspath(f'{os.path.dirname(__file__)}/../../build/examples')
TERMINAL, DESKTOP = pytest.StashKey(), pytest.StashKey()
RESULTS = os.environ.get('DESKTOP_RESULTS') or os.path.abspath(f'{os.path.dirname(__file__)}/../../build/desktop-tests')


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Selects the requested tests that belong to this desktop."""
    if not (desktop := os.environ.get('DESKTOP_TESTS')):
        return
    desktops = desktops_of(items)
    config.hook.pytest_deselected(items=[item for item in items if desktops[item] != desktop])
    items[:] = [item for item in items if desktops[item] == desktop]


@pytest.fixture(scope='session')
def session(pytestconfig):
    """The one desktop of all tests."""
    pytestconfig.stash[DESKTOP] = desktop = Desktop()
    yield desktop
    del pytestconfig.stash[DESKTOP]  # the last test may still fail, after which the session does not answer
    desktop.end()


@pytest.fixture
def desktop(session):
    """The pointer, the fingers, the keys, the windows and the settings."""
    yield session
    session.restore()


@pytest.fixture
def programs(desktop):
    """The programs of the test, which at its end must exit without errors or output on stderr."""
    programs = []
    yield programs
    # A key ends the wait for a tooltip. GTK 4.8 still waits for the one of a menu that was closed with its window.
    desktop.key('Shift_L')
    with ExitStack() as stack:  # all of them, also if one fails
        for program in programs:
            stack.callback(program.finish)


@pytest.fixture
def settings():
    """The settings of the program: settings.get('word-language').

    Each test begins with the defaults, but without the lessons and with all hints about keys.
    """
    settings = OwnSettings()
    settings.reset()
    settings.learn()
    settings.hear_all_hints()
    yield settings
    settings.reset()


@pytest.fixture
def renderer(request):
    """The environment that selects the renderer of GTK.

    Pictures in the usual look are drawn as with a graphics card. Everything else is drawn by the renderer that the program
    chooses without one, which takes a third of the time of GL.
    """
    look = getattr(request.node, 'callspec', None) and request.node.callspec.params.get('appearance', 'light')
    return {'GSK_RENDERER': 'gl' if 'picture' in request.fixturenames and look in (None, 'light') else 'cairo'}


@pytest.fixture
def start(programs, settings, renderer, tmp_path):
    """Starts the program and waits for its window: start('--game', 'color-match', locale='ru_RU').

    All starts of one test share their data and settings, but begin in the launcher, unless the arguments name a game or
    `where_it_was` is set.
    """
    def start(*arguments, where_it_was=False, environment=None, **options):
        if not where_it_was:
            settings.reset('last-page')
        program = Program(arguments, tmp_path, environment=renderer | (environment or {}), **options)
        programs.append(program)
        program.wait_until_shown()
        return program
    return start


@pytest.fixture
def program(start):
    """The program, started without arguments."""
    return start()


@pytest.fixture
def example(programs, renderer, tmp_path):
    """Starts a program that `make examples` has built, and waits for its window: example('Laundry')."""
    def start(name):
        program = Program([], tmp_path, environment=renderer, executable=f'{EXAMPLES}/{name}')
        programs.append(program)
        program.wait_until_shown()
        return program
    return start


@pytest.fixture
def color_match(start, desktop):
    """A round of Color Match whose words are yellow, green and red."""
    return ColorMatch(start(*ROUND), desktop)


@pytest.fixture
def move_me(start, desktop):
    """Three squares, one above the other."""
    return MoveMe(start(*MOVE_ME), desktop)


@pytest.fixture
def memory(start, desktop):
    """A game of three pairs, all face down."""
    return Memory(start(*THREE_PAIRS), desktop)


@pytest.fixture
def puzzle(start, desktop):
    """A journey that has just begun."""
    return PicturePuzzle(start(*JOURNEY), desktop)


@pytest.fixture
def neighbor(desktop, tmp_path):
    """Starts the other program with its offers, after the program under test."""
    started = []

    def start(things):
        started.append(Neighbor(desktop, tmp_path, things))
        return started[-1]
    yield start
    for one in started:
        one.end()


@pytest.fixture
def pictures(tmp_path):
    """A folder for the files of a test."""
    folder = tmp_path / 'Pictures'
    folder.mkdir()
    return folder


@pytest.fixture
def run(tmp_path):
    """Runs the program to its end: run('--help').stdout."""
    return lambda *arguments, **options: run_to_end(arguments, tmp_path, **options)


@pytest.fixture
def installed(desktop, settings, tmp_path):
    """The installed program, which the desktop itself starts: installed.py."""
    installed = Installed(desktop, tmp_path)
    yield installed
    installed.end()


@pytest.fixture
def data(tmp_path):
    """The folder where the program of this test keeps its data (XDG_DATA_HOME)."""
    return tmp_path / 'data'


@pytest.fixture
def other_session():
    """A session in which the program does not find the one that was started first."""
    session = OtherSession()
    yield session
    session.end()


@pytest.fixture
def orca(tmp_path):
    """The screen reader. Tests request it before the program."""
    orca = Orca(tmp_path)
    yield orca
    orca.end()


@pytest.fixture
def picture(desktop):
    """Saves a picture of the focused window as build/desktop-tests/pictures/NAME.png: picture('launcher-dark')."""
    return lambda name, rest=PICTURE_REST: desktop.picture(f'{RESULTS}/pictures/{name}.png', rest=rest)


@pytest.fixture(params=TRIED)
def appearance(desktop, picture, request):
    """Each tested look in turn, set before the program starts: appearance.py."""
    return Appearance(request.param, desktop, picture)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    """Fails a test that takes too long, with the line where it was."""
    orca = item.funcargs.get('orca')
    # A newer Orca is listened to for longer after each key.
    longest = LONGEST_TEST * (2 if orca and orca.version > 43 else 1)
    def fail(*_):
        raise TimeoutError(f'{item.name} took over {longest} s')
    signal.signal(signal.SIGALRM, fail)
    signal.alarm(longest)
    yield
    signal.alarm(0)


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    with config.pluginmanager.getplugin('capturemanager').global_and_fixture_disabled():
        config.stash[TERMINAL] = os.dup(2)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    """Ends the process, with the current line, if a test blocks without the possibility of an interrupt."""
    faulthandler.dump_traceback_later(LONGEST_WAIT, exit=True, file=item.config.stash[TERMINAL])
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Records what was played; keeps a picture of a failure, the data and the output of its programs."""
    report = (yield).get_result()
    if call.when == 'call' and report.passed and (played := what_was_played(item)):
        item.user_properties.append((PROPERTY, played))
        report.user_properties = item.user_properties
    if not report.failed:
        return
    item.user_properties.append((FIRST_FAILURE, str(call.excinfo.value)))
    desktop = item.config.stash.get(DESKTOP, None)
    if desktop and not desktop.answers:
        os.write(item.config.stash[TERMINAL], f'\nThe desktop froze in {item.nodeid}.\n'.encode())
        os._exit(FROZEN)  # at once, because restoring settings would wait for the desktop
    if report.when != 'call' or 'tmp_path' not in item.funcargs:
        return
    folder = item.funcargs['tmp_path']
    for number, program in enumerate(item.funcargs.get('programs', [])):
        (folder / f'tree.{number}').write_text(program.outline())
    if desktop and desktop.has_shell:
        with suppress(GLib.Error):
            desktop.snapshot(f'{folder}/monitor.png', desktop.monitor)
    report.sections.append(('Kept', str(folder)))
