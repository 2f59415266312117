"""desktops.py [pytest arguments]: names the desktops of the requested tests."""
import contextlib
import io
import sys

import pytest

FEW = 30  # ordinary tests, which one shell finishes before several have started
SHELLS = 4  # for all others, once there are more
FEW_ALONE = 8  # tests that need a free processor, for which there are two desktops
FEW_READ = 8  # tests with the screen reader, which mostly wait; more are distributed to two desktops


def desktops_of(items):
    """The name of each test's desktop.

    Many ordinary tests are distributed to four shells, and those with the screen reader to two, so that all take about the
    same time, because similar tests are adjacent. Tests that run alone have two desktops, which wait for the end of all others.
    """
    desktops = {item: _wanted(item) for item in items}
    if _deal('shell', desktops, SHELLS, FEW):
        desktops |= {item: 'alone' for item in items if item.get_closest_marker('alone')}
        _deal('alone', desktops, 2, FEW_ALONE)
    _deal('orca', desktops, 2, FEW_READ)
    return desktops


def _deal(name, desktops, count, few):
    """Distributes the tests of a desktop to `count` desktops; False if there are few."""
    items = [item for item in desktops if desktops[item] == name]
    for number in range(2, count + 1):
        desktops |= dict.fromkeys(items[number - 1::count] if len(items) > few else [], f'{name}-{number}')
    return len(items) > few


def _wanted(item):
    for name in 'fingers', 'russian', 'scales':
        if item.get_closest_marker(name):
            return name
    return 'orca' if 'orca' in item.fixturenames else 'shell'


class Names:
    """Collects the desktops of the tests, the slowest first, so that all end at about the same time."""

    def pytest_collection_finish(self, session):
        wanted = set(desktops_of(session.items).values())
        every = ('fingers', 'shell', *(f'shell-{number}' for number in range(2, SHELLS + 1)), 'russian', 'scales', 'orca',
                 'orca-2', 'alone', 'alone-2')
        self.names = [name for name in every if name in wanted]


if __name__ == '__main__':
    found = Names()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        status = pytest.main(['--collect-only', *sys.argv[1:]], plugins=[found])
    # Any desktop will do for pytest to report errors in the tests or the arguments.
    print(*(found.names if status in (0, 5) else ['shell']))
