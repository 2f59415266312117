"""coverage_summary.py FOLDER: prints what summary.json in the folder says of each module, and names the unreached lines."""
import json
import re
import sys
from collections import defaultdict
from pathlib import Path


def module(path):
    found = re.search(r'/Sources/(\w+)/', path)
    return found and '/.build/' not in path and '/build/coverage/' not in path and found[1]


def ranges(lines):
    """Returns line numbers as ranges: 3-5, 8."""
    parts = []
    for line in sorted(lines):
        if parts and line == parts[-1][1] + 1:
            parts[-1][1] = line
        else:
            parts.append([line, line])
    return ', '.join(str(first) if first == last else f'{first}-{last}' for first, last in parts)


def main(folder):
    sums = defaultdict(lambda: [0, 0, 0, 0])
    for file in json.loads((folder / 'summary.json').read_text())['data'][0]['files']:
        if name := module(file['filename']):
            for index, kind in enumerate(('lines', 'regions')):
                sums[name][2 * index] += file['summary'][kind]['covered']
                sums[name][2 * index + 1] += file['summary'][kind]['count']
    print(f'{"module":14} {"lines":>16} {"regions":>16}')
    for name, (lines, all_lines, regions, all_regions) in sorted(sums.items()):
        print(f'{name:14} {lines:6} {100 * lines / max(1, all_lines):7.1f} % {regions:6} {100 * regions / max(1, all_regions):7.1f} %')

    unreached, path = defaultdict(set), ''
    for line in (folder / 'lines.lcov').read_text().splitlines():
        if line.startswith('SF:'):
            path = line[3:]
        elif line.startswith('DA:') and module(path):
            number, count = line[3:].split(',')[:2]
            if count == '0':
                unreached[path[path.index('/Sources/') + 1:]].add(int(number))
    text = ''.join(f'{path}: {ranges(lines)}\n' for path, lines in sorted(unreached.items()))
    (folder / 'unreached.txt').write_text(text)
    print(f'Not reached: {sum(map(len, unreached.values()))} lines in {len(unreached)} files, see {folder}/unreached.txt')


main(Path(sys.argv[1]))
