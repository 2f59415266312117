"""Locales for the program under test, independent of the installed ones.

`LANG=C.UTF-8 LANGUAGE=ru` translates only with glibc before 2.39, and without Russian numbers. So the locale of a test
is compiled into a separate folder, which does not need root (Debian package `locales` has the sources).
"""
import contextlib
import os
import subprocess
import tempfile

FOLDER = os.path.abspath(f'{os.path.dirname(__file__)}/../../build/locales')


def locale_environment(name):
    """The environment of a program that runs in the locale `name`: 'ru_RU', or with its encoding 'ru_RU.KOI8-R'."""
    name, _, encoding = name.partition('.')
    encoding = encoding or 'UTF-8'
    locale = f'{name}.{encoding}'
    if not os.path.isdir(f'{FOLDER}/{locale}'):
        os.makedirs(FOLDER, exist_ok=True)
        # Another desktop may compile it at the same time.
        with tempfile.TemporaryDirectory(dir=FOLDER) as unfinished:
            command = ['localedef', '--no-archive', '-i', name, '-f', encoding, f'{unfinished}/{locale}']
            # An older encoding may lack a currency sign, which is a warning with status 1.
            subprocess.run(command, check=encoding == 'UTF-8', capture_output=True)
            with contextlib.suppress(OSError):  # the other one was first
                os.rename(f'{unfinished}/{locale}', f'{FOLDER}/{locale}')
    return {'LOCPATH': FOLDER, 'LANG': locale}
