"""What Orca, GNOME's screen reader, says.

No sound device or speech server is needed: Orca's customizations file logs each utterance. It also logs marks of the tests,
each after Orca has processed all earlier events, so that tests need not wait for silence. For an Orca without marks they do.
"""
import itertools
import os
import re
import subprocess
import time
from contextlib import suppress

from gi.repository import GLib

from questions import ask_all, bus, method
from tree import PATIENCE, ROOT, applications, wait_for

CUSTOMIZATIONS = '''
import os
from orca import event_manager, orca_platform
log = open(os.environ['ORCA_SPOKEN'], 'a', buffering=1)
def write(text):
    log.write(' '.join(str(text).split()) + '\\n')
if int(orca_platform.version.partition('.')[0]) < 51:
    from orca import settings, speech
    speech._speak = lambda text, acss=None, interrupt=True, *rest, **named: write(text)
    settings.enableKeyEcho = settings.enableBraille = settings.enableSound = False
else:
    from orca.gsettings_registry import get_registry
    from orca.speech_presenter import SpeechPresenter
    SpeechPresenter._speak_single = SpeechPresenter.speak_character = lambda self, text, *rest, **named: write(text)
    for setting in ('typing-echo', 'key-echo'), ('braille', 'enabled'), ('sound', 'enabled'):
        get_registry().set_runtime_value(*setting, False)

# A test's event comes after all pending ones. Orca has spoken about those once its queue is
# empty. The names are those of Orca 43 and of Orca 48.
import pyatspi
from gi.repository import GLib
def event_queue():
    if hasattr(event_manager, 'getManager'):
        return event_manager.getManager()._eventQueue
    return event_manager.get_manager()._event_queue
def mark(event):
    def say_done():
        done = event_queue().empty()
        if done:
            log.write(f'MARK {event.detail1}\\n')
        return not done
    GLib.idle_add(say_done)
pyatspi.Registry.registerEventListener(mark, 'object:visible-data-changed')
log.write(f'VERSION {orca_platform.version}\\n')
'''

# What newer ones say, and what Orca 43 says for it: they describe a board where they name it, and Orca 51 ends no name with a
# period. Orca 48 reads the name of a combo box as its value. Orca 51 reads its value, and Orca 43 the same as its description.
WORDS = [(r'(?<!toggle)(?<!push) button\.?$', ' push button.'),
         (r'^(Board with \d squares) .* grouping$', r'\1 panel.'), (r' grouping$', ' panel.'),
         (r' (?:frame|dialog)$', ' frame.'), (r'^(.+) combo box \1\.$', r'\1 combo box.'),
         (r'^(.+) combo box (.+)$', r'\1 combo box.\n\2.'),
         (r' off switch$', ' check box not checked.'), (r' on switch$', ' check box checked.')]

# Titles of the window, some of which newer versions leave out.
TITLES = 'Color Match', 'Sun and Moon', 'Picture Puzzle', 'Jigsaw', 'Memory', 'Move Me'

# For `program.allow`: Orca asks for screen positions, which are unknown on Wayland.
SCREEN_COORDINATES = (r'\(grab-bag:\d+\): Gtk-WARNING \*\*: [\d:.]+: '
                      'Screen coordinates not supported, reported positions will be wrong')

# The utterances in the launcher: Orca leaves out the frame or the focus, if both are reported at the same time. From
# libadwaita 1.4 on the focus is on the first game.
FIRST_GAME = ['Color Match push button.', 'Start a new game.']
NEW_WINDOW = 'Grab Bag frame.', 'Main Menu push button.', FIRST_GAME[0]

WORD = re.compile(r"[\w’'+×…-]+")
VERSION = re.compile(r'VERSION (\d+)\..*')
MARK = re.compile(r'MARK \d+')
QUIET = 0.8  # seconds of silence after which Orca has said everything
FORGOTTEN = 2.1  # seconds for which newer ones say a description as they said it before, whatever it is now
BREATH = 0.2  # seconds of silence after what was expected, in which the program may still add a word
UNREAD = 6  # seconds after which newer ones are taken to have left a new window unread


class Orca:
    """Orca, started with this object and ended with `end`. Start it before the program that it reads."""

    def __init__(self, folder):
        """Logs the utterances to a file in `folder`."""
        home = f'{GLib.get_user_data_dir()}/orca'
        os.makedirs(home, exist_ok=True)
        with open(f'{home}/orca-customizations.py', 'w') as file:
            file.write(CUSTOMIZATIONS)
        self._log = f'{folder}/spoken'
        open(self._log, 'w').close()
        self._heard = self._marks = self.version = 0
        # Orca 43 needs an X display for its key map, even if all programs are on Wayland.
        self._x11 = subprocess.Popen(['Xwayland', '-rootless', '-noreset', '-displayfd', '1'],
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = f':{self._x11.stdout.readline().strip()}'
        self._process = subprocess.Popen(
            ['orca'], env=os.environ | _alone(folder) | {'ORCA_SPOKEN': self._log, 'DISPLAY': display},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: any('Screen reader on' in text for text in self._said()), 'Orca to come up', 60)
        # It can begin to listen after this utterance.
        mark = self._mark()
        wait_for(lambda: self._is_marked(mark), 'Orca to listen', 60)
        self.heard()
        self.version = next(int(match[1]) for line in self._lines() if (match := VERSION.fullmatch(line)))

    def heard(self, count=0, texts=(), names_alone=False):
        """The utterances since the last call, in the words of Orca 43: once there are `count`, one of `texts` is among them, and all is quiet.

        If it is known how many there are, Orca tells that it is done: what comes later belongs to the next call. It fails
        if there are fewer at the deadline, or none of these. Who listens to `names_alone` need not wait until a newer Orca has
        forgotten old descriptions. For newer ones, which may read a new window only once a key is pressed, fewer are enough
        after some seconds: compare them.
        """
        start = time.monotonic()
        return self._heard_once(lambda said: (len(said) >= count or self._leaves_unread(start))
                                and (not texts or set(texts) & set(said)),
                                f'{count} utterances, and one of {texts}', count > 0, QUIET if names_alone else FORGOTTEN)

    def hear(self, *expected):
        """Returns what is heard, once it contains all of these utterances, in any order; of a newer Orca, their words."""
        def are_heard(said):
            if self.version == 43:
                return set(expected) <= set(said)
            told = _in_words(' '.join(said))
            return all(_in_words(text.removesuffix(' frame.')) in told for text in expected)
        return self._heard_once(are_heard, expected)

    def heard_as(self, expected, *replacements):
        """Returns what is heard, as `heard`, once there is as much; times of play are replaced by 0:00, and by `replacements`.

        A newer Orca passes if it says the same words in other contexts and with other pauses; the result is `expected` then.
        From version 50 on an announcement can come before the new name of the focused widget, and texts that `SimilarTexts` of
        the program expects Orca to leave out can be repeated.
        """
        def in_general(texts):
            for pattern, text in (r'\d+:\d\d', '0:00'), *replacements:
                texts = [re.sub(pattern, text, heard) for heard in texts]
            return texts
        if self.version == 43:
            return in_general(self.heard(len(expected)))
        groups = [text for text, then in itertools.pairwise(expected) if then.lower().startswith('list')]
        words = _words(expected, groups)
        texts = in_general(self._heard_once(lambda said: len(_words(in_general(said), groups)) >= len(words), expected))
        if self.version < 50:
            return expected if _words(texts, groups) == words else texts
        return expected if sorted(_words(dict.fromkeys(texts), groups)) == sorted(words) else texts

    def heard_like(self, *patterns):
        """Returns what is heard, which must match the regular expressions: one for each utterance, in the words of Orca 43.

        For a newer Orca, all utterances together must match all of them, from version 50 on in any order.
        """
        if self.version == 43:
            said = self.heard(len(patterns))
            assert len(said) == len(patterns) and all(map(re.fullmatch, patterns, said)), (said, patterns)
            return said
        def whole(patterns):
            words = _without_roles(' '.join(_without_surroundings(pattern.replace('\\.', '') for pattern in patterns)))
            return re.sub(r'(?<!\?)[,:!]', '', words)
        orders = [whole(order) for order in (itertools.permutations(patterns) if self.version >= 50 else [patterns])]
        return self._heard_once(
            lambda said: any(re.fullmatch(order, ' '.join(_words(said))) for order in orders), patterns)

    def _heard_once(self, is_enough, what, is_counted=False, forgotten=FORGOTTEN):
        """The utterances since the last call, once they are enough and silence follows."""
        end = time.monotonic() + PATIENCE
        last_change, said, mark = time.monotonic(), [], None
        while True:
            assert time.monotonic() < end, f'waited {PATIENCE} s for {what} among {said}'
            if (now := self._said()) != said:
                last_change, said, mark = time.monotonic(), now, None
            quiet = time.monotonic() - last_change
            if is_enough(said):
                if quiet >= (QUIET if self.version <= 43 else forgotten) or self._is_marked(mark):
                    break
                if self.version == 43 and is_counted and not mark and quiet >= BREATH:
                    mark = self._mark()
            time.sleep(0.02)
        self._heard += len(said)
        return said

    def hear_page(self, desktop, *expected):
        """Waits until a new page is read, and these utterances are heard, one after the other.

        A newer Orca may not read a new window, until the focus moves on and back: then the panel around it goes without saying.
        """
        said = self.heard(3)
        if any(said[start:start + len(expected)] == [*expected] for start in range(len(said))):
            return
        assert self.version > 43, said
        desktop.key('Tab')
        self.heard(1)
        desktop.key('Tab', 'Shift_L')
        self.hear(*(text for text in expected if not text.endswith(' panel.')))

    def _leaves_unread(self, start):
        """Whether it is a newer Orca that has had the time since `start` to read a new window."""
        return self.version > 43 and time.monotonic() > start + UNREAD

    def hear_launcher(self, desktop):
        """Waits for the launcher, and moves the focus to its first game."""
        start = time.monotonic()
        said = self._heard_once(lambda said: set(NEW_WINDOW) & set(said) or self._leaves_unread(start), NEW_WINDOW)
        if FIRST_GAME[0] in said:
            return
        for modifiers in [], ['Shift_L']:  # the focus may be on it already, but unread
            desktop.key('Tab', *modifiers)
            with suppress(AssertionError):
                if (said := self.heard_as(FIRST_GAME)) == FIRST_GAME:
                    return
        raise AssertionError(f'{FIRST_GAME} is not read, only {said}')

    def follow(self, desktop, transcript, *replacements):
        """Presses the keys of a transcript, and returns the transcript of what is heard.

        Each step is the keys, as in 'Control_L+z', and the utterances until the next ones.
        """
        heard = []
        for keys, expected in transcript:
            *modifiers, key = keys.split('+')
            desktop.key(key, *modifiers)
            try:
                heard.append((keys, self.heard_as(expected, *replacements)))
            except AssertionError as error:
                raise AssertionError(f'after {keys}') from error
        if late := self.heard():
            heard.append(('nothing', late))
        return heard

    def end(self):
        self._process.kill()
        self._process.wait()
        self._x11.terminate()
        self._x11.communicate()

    def _said(self):
        said = [line for line in self._lines() if not MARK.fullmatch(line) and not VERSION.fullmatch(line)]
        return [older for text in said for older in _in_older_words(text)][self._heard:]

    def _lines(self):
        with open(self._log) as file:
            return file.read().split('\n')[:-1]

    def _mark(self):
        """Sends Orca a mark after all earlier events of programs."""
        self._marks += 1
        ask_all([method(program, 'Accessible', 'GetState') for program in applications()])
        event = GLib.Variant('(siiva{sv})', ('', self._marks, 0, GLib.Variant('i', 0), {}))
        bus().emit_signal(None, ROOT, 'org.a11y.atspi.Event.Object', 'VisibleDataChanged', event)
        return f'MARK {self._marks}'

    def _is_marked(self, mark):
        return mark in self._lines()


def _words(texts, groups=()):
    """The words without those that newer versions say elsewhere: the role with each new name, and the context.

    They say the names of some `groups` without more.
    """
    told = _without_roles(' '.join(_without_surroundings(texts)))
    for group in groups:
        told = re.sub(rf'\b{re.escape(group.rstrip("."))}\b', '', told, count=1)
    return WORD.findall(re.sub(r'List with \d items?', '', told))


def _in_words(text):
    return ' '.join(WORD.findall(_without_roles(text)))


def _without_surroundings(texts):
    return [text for text in texts if text.rstrip('.').removesuffix(' frame') not in (*TITLES, 'list', 'undo', 'redo')
            and not re.search(r' panel\.?$', text)]


def _without_roles(text):
    return re.sub(r' (push button|label|list|image|opens popup)\b', '', text)


def _in_older_words(text):
    for newer, older in WORDS:
        text = re.sub(newer, older, text)
    return text.split('\n')


def _alone(folder):
    """The environment in which Orca does not find the user's own Orca, beside which it would not start."""
    os.makedirs(f'{folder}/bin', exist_ok=True)
    with open(f'{folder}/bin/pgrep', 'w') as file:
        file.write('#!/bin/sh\nexit 1\n')
    os.chmod(f'{folder}/bin/pgrep', 0o755)
    return {'PATH': f'{folder}/bin:{os.environ["PATH"]}'}
