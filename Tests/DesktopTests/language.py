"""Locales for the program under test, whatever the machine has installed.

`LANG=C.UTF-8 LANGUAGE=ru` translates with glibc before 2.39 only, and brings no Russian numbers. So the locale that a
test asks for is compiled into a folder of ours, which needs no root (Debian package `locales` has the sources).
"""
import os
import subprocess

FOLDER = os.path.abspath(f'{os.path.dirname(__file__)}/../../build/locales')


def locale_environment(name):
    """The environment of a program that runs in the locale `name` ('ru_RU')."""
    locale = f'{name}.UTF-8'
    if not os.path.isdir(f'{FOLDER}/{locale}'):
        os.makedirs(FOLDER, exist_ok=True)
        subprocess.run(['localedef', '--no-archive', '-i', name, '-f', 'UTF-8', f'{FOLDER}/{locale}'], check=True)
    return {'LOCPATH': FOLDER, 'LANG': locale}
