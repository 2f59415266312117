"""played.py REPORTS: prints which games were played to the end by which inputs, from JUnit's XML, with the times.

Such a test is marked `@pytest.mark.to_the_end('Memory')`; its input is its parameter `way`, or the screen reader.
"""
import sys
from xml.etree import ElementTree

from games import NAMES

PROPERTY = 'played to the end'
WAYS = {'drag': 'pointer, dragging', 'click': 'pointer, clicking', 'press_keys': 'keys', 'act': 'accessibility actions',
        'taps': 'finger, tapping', 'drags': 'finger, dragging', 'by ear': 'screen reader',
        'one switch': 'one switch', 'two switches': 'two switches'}


def what_was_played(item):
    """Returns what a test plays, as 'game: way'; None if it does not play a game to the end."""
    if not (marker := item.get_closest_marker('to_the_end')):
        return None
    game, = marker.args
    way = item.callspec.params['way'] if hasattr(item, 'callspec') else 'by ear'
    assert game in NAMES.values() and way in WAYS, f'{game}: {way}'
    return f'{game}: {way}'


def times(reports):
    """The seconds of each 'game: way' that was played to the end."""
    found = {}
    for report in reports:
        for case in ElementTree.parse(report).iter('testcase'):
            for told in case.iter('property'):
                if told.get('name') == PROPERTY and case.find('failure') is None and case.find('error') is None:
                    found[told.get('value')] = float(case.get('time'))
    return found


def table(found):
    """The table as lines of text."""
    width = max(map(len, WAYS.values()))
    yield ' ' * width + ''.join(f'{game:>16}' for game in NAMES.values())
    for way, title in WAYS.items():
        cells = (found.get(f'{game}: {way}') for game in NAMES.values())
        yield f'{title:{width}}' + ''.join(f'{cell:14.1f} s' if cell else f'{"-":>16}' for cell in cells)


if __name__ == '__main__':
    print(*table(times(sys.argv[1:])), sep='\n')
