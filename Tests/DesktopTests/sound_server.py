"""A sound server with one device that plays nothing, and a recording of what is played on it."""
import os
import subprocess
from contextlib import suppress

from tree import wait_for

SINK = 'silent'
FORMAT = '--rate=48000', '--channels=2', '--format=s16'


class SoundServer:
    """PipeWire with its PulseAudio server, in the runtime folder of this desktop."""

    def __init__(self):
        runtime = os.environ['XDG_RUNTIME_DIR']
        self._processes = []
        self._start('pipewire')
        wait_for(lambda: os.path.exists(f'{runtime}/pipewire-0'), 'pipewire')
        self._start('wireplumber')
        self._start('pipewire-pulse')
        wait_for(lambda: os.path.exists(f'{runtime}/pulse/native'), 'pipewire-pulse')
        subprocess.run(['pw-cli', 'create-node', 'adapter',
                        f'{{ factory.name=support.null-audio-sink node.name={SINK} media.class=Audio/Sink '
                        'audio.position=[FL FR] object.linger=true }'], check=True, stdout=subprocess.DEVNULL)
        wait_for(lambda: SINK in self._objects(), 'the sink')

    def _start(self, *command):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._processes.append(process)
        # A server that has to wait for a processor leaves gaps in the recording.
        with suppress(PermissionError):
            os.setpriority(os.PRIO_PROCESS, process.pid, -15)
        return process

    @staticmethod
    def _objects():
        return subprocess.run(['pw-cli', 'ls', 'Node'], capture_output=True, text=True).stdout

    def record(self, file):
        """Begins a recording, and returns a function that ends it."""
        recorder = self._start('pw-record', f'--target={SINK}', '-P', '{ stream.capture.sink=true }', *FORMAT, file)
        wait_for(lambda: os.path.exists(file) and os.path.getsize(file) > 48000, 'the recording')

        def end():
            recorder.terminate()
            recorder.wait()
        return end

    def end(self):
        for process in reversed(self._processes):
            process.kill()
            process.wait()
