"""Every dialog is read in full: its controls have names, and nothing is read twice."""
from color_match import ROUND
from memory import GAME, Memory
from neighbor import files
from picture_files import png
from picture_puzzle import JOURNEY
from screenreader import SCREEN_COORDINATES
from tree import Role, State

SQUARE = ['Red circle, slot 1 push button.', 'Press Space to pick it up.']

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('Control_L+comma', ['Preferences frame.', 'All Games.', 'List with 2 items.', 'Reduce Animation check box not checked.',
                         'Nothing moves by itself, even if the desktop’s settings allow it.']),
    ('Tab', ['Race Your Best Time check box not checked.',
             'When you play a game again that you have finished before, see how far ahead you are.']),
    ('Tab', ['Sound.', 'List with 1 item.', 'Sounds combo box.', 'Like the Desktop.']),
    ('Tab', ['Volume combo box.', '75 %']),
    ('Tab', ['Leave Out What Is Spoken check box checked.',
             'Beside a screen reader, only sounds that say more than its words are played.']),
    ('Tab', ['Screen Reader.', 'list.', 'Hints About Keys combo box.', 'Always.']),
    ('Tab', ['Pointer.', 'list.', 'Drag Threshold combo box.', '12 pixels.']),
    ('Tab', ['Dwell Click combo box.', 'Off.']),
    ('Tab', ['Switches.', 'list.', 'Switch Scanning combo box.', 'Off.']),
    ('Tab', ['Color Match.', 'List with 1 item.', 'Word Language combo box.', 'English (Desktop)']),
    ('Tab', ['Show Shapes with Tricky Words check box not checked.', 'The shape of the right square stands below the word.']),
    ('Tab', ['Pictures and Cards.', 'List with 4 items.', 'Mark Right Tiles check box not checked.',
             'In Picture Puzzle, tiles in their places get a mark.']),
    ('Tab', ['Keep the Shape of Pictures check box not checked.',
             'In Picture Puzzle, pictures are not cropped to a square.']),
    ('Tab', ['Tap to Turn Cards Back check box checked.', 'In Memory, you do not have to wait for two different cards.']),
    ('Tab', ['Relaxed Memory check box not checked.', 'Cards stay until you tap one, and no points are for quickness.']),
    ('Tab', ['Time to Look combo box.', '1 s.']),
    ('Tab', ['Clear All Results… push button.']),
    ('Escape', SQUARE),
    ('Control_L+b', ['Best Results frame.', 'list.', 'Game combo box.', 'Color Match.']),
    ('Tab', ['Level combo box.', '3 Colors.']),
    ('Tab', ['Win a game at this level to see it here. label.']),
    ('Tab', ['Export… push button.']),
    ('Escape', SQUARE),
    ('Control_L+Shift_L+n', ['New Game from Code frame.', 'List with 1 item.', 'Code text.']),
    ('Return', ['The code is too short: it has 0 of 12 letters and digits.']),
    ('Tab', ['Play push button.']),
    ('Tab', ['Copy Code push button.', '2222-2222-29D9.']),
    ('Return', ['Code copied']),
    ('Escape', SQUARE),
    ('F1', ['Help: Color Match frame.', 'A word names a color. Bring the square of that color to it. label.']),
    ('Tab', ['If it is right, the word takes its color on, and the next word comes up. label.']),
    ('Escape', SQUARE),
    ('Control_L+Shift_L+question', ['Keyboard Shortcuts frame.', 'Game.', 'list.', 'New game: Ctrl+N label.']),
    ('Down', ['New game from a code: Shift+Ctrl+N label.']),
    ('Tab', ['Choose a level: Ctrl+L label.']),
    ('Escape', SQUARE),
]
PAUSE = [
    ('space', ['Target: the word yellow push button.',
               'Red circle: press Return to drop it here, or Escape to put it back.']),
    ('Escape', [SQUARE[0], 'Red circle is back. Press Space to pick it up.']),
    ('Control_L+p', ['Paused panel.', 'Resume push button.', 'The game is paused, and the clock is stopped.']),
    ('Return', ['Match colors to words panel.', *SQUARE]),
]
DAY = r'(?:Today, )?\w+, \w+ \d+'
NOT_PLAYED = r'.+: not played yet\.'


def test_the_dialogs_of_all_games_and_the_pause_are_read(orca, start, desktop):
    program = start(*ROUND)
    program.allow(SCREEN_COORDINATES)
    orca.heard(3)
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT
    desktop.key('d', 'Control_L')
    orca.heard_like(r'Deal of the Day frame\.', rf'{DAY}\.', r'list\.', r'Color Match push button\.', NOT_PLAYED)
    for _ in range(3):
        desktop.key('Tab')
        orca.heard_like(r'.+ push button\.', NOT_PLAYED)
    desktop.key('Tab')
    orca.heard_like(r'The Last Five Weeks panel\.', rf'{DAY}, nothing played push button\.')
    desktop.key('Left')
    orca.heard_like(rf'{DAY}, nothing played push button\.')
    desktop.key('Return')
    orca.heard_like(DAY)
    desktop.key('Escape')
    assert orca.heard_as(SQUARE) == SQUARE
    assert orca.follow(desktop, PAUSE) == PAUSE


def test_the_pictures_of_a_new_puzzle_are_described(orca, start, desktop):
    program = start(*JOURNEY)
    program.allow(SCREEN_COORDINATES)
    orca.heard(3)
    program.window.do('win.levels')
    orca.heard(texts=['Choose a Level panel.', 'Journey 1: 2 × 2 push button.'])
    for _ in range(30):
        if State.FOCUSED not in program.find(Role.PUSH_BUTTON, 'Mountain Lake').states:
            desktop.key('Tab')
    orca.heard(texts=[
        'The sun rises between snowy mountains and is mirrored in a calm lake. A person paddles a red canoe, ducks swim by, '
        'an eagle soars, and dark pines stand on the right shore.'])
    tile = [('Escape', ['Steam Train on the Viaduct, 2 by 2 panel.', 'Tile 2 of 4, row 1, column 1 push button.',
                        'Press Space to pick it up.'])]
    assert orca.follow(desktop, tile) == tile


def test_the_descriptions_of_pictures_are_read(orca, start, desktop, neighbor, pictures):
    program = start(*GAME)
    program.allow(SCREEN_COORDINATES)
    memory = Memory(program, desktop)
    for number, name in enumerate(['apple', 'house', 'sea']):
        png(pictures / f'{name}.png', 60, 40 + number)
    neighbor({'three': files(*sorted(pictures.iterdir()))}).drag('three', to=desktop.center(memory.board))
    memory.board.expect(name='Your Pictures, 3 Pairs, 2 by 3')
    memory.activate()
    orca.heard()
    memory.action('describe')
    # On a busy machine, Orca reads the dialog and its focus in either order.
    program.dialog.expect(name='Describe Pictures', state=State.ACTIVE)
    orca.heard(texts=['apple selected.', 'apple'])
    desktop.key('Tab')
    told = ' '.join(orca.heard(texts=['house selected.', 'selected']))
    assert 'Picture 2 text' in told and 'house selected' in told
