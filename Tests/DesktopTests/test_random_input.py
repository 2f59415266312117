"""Some random input, always the same; Tests/Soak plays it for hours."""
import os
import sys

import pytest

from neighbor import files, text
from order import picked_up
from picture_files import no_pictures, png
from reading import read
from tree import wait_for

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../Soak')
from soak import GAMES, Case, Soak  # noqa: E402

EVENTS = 300  # in each game


@pytest.mark.fingers
def test_random_input_causes_no_findings(desktop, settings, neighbor, pictures, tmp_path, monkeypatch):
    monkeypatch.setenv('GSK_RENDERER', 'cairo')
    bad = {name: thing for name, (thing, _) in no_pictures(pictures).items()}
    others = neighbor({'sea': files(png(pictures / 'sea.png')), 'sentence': text('A sentence.')} | bad)
    soak = Soak(desktop, str(tmp_path), settings, others)
    try:
        for seed in range(len(GAMES)):
            soak.stretch(Case(seed, 0, EVENTS, 'en_US'))
        soak.end_life()
    finally:
        soak.abandon()
    assert not soak.findings


def test_a_picked_up_tile_is_recognized_by_the_checks(puzzle, desktop):
    desktop.click(desktop.center(puzzle.tile(1)))
    wait_for(lambda: picked_up(read(puzzle.program.root)), 'the picked-up tile to be recognized')
    desktop.key('Escape')
    wait_for(lambda: not picked_up(read(puzzle.program.root)), 'the tile to be recognized as put back')
