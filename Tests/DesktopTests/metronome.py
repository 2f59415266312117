"""A player on the sound server whose clicks date the other sounds of a recording.

A recorder adds an unknown delay, so only the distance between two sounds of a recording is exact. The server reports the
latency of the metronome, so that the time of each click is known.
"""
import ctypes
import threading
import time

import numpy

RATE, BLOCK = 48000, 240  # samples per second, and in a block of 5 ms
S16LE, PLAYBACK = 3, 1  # of pulse/sample.h and pulse/def.h
LARGEST = 2**32 - 1
CLICK = 30000  # louder than any sound of the program


class _Format(ctypes.Structure):
    _fields_ = [('format', ctypes.c_int), ('rate', ctypes.c_uint32), ('channels', ctypes.c_uint8)]


class _Sizes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ('maximum', 'target', 'before', 'request', 'fragment')]


class Metronome(threading.Thread):
    """Plays silence, and a click on request."""

    def __init__(self):
        super().__init__(daemon=True)
        self._library = ctypes.CDLL('libpulse-simple.so.0')
        self._library.pa_simple_new.restype = ctypes.c_void_p
        self._library.pa_simple_get_latency.restype = ctypes.c_uint64
        size = 4 * BLOCK
        form, sizes = _Format(S16LE, RATE, 2), _Sizes(LARGEST, 2 * size, size, LARGEST, LARGEST)
        self._stream = ctypes.c_void_p(self._library.pa_simple_new(
            None, b'metronome', PLAYBACK, None, b'metronome', ctypes.byref(form), None, ctypes.byref(sizes), None))
        assert self._stream, 'no sound server'
        self._asked, self._clicked, self._ended = threading.Event(), threading.Event(), False
        self.start()

    def run(self):
        silence, click = bytes(4 * BLOCK), numpy.full(2 * BLOCK, CLICK, '<i2').tobytes()
        while not self._ended:
            if self._asked.is_set():
                self._asked.clear()
                delay = self._library.pa_simple_get_latency(self._stream, None) / 1e6
                self._heard = time.monotonic() + delay
                self._write(click)
                self._clicked.set()
            else:
                self._write(silence)
        self._library.pa_simple_free(self._stream)

    def _write(self, block):
        self._library.pa_simple_write(self._stream, block, ctypes.c_size_t(len(block)), None)

    def click(self):
        """Plays a click, and returns the time of its output (`time.monotonic`)."""
        self._clicked.clear()
        self._asked.set()
        assert self._clicked.wait(5), 'the sound server does not answer'
        return self._heard

    def end(self):
        self._ended = True
        self.join()


def delays(samples, clicks, events):
    """The seconds from each event to the first sound after it, in a recording in which clicks were heard.

    `samples` are those of one channel, or the sum of several; `clicks` and `events` are times in order, one click before
    each event.
    """
    loud = numpy.flatnonzero(samples > CLICK * 0.9)
    starts = loud[numpy.flatnonzero(numpy.diff(loud, prepend=-RATE) > RATE // 10)]
    assert len(starts) == len(clicks), f'{len(starts)} of {len(clicks)} clicks were recorded'
    sounded = numpy.flatnonzero(samples)
    found = []
    for start, click, event in zip(starts, clicks, events):
        # There is silence between the click and the event.
        after = sounded[numpy.searchsorted(sounded, start + 4 * BLOCK):]
        assert len(after), 'nothing was heard'
        found.append((after[0] - start) / RATE - (event - click))
    return found
