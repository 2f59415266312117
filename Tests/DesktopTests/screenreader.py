"""What Orca, GNOME's screen reader, says.

No sound device or speech server is needed: Orca's customizations file logs each utterance as it is spoken.
"""
import os
import subprocess
import time

from gi.repository import GLib

from tree import wait_for

CUSTOMIZATIONS = '''
import os
import orca.speech as speech, orca.settings as settings
log = open(os.environ['ORCA_SPOKEN'], 'a', buffering=1)
def speak(text, acss=None, interrupt=True, *rest, **named):
    log.write(' '.join(str(text).split()) + '\\n')
speech._speak = speak
settings.enableKeyEcho = settings.enableBraille = settings.enableSound = False
'''

QUIET = 0.8  # seconds of silence after which Orca has said everything
LONGEST = 8.0


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
        self._position = 0
        # Orca 43 needs an X display for its key map, even where all that it reads is on Wayland.
        self._x11 = subprocess.Popen(['Xwayland', '-rootless', '-noreset', '-displayfd', '1'],
                                     stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = f':{self._x11.stdout.readline().strip()}'
        self._process = subprocess.Popen(
            ['orca'], env=os.environ | _alone(folder) | {'ORCA_SPOKEN': self._log, 'DISPLAY': display},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: 'Screen reader on' in self._said(), 'Orca to come up', 60)
        self.heard()

    def heard(self, count=0, quiet=QUIET):
        """The utterances since the last call: once there are `count`, and nothing was said for `quiet` seconds."""
        end = time.monotonic() + LONGEST
        last, said = time.monotonic(), ''
        while time.monotonic() < end and (time.monotonic() < last + quiet or said.count('\n') < count):
            if (now := self._said()) != said:
                last, said = time.monotonic(), now
            time.sleep(0.02)
        self._position += len(said.encode())
        return said.split('\n')[:-1]

    def end(self):
        self._process.kill()
        self._process.wait()
        self._x11.terminate()
        self._x11.communicate()

    def _said(self):
        with open(self._log, 'rb') as file:
            file.seek(self._position)
            return file.read().decode(errors='replace')


def _alone(folder):
    """The environment in which Orca does not see one that the user runs outside, and would refuse to start beside."""
    os.makedirs(f'{folder}/bin', exist_ok=True)
    with open(f'{folder}/bin/pgrep', 'w') as file:
        file.write('#!/bin/sh\nexit 1\n')
    os.chmod(f'{folder}/bin/pgrep', 0o755)
    return {'PATH': f'{folder}/bin:{os.environ["PATH"]}'}
