"""A process that does nothing for a while, as one does that is busy."""
import contextlib
import signal


@contextlib.contextmanager
def frozen(process):
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)
