"""second_try.py REPORTS: names the tests that failed once and then passed, from JUnit's XML, with what they failed by.

A busy machine may take a desktop longer than any test waits, so that each may try again. None does so unseen.
"""
import sys
from xml.etree import ElementTree

PROPERTY = 'first failure'


def second_tries(reports):
    """What each test that needed a second try failed by at first, by its name."""
    return {f"{case.get('classname')}: {case.get('name')}": told.get('value').partition('\n')[0]
            for report in reports for case in ElementTree.parse(report).iter('testcase')
            for told in case.iter('property')
            if told.get('name') == PROPERTY and case.find('failure') is None and case.find('error') is None}


if __name__ == '__main__':
    found = second_tries(sys.argv[1:])
    print(f'{len(found)} passed at the second try')
    print(*(f'  {name}: {failure}' for name, failure in found.items()), sep='\n')
