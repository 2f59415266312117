"""The common parts of the pages of all games."""
import re

from tree import Role, State, wait_for

PICKED_UP = re.compile('picked up$')  # the end of the name of a picked-up item
# The steps that the end page suggests.
SUGGESTED = re.compile(r'^(Next( Puzzle| Picture| Deal of the Day)?: .+|Next Deal|Play Again|Try Again|Undo Last Move)$')


def expect_no_flight(node):
    """Expects a dropped item not to be seen between the pointer and its final position."""
    seen = node.come_to_rest()
    assert len(seen) <= 2, seen


def suggested(program, step=SUGGESTED):
    """Waits for the end page with the focus on the suggested step, and returns its button."""
    return wait_for(lambda: [button for button in program.find_all(Role.PUSH_BUTTON, step)
                             if State.FOCUSED in button.states], f'{step} to have the focus')[0]


class Game:
    """The page of a game, once it is in place in the window. The games derive from it."""

    board_name = None  # of each game: a text, or a regular expression

    def __init__(self, program, desktop):
        self.program, self._desktop = program, desktop
        self.board = program.find(Role.PANEL, self.board_name)
        wait_for(lambda: self.board.extents.x == 0 and self.board.extents.width == program.window.extents.width,
                 lambda: f'the page to slide in, from {self.board.extents}')

    def activate(self):
        """Activates the window."""
        frame = self._desktop.frame(self.program.window)
        self._desktop.click((frame.center[0], frame.y + 24))  # on the title
        self.program.window.expect(state=State.ACTIVE)

    def action(self, name):
        """Performs one of the game's actions: 'hint', 'open', 'paste' …"""
        self.program.find(action=f'game.{name}').do(f'game.{name}')

    def open_levels(self):
        """Opens the levels page by the action of the button in the header bar, and returns its node."""
        self.program.window.do('win.levels')
        return self.program.find(Role.PANEL, 'Choose a Level')

    def choose(self, tile, *options):
        """Opens the levels page, selects options and deals the game of a tile, all by their names."""
        page = self.open_levels()
        for option in options:
            # GTK 4.8 reports it as a push button.
            page.find(name=option, action='click').do('click')
            page.find(name=option, action='click').expect(state=State.PRESSED)
        page.find(Role.PUSH_BUTTON, tile).do('click')
        wait_for(lambda: not self.program.find_all(Role.PANEL, 'Choose a Level'), 'the levels page to close')

    def message(self, text):
        """Returns the message over the board with this text, with its buttons."""
        return self.program.find(Role.PANEL, text)

    def expect_message(self, text):
        """Waits for a message over the board, and closes it."""
        self.message(text).find(Role.PUSH_BUTTON, 'Close').do('click')
        wait_for(lambda: not self.program.find_all(Role.LABEL, text), 'the message to disappear')

    def expect_refused(self, neighbor, offers):
        """Drags each offer of the neighbor onto the board, and waits for its message: {name: (thing, message)}."""
        # The game is paused after half a minute.
        point = self._desktop.center(self.board)
        for name, (_, message) in offers.items():
            neighbor.drag(name, to=point)
            self.expect_message(message)

    def expect_end(self, title, text=None, step=SUGGESTED):
        """Waits for the end page with the focus on the suggested step, and returns its button."""
        self.program.find(Role.LABEL, title)
        if text:
            self.program.find(Role.LABEL, text)
        return suggested(self.program, step)

    def _lift(self, node, point):
        """Drags the center of a node to a point of the monitor without dropping it."""
        self._desktop.lift(self._desktop.center(node), point, steps=10, seconds=0.2)

    def _walk(self, to, columns, focused):
        """Presses arrow keys until the place `to` of a grid with `columns` columns has the focus.

        Places are numbered from 1 in reading order; `focused` returns the focused one, or None.
        """
        while (start := wait_for(focused, 'a place to have the focus')) != to:
            (row, column), (to_row, to_column) = divmod(start - 1, columns), divmod(to - 1, columns)
            self._desktop.key('Right' if column < to_column else 'Left' if column > to_column else
                              'Down' if row < to_row else 'Up')
            wait_for(lambda: focused() not in (None, start), f'the focus to leave place {start}')
