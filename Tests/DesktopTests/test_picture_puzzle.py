"""Picture Puzzle is played from the first tile to the win, by every input; and its hints."""
import re
import time

import pytest
from gi.repository import GLib

from exported import exported_actions
from picture_puzzle import FREE, PicturePuzzle
from tree import Role, State, wait_for


@pytest.mark.to_the_end('Picture Puzzle')
@pytest.mark.parametrize('way', ['drag', 'click', 'press_keys', 'act'])
def test_a_puzzle_is_solved(puzzle, way):
    assert puzzle.tiles == [2, 3, 4, 1]
    puzzle.solve(getattr(puzzle, way))
    assert puzzle.tiles == [1, 2, 3, 4]
    puzzle.expect_win(re.compile(r'^3 moves, 0:\d\d\.$'))


def test_the_journey_leads_through_three_puzzles(puzzle):
    titles = [puzzle.title]
    assert State.SENSITIVE not in puzzle.next.states
    puzzle.solve(puzzle.act)
    # Next in the header bar is enabled before the end page appears.
    puzzle.next.expect(state=State.SENSITIVE, description='Go on to the next puzzle.').do('click')
    wait_for(lambda: puzzle.side == 3, 'the second puzzle')
    titles.append(puzzle.title)
    assert State.SENSITIVE not in puzzle.next.states

    puzzle.solve(puzzle.act)
    puzzle.program.find(Role.PUSH_BUTTON, 'Next Puzzle: 4 × 4').do('click')
    wait_for(lambda: puzzle.side == 4, 'the third puzzle')
    titles.append(puzzle.title)
    # The last puzzle has no such button.
    assert not puzzle.program.find_all(Role.PUSH_BUTTON, 'Next Puzzle')

    puzzle.solve(puzzle.act)
    puzzle.expect_win(re.compile(r'^\d+ moves, \d:\d\d\. That was the last puzzle of the journey\.$'))
    assert not puzzle.program.find_all(Role.PUSH_BUTTON, 'Next Puzzle')
    assert len(set(titles)) == 3
    puzzle.program.find(Role.PUSH_BUTTON, re.compile('^Next Picture: ')).do('click')
    wait_for(lambda: puzzle.title not in titles[2:] and puzzle.tiles != sorted(puzzle.tiles), 'another picture')
    assert puzzle.side == 4


def test_the_names_of_both_swapped_tiles_give_their_position(puzzle, desktop):
    puzzle.move(1, 1, puzzle.act)
    puzzle.tile(1).expect(name='Tile 1 of 4, row 1, column 1, right place')
    puzzle.tile(2).expect(name='Tile 2 of 4, row 2, column 2')
    desktop.key('z', 'Control_L')
    puzzle.expect_in(1, 4)
    puzzle.tile(1).expect(name='Tile 1 of 4, row 2, column 2')


def test_escape_puts_a_dragged_tile_back(puzzle, desktop):
    before = desktop.look(puzzle.board)
    puzzle.lift(1, puzzle.point(1))
    desktop.key('Escape')
    desktop.release()
    puzzle.expect_in(1, 4)
    puzzle.expect_in(2, 1)
    assert desktop.look(puzzle.board) == before


def test_repeated_hints_of_free_play_reveal_more(start, desktop):
    puzzle = PicturePuzzle(start(*FREE), desktop)
    tiles = puzzle.tiles
    wrong = next(place for place, tile in enumerate(tiles, 1) if tile != place)
    row, column = divmod(tiles.index(wrong), 4)
    focused = puzzle.tile_in(1).expect(state=State.FOCUSED)
    for sentence in (f'Look at tile {wrong} in row {row + 1}, column {column + 1}.',
                     f'Tile {wrong} belongs in row {(wrong - 1) // 4 + 1}, column {(wrong - 1) % 4 + 1}.'):
        look = desktop.look(puzzle.board, rest=0.3)
        puzzle.hint.do('click')
        focused.expect(description=re.compile(f'^{re.escape(sentence)}'))
        wait_for(lambda: desktop.look(puzzle.board, rest=0) != look, 'the hint to be shown')
        assert puzzle.tiles == tiles
    puzzle.hint.do('click')
    puzzle.expect_in(wrong, wrong)
    puzzle.expect_in(tiles[wrong - 1], tiles.index(wrong) + 1)
    desktop.key('F2')
    puzzle.expect_message(re.compile(r'^\d of 16 tiles right, 1 move, 3 hints, 0:\d\d$'))


def test_a_puzzle_is_resumed_after_the_program_was_killed(puzzle, start, desktop):
    puzzle.move(1, 1, puzzle.drag)
    puzzle.program.kill()
    again = PicturePuzzle(start('--game', 'picture-puzzle'), desktop)
    assert (again.title, again.tiles) == ('Steam Train on the Viaduct', [1, 3, 4, 2])


def test_keys_choose_the_size_and_the_picture_of_a_new_puzzle(puzzle, desktop):
    desktop.key('l', 'Control_L')
    page = puzzle.program.find(Role.PANEL, 'Choose a Level')

    def expect_focus(name):
        page.find(name=name, action='click').expect(state=State.FOCUSED)
    expect_focus('Journey 1: 2 × 2')
    for name in ('Journey 2: 3 × 3', 'Journey 3: 4 × 4', '2 × 2'):
        desktop.key('Tab')
        expect_focus(name)
    desktop.key('Right')
    expect_focus('3 × 3')
    desktop.key('space')
    page.find(name='3 × 3', action='click').expect(state=State.PRESSED)
    fox = page.find(Role.PUSH_BUTTON, 'Fox in Autumn Leaves')
    for _ in range(30):
        if State.FOCUSED not in fox.states:
            desktop.key('Tab')
    fox.expect(state=State.FOCUSED)
    desktop.key('Return')
    puzzle.expect('Fox in Autumn Leaves', 3)


def test_escape_closes_the_levels_page_and_resumes_the_puzzle(puzzle, desktop):
    puzzle.open_levels()
    desktop.key('Escape')
    wait_for(lambda: puzzle.focused_place == 1, 'the focus to return')
    assert puzzle.tiles == [2, 3, 4, 1]


@pytest.mark.fingers
def test_two_fingers_drag_two_tiles_at_once(start, desktop):
    program = start(*FREE)
    desktop.maximize(program.window)
    puzzle = PicturePuzzle(program, desktop)
    tiles = puzzle.tiles
    swapped = [(1, 6), (11, 16)]
    desktop.drag_fingers(*((puzzle.point(start), puzzle.point(end)) for start, end in swapped))
    for start, end in swapped:
        puzzle.expect_in(tiles[start - 1], end)
        puzzle.expect_in(tiles[end - 1], start)


def test_the_size_can_change_before_the_tiles_have_their_pictures(puzzle):
    """The picture is cut in the background and set in parts, while the size of the puzzle can change."""
    level, = (action for action in exported_actions(puzzle.program.process.pid) if action.name == 'level')
    for attempt in range(120):
        side = [2, 12, 4, 20, 3, 8][attempt % 6]
        level.activate(GLib.Variant('s', f'{side}'))
        time.sleep(0.002 * (attempt % 20))
    wait_for(lambda: puzzle.side == side, 'the last size')
    puzzle.tile(1).expect(name=re.compile('^Tile 1 of 64'))
