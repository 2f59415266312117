"""Finds the fewest events with which a finding can be reproduced."""
import os
import shutil
import time

from soak import STRETCH

LONGEST = 120.0  # seconds for one finding
LENGTHS = [25, 50, 100, 200, 400, 800, STRETCH]  # events


def shortest(what, case, new_soak, folder):
    """The shortest case that shows `what` in a program that has just been started; None if none does in that time.

    `new_soak(folder)` makes what plays, with files of its own. The end stays where it is: events are left out before it.
    """
    deadline = time.monotonic() + LONGEST

    def shows(case):
        data = f'{folder}/shorter'
        shutil.rmtree(data, ignore_errors=True)
        os.makedirs(data)
        soak = new_soak(data)
        soak.play(case)
        soak.end_life()
        return what in soak.findings

    def first_that_shows(cases):
        return next((case for case in cases if time.monotonic() < deadline and shows(case)), None)
    stretch = case
    if case.events > STRETCH:
        stretch = first_that_shows(case.stretches) or case
    if stretch.events > STRETCH:
        return first_that_shows([stretch])
    return first_that_shows(stretch._replace(first=max(stretch.first, stretch.events - length))
                            for length in LENGTHS if length < stretch.events - stretch.first + LENGTHS[0])
