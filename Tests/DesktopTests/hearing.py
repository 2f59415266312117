"""Finds the sounds of data/sounds in a recording: their names, times, balance and pitch."""
import functools
import glob
import os
import wave
from dataclasses import dataclass

import numpy

FOLDER = f'{os.path.dirname(os.path.abspath(__file__))}/../../data/sounds'
RATE = 12_000  # samples per second that are compared
PITCHES = numpy.linspace(-0.5, 0.5, 97)  # octaves; with half as many, a high sound between two of them is heard twice
PAUSE = 0.15  # seconds of silence between two stretches
SOFTEST = 0.004  # of the loudest that can be recorded
APART = 0.05  # seconds between the beginnings of two sounds, at least


@dataclass(frozen=True)
class Heard:
    """A sound that was heard."""
    time: float  # seconds from the beginning of the recording
    name: str
    balance: float  # from -1, left, to 1, right
    octaves: float  # above the pitch of the file

    def __str__(self):
        return f'{self.time:7.3f} s  {self.name:15} {self.balance:+.2f}  {self.octaves:+.2f}'


def samples(path):
    """The samples of a WAV file at the rate above, as one row for each channel."""
    with wave.open(path) as file:
        data = numpy.frombuffer(file.readframes(file.getnframes()), dtype='<i2')
        channels, rate = data.reshape(-1, file.getnchannels()).T / 32768, file.getframerate()
    step = rate // RATE
    whole = channels[:, :channels.shape[1] // step * step]
    return whole.reshape(len(channels), -1, step).mean(axis=2)


@functools.cache
def templates():
    """Each sound at each pitch, by name and pitch, with a length of 1."""
    found = {}
    for path in sorted(glob.glob(f'{FOLDER}/*.wav')):
        clip, = samples(path)
        name = os.path.basename(path).removesuffix('.wav')
        # The sounds of ends have no position, and tunes keep their pitch.
        for octaves in PITCHES if len(clip) < RATE and not name.startswith('tune') else [0]:
            step = 2 ** octaves
            shifted = numpy.interp(numpy.arange(0, len(clip) - 1, step), numpy.arange(len(clip)), clip)
            found[name, round(float(octaves), 3)] = shifted / numpy.linalg.norm(shifted)
    return found


def stretches(channels):
    """The parts between pauses, as (first, last)."""
    loud = numpy.flatnonzero(numpy.abs(channels).max(axis=0) > SOFTEST)
    if not len(loud):
        return []
    gaps = numpy.flatnonzero(numpy.diff(loud) > PAUSE * RATE)
    firsts, lasts = loud[numpy.r_[0, gaps + 1]], loud[numpy.r_[gaps, len(loud) - 1]]
    return [(max(0, first - 200), last + 200) for first, last in zip(firsts, lasts)]


@functools.cache
def template_spectrum(key, size):
    return numpy.conj(numpy.fft.rfft(templates()[key], size))


def best(mono, elsewhere):
    """Returns the best match of a part: (share of the part, name, octaves, position, template)."""
    spectrum = functools.cache(lambda size: numpy.fft.rfft(mono, size))

    def likeness(key):
        template = templates()[key]
        size = 1 << (len(mono) + len(template)).bit_length()
        correlation = numpy.fft.irfft(spectrum(size) * template_spectrum(key, size), size)[:len(mono)]
        for where in elsewhere:
            correlation[max(0, where - round(APART * RATE)):where + round(APART * RATE)] = 0
        where = int(numpy.argmax(numpy.abs(correlation)))
        return float(abs(correlation[where])), *key, where, template
    return max(map(likeness, templates()))


def heard(path, most=8):
    """All sounds of a recording, in order."""
    channels = samples(path)
    found = []
    for first, last in stretches(channels):
        rest = channels[:, first:last].copy()
        whole, places = numpy.linalg.norm(rest), []
        for _ in range(most):
            mono = rest[numpy.argmax(numpy.linalg.norm(rest, axis=1))]
            strength, name, octaves, where, template = best(mono, places)
            # On a busy machine the recording has gaps, and a sound matches only in part.
            if strength < (0.25 if places else 0.2) * whole:
                break
            places.append(where)
            part = template[:rest.shape[1] - where]
            left, right = gains = rest[:, where:where + len(part)] @ part
            rest[:, where:where + len(part)] -= numpy.outer(gains, part)
            angle = numpy.arctan2(abs(right), abs(left))
            found.append(Heard((first + where) / RATE, name, float(4 * angle / numpy.pi - 1), octaves))
    return sorted(found, key=lambda sound: sound.time)
