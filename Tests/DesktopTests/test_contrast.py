"""All text stands out from its ground, measured from pictures in every look."""
import pytest

from tree import Role, State

TEXT = 4.5  # WCAG 2.1, 1.4.3
SIGNS = 3  # WCAG 2.1, 1.4.11
PAGES = [(), ('--game', 'color-match', '--level', '9', '--seed', '7'), ('--game', 'sun-and-moon', '--level', 'solitaire', '--seed', '7'),
         ('--game', 'picture-puzzle', '--seed', '7'), ('--game', 'memory'), ('--game', 'move-me', '--seed', '7')]


def shown_labels(window):
    """The labels that a player sees, with their places in the window; one on a page that is not shown has none."""
    inside = window.extents
    labels = [(node, node.extents) for node in window.find_all(Role.LABEL)]
    return [(node, extents.moved(-inside.x, -inside.y)) for node, extents in labels
            if extents.width > 0 and inside.contains(extents) and State.SENSITIVE in node.states and node.name]


def shown_items(window):
    """What lies on the board, with a rim of the ground around it."""
    inside = window.extents
    items = [(node, node.extents) for panel in window.find_all(Role.PANEL) for node in panel.find_all(Role.PUSH_BUTTON)]
    return [(node, extents.moved(-inside.x, -inside.y).scaled(1.1)) for node, extents in items
            if extents.width > 0 and State.SENSITIVE in node.states]


@pytest.mark.parametrize('appearance', ['light', 'dark', 'high-contrast'], indirect=True)
def test_text_stands_out_from_its_ground(start, desktop, appearance, tmp_path):
    faint = {}
    for page in PAGES:
        program = start(*page)
        window = program.window
        look = desktop.picture(f'{tmp_path}/page.png', desktop.rectangle(window))
        for node, extents in shown_labels(window):
            if (contrast := look.contrast(extents)) < TEXT:
                faint[' '.join(page[1:2]), node.name] = round(contrast, 2)
        for node, extents in shown_items(window):
            if (contrast := look.contrast(extents)) < SIGNS:
                faint[' '.join(page[1:2]), node.name] = round(contrast, 2)
        assert shown_labels(window)
        program.close()
    assert not faint, faint
