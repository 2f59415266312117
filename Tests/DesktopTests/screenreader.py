"""What Orca, GNOME's screen reader, says.

No sound device or speech server is needed: Orca's customizations file logs each utterance as it is spoken.
"""
import os
import re
import subprocess
import time

from gi.repository import GLib

from tree import PATIENCE, wait_for

CUSTOMIZATIONS = '''
import os
import orca.speech as speech, orca.settings as settings
log = open(os.environ['ORCA_SPOKEN'], 'a', buffering=1)
def speak(text, acss=None, interrupt=True, *rest, **named):
    log.write(' '.join(str(text).split()) + '\\n')
speech._speak = speak
settings.enableKeyEcho = settings.enableBraille = settings.enableSound = False
'''

# Orca asks where on the screen the focused widget is, which no program can know on Wayland: for `program.allow`.
SCREEN_COORDINATES = (r'\(grab-bag:\d+\): Gtk-WARNING \*\*: [\d:.]+: '
                      'Screen coordinates not supported, reported positions will be wrong')

QUIET = 0.8  # seconds of silence after which Orca has said everything


class Orca:
    """Orca, started with the first object and ended with `end`. Start it before the program it shall read."""

    def __init__(self, folder):
        """Keeps what it says in a file in `folder`."""
        home = f'{GLib.get_user_data_dir()}/orca'
        os.makedirs(home, exist_ok=True)
        with open(f'{home}/orca-customizations.py', 'w') as file:
            file.write(CUSTOMIZATIONS)
        self._log = f'{folder}/spoken'
        open(self._log, 'w').close()
        self._heard = 0
        # Orca 43 needs an X display for its key map, even where all that it reads is on Wayland.
        self._x11 = subprocess.Popen(['Xwayland', '-rootless', '-noreset', '-displayfd', '1'],
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = f':{self._x11.stdout.readline().strip()}'
        self._process = subprocess.Popen(
            ['orca'], env=os.environ | _alone(folder) | {'ORCA_SPOKEN': self._log, 'DISPLAY': display},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: any('Screen reader on' in text for text in self._said()), 'Orca to come up', 60)
        self.heard()

    def heard(self, count=0, text=None):
        """The utterances since the last call: once there are `count`, `text` is among them, and then all is quiet."""
        end = time.monotonic() + PATIENCE
        last_change, said = time.monotonic(), []

        def is_all():
            return len(said) >= count and (not text or text in said) and time.monotonic() >= last_change + QUIET
        while time.monotonic() < end and not is_all():
            if (now := self._said()) != said:
                last_change, said = time.monotonic(), now
            time.sleep(0.02)
        self._heard += len(said)
        return said

    def follow(self, desktop, transcript):
        """Presses the keys of a transcript, and answers with the transcript of what is heard.

        Each step is the keys, as in 'Control_L+z', and the utterances from them on until the next ones. Any time of
        play reads 0:00.
        """
        heard = []
        for keys, expected in transcript:
            *modifiers, key = keys.split('+')
            desktop.key(key, *modifiers)
            heard.append((keys, [re.sub(r'\d+:\d\d', '0:00', text) for text in self.heard(len(expected))]))
        return heard

    def end(self):
        self._process.kill()
        self._process.wait()
        self._x11.terminate()
        self._x11.communicate()

    def _said(self):
        with open(self._log) as file:
            return file.read().split('\n')[self._heard:-1]


def _alone(folder):
    """The environment in which Orca does not see one that the user runs outside, and would refuse to start beside."""
    os.makedirs(f'{folder}/bin', exist_ok=True)
    with open(f'{folder}/bin/pgrep', 'w') as file:
        file.write('#!/bin/sh\nexit 1\n')
    os.chmod(f'{folder}/bin/pgrep', 0o755)
    return {'PATH': f'{folder}/bin:{os.environ["PATH"]}'}
