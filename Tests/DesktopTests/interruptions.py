"""Interruptions of a drag with a pointer or finger."""
from desktop import MIDDLE, RIGHT


def escape(desktop):
    desktop.key('Escape')


def right_click(desktop):
    desktop.press(RIGHT)
    desktop.release(RIGHT)


def middle_click(desktop):
    desktop.press(MIDDLE)
    desktop.release(MIDDLE)


def overview(desktop):
    desktop.overview(True)
