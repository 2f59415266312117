"""The page of Picture Puzzle: the tiles, their positions, and the ways to swap two of them.

Tiles and places are identified by their numbers in reading order, counted from one: tile 3 belongs in place 3.
"""
import math
import re

from game import Game
from geometry import Rectangle
from tree import Role, State, wait_for

# The journey, which begins with four tiles in the order 2, 3, 4, 1, and free play with sixteen.
JOURNEY = ('--game', 'picture-puzzle', '--level', 'journey-1', '--seed', '7')
FREE = ('--game', 'picture-puzzle', '--level', '4', '--seed', '7')
# Free play with 1,024 tiles.
LARGE = ('--game', 'picture-puzzle', '--level', '32', '--seed', '7')

DATA = 'grab-bag/picture-puzzle.json'

SOLVED = 'Congrats! You have solved this puzzle'

MARGIN = 12  # around the tiles
SPACING = 24  # between the tiles and the whole picture beside them

BOARD = re.compile(r'^(.*), (\d+) by \2$')
# During a sticky drag of a tile, all tiles are named as places.
TILE = re.compile(r'^Tile (?P<tile>\d+) of \d+, row (?P<row>\d+), column (?P<column>\d+)')
PLACE = re.compile(r'^Row (?P<row>\d+), column (?P<column>\d+): tile (?P<tile>\d+)$')


class PicturePuzzle(Game):
    """The page of a puzzle."""

    board_name = BOARD

    # What there is

    @property
    def title(self):
        """The name of the picture."""
        return self._name[1]

    @property
    def side(self):
        """The number of tiles in a row."""
        return int(self._name[2])

    @property
    def _name(self):
        # A covered board has no name on newer GTK.
        return wait_for(lambda: BOARD.match(self.board.name), 'the board to be shown')

    @property
    def tiles(self):
        """The number of the tile in each place, in reading order."""
        return [tile for tile, _, _ in self._told]

    def tile(self, number):
        # A tile that is restacked is not in the tree for a moment.
        return wait_for(lambda: [node for tile, node, _ in self._told if tile == number], f'tile {number}')[0]

    def tile_in(self, place):
        return self._told[place - 1][1]

    @property
    def _told(self):
        """What the accessible tree contains of each place, in reading order, as (tile, node, states)."""
        told = [(*(int(match[part]) for part in ('row', 'column', 'tile')), node, states)
                for match, node, states in self.board.find_named(TILE, PLACE)]
        return [place[2:] for place in sorted(told, key=lambda place: place[:2])]

    @property
    def whole_pictures(self):
        """The whole picture beside the tiles, if it is shown."""
        return self.board.find_all(Role.IMAGE, re.compile('^The whole picture: '))

    def frame(self, place):
        """Returns the frame of a place in the window: places of one size form a centered square without gaps, alone or
        with the whole picture beside it."""
        board, count = self.board.extents, self.side
        tile = (int(min(board.width, board.height)) - 2 * MARGIN) // count
        row, column = divmod(place - 1, count)
        beside = sum(image.extents.width + SPACING for image in self.whole_pictures)
        return Rectangle(column * tile, row * tile, tile, tile).moved(
            board.x + math.floor((board.width - count * tile - beside) / 2 + 0.5),
            board.y + math.floor((board.height - count * tile) / 2 + 0.5))

    def point(self, place):
        """The center of a place on the monitor."""
        board, shown = self.board.extents, self._desktop.rectangle(self.board)
        return self.frame(place).moved(shown.x - board.x, shown.y - board.y).center

    def expect_in(self, tile, place):
        """Waits until a tile is at rest in a place."""
        node, frame = self.tile(tile), self.frame(place)
        wait_for(lambda: node.extents == frame,
                 lambda: f'tile {tile} to come to rest in place {place} at {frame}, from {node.extents}')

    def expect(self, title, side):
        """Waits for another puzzle."""
        self.board.expect(name=f'{title}, {side} by {side}')
        wait_for(lambda: len(self.tiles) == side * side, lambda: f'{side * side} tiles, not {self.tiles}')

    def paste(self):
        """Pastes into the window, which must be active, because Wayland hides the clipboard from all others."""
        self.activate()
        self.action('paste')

    @property
    def hint(self):
        return self.program.find(Role.PUSH_BUTTON, 'Hint')

    @property
    def next(self):
        return self.program.find(Role.PUSH_BUTTON, 'Next Puzzle')

    @property
    def focused_place(self):
        """The place whose tile has the focus, or None."""
        return next((place for place, (_, _, states) in enumerate(self._told, 1) if State.FOCUSED in states), None)

    # Moves: each swaps a tile with the one in a place

    def drag(self, tile, place):
        self._desktop.drag(self._desktop.center(self.tile(tile)), self.point(place), steps=15, seconds=0.25)

    def lift(self, tile, point):
        """Drags a tile to a point of the monitor without dropping it."""
        node = self.tile(tile)
        before = node.extents
        self._lift(node, point)
        wait_for(lambda: node.extents != before, f'tile {tile} to be lifted')

    def click(self, tile, place):
        self._desktop.click(self._desktop.center(self.tile(tile)))
        self._desktop.click(self.point(place))

    def press_keys(self, tile, place):
        start = self.tiles.index(tile) + 1
        self._walk_to(start)
        self._desktop.key('space')
        wait_for(lambda: self.focused_place not in (None, start), 'the focus to move to the nearest place')
        self._walk_to(place)
        self._desktop.key('Return')

    def act(self, tile, place):
        self.tile(tile).do('click')
        self.tile_in(place).do('click')

    def _walk_to(self, place):
        self._walk(place, self.side, lambda: self.focused_place)

    def move(self, tile, place, way):
        """Moves a tile to a place by `way`, one of the above, and waits until both tiles are at rest."""
        tiles = self.tiles
        other, start = tiles[place - 1], tiles.index(tile) + 1
        way(tile, place)
        self.expect_in(tile, place)
        self.expect_in(other, start)

    def solve(self, way):
        """Moves the tiles to their places, from the first to the last, which ends the game."""
        for place in range(1, self.side * self.side + 1):
            if self.tiles[place - 1] != place:
                self.move(place, place, way)

    # The end

    def expect_win(self, text=None, step=re.compile(r'^Next (Puzzle|Picture): ')):
        return self.expect_end(SOLVED, text, step)
