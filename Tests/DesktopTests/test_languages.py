"""The program in another language and from right to left."""
import re

import pytest

from color_match import ROUND
from move_me import BOARD
from tree import Role, State


def test_a_round_is_won_in_russian(start, desktop):
    program = start(*ROUND, locale='ru_RU')
    assert program.window.name == 'Цвета и слова'
    board = program.find(Role.PANEL, 'Подберите цвета к словам')
    board.find(Role.PUSH_BUTTON, 'Красный круг, ячейка 1').expect(
        description='Нажмите пробел, чтобы взять.', state=State.FOCUSED)
    desktop.key('Right')
    for word, square in (('жёлтый', 'Жёлтая звезда, ячейка 2'), ('зелёный', 'Зелёный треугольник, ячейка 3'),
                         ('красный', 'Красный круг, ячейка 1')):
        target = board.find(Role.PUSH_BUTTON, f'Цель: слово «{word}»')
        board.find(Role.PUSH_BUTTON, square).expect(state=State.FOCUSED)
        desktop.key('space')
        target.expect(state=State.FOCUSED)
        desktop.key('Return')
    program.find(Role.LABEL, 'Отлично!')
    program.find(Role.PUSH_BUTTON, 'Дальше: 6 цветов').expect(state=State.FOCUSED)


def test_the_launcher_is_translated_to_russian(start):
    program = start(locale='ru_RU')
    assert program.window.name == 'Чудесный мешочек'
    program.find(Role.LABEL, 'Во что сыграем?')
    program.find(Role.PUSH_BUTTON, 'Цвета и слова')


@pytest.mark.parametrize('locale, square', [('ru_RU', '^Квадрат 1,'), ('de_DE', '^Quadrat 1,')])
def test_decimals_have_the_separator_of_the_language(locale, square, start, desktop):
    program = start(*BOARD, locale=locale)
    square = program.find(Role.PUSH_BUTTON, re.compile(square))
    desktop.key('Home')
    square.expect(state=State.FOCUSED)
    desktop.key('Right')
    square.expect(description=re.compile(r' 52,6\D'))


def test_the_row_begins_on_the_right_from_right_to_left(start, desktop):
    """There is no Arabic translation, but GTK takes the direction from its own."""
    program = start(*ROUND, locale='ar_EG')
    red, yellow, green = (program.find(Role.PUSH_BUTTON, f'{name}, slot {number}') for number, name in
                          enumerate(('Red circle', 'Yellow star', 'Green triangle'), 1))
    assert red.extents.x > yellow.extents.x > green.extents.x
    red.expect(state=State.FOCUSED)
    desktop.key('Left')
    yellow.expect(state=State.FOCUSED)
