"""Help (F1) opens at the current game, and is read paragraph by paragraph."""
from geometry import Rectangle
from screenreader import SCREEN_COORDINATES
from tree import Role, State, wait_for

FIRST = 'A word names a color. Bring the square of that color to it.'
SECOND = 'If it is right, the word takes its color on, and the next word comes up.'
HEIGHT = 140  # of the picture above a rule


def test_help_opens_at_the_current_game(color_match, desktop):
    desktop.key('F1')
    page = color_match.program.dialog
    page.find(Role.PUSH_BUTTON, 'All Topics')
    assert page.name == 'Help: Color Match'
    page.find_all(Role.LABEL, FIRST)[0].expect(state=State.FOCUSED)
    desktop.key('Tab')
    page.find_all(Role.LABEL, SECOND)[0].expect(state=State.FOCUSED)
    page.find(Role.HEADING, 'Words in Another Language')


def test_help_opens_at_its_contents_from_the_launcher(program, desktop):
    desktop.key('F1')
    contents = program.dialog
    contents.find(Role.PUSH_BUTTON, 'Making Moves')
    for topic in ('Color Match', 'Picture Puzzle', 'Playing with the Keyboard', 'Saved Games and Results'):
        contents.find(Role.PUSH_BUTTON, topic)
    desktop.key('Escape')


def test_keys_lead_from_topic_to_topic(program, desktop):
    desktop.key('F1')
    contents = program.dialog
    contents.find(Role.PUSH_BUTTON, 'Making Moves')
    contents.find(Role.PUSH_BUTTON, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Return')
    contents.expect(name='Help: Color Match')
    contents.find_all(Role.LABEL, FIRST)[0].expect(state=State.FOCUSED)
    contents.find(Role.PUSH_BUTTON, 'All Topics').do('click')
    contents.expect(name='Help')
    contents.find(Role.PUSH_BUTTON, 'Color Match').expect(state=State.FOCUSED)
    desktop.key('Down')
    contents.find(Role.PUSH_BUTTON, 'Sun and Moon').expect(state=State.FOCUSED)


def test_each_rule_is_below_its_picture(color_match, desktop, tmp_path):
    desktop.resize(color_match.program.window, 900, 740)
    desktop.key('F1')
    page = color_match.program.dialog
    page.find(Role.PUSH_BUTTON, 'All Topics')
    first, second = (page.find_all(Role.LABEL, text)[0] for text in (FIRST, SECOND))
    one, other = first.extents, second.extents
    assert one.x + one.width <= other.x, 'the rules are side by side'
    assert abs(one.y + one.height - other.y - other.height) < 2, 'they end at the same height, with any number of lines'
    for rule in (first, second):
        frame, text = desktop.frame(page.window), rule.extents
        area = Rectangle(frame.x + text.x, frame.y + text.y - HEIGHT, text.width, HEIGHT)
        wait_for(lambda: desktop.snapshot(f'{tmp_path}/rule.png', area).contrast((0, 0, *area[2:])) > 3, f'a picture of {rule}')


def test_help_is_read_by_the_screen_reader(orca, color_match, desktop):
    color_match.program.allow(SCREEN_COORDINATES)
    orca.heard(texts=['Press Space to pick it up.'])
    transcript = [('F1', ['Help: Color Match frame.', f'{FIRST} label.']), ('Tab', [f'{SECOND} label.'])]
    assert orca.follow(desktop, transcript) == transcript
