"""Valid and invalid picture files."""
import struct
import zlib

from neighbor import files


def png(path, width=120, height=120):
    """Writes a picture whose pixels are all different."""
    rows = b''.join(b'\0' + bytes(v for x in range(width) for v in (x * 255 // width, y * 255 // height, 128))
                    for y in range(height))
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + _header(width, height) + _chunk(b'IDAT', zlib.compress(rows))
                     + _chunk(b'IEND', b''))
    return path


def lines(path, opacity=255, side=200):
    """Writes a transparent picture with a white and a black diagonal line."""
    def pixel(x, y):
        return (255, 255, 255, opacity) if abs(x - y) < 8 else (0, 0, 0, opacity if abs(side - x - y) < 8 else 0)
    rows = b''.join(b'\0' + bytes(v for x in range(side) for v in pixel(x, y)) for y in range(side))
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + _header(side, side, color=6) + _chunk(b'IDAT', zlib.compress(rows))
                     + _chunk(b'IEND', b''))
    return path


def cut(path, part):
    """Truncates a file to a part of its bytes."""
    content = path.read_bytes()
    path.write_bytes(content[:int(len(content) * part)])
    return path


def large_png(path, shade):
    """Writes a picture of one gray, which is large and takes a while to open."""
    side = 5000
    rows = (b'\0' + bytes([shade]) * 3 * side) * side
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + _header(side, side) + _chunk(b'IDAT', zlib.compress(rows, 1))
                     + _chunk(b'IEND', b''))
    return path


def quarters(path, *colors, side=200, level=6):
    """Writes a picture of four plain quarters; another `level` of compression gives other bytes and the same pixels."""
    half = side // 2
    row = [b'\0' + bytes(colors[top]) * half + bytes(colors[top + 1]) * half for top in (0, 2)]
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + _header(side, side)
                     + _chunk(b'IDAT', zlib.compress(row[0] * half + row[1] * half, level)) + _chunk(b'IEND', b''))
    return path


def no_pictures(folder):
    """Returns drops that are refused: for each name the offered files in `folder`, and the message."""
    (folder / 'letter.txt').write_text('This is no picture.')
    (folder / 'empty.png').touch()
    huge = png(folder / 'huge.png')
    (folder / 'photo.jxr').write_bytes(b'II\xbc\x01' + bytes(20))
    (folder / 'film.jpg').write_bytes(b'\0\0\0\x18ftypisom\0\0\2\0isommp42')
    (folder / 'page.png').write_text('<html><body>no picture</body></html>')
    content, header = huge.read_bytes(), _header(30000, 30000)
    huge.write_bytes(content[:8] + header + content[8 + len(header):])
    return {
        'letter': (files(folder / 'letter.txt'), '“letter.txt” is not a picture that can be opened.'),
        'empty': (files(folder / 'empty.png'), '“empty.png” is an empty file.'),
        'cut': (files(cut(png(folder / 'cut.png'), 0.05)), '“cut.png” is incomplete, and cannot be shown.'),
        'jxr': (files(folder / 'photo.jxr'), '“photo.jxr” is a picture of a kind that this system cannot open: JPEG XR.'),
        'film': (files(folder / 'film.jpg'), '“film.jpg” is a video, not a picture.'),
        'page': (files(folder / 'page.png'), '“page.png” is not a picture that can be opened.'),
        'clear': (files(lines(folder / 'clear.png', opacity=0)),
                  'There is nothing to see in “clear.png”: it is transparent.'),
        'huge': (files(huge), '“huge.png” is too large, with 30000 × 30000 pixels.'),
        'gone': (files(folder / 'gone.png'), '“gone.png” is no longer there.'),
    }


def _header(width, height, color=2):
    return _chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, color, 0, 0, 0))


def _chunk(kind, content):
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))
