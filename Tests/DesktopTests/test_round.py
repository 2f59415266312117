"""A round besides its moves: undo and redo, new rounds, the status, the pause, the levels."""
import re

from color_match import ROUND, ColorMatch
from tree import Role, State, wait_for


def test_moves_are_undone_and_redone(color_match, desktop):
    color_match.place(color_match.act)
    color_match.place(color_match.act)
    desktop.key('z', 'Control_L')
    color_match.expect_word('green')
    desktop.key('z', 'Control_L')
    color_match.expect_word('yellow')
    color_match.expect_home('red', 'yellow', 'green')
    desktop.key('z', 'Control_L', 'Shift_L')
    color_match.expect_word('green')
    desktop.key('y', 'Control_L')
    color_match.expect_word('red')


def test_undo_in_the_message_restores_the_round_replaced_by_a_new_game(color_match, desktop):
    color_match.place(color_match.act)
    desktop.key('n', 'Control_L')
    color_match.expect_home('red', 'yellow', 'green')
    color_match.message('New game started').find(Role.PUSH_BUTTON, 'Undo').do('click')
    color_match.expect_word('green')
    assert not color_match.board.find_all(Role.PUSH_BUTTON, re.compile('^Yellow star'))


def test_restart_deals_another_first_word(color_match):
    restart = color_match.program.find(Role.PUSH_BUTTON, 'Restart')
    for _ in range(6):
        word = color_match.word
        restart.do('click')
        wait_for(lambda: color_match.word != word, 'another word')


def test_restart_puts_every_square_back(color_match, desktop):
    color_match.place(color_match.drag)
    desktop.key('r', 'Control_L')
    color_match.expect_home('red', 'yellow', 'green')


def test_f2_shows_the_status_of_the_round(color_match, desktop):
    color_match.act('red')
    color_match.place(color_match.act)
    desktop.key('F2')
    color_match.square('green').expect(
        state=State.FOCUSED, description=re.compile(r'^1 of 3 placed, 1 mistake, 0:\d\d'))
    color_match.program.find(Role.LABEL, re.compile(r'^1 of 3 placed, 1 mistake, 0:\d\d$'))


def test_a_pause_covers_the_board_and_stops_the_clock(color_match, desktop):
    color_match.place(color_match.act)
    point, before = desktop.center(color_match.square('red')), desktop.look(color_match.board)
    desktop.key('p', 'Control_L')
    resume = color_match.program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED)
    # A clock that runs changes its digits within this time.
    desktop.look(color_match.program.window, rest=1.2)
    assert desktop.look(color_match.board) != before
    desktop.click(point)
    resume.do('click')
    color_match.expect_home('red', 'green')
    color_match.expect_word('green')
    assert desktop.look(color_match.board) == before


def test_the_clock_continues_after_a_pause(color_match, desktop):
    color_match.place(color_match.act)
    desktop.key('p', 'Control_L')
    resume = color_match.program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED)
    clock = color_match.program.find(Role.LABEL, re.compile(r'^\d:\d\d$'))
    stopped = clock.name
    resume.do('click')
    wait_for(lambda: clock.name != stopped, 'the clock to run')


def test_the_target_names_the_ink_of_a_tricky_word(start):
    program = start('--game', 'color-match', '--level', '3-tricky', '--seed', '7')
    program.find(Role.PUSH_BUTTON, re.compile('^Target: the word (red|yellow|green), printed in (red|yellow|green)$'))


def test_the_shape_of_a_tricky_word_is_shown_on_request(start, desktop, settings):
    game = ColorMatch(start('--game', 'color-match', '--level', '3-tricky', '--seed', '7'), desktop)
    without = desktop.look(game.target)
    settings.set('shows-tricky-shapes', True)
    wait_for(lambda: desktop.look(game.target) != without, 'the shape')
    settings.set('shows-tricky-shapes', False)
    wait_for(lambda: desktop.look(game.target) == without, 'the shape to be hidden')
    desktop.set('org.gnome.desktop.a11y.interface', 'high-contrast', True)
    wait_for(lambda: desktop.look(game.target) != without, 'high contrast')


def test_the_order_of_squares_in_tricky_rounds_depends_on_the_seed(start, desktop):
    def order(seed):
        program = start('--game', 'color-match', '--level', '3-tricky', '--seed', seed)
        names = [node.name for node in program.find_all(Role.PUSH_BUTTON, re.compile(', slot .$'))]
        program.close()
        return sorted(names, key=lambda name: name[-1])
    orders = [order(str(seed)) for seed in range(1, 5)]
    assert orders[0] == order('1') and len({tuple(names) for names in orders}) > 1, orders


def test_the_results_show_a_round_that_was_won(color_match, desktop):
    color_match.play_to_the_win(color_match.act)
    desktop.key('b', 'Control_L')
    color_match.program.find(Role.LABEL, '1 game played')
    color_match.program.find(Role.LABEL, 'Fewest moves')


def test_the_lead_over_the_best_time_is_shown(start, settings, desktop):
    settings.set('races-best-time', True)
    first = ColorMatch(start(*ROUND), desktop)
    first.square('yellow').do('click')
    first.program.find(Role.LABEL, '0:02')
    first.target.do('click')
    first.play_to_the_win(first.act)
    first.program.close()
    second = ColorMatch(start(*ROUND), desktop)
    second.place(second.act)
    second.program.find(Role.LABEL, re.compile(r'^0:0., 0:0[12] ahead$'))
    desktop.key('F2')
    ahead = r'You are [12] seconds? ahead of your best time\.'
    second.square('green').expect(state=State.FOCUSED, description=re.compile(ahead))
    second.program.find(Role.LABEL, re.compile(r'^0:0., 0:01 behind$'))
