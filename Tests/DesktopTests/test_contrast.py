"""Texts and buttons have enough contrast with their backgrounds, measured in pictures of three looks."""
import re

import pytest

from appearance import INTERFACE, Appearance
from color_match import ROUND, ColorMatch
from memory import GAME as THREE_PAIRS
from memory import Memory
from neighbor import files
from picture_files import png
from reading import read
from tree import Node, Role, State, extents_of

TEXT = 4.5  # WCAG 2.1, 1.4.3
SIGNS = 3  # WCAG 2.1, 1.4.11
REST = 0.15  # seconds without a change
GAMES = [('--game', 'color-match', '--level', '9', '--seed', '7'), ('--game', 'sun-and-moon', '--level', 'solitaire'),
         ('--game', 'picture-puzzle'), ('--game', 'move-me')]


@pytest.fixture(params=['light', 'dark', 'high-contrast'])
def measure(desktop, tmp_path, request):
    """Measures the sensitive texts and buttons of a window; those with too little contrast fail the test at its end."""
    Appearance(request.param, desktop, None)
    desktop.set(INTERFACE, 'enable-animations', False)  # for all to come to rest sooner
    faint = {}

    def measure(window, screen):
        """Measures a window, or a part of one."""
        look = desktop.picture(f'{tmp_path}/screen.png', desktop.rectangle(window), REST)
        # The label of an insensitive button does not have that state itself.
        unused = {button.name for button in window.find_all(Role.PUSH_BUTTON) if State.SENSITIVE not in button.states}
        nodes = [(node, least, margin) for role, least, margin in ((Role.LABEL, TEXT, 1), (Role.PUSH_BUTTON, SIGNS, 1.1))
                 for node in window.find_all(role) if State.SENSITIVE in node.states and node.name not in unused]
        inside, panes = window.extents, panes_of(window)
        seen = 0
        for (node, least, margin), area in zip(nodes, extents_of([node for node, _, _ in nodes])):
            # Nodes on hidden pages, or scrolled out of view, are outside of what contains them.
            if area.width > 0 and inside.contains(area) and panes.get(node.path, inside).contains(area):
                seen += 1
                area = area.moved(-inside.x, -inside.y).scaled(margin)
                if (contrast := look.contrast(area)) < least:
                    faint[screen, node.role.value_nick, node.name] = round(contrast, 2)
        assert seen, screen
    yield measure
    assert not faint, '\n'.join(map(str, faint.items()))


def panes_of(window):
    """The rectangle of the scrolled pane around each node that is in one, by the paths of the nodes."""
    panes, pane = {}, None
    for one, depth in read(window):
        if pane and depth <= pane[0]:
            pane = None
        if pane:
            panes[one.path] = pane[1]
        elif one.role == Role.SCROLL_PANE:
            pane = depth, Node(one.owner, one.path).extents
    return panes


def test_texts_and_buttons_contrast_with_their_backgrounds(start, desktop, measure, neighbor, pictures):
    def dialog(action, title):
        """Opens a window over the first one, measures it and closes it."""
        program.window.do(action)
        opened = program.dialog.expect(name=title, state=State.ACTIVE)
        measure(opened, opened.name)
        program.close_dialog()

    program = start(*ROUND)
    game = ColorMatch(program, desktop)
    dialog('win.code', 'New Game from Code')
    dialog('win.help', 'Help: Color Match')
    game.place(game.act)
    program.window.do('win.status')
    game.message(re.compile('placed'))
    measure(program.window, 'a message')
    program.window.do('win.pause')
    measure(program.find(Role.PUSH_BUTTON, 'Resume').expect(state=State.FOCUSED).parent, 'the pause')
    program.window.do('win.pause')
    game.play_to_the_win(game.act)
    measure(program.find(Role.PANEL, re.compile('^Well Done!')), 'the end')
    dialog('win.results', 'Best Results')
    program.window.do('win.back')
    program.window.expect(name='Grab Bag')
    measure(program.window, 'the launcher')
    dialog('win.preferences', 'Preferences')
    dialog('win.daily', 'Deal of the Day')
    dialog('win.help', 'Help')
    program.close()

    program = start(*THREE_PAIRS)
    game = Memory(program, desktop)
    game.play_to_the_end(game.act)
    game.expect_end('Game Over!')
    measure(program.find(Role.PANEL, re.compile('^Game Over!')), 'the end of Memory')
    program.close()

    for arguments in GAMES:
        program = start(*arguments)
        measure(program.window, arguments[1])
        program.window.do('win.levels')
        measure(program.find(Role.PANEL, 'Choose a Level'), f'the levels of {arguments[1]}')
        program.close()

    program = start('--game', 'memory')
    begin = program.find(Role.PUSH_BUTTON, 'Begin').expect(state=State.FOCUSED)
    measure(program.window, 'the start page of Memory')
    three = files(*(png(pictures / f'{width}.png', width) for width in (60, 80, 100)))
    neighbor({'three': three}).drag('three', to=desktop.center(begin))
    game = Memory(program, desktop)
    game.activate()
    game.card(1).do('click')
    measure(game.board, 'Memory')
    dialog('game.describe', 'Describe Pictures')
