"""Preferences take effect at once, in every game, and are stored."""
import re

import pytest

from color_match import ROUND, ColorMatch, results
from game import expect_no_flight
from tree import Role, State, wait_for


@pytest.fixture
def preferences(desktop):
    """Opens the preferences of a program."""
    def open_preferences(program):
        desktop.key('comma', 'Control_L')
        return program.find(Role.LABEL, 'Reduce Animation').window
    return open_preferences


def turn(preferences, name):
    """Toggles a switch, and waits until its state has changed."""
    switch = preferences.find(Role.CHECK_BOX, name)
    was_on = State.CHECKED in switch.states
    switch.do('toggle')
    wait_for(lambda: (State.CHECKED in switch.states) != was_on, f'{name} to be toggled')


def test_the_keyboard_reaches_every_preference(program, preferences, desktop):
    dialog = preferences(program)
    dialog.find(Role.CHECK_BOX, 'Reduce Animation').expect(state=State.FOCUSED)
    for role, name in ((Role.CHECK_BOX, 'Race Your Best Time'),
                       (Role.COMBO_BOX, 'Sounds'), (Role.COMBO_BOX, 'Volume'), (Role.CHECK_BOX, 'Leave Out What Is Spoken'),
                       *[(Role.CHECK_BOX, 'Read Aloud')] * len(dialog.find_all(Role.CHECK_BOX, 'Read Aloud')),
                       (Role.COMBO_BOX, 'Hints About Keys'),
                       (Role.COMBO_BOX, 'Drag Threshold'), (Role.COMBO_BOX, 'Dwell Click'),
                       (Role.COMBO_BOX, 'Switch Scanning'),
                       (Role.COMBO_BOX, 'Word Language'),
                       (Role.CHECK_BOX, 'Show Shapes with Tricky Words'), (Role.CHECK_BOX, 'Mark Right Tiles'),
                       (Role.CHECK_BOX, 'Keep the Shape of Pictures'), (Role.CHECK_BOX, 'Tap to Turn Cards Back'),
                       (Role.CHECK_BOX, 'Relaxed Memory'), (Role.COMBO_BOX, 'Time to Look'),
                       (Role.PUSH_BUTTON, 'Clear All Results…')):
        desktop.key('Tab')
        dialog.find(role, name).expect(state=State.FOCUSED)


def test_preferences_are_stored(program, preferences, settings):
    dialog = preferences(program)
    for key, name, value in (('less-animation', 'Reduce Animation', True),
                             ('marks-right-tiles', 'Mark Right Tiles', True),
                             ('keeps-picture-shape', 'Keep the Shape of Pictures', True),
                             ('shows-tricky-shapes', 'Show Shapes with Tricky Words', True),
                             ('races-best-time', 'Race Your Best Time', True),
                             ('tap-turns-back', 'Tap to Turn Cards Back', False),
                             ('relaxes-memory', 'Relaxed Memory', True)):
        turn(dialog, name)
        wait_for(lambda: settings.get(key) == value, f'{key} to be {value}')


def test_scanning_with_one_switch_has_a_time_preference(program, preferences, settings):
    dialog = preferences(program)
    assert not dialog.find_all(Role.COMBO_BOX, 'Time for Each Item')
    settings.set('switches', 1)
    dialog.find(Role.COMBO_BOX, 'Switch Scanning').expect(value='One Switch')
    dialog.find(Role.COMBO_BOX, 'Time for Each Item').expect(value='1.5 s')
    settings.set('scan-interval', 0.5)
    dialog.find(Role.COMBO_BOX, 'Time for Each Item').expect(value='0.5 s')


def test_values_that_are_no_choice_are_shown_and_kept(program, preferences, settings):
    dialog = preferences(program)
    for key, value, name, text in (('drag-distance', 48, 'Drag Threshold', '48 pixels'),
                                   ('dwell-time', 1.5, 'Dwell Click', '1.5 s'),
                                   ('look-time', 4.6, 'Time to Look', '5 s')):
        settings.set(key, value)
        dialog.find(Role.COMBO_BOX, name).expect(value=text)
        assert settings.get(key) == value, 'a number that is none of the choices stays'


def test_stored_preferences_are_shown(settings, start, preferences):
    settings.set('marks-right-tiles', True)
    dialog = preferences(start())
    dialog.find(Role.CHECK_BOX, 'Mark Right Tiles').expect(state=State.CHECKED)


def test_a_preference_set_by_another_program_is_shown_at_once(program, preferences, settings):
    dialog = preferences(program)
    settings.set('less-animation', True)
    dialog.find(Role.CHECK_BOX, 'Reduce Animation').expect(state=State.CHECKED)


def test_the_word_language_changes_at_once(color_match, desktop, preferences, settings):
    dialog = preferences(color_match.program)
    choice = dialog.find(Role.COMBO_BOX, 'Word Language').expect(value='English (Desktop)')
    settings.set('word-language', 'ru')
    choice.expect(value='Русский')
    desktop.key('Escape')
    color_match.program.window.expect(state=State.ACTIVE)
    color_match.expect_word('жёлтый')
    color_match.drag('yellow')
    color_match.expect_word('зелёный')


def test_an_unknown_word_language_falls_back_to_the_desktops(settings, start, desktop):
    settings.set('word-language', 'xx')
    ColorMatch(start(*ROUND), desktop).expect_word('yellow')


def test_with_reduced_animation_a_square_returns_at_once(color_match, desktop, preferences):
    turn(preferences(color_match.program), 'Reduce Animation')
    desktop.key('Escape')
    color_match.program.window.expect(state=State.ACTIVE)
    color_match.lift('red', to=desktop.center(color_match.target))
    desktop.release()
    expect_no_flight(color_match.square('red').expect(name='Red circle, slot 1'))
    color_match.expect_home('red')


def test_results_are_cleared_after_confirmation(color_match, preferences, data):
    color_match.play_to_the_win(color_match.act)
    assert results(data)
    preferences(color_match.program).find(Role.PUSH_BUTTON, 'Clear All Results…').do('click')
    question = color_match.program.find(Role.LABEL, 'Clear All Results?').window
    question.find_all(Role.PUSH_BUTTON, re.compile('Clear$'))[0].do('click')
    wait_for(lambda: not results(data), 'the results to be cleared')
