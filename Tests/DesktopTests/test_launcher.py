"""The launcher shows each game and its progress, and a game is resumed after any end of the program."""
import re

from color_match import ROUND, ColorMatch
from memory import Memory
from tree import PATIENCE, Role, State, wait_for


def tile(program):
    return program.find(Role.PUSH_BUTTON, re.compile('^Color Match'))


def open_game(program, desktop):
    tile(program).do('click')
    return ColorMatch(program, desktop)


def test_the_launcher_offers_color_match(program):
    tile(program).expect(name='Color Match', description='Start a new game')


def test_a_window_of_the_default_size_shows_all_tiles_completely(color_match, desktop):
    color_match.place(color_match.act)
    desktop.key('Left', 'Alt_L')
    tile(color_match.program).expect(name='Color Match, continue')  # whose tile is the highest
    window = color_match.program.window
    tiles = [window.find(Role.PUSH_BUTTON, re.compile(f'^{name}'))
             for name in ('Color Match', 'Sun and Moon', 'Picture Puzzle', 'Memory', 'Move Me', 'Deal of the Day')]
    for one in tiles:
        one.come_to_rest()
        assert one.extents.y + one.extents.height <= window.extents.height, f'{one}: {one.extents} of {window.extents}'


def test_keys_open_a_game(program, desktop):
    tile(program).expect(state=State.FOCUSED)
    desktop.key('Tab')
    program.find(Role.PUSH_BUTTON, 'Sun and Moon').expect(state=State.FOCUSED)
    desktop.key('Tab', 'Shift_L')
    tile(program).expect(state=State.FOCUSED)
    desktop.key('Return')
    ColorMatch(program, desktop).square('red').expect(state=State.FOCUSED)


def test_the_tile_of_a_game_that_was_left_offers_to_continue(color_match, desktop):
    color_match.place(color_match.drag)
    desktop.key('Left', 'Alt_L')
    tile(color_match.program).expect(
        name='Color Match, continue', description=re.compile(r'^1 of 3 placed, no mistakes, 0:\d\d$'),
        state=State.FOCUSED)


def test_a_tile_resumes_the_round_that_was_left(color_match, desktop):
    color_match.place(color_match.drag)
    desktop.key('Left', 'Alt_L')
    tile(color_match.program).expect(state=State.FOCUSED)
    desktop.key('Return')
    game = ColorMatch(color_match.program, desktop)
    game.expect_word('green')
    game.square('red').expect(state=State.FOCUSED)


def test_a_round_is_resumed_after_the_program_was_quit(color_match, desktop, start):
    color_match.place(color_match.drag)
    desktop.key('q', 'Control_L')
    assert color_match.program.process.wait(PATIENCE) == 0
    program = start()
    tile(program).expect(name='Color Match, continue')
    again = open_game(program, desktop)
    again.expect_word('green')


def test_a_round_is_resumed_after_the_program_was_killed(color_match, desktop, start):
    color_match.place(color_match.drag)
    color_match.program.kill()
    again = open_game(start(), desktop)
    again.expect_word('green')


def test_an_undone_round_is_resumed_with_its_redo(color_match, desktop, start):
    color_match.place(color_match.drag)
    desktop.key('z', 'Control_L')
    color_match.expect_word('yellow')
    color_match.program.kill()
    again = open_game(start(), desktop)
    again.expect_word('yellow')
    desktop.key('z', 'Control_L', 'Shift_L')
    again.expect_word('green')


def test_the_same_seed_deals_the_same_round(start, desktop):
    words = []
    for _ in range(2):
        program = start(*ROUND)
        game = ColorMatch(program, desktop)
        while game.word:
            words.append(game.word)
            game.place(game.act)
        program.close()
    assert words == ['yellow', 'green', 'red'] * 2


def test_the_tile_of_memory_hides_unmatched_cards(memory, desktop):
    # Pictures of a sliding tile would differ.
    desktop.set('org.gnome.desktop.interface', 'enable-animations', False)
    looks = []
    for other in (2, 4):
        memory.act(1, other)
        memory.expect_open(1, other)
        memory.program.window.do('win.back')
        memory_tile = memory.program.find(Role.PUSH_BUTTON, re.compile('^Memory')).expect(state=State.FOCUSED)
        assert not re.search('dog|rabbit|cat', memory.program.window.outline())
        looks.append(desktop.look(memory_tile))
        wait_for(lambda: desktop.look(memory_tile) == looks[0], 'the tile to look as with the other cards')
        memory_tile.do('click')
        memory = Memory(memory.program, desktop)
        memory.expect_face_down(1, other)
