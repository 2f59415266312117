"""Stops a process for a while, to simulate one that is busy."""
import contextlib
import signal


@contextlib.contextmanager
def frozen(process):
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)
