"""Input that arrives while the program is busy, before it can show anything."""
from frozen import frozen
from move_me import LIFTED
from tree import Role, State, wait_for


def test_keys_before_the_layout_of_the_launcher_are_handled(start, desktop):
    program = start('--game', 'memory')
    for keys in (['Down', 'Up'], ['Page_Down', 'Page_Up']):
        with frozen(program.process):
            desktop.key('Left', 'Alt_L')
            for key in keys:
                desktop.key(key)
        program.find(Role.PUSH_BUTTON, 'Memory').expect(state=State.FOCUSED).do('click')
        program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)


def test_keys_open_and_close_a_window_before_it_is_shown(start, desktop):
    program = start()
    with frozen(program.process):
        desktop.key('question', 'Control_L', 'Shift_L')
        desktop.type('un')
        desktop.key('Escape')
        desktop.key('Escape')
    # Keys that come before a sheet is shown go to the window below it (libadwaita 1.5 and newer).
    program.window.find_all()
    while len(program.windows) > 1:
        program.close_dialog()
    desktop.key('F1')
    # The list of keys is closed.
    program.find(Role.LABEL, 'Help')
    wait_for(lambda: len(program.windows) == 2, 'one dialog')
    help = program.dialog.expect(name='Help', state=State.ACTIVE)
    desktop.key('Escape')
    program.window.expect(state=State.ACTIVE)
    assert help not in program.windows


def test_the_list_of_keys_opens_and_closes(program, desktop):
    desktop.key('question', 'Control_L', 'Shift_L')
    assert program.dialog.find_all(Role.LABEL, 'Add a square')
    desktop.key('Escape')
    program.window.expect(state=State.ACTIVE)


def test_a_press_right_after_a_drop_leaves_no_square_lifted(move_me, desktop):
    desktop.key('a', 'Control_L')
    move_me.expect_selected(1, 2, 3)
    followers = {number: move_me.square(number) for number in (2, 3)}
    before = {number: square.extents for number, square in followers.items()}
    grown = (LIFTED - 1) / 2 * before[2].width
    x, y = move_me.center(1)
    desktop.lift((x, y), (x + 40, y))
    wait_for(lambda: before[2].x + 40 - followers[2].extents.x > 0.9 * grown, 'the others to be lifted')
    with frozen(move_me.program.process):
        desktop.release()
        desktop.key('Escape')  # Nothing is selected any more, so that the next press takes one square alone.
        desktop.press()
        desktop.move((x + 60, y))
    move_me.expect_selected()
    desktop.release()
    for number, square in followers.items():
        wait_for(lambda: abs(square.extents.x - before[number].x - 40) <= 1,
                 lambda: f'square {number} to lie down 40 pixels to the right of {before[number]}, not {square.extents}')
