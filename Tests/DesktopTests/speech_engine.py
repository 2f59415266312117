"""A silent speech engine that records the requested texts, with the protocol of speech-dispatcher (SSIP)."""
import socketserver
import threading

from tree import wait_for


class SpeechEngine:
    """Listens on a socket; `said` lists (language, text) of all messages."""

    def __init__(self, folder):
        self.said = said = []
        path = f'{folder}/speech.sock'
        self.environment = {'SPEECHD_ADDRESS': f'unix_socket:{path}'}

        class Client(socketserver.StreamRequestHandler):
            def handle(self):
                language = None
                while line := self.rfile.readline().decode().strip():
                    words = line.split()
                    if words[0].upper() == 'SPEAK':
                        self.answer('230 OK RECEIVING DATA')
                        text = iter(lambda: self.rfile.readline().decode().rstrip('\r\n'), '.')
                        said.append((language, '\n'.join(text)))
                        self.answer('225-1', '225 OK MESSAGE QUEUED')
                        continue
                    if [word.upper() for word in words[:1] + words[2:3]] == ['SET', 'LANGUAGE']:
                        language = words[3]
                    self.answer('231 HAPPY HACKING' if words[0].upper() == 'QUIT' else '200 OK')

            def answer(self, *lines):
                self.wfile.write(''.join(f'{line}\r\n' for line in lines).encode())

        self._server = socketserver.ThreadingUnixStreamServer(path, Client)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def expect(self, *texts, language='en'):
        """Waits until exactly these texts were requested since the last call."""
        wait_for(lambda: len(self.said) >= len(texts), lambda: f'{texts} to be said, not {self.said}')
        assert self.said == [(language, text) for text in texts]
        self.said.clear()

    def wait_for_words(self):
        """Returns the next requested text, as (language, text)."""
        wait_for(lambda: self.said, 'something to be said')
        return self.said.pop(0)

    def end(self):
        self._server.shutdown()
        self._server.server_close()
