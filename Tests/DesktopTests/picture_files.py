"""Files of pictures, good and bad."""
import struct
import zlib


def png(path, width=120, height=120):
    """Writes a picture whose pixels are all different."""
    rows = b''.join(b'\0' + bytes(v for x in range(width) for v in (x * 255 // width, y * 255 // height, 128))
                    for y in range(height))
    path.write_bytes(b'\x89PNG\r\n\x1a\n' + _chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
                     + _chunk(b'IDAT', zlib.compress(rows)) + _chunk(b'IEND', b''))
    return path


def _chunk(kind, content):
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))


def header_of_30_000_by_30_000(path):
    content = png(path).read_bytes()
    header = _chunk(b'IHDR', struct.pack('>IIBBBBB', 30000, 30000, 8, 2, 0, 0, 0))
    path.write_bytes(content[:8] + header + content[8 + len(header):])
    return path
