"""Libraries of Tests/Preload, which are loaded before those of the program."""
import os
import subprocess

FOLDER = f'{os.path.dirname(os.path.abspath(__file__))}/../Preload'


def preloaded(name, folder, *packages):
    """Compiles a shim into a folder, with the headers of these packages, and returns the environment that loads it.

    The shims in the folder $PRELOADED are already compiled.
    """
    if built := os.environ.get('PRELOADED'):
        return {'LD_PRELOAD': f'{built}/{name}.so'}
    library = f'{folder}/{name}.so'
    flags = packages and subprocess.check_output(['pkg-config', '--cflags', *packages], text=True).split()
    subprocess.run(['cc', '-shared', '-fPIC', '-O1', '-o', library, f'{FOLDER}/{name}.c', *flags, '-ldl'], check=True)
    return {'LD_PRELOAD': library}
