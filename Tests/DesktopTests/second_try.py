"""second_try.py REPORTS: names the tests that failed once and then passed, from JUnit's XML, with the reasons.

A busy machine can be slower than the limits of tests, so each is retried once. This lists the retries.
"""
import sys
from xml.etree import ElementTree

PROPERTY = 'first failure'


def second_tries(reports):
    """The first failure of each retried test, by its name."""
    return {f"{case.get('classname')}: {case.get('name')}": told.get('value').partition('\n')[0]
            for report in reports for case in ElementTree.parse(report).iter('testcase')
            for told in case.iter('property')
            if told.get('name') == PROPERTY and case.find('failure') is None and case.find('error') is None}


if __name__ == '__main__':
    found = second_tries(sys.argv[1:])
    print(f'{len(found)} passed at the second try')
    print(*(f'  {name}: {failure}' for name, failure in found.items()), sep='\n')
