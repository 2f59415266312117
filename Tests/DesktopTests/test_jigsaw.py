"""The jigsaw is played from the first piece to the end by dragging, clicks, keys and accessibility actions."""
import re

import pytest

from jigsaw import PIECE, TURNED, TWELVE, Jigsaw
from neighbor import files
from picture_files import png
from picture_puzzle import JOURNEY, PicturePuzzle
from tree import Role, State, wait_for


@pytest.fixture
def jigsaw(start, desktop):
    return Jigsaw(start(*TWELVE), desktop)


@pytest.mark.to_the_end('Jigsaw')
@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_a_jigsaw_is_solved(jigsaw, way):
    jigsaw.solve(getattr(jigsaw, way))
    jigsaw.expect_win()


def test_an_undone_move_is_saved_for_the_next_start(jigsaw, start, desktop):
    jigsaw.act(1, 1)
    jigsaw.expect_fixed(1)
    jigsaw.act(5, 5)
    jigsaw.expect_fixed(2)
    desktop.key('z', 'Control_L')
    jigsaw.expect_fixed(1)
    jigsaw.program.kill()
    again = Jigsaw(start('--game', 'jigsaw'), desktop)
    again.expect_fixed(1)


def test_hints_show_a_piece_then_its_place_and_then_move_it(jigsaw):
    hint = jigsaw.program.find(Role.PUSH_BUTTON, 'Hint')
    for description in ('Show where this piece belongs.', 'Move this piece to its place.'):
        hint.do('click')
        hint.expect(description=description)
        assert jigsaw.fixed == 0
    hint.do('click')
    jigsaw.expect_fixed(1)


def test_the_levels_pages_lead_to_the_jigsaw_and_back(start, desktop):
    puzzle = PicturePuzzle(start(*JOURNEY), desktop)
    page = puzzle.open_levels()
    page.find(Role.PUSH_BUTTON, '12 pieces').do('click')
    jigsaw = Jigsaw(puzzle.program, desktop)
    wait_for(lambda: jigsaw.fixed == 0, 'a jigsaw without a piece in its place')
    jigsaw.open_levels().find(Role.PUSH_BUTTON, 'Play with Tiles').do('click')
    PicturePuzzle(puzzle.program, desktop)


def test_only_edge_pieces_can_be_shown(jigsaw):
    assert len(jigsaw.board.find_all(Role.PUSH_BUTTON, PIECE)) == 12
    jigsaw.action('edges')
    wait_for(lambda: len(jigsaw.board.find_all(Role.PUSH_BUTTON, PIECE)) == 10, 'the two inner pieces to be hidden')


def test_pieces_in_a_rectangle_are_moved_together(jigsaw, desktop):
    jigsaw.piece(1).come_to_rest()
    x, y, width, _ = desktop.rectangle(jigsaw.board)
    desktop.drag((x + 2, y + 2), (x + width / 2, y + 200), steps=15, seconds=0.25)
    selected = wait_for(lambda: jigsaw.board.find_all(Role.PUSH_BUTTON, re.compile(', selected$')), 'selected pieces')
    assert len(selected) > 1
    before = [piece.extents for piece in selected]
    start = desktop.center(selected[0])
    desktop.drag(start, (start[0] + 30, start[1] + 150), steps=15, seconds=0.25)
    wait_for(lambda: all(piece.extents.y > old.y + 100 for piece, old in zip(selected, before)), 'all of them to move')
    desktop.key('z', 'Control_L')
    wait_for(lambda: [piece.extents for piece in selected] == before, 'one move to be undone')


def test_a_picture_of_the_player_keeps_its_shape(jigsaw, neighbor, pictures, desktop, start):
    wide = png(pictures / 'wide.png', width=240)
    neighbor({'wide.png': files(wide)}).drag('wide.png', to=desktop.center(jigsaw.board))
    jigsaw.board.expect(name='wide.png, 12 pieces')
    wait_for(lambda: len(jigsaw.board.find_all(Role.PUSH_BUTTON, PIECE)) == 12, '12 pieces')
    jigsaw.board.find_all(Role.PUSH_BUTTON, PIECE)[0].do('click')
    jigsaw.board.find(Role.PUSH_BUTTON, 'Row 3, column 4').do('click')
    # Otherwise, no move was made.
    wait_for(lambda: not jigsaw.board.find_all(Role.PUSH_BUTTON, re.compile('^Row ')), 'the piece to be dropped')
    wide.unlink()
    jigsaw.program.kill()
    Jigsaw(start('--game', 'jigsaw'), desktop).board.expect(name='wide.png, 12 pieces')


def test_pictures_are_opened_as_a_jigsaw(start, run, pictures, desktop):
    jigsaw = Jigsaw(start('--game', 'jigsaw', '--level', '24', str(png(pictures / 'first.png'))), desktop)
    jigsaw.board.expect(name='first.png, 24 pieces')
    run('--game', 'jigsaw', str(png(pictures / 'second.png')))
    jigsaw.board.expect(name='second.png, 24 pieces')


@pytest.mark.parametrize('way', ['drag', 'click', 'keys', 'menu', 'act'])
def test_a_piece_is_moved_into_a_tray_and_out_of_it(jigsaw, desktop, way):
    jigsaw.action('add-tray')
    # The table becomes smaller.
    jigsaw.tray(1, 0).come_to_rest()
    jigsaw.piece(5).come_to_rest()
    if way == 'drag':
        desktop.drag(desktop.center(jigsaw.piece(5)), desktop.center(jigsaw.tray(1, 0)), steps=15, seconds=0.25)
    elif way == 'click':
        desktop.click(desktop.center(jigsaw.piece(5)))
        desktop.click(desktop.center(jigsaw.tray(1, 0)))
    elif way == 'keys':
        jigsaw.go_to(5)
        desktop.key('space')
        # The trays lie below the last row of cells.
        while not wait_for(jigsaw.focused_place, 'a place to have the focus').name.startswith('Tray 1'):
            desktop.key('Down')
        desktop.key('Return')
    elif way == 'menu':
        jigsaw.piece(5).do('Move To…')
        jigsaw.program.find(Role.MENU_ITEM, 'Move to Tray 1').do('click')
    else:
        jigsaw.act_on(5)
        jigsaw.tray(1, 0).do('click')
    jigsaw.tray(1, 1)
    jigsaw.piece(5).expect(name=re.compile(', in Tray 1$'))
    if way == 'menu':
        jigsaw.piece(5).do('Move To…')
        jigsaw.program.find(Role.MENU_ITEM, 'Move to the Table').do('click')
        jigsaw.piece(5).expect(name=re.compile('of the board$'))
    elif way == 'drag':
        jigsaw.piece(5).come_to_rest()
        desktop.drag(jigsaw.in_tray(1), jigsaw.point(5), steps=15, seconds=0.25)
        jigsaw.expect_fixed(1)
    else:
        jigsaw.act(5, 5)
        jigsaw.expect_fixed(1)
    jigsaw.tray(1, 0)


def entries_of_trays(jigsaw):
    """Opens the dialog of the trays, and returns it with its entries."""
    jigsaw.action('edit-trays')
    dialog = jigsaw.program.dialog.expect(name='Trays', state=State.ACTIVE)
    entries = wait_for(lambda: dialog.find_all(Role.ENTRY) or dialog.find_all(Role.TEXT), 'the entries')
    entries[0].expect(state=State.FOCUSED)
    return dialog, entries


def test_the_menu_moves_a_piece_into_a_new_tray(jigsaw, desktop):
    jigsaw.go_to(5)
    desktop.key('Menu')
    jigsaw.program.find(Role.MENU_ITEM, 'Move to a New Tray').expect(state=State.FOCUSED)
    desktop.key('Return')
    jigsaw.tray(1, 1)
    jigsaw.piece(5).expect(name=re.compile(', in Tray 1$'))


def test_removing_a_tray_puts_its_pieces_on_the_table(jigsaw, desktop):
    for tray in 1, 2:
        jigsaw.piece(tray).do('Move To…')
        jigsaw.program.find(Role.MENU_ITEM, 'Move to a New Tray').do('click')
        jigsaw.tray(tray, 1)
    dialog, _ = entries_of_trays(jigsaw)
    dialog.find(Role.PUSH_BUTTON, 'Remove Tray 1').do('click')
    wait_for(lambda: not dialog.find_all(Role.PUSH_BUTTON, 'Remove Tray 1'), 'the row to go')
    jigsaw.program.close_dialog()
    jigsaw.piece(1).expect(name=re.compile('of the board$'))
    focused = jigsaw.piece(2).expect(name=re.compile(', in Tray 1$'), state=State.FOCUSED)
    focused.expect(description=re.compile(r'^Removed Tray 1\. Its pieces are on the table\. '))
    dialog, _ = entries_of_trays(jigsaw)
    dialog.find(Role.PUSH_BUTTON, 'Remove Tray 1').do('click')
    jigsaw.piece(2).expect(name=re.compile('of the board$'))
    desktop.key('z', 'Control_L')
    jigsaw.tray(1, 1)


def test_a_command_in_a_submenu_is_reached_by_keys(jigsaw, desktop):
    desktop.key('F10')
    jigsaw.program.find(Role.MENU_ITEM, 'Choose a Level…').expect(state=State.FOCUSED)
    desktop.key('s')
    wait_for(lambda: any(item.has(State.FOCUSED) for item in jigsaw.program.find_all(Role.MENU_ITEM, 'Trays')),
             'the title of the submenu to have the focus')
    desktop.key('Down')
    desktop.key('Return')
    jigsaw.tray(1, 0)


def test_trays_are_renamed_and_saved(jigsaw, start, desktop):
    for _ in range(2):
        desktop.key('t', 'Control_L')
    jigsaw.tray(2, 0)
    _, entries = entries_of_trays(jigsaw)
    assert [entry.name for entry in entries] == ['Tray 1', 'Tray 2']
    desktop.type('Sky')
    jigsaw.program.close_dialog()
    jigsaw.board.find(Role.PUSH_BUTTON, 'Sky, 0 pieces')
    jigsaw.act_on(1)
    jigsaw.board.find(Role.PUSH_BUTTON, 'Sky, 0 pieces').do('click')
    jigsaw.board.find(Role.PUSH_BUTTON, 'Sky, 1 piece')
    jigsaw.program.kill()
    again = Jigsaw(start('--game', 'jigsaw'), desktop)
    again.board.find(Role.PUSH_BUTTON, 'Sky, 1 piece')
    again.tray(2, 0)


def test_trays_stay_in_view_while_the_table_is_zoomed(jigsaw, desktop):
    jigsaw.action('add-tray')
    jigsaw.tray(1, 0).come_to_rest()
    before = jigsaw.tray(1, 0).extents
    jigsaw.act_on(5)
    desktop.key('Escape')
    for _ in range(2):
        jigsaw.action('zoom-in')
    piece = jigsaw.piece(5)
    tray = jigsaw.tray(1, 0)
    wait_for(lambda: abs(tray.extents.y - before.y) < 2, lambda: f'the tray at {before}: {tray.extents}')
    desktop.drag(desktop.center(piece), desktop.center(jigsaw.tray(1, 0)), steps=15, seconds=0.25)
    jigsaw.tray(1, 1)


def test_r_turns_a_piece_until_it_fits(start, desktop):
    jigsaw = Jigsaw(start(*TURNED), desktop)
    for cell in (1, 2):
        jigsaw.go_to(cell)
        while re.search('turned (right|left)|upside down', jigsaw.piece(cell).name):
            name = jigsaw.piece(cell).name
            desktop.key('r')
            wait_for(lambda: jigsaw.piece(cell).name != name, 'the piece to be turned')
        jigsaw.act(cell, cell)
        jigsaw.expect_fixed(cell)


@pytest.mark.fingers
def test_a_second_finger_turns_the_held_piece(start, desktop):
    program = start(*TURNED)
    desktop.maximize(program.window)
    jigsaw = Jigsaw(program, desktop)
    name = jigsaw.piece(1).name
    x, y = desktop.center(jigsaw.piece(1))
    middle = desktop.center(jigsaw.board)
    desktop.touch_down((x, y), 0)
    for step in range(1, 11):
        desktop.touch_move((x + (middle[0] - x) * step / 20, y + (middle[1] - y) * step / 20), 0)
    desktop.touch_down(middle, 1)
    desktop.touch_up(1)
    direction = re.compile('turned (?:right|left)|upside down')
    wait_for(lambda: direction.findall(jigsaw.piece(1).name) != direction.findall(name), lambda: f'a turn of {name}')
    desktop.touch_up(0)
