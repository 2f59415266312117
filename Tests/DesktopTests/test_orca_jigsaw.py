"""The jigsaw with a screen reader: what it says of pieces, cells and trays, and never where a piece belongs."""
from jigsaw import TWELVE, Jigsaw
from screenreader import SCREEN_COORDINATES

# Keys, and everything that is heard until the next ones. Any time of play reads 0:00 here.
TRANSCRIPT = [
    ('F2', ['0 of 12 pieces joined, 0 moves, 0:00. Press Space to pick it up.']),
    ('Page_Down', ['Piece 5, edge piece, green and blue, top center of the board push button.',
                   'Press Space to pick it up.']),
    ('space', ['Row 1, column 3 push button.', 'Piece 5: press Return to drop it here, or Escape to put it back.']),
    ('Left', ['Row 1, column 2 push button.', 'Piece 5: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Piece 5, edge piece, green and blue, on row 1, column 2 of the frame push button.',
                'Piece 5 joins nothing there. Press Space to pick it up.']),
    ('Control_L+z', ['Piece 5, edge piece, green and blue, top center of the board',
                     'Undone. 0 of 12 pieces are joined. Press Space to pick it up.']),
    ('Control_L+t', ['Added Tray 1. Press Space to pick it up.']),
    ('space', ['Row 2, column 1 push button.', 'Piece 5: press Return to drop it here, or Escape to put it back.']),
    ('Escape', ['Piece 5, edge piece, green and blue, middle left of the board push button.',
                'Piece 5 is back. Press Space to pick it up.']),
]


LAST_MOVE = [
    ('space', ['Row 4, column 3 push button.', 'Piece 11: press Return to drop it here, or Escape to put it back.']),
    ('Return', ['Frame with 12 pieces in their places image.', 'Piece 11 is in its place.',
                'Congrats! You have solved this puzzle. 12 moves, 0:00. Your best result at this level. panel.',
                'Next Picture: Butterfly Garden push button.']),
]


def test_a_jigsaw_is_played_with_the_screen_reader(orca, start, desktop):
    program = start(*TWELVE)
    program.allow(SCREEN_COORDINATES)
    window = ['Jigsaw frame.', 'Steam Train on the Viaduct, 12 pieces panel.',
              'Piece 4, corner piece, blue and white, top center of the board push button.']
    if orca.version == 43:
        assert orca.heard(4)[:3] == window
    else:
        # Orca 51 reads the first piece before its colors are known, and sometimes no window until a key is pressed.
        for key in 'Page_Down', 'Page_Up':
            orca.heard(1)
            desktop.key(key)
        orca.hear(window[-1])
    assert orca.follow(desktop, TRANSCRIPT) == TRANSCRIPT


def test_the_result_is_read_after_the_last_piece(orca, start, desktop):
    program = start(*TWELVE)
    program.allow(SCREEN_COORDINATES)
    jigsaw = Jigsaw(program, desktop)
    for cell in range(1, 11):
        jigsaw.act(cell, cell)
        jigsaw.expect_fixed(cell)
    jigsaw.press_keys(11, 11)
    jigsaw.expect_fixed(11)
    orca.hear(f'{jigsaw.piece(12).name} push button.')
    assert orca.follow(desktop, LAST_MOVE) == LAST_MOVE
