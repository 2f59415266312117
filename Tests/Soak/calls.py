"""Random calls over D-Bus: see `program`, which starts this script."""
import argparse
import os
import shutil
import sys

sys.path.insert(0, f'{os.path.dirname(os.path.abspath(__file__))}/../DesktopTests')
from desktop import Desktop  # noqa: E402
from program import Program  # noqa: E402
from random_calls import RandomCalls, service_name  # noqa: E402

STRETCH = 1000  # calls with one seed, to one process
LONGEST_ANSWER = 1.0  # seconds


def play(folder, seed, count):
    """Makes `count` calls to a program that it starts, and returns what was wrong."""
    found = []
    program = Program(['--gapplication-service'], folder, environment={'G_DEBUG': ''})
    calls = RandomCalls(service_name(program), seed)
    for _ in range(count):
        complaint = calls.call(LONGEST_ANSWER)
        if complaint:
            found.append(complaint)
        if program.process.poll() is not None:
            found.append(f'ended with {program.process.returncode}')
            break
    program.process.terminate()
    if program.process.wait(10) != 0:
        found.append(f'ended with {program.process.returncode} when it was told to')
    return found + program.errors


def main():
    parser = argparse.ArgumentParser(prog='Tests/Soak/program calls', description=__doc__)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--count', type=int, default=100_000)
    parser.add_argument('--folder', required=True)
    options = parser.parse_args()
    shutil.rmtree(options.folder, ignore_errors=True)
    os.makedirs(options.folder)
    desktop = Desktop()
    findings, made = 0, 0
    try:
        for seed in range(options.seed, options.seed + -(-options.count // STRETCH)):
            count = min(STRETCH, options.count - made)
            found = play(options.folder, seed, count)
            made += count
            for complaint in found:
                print(f'{complaint[:400]}\n    again: Tests/Soak/program calls --seed {seed} --count {count}', flush=True)
            findings += len(found)
    finally:
        desktop.end()
    print(f'{made} calls, {findings} findings')
    sys.exit(1 if findings else 0)


if __name__ == '__main__':
    main()
