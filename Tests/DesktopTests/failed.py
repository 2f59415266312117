"""failed.py REPORTS: names the tests that failed, from JUnit's XML, with the first line of each failure."""
import sys
from xml.etree import ElementTree

LONGEST_LINE = 200  # characters


def failures(reports):
    """The first line of each failure, by the name of the test."""
    found = {}
    for report in reports:
        for case in ElementTree.parse(report).iter('testcase'):
            told = case.find('failure')
            told = case.find('error') if told is None else told
            if told is not None:
                lines = [line for line in (told.get('message') or told.text or '').splitlines() if line.strip()]
                found[f"{case.get('classname')}: {case.get('name')}"] = lines[0][:LONGEST_LINE] if lines else ''
    return found


if __name__ == '__main__':
    for name, line in failures(sys.argv[1:]).items():
        print(f'FAILED: {name}: {line}')
