"""Checks a game by its accessibility tree after all input was released."""
import re

from game import PICKED_UP
from tree import Role, extents_of, role_of

PIECES = {Role.PUSH_BUTTON, Role.TOGGLE_BUTTON}
PUT_BACK = re.compile(r'\bto put it back\.')  # ends the text of each place during a sticky drag
ROUNDED = 1  # tolerance of positions in pixels


def picked_up(told):
    """Returns the texts in the result of read() that say that an item is picked up: names, or descriptions of places.

    The tiles of a puzzle are places too, and are named like all others during a sticky drag.
    """
    names = [one.name for one, _ in told if PICKED_UP.search(one.name)]
    return names or [one.description for one, _ in told if role_of(one.role) in PIECES and PUT_BACK.search(one.description)][:1]


def outside(told):
    """Returns what is outside of its board: its name, its rectangle, and that of the board.

    A board is reported as a panel, like each part of a page that contains buttons; pieces are buttons in it.
    """
    boards = {one.path: one for one, _ in told if role_of(one.role) == Role.PANEL}
    pieces = [one for one, _ in told if role_of(one.role) in PIECES and one.parent in boards]
    areas = dict(zip(boards, _rectangles(boards.values())))
    return [(piece.name, rectangle, areas[piece.parent]) for piece, rectangle in zip(pieces, _rectangles(pieces))
            if rectangle and areas[piece.parent] and not _is_zoomed(areas[piece.parent])
            and not _contains(areas[piece.parent], rectangle)]


def _is_zoomed(board):
    """Whether a board begins outside of its window, because GTK 4.8 reports its size without the zoom."""
    return min(board.x, board.y) < 0


def _rectangles(nodes):
    """The rectangle of each node, None without a position."""
    return [area if area.width and area.height else None for area in extents_of(nodes)]


def _contains(board, piece):
    (left, top, width, height), (x, y, piece_width, piece_height) = board, piece
    return (x >= left - ROUNDED and y >= top - ROUNDED and x + piece_width <= left + width + ROUNDED
            and y + piece_height <= top + height + ROUNDED)
