"""Cards keep their rows and columns when the window is resized."""
import pytest

from memory import Memory
from tree import wait_for


@pytest.mark.parametrize('level', ['5', '12', '32'])
def test_every_card_keeps_its_row_and_column_in_every_window(start, desktop, level):
    program = start('--game', 'memory', '--level', level, '--seed', '7')
    memory = Memory(program, desktop)
    names = [node.name for node in memory.cards]
    for size in (360, 640), (1200, 620), (620, 740):
        desktop.resize(program.window, *size)
        board = wait_for(lambda: (now := memory.board.extents).width == size[0] and now, 'the board to follow')
        cards = wait_for(lambda: [node.extents for node in memory.cards], 'the cards')
        assert [node.name for node in memory.cards] == names, size
        rows, columns = sorted({card.y for card in cards}), sorted({card.x for card in cards})
        assert len(rows) * len(columns) == len(cards), f'full rows in {size}'
        for number, card in enumerate(cards):
            row, column = divmod(number, len(columns))
            assert (card.x, card.y) == (columns[column], rows[row]), (number + 1, size)
            assert f'row {row + 1}, column {column + 1}' in names[number]
        assert columns[-1] + cards[-1].width <= board.x + board.width
