#!/usr/bin/env python3
"""trapping_conversions.py [FILE…]: finds conversions between numbers that can end the program.

`Int32(x)` traps if x does not fit, and so does `Int(x)` for a floating-point number that is infinite or NaN. The rule
does not know types, so it asks for a conversion that names what happens to such a number:

    Int32(exactly: x)             nil, to refuse the number: for what comes from a file, a code, or a person
    Int32(clamping: x)            the nearest bound: for sizes and positions; for floating-point numbers in DragAndDrop
    Int32(truncatingIfNeeded: x)  the lowest bits
    Int(text, radix: 10)          a number in a text, nil if there is none

`Duration.seconds(x)` traps in the same way: `Duration(clampingSeconds: x)`. Literals and the constants of C need no name. Where none of these will do, a comment on the same line gives the reason:
`// cannot trap: …`. Without files it checks all Swift files in Sources. It exits with 1 if it finds something.
"""
import pathlib
import re
import sys

INTEGERS = (
    r'U?Int(?:8|16|32|64|128)?|C(?:Unsigned)?(?:Char|Short|Int|Long|LongLong)|CSignedChar|gs?size|s?size_t'
    r'|gu?(?:char|short|int|long)|gu?int(?:8|16|32|64)|(?:time|pid|off|mode|u?int(?:8|16|32|64|ptr)|ptrdiff)_t|gunichar')
CONVERSION = re.compile(rf'(?<![\w.])(?:{INTEGERS})\(')
# `map(Int.init)`; `.init(exactly:)` and the like name what they do.
INITIALIZER = re.compile(rf'(?<![\w.])(?:{INTEGERS})\.init\b(?!\((?:\w+:)+\)|\(\w+:)')
SECONDS = re.compile(r'\.seconds\(')
RAW_VALUE = re.compile(r'\(rawValue:[^()]*\)!')

# A count of Swift's is never negative, and these are as wide as it is.
COUNT = re.compile(r'[\w.$()]*\.count')
WIDE = ('gsize', 'gssize', 'Int', 'UInt', 'Int64', 'UInt64', 'size_t')

LABEL = re.compile(r'\s*\w+:(?!:)')
LITERAL = re.compile(r'-?[0-9][0-9a-fA-Fx_.]*')
CONSTANT = re.compile(r'[A-Z][A-Z0-9]*(?:_\w+)+')
LAYOUT = re.compile(r'MemoryLayout<[^>]*>\.\w+')
REASON = re.compile(r'// cannot trap: \S.{9,}')


def arguments(text, start):
    """What stands in the parentheses that open before `start`.

    >>> arguments('Int(a + (b))', 4)
    'a + (b)'
    """
    depth = 1
    for index in range(start, len(text)):
        depth += {'(': 1, ')': -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index]
    return text[start:]


def is_safe(target, argument):
    """Whether a conversion of this argument cannot trap, or says what it does instead.

    >>> [is_safe('Int', text) for text in ('clamping: x', 'ascii: "+"', 'text, radix: 10', '-1', 'GDK_KEY_0', '')]
    [True, True, True, True, True, True]
    >>> [is_safe('Int', text) for text in ('numbers[3]', 'width / factor * Double(PANGO_SCALE)', 'size.width', 'x ? a : b')]
    [False, False, False, False]
    >>> is_safe('gsize', 'texts.count'), is_safe('Int32', 'texts.count')
    (True, False)
    """
    argument = argument.strip()
    return (
        not argument or bool(LABEL.match(argument)) or bool(re.search(r', radix: [\w.]+$', argument))
        or target in WIDE and bool(COUNT.fullmatch(argument))
        or any(pattern.fullmatch(argument) for pattern in (LITERAL, CONSTANT, LAYOUT)))


def without_comment(line):
    """The line without a comment at its end; the code in a string's interpolation stays.

    >>> without_comment('let a = "http://x" // Int(a)')
    'let a = "http://x" '
    """
    return re.sub(r'(?:^|(?<=\s))//.*', '', line)


def findings(text):
    """The numbers of the lines with a conversion that can trap, each with what it is.

    >>> list(findings('let a = UInt8(numbers[3])\\nlet b = Int(exactly: 3.5)\\nlet c = "\\\\(Int(x.rounded()))"'))
    [(1, 'UInt8(numbers[3])'), (3, 'Int(x.rounded())')]
    >>> list(findings('let a = list.map(Int.init) + list.map(UInt8.init(bitPattern:))'))
    [(1, 'Int.init')]
    >>> list(findings('let a = Int(x) // cannot trap: x is from 0 to 9'))
    []
    >>> list(findings('wait(.seconds(lookTime / 2)); wait(.seconds(2))'))
    [(1, '.seconds(lookTime / 2)')]
    >>> list(findings('let a = Kind(rawValue: stored)!'))
    [(1, '(rawValue: stored)!')]
    """
    lines = text.split('\n')
    code = '\n'.join(map(without_comment, lines))
    found = []
    for match in CONVERSION.finditer(code):
        argument = arguments(code, match.end())
        if not is_safe(match.group()[:-1], argument):
            found.append((match.start(), f'{match.group()}{argument})'))
    for match in SECONDS.finditer(code):
        argument = arguments(code, match.end())
        if not LITERAL.fullmatch(argument):
            found.append((match.start(), f'{match.group()}{argument})'))
    found += [(match.start(), match.group()) for pattern in (INITIALIZER, RAW_VALUE) for match in pattern.finditer(code)]
    for place, what in sorted(found):
        number = code.count('\n', 0, place) + 1
        if not REASON.search(lines[number - 1]):
            yield number, ' '.join(what.split())


def main():
    files = [pathlib.Path(name) for name in sys.argv[1:]] or sorted(pathlib.Path('Sources').rglob('*.swift'))
    count = 0
    for file in files:
        for number, what in findings(file.read_text()):
            count += 1
            print(f'{file}:{number}: {what} can trap')
    sys.exit(1 if count else 0)


if __name__ == '__main__':
    main()
