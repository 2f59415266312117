"""The inspector shows what a drag session does, in every game."""
import re

import pytest

from appearance import PHONE
from color_match import ROUND
from move_me import BOARD
from sun_and_moon import AREAS, SOLITAIRE, SunAndMoon
from tree import Role, State, wait_for

PUZZLE = ('--game', 'picture-puzzle', '--level', '3', '--seed', '1')


@pytest.fixture
def line():
    """The value of a line: line(panel, 'Phase')."""
    def value(panel, title):
        return panel.find(Role.IMAGE, re.compile(f'^{title}: ')).name.removeprefix(f'{title}: ')
    return value


@pytest.mark.parametrize('arguments, square', [(ROUND, '^Red circle'), (PUZZLE, '^Tile 5 '), (BOARD, '^Square 2')],
                         ids=['color-match', 'picture-puzzle', 'move-me'])
def test_a_drag_is_shown_from_its_pick_up_to_its_end(start, desktop, line, arguments, square):
    program = start(*arguments)
    desktop.key('F12')
    panel = program.find(Role.PANEL, 'Drag inspector')
    assert line(panel, 'Phase') == 'at rest' and line(panel, 'Verdict') == '–'
    corner = desktop.rectangle(program.find(Role.PUSH_BUTTON, re.compile(square)))
    desktop.move((corner.x + 20, corner.y + 30))
    desktop.press()
    wait_for(lambda: line(panel, 'Phase') == 'held', 'the phase')
    assert line(panel, 'Input') == 'pointer'
    assert re.fullmatch(r'\((19|20|21), (29|30|31)\)', line(panel, 'Grab point'))
    desktop.move((corner.x + 25, corner.y + 90), steps=5, seconds=0.1)
    desktop.key('Escape')
    desktop.release()
    wait_for(lambda: line(panel, 'Phase') == 'at rest', 'the end')
    events = [node.name for node in panel.find_all(Role.IMAGE, re.compile('^Last events: '))]
    assert events[0].endswith('returns(ReturnReason.cancelled)') or 'cancelled' in events[0], events
    assert 'picked up by pointer' in events[-1], events


def test_a_click_is_listed_as_a_continued_press(color_match, desktop):
    desktop.key('F12')
    panel = color_match.program.find(Role.PANEL, 'Drag inspector')
    for end in ('continued by click', 'cancelled'):
        desktop.click(desktop.center(color_match.square('red')))

        def events():
            return [node.name for node in panel.find_all(Role.IMAGE, re.compile('^Last events: '))]
        wait_for(lambda: events() and end in events()[0], lambda: f'{end} in {events()}')
    assert [re.sub('.*: ', '', name) for name in events()][1:] == [
        'continued by pointer', 'continued by click', 'picked up by pointer']


def test_the_inspector_stays_open_in_another_game(start, desktop, line):
    program = start(*BOARD)
    desktop.key('F12')
    program.find(Role.PANEL, 'Drag inspector')
    program.window.do('win.back')
    program.find(Role.PUSH_BUTTON, re.compile('^Color Match')).do('click')
    panel = program.find(Role.PANEL, 'Drag inspector')
    assert line(panel, 'Places') == '4'
    desktop.key('F12')
    wait_for(lambda: not program.find_all(Role.PANEL, 'Drag inspector'), 'the inspector to close')


def test_a_drag_that_rests_draws_no_frames(start, desktop, line):
    program = start(*SOLITAIRE)
    desktop.resize(program.window, *PHONE)
    desktop.key('F12')
    panel = program.find(Role.PANEL, 'Drag inspector')
    game = SunAndMoon(program, desktop)
    card = game.cards[0]
    desktop.move(desktop.center(card.node))
    desktop.press()
    for area in AREAS:
        desktop.move(desktop.center(game.area(area)), steps=10, seconds=0.2)
        # The clock in the header bar causes a layout each second, and the figure itself is drawn.
        wait_for(lambda: 0 < int(line(panel, 'Frames per second')) <= 5, lambda: f'at most 5 frames over {area}, not '
                 f'{line(panel, "Frames per second")}')
    desktop.key('Escape')
    desktop.release()


def test_only_a_setting_adds_the_inspector_to_the_menu(start, desktop, settings):
    def items():
        program = start(*ROUND)
        desktop.key('F10')
        program.find(Role.MENU_ITEM, 'Preferences')
        names = [item.name for item in program.find_all(Role.MENU_ITEM)]
        program.close()
        return names
    assert 'Drag Inspector' not in items()
    settings.set('shows-inspector-in-menu', True)
    assert 'Drag Inspector' in items()


@pytest.mark.parametrize('arguments', [(), ROUND], ids=['launcher', 'game'])
def test_the_keys_of_gtks_own_inspector_do_nothing(start, desktop, arguments):
    program = start(*arguments)

    def expect_nothing(windows):
        for key in 'id':
            desktop.key(key, 'Control_L', 'Shift_L')
        desktop.key('Shift_L')
        assert len(program.windows) == windows
    expect_nothing(1)
    # A window of the program, and one of libadwaita.
    for action in ('win.help', 'win.about'):
        program.window.do(action)
        program.dialog.expect(state=State.ACTIVE)
        expect_nothing(2)
        desktop.key('Escape')
        wait_for(lambda: len(program.windows) == 1, 'the dialog to close')
    program.close()
