"""Random input: plays what no player would at the program, and sees what it makes of it.

Started by `run`, which says how; what was found is printed as it is found, and kept in the folder --folder.
"""
import argparse
import os
import pathlib
import resource
import signal
import sys
import time

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../DesktopTests')
from desktop import Desktop  # noqa: E402
from neighbor import Neighbor, color, files, text, texture  # noqa: E402
from picture_files import large_png, no_pictures, png  # noqa: E402
from program import EXECUTABLE  # noqa: E402
from settings import OwnSettings  # noqa: E402
from shortest import shortest  # noqa: E402
from soak import GAMES, STRETCH, Case, Soak  # noqa: E402

NO_GAME = 'none'
STOCK = 10 * STRETCH  # events until the program is sent home
LOCALES = ['en_US', 'ar_EG']  # of the first and the second half of a run; Arabic is written from right to left


def things(folder):
    """What the neighbor offers: pictures, good and bad, and what is no picture."""
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    sea = png(folder / 'sea.png')
    return {
        'sea': files(sea), 'wide': files(png(folder / 'wide.png', width=400)),
        'large': files(large_png(folder / 'gray.png', 90)),
        'two': files(sea, folder / 'wide.png'), 'folder': files(folder), 'without a file': texture(sea),
        'sentence': text('A sentence.'), 'red': color('red'),
    } | {name: thing for name, (thing, _) in no_pictures(folder).items()}


def parts(options):
    """The cases of this worker, each of a life of its own: there is one for each worker, and at least one for each locale."""
    number, of = (int(part) for part in options.worker.split('/'))
    locales = [options.locale] if options.locale else LOCALES
    stretches, lives = -(-options.events // STRETCH), max(of, len(locales))
    for i in range(number, lives, of):
        start, end = stretches * i // lives, stretches * (i + 1) // lives
        if start < end:
            yield Case(options.seed + start, options.first, min(options.events - start * STRETCH, (end - start) * STRETCH),
                       locales[i * len(locales) // lives])


def portions(case):
    """The same, so much at a time as is played until stock is taken."""
    for start in range(0, case.events, STOCK):
        yield case._replace(seed=case.seed + start // STRETCH, first=max(0, case.first - start),
                            events=min(STOCK, case.events - start))


def own_memory():
    with open('/proc/self/statm') as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def read_options():
    parser = argparse.ArgumentParser(prog='Tests/Soak/run', description=__doc__)
    parser.add_argument('--seed', type=int)
    parser.add_argument('--events', type=int, default=100_000)
    parser.add_argument('--from', dest='first', type=int, default=0, help='leave out the events before this one')
    parser.add_argument('--locale', help='this alone, instead of first one that is written from left to right')
    parser.add_argument('--game', choices=[*GAMES, NO_GAME], help='this alone, or none for another program')
    parser.add_argument('--fatal', action='store_true', help='end the program at its first critical, with a core')
    parser.add_argument('--worker', default='0/1', help=argparse.SUPPRESS)
    parser.add_argument('--folder', required=True, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = read_options()
    folder = f'{options.folder}/{options.seed}.{options.worker.partition("/")[0]}'
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_CORE, [resource.getrlimit(resource.RLIMIT_CORE)[1]] * 2)
    desktop = Desktop()
    neighbor = Neighbor(desktop, folder, things(f'{folder}/things'))
    own_settings = None if options.game == NO_GAME else OwnSettings()

    def new_soak(folder, say=lambda *_, **__: None):
        return Soak(desktop, folder, own_settings, neighbor, options.game, options.fatal, say)
    soak = new_soak(folder, print)
    cases = list(parts(options))
    locales = ', '.join(case.locale for case in cases)
    print(f'{EXECUTABLE}, seed {options.seed}, {locales}, in {folder}', flush=True)
    start, seconds, memory = time.monotonic(), 0, 0
    # A run that is ended early says how far it came.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        for case in cases:
            for portion in portions(case):
                soak.play(portion)
                memory = memory or own_memory()
            soak.end_life()
        seconds = time.monotonic() - start
        for what, case in soak.findings.items():
            found = shortest(what, case, new_soak, folder)
            print(f'{what}\n    shortest: {found}' if found else f'{what}\n    not again: {case}', flush=True)
    finally:
        soak.abandon()
        neighbor.end()
        desktop.end()
        tell(soak, locales, seconds or time.monotonic() - start, own_memory() - memory)
    sys.exit(1 if soak.findings else 0)


def tell(soak, locales, seconds, growth):
    """Says what was played, and what is known of it beside the findings."""
    print(f'{soak.played} events in {seconds:.0f} s, {locales}, {soak.lives} lives, '
          f'longest answer {soak.longest_answer:.2f} s, {len(soak.findings)} findings; '
          f'this script has grown by {growth / (1 << 20):.1f} MiB')
    for memories in soak.memories:
        print('MiB of its own, those in use, those of windows, and surfaces without a window:', *memories)
    for line, count in soak.lines.most_common():
        print(f'{count:6} {line}')


if __name__ == '__main__':
    main()
