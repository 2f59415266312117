"""Puts many mutants into Swift sources at once, each of which a number selects while the program runs.

An operator becomes one of its own, such as `<` in `a < b`, whose function in the module Mutation does something else for its
number. So no expression is parsed. Literals, conditions, `min` and `max`, and statements become calls of that module.
"""
import re

COMPARISONS = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
LOGICAL = {'&&': '||', '||': '&&'}
ARITHMETIC = {'+': '-', '-': '+', '*': '/', '/': '*'}
ASSIGNMENTS = {'+=': '-=', '-=': '+='}
OPERATOR = re.compile(r'(?<= )(<=|>=|<|>|==|!=|&&|\|\||\+=|-=|\+|-|\*|/)(?= )')
NOT = re.compile(r'(?<![\w)\]!?.])!(?=[A-Za-z_(.])')
NUMBER = re.compile(r'(?<![\w.$#])(\d+\.\d+|\d[\d_]*)(?![\w.]*\w)')
BOOLEAN = re.compile(r'(?<![\w.])(true|false)\b')
EXTREME = re.compile(r'(?<![\w.])(min|max)\((?=[^)])')
CONDITION = re.compile(r'^(\s*(?:\} else )?(?:if|guard|while) )(.*?)( else \{.*| \{.*)$')
STATEMENT = re.compile(r'^(\s+)((?:[A-Za-z_][\w.]*(?:\[[^\]]*\])?[?!]?(?:\.\w+)* (?:=|\+=|-=) .+)|(?:[A-Za-z_][\w.?!]*\(.*\)))$')
KEYWORDS = r'^\s*(let|var|return|guard|if|for|while|switch|case|func|init|try|await|throw|defer|self\.init|super|precondition|fatalError)\b'
DECLARATION = re.compile(r'\b(func|init|subscript|var|deinit|get|set|didSet)\b')
UNTOUCHED = re.compile(
    r'^\s*(import|case|default|#|@|extension|protocol|associatedtype|typealias|struct|class|enum|actor'
    r'|(public |package |private |fileprivate )*(struct|class|enum|extension|protocol|final class)\b)')


def code_of(text):
    """Returns the text with comments and strings blanked, so that only code is mutated."""
    pattern = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
    return pattern.sub(lambda found: re.sub(r'[^\n]', '\x00', found[0]), text)


class Mutant:
    """A change of one line."""

    def __init__(self, number, path, line, what):
        self.number, self.path, self.line, self.what = number, path, line, what

    @property
    def key(self):
        return f'{self.path}:{self.line}: {self.what}'


class Mutator:
    """Mutates files, and collects the mutants and the operators that they need."""

    def __init__(self, excluded=()):
        self.count = 0
        self.mutants = []
        self.operators = []
        self.excluded = set(excluded)

    def _number(self, path, line, what):
        # Counts the excluded ones too, so that an exclusion changes only the file that it is about.
        self.count += 1
        mutant = Mutant(self.count, path, line, what)
        if mutant.key in self.excluded:
            return None
        self.mutants.append(mutant)
        return mutant.number

    def mutate(self, text, path):
        """Returns the mutated text of a file."""
        lines, code = text.split('\n'), code_of(text).split('\n')
        declaration = ''
        for index, line in enumerate(code):
            if DECLARATION.search(line):
                declaration = line
            if UNTOUCHED.match(line) or re.search(r'\bwhere\s+[A-Z][\w.]*\s*==', line) or 'func <' in line:
                continue
            lines[index] = self._line(lines, code, index, path, declaration)
        return 'import Mutation\n' + '\n'.join(lines)

    def _line(self, lines, code, index, path, declaration):
        line, shadow, number = lines[index], code[index], index + 1
        edits = []  # (start, end, replacement)
        for found in OPERATOR.finditer(shadow):
            name = found[1]
            if re.search(r'\bfunc $', shadow[:found.start()]):
                continue
            edits.append((found.start(), found.end(), self._operator(name, path, number, found.start())))
        for found in NOT.finditer(shadow):
            edits.append((found.start(), found.end(), self._operator('!', path, number, found.start())))
        for found in BOOLEAN.finditer(shadow):
            other = {'true': 'false', 'false': 'true'}[found[1]]
            edits.append((*found.span(), self._call(path, number, found, f'{found[1]}, {other}')))
        for found in NUMBER.finditer(shadow):
            edits.append((*found.span(), self._call(path, number, found, f'{found[1]}, {other_number(found[1])}')))
        for found in EXTREME.finditer(shadow):
            mutant = self._number(path, number, f'{found.start()}: {found[1]} to {"max" if found[1] == "min" else "min"}')
            edits.append((*found.span(), mutant and f'_{found[1]}({mutant}, '))
        for start, end, new in sorted(edits, reverse=True):
            if new:
                line = line[:start] + new + line[end:]
        return self._wrapped(line, shadow, code, index, path, declaration)

    def _wrapped(self, line, shadow, code, index, path, declaration):
        number = index + 1
        found = CONDITION.match(line)
        if found and '\x00' not in shadow and shadow.count('(') == shadow.count(')'):
            clauses = split(found[2])
            for position, clause in enumerate(clauses):
                if re.match(r'\s*(let|var|case|#|_ =)', clause) or re.search(r'\b(let|var) ', clause):
                    continue
                mutant = self._number(path, number, f'condition {position} negated')
                if mutant:
                    clauses[position] = re.sub(r'^(\s*)(.*)$', rf'\1_negated({mutant}, \2)', clause)
            return found[1] + ','.join(clauses) + found[3]
        found = STATEMENT.match(line)
        before = next((other for other in reversed(code[:index]) if other.strip()), '')
        after = next((other for other in code[index + 1:] if other.strip()), '')
        # A new value alone on its line is the result of a closure.
        if (not found or re.match(KEYWORDS, line) or re.match(r'\s*[A-Z]\w*\(', line) or 'init' in declaration and '=' in line
                or line.count('(') != line.count(')') or line.count('{') != line.count('}')
                or re.match(r'\s*([.?:]|&&|\|\||[-+*/] )', after) or not re.search(r'([{}]|\)|\w|\])$', before.rstrip())
                or re.search(r'\bin$', before.rstrip()) or before.rstrip().endswith('{') and '->' in before
                or after.strip().startswith('}') and (':' in before and 'func' not in before and before.rstrip().endswith('{'))
                or re.search(r'(=|return|\?|:|,|\(|\[|&&|\|\|)$', before.rstrip())):
            return line
        mutant = self._number(path, number, 'statement removed')
        return f'{found[1]}if _keeps({mutant}) {{ {found[2]} }}' if mutant else line

    def _call(self, path, number, found, values):
        mutant = self._number(path, number, f'{found.start()}: {values.replace(", ", " to ")}')
        return mutant and f'_mutated({mutant}, {values})'

    def _operator(self, name, path, number, column):
        other = {**COMPARISONS, **LOGICAL, **ARITHMETIC, **ASSIGNMENTS}.get(name, 'nothing')
        mutant = self._number(path, number, f'{column}: {name} to {other}')
        mutated = name + ''.join('†' if bit == '0' else '‡' for bit in f'{self.count:b}')
        self.operators.append((name, mutated, self.count))
        return mutant and mutated

    def module(self):
        """Returns the source of the module Mutation."""
        return RUNTIME + '\n'.join(function(*operator) for operator in self.operators)


def other_number(text):
    if '.' in text:
        return str(float(text) * 2 or 1.0)
    value = int(text.replace('_', ''))
    return str(value + 1 if value < 2 else value - 1)


def split(clauses):
    """Splits the clauses of a condition at the commas outside of all brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(clauses):
        depth += (character in '([{') - (character in ')]}')
        if character == ',' and depth == 0:
            parts.append(clauses[start:index])
            start = index + 1
    return parts + [clauses[start:]]


def function(name, mutated, number):
    choice = f'_isActive({number}) ?'
    if name == '!':
        return f'prefix operator {mutated}\nprefix public func {mutated} (a: Bool) -> Bool {{ {choice} a : !a }}'
    if name in COMPARISONS:
        other, kind = COMPARISONS[name], 'Equatable' if name in ('==', '!=') else 'Comparable'
        body = f'{{ {choice} a {other} b : a {name} b }}'
        functions = [f'infix operator {mutated}: ComparisonPrecedence',
                     f'public func {mutated} <T: {kind}>(a: T, b: T) -> Bool {body}',
                     f'public func {mutated} <A: {kind}, B: {kind}>(a: (A, B), b: (A, B)) -> Bool {body}',
                     f'public func {mutated} <A: {kind}, B: {kind}, C: {kind}>(a: (A, B, C), b: (A, B, C)) -> Bool {body}']
        if kind == 'Equatable':
            functions.append(f'public func {mutated} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {body}')
        return '\n'.join(functions)
    if name in LOGICAL:
        precedence = {'&&': 'LogicalConjunctionPrecedence', '||': 'LogicalDisjunctionPrecedence'}[name]
        return (f'infix operator {mutated}: {precedence}\n'
                f'public func {mutated} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool '
                f'{{ if _isActive({number}) {{ return try a {LOGICAL[name]} b() }}; return try a {name} b() }}')
    if name in ASSIGNMENTS:
        functions = [f'infix operator {mutated}: AssignmentPrecedence',
                     f'public func {mutated} <T: AdditiveArithmetic>(a: inout T, b: T) '
                     f'{{ if _isActive({number}) {{ a {ASSIGNMENTS[name]} b }} else {{ a {name} b }} }}']
        if name == '+=':
            functions.append(f'public func {mutated} <A: RangeReplaceableCollection, B: Sequence>(a: inout A, b: B) '
                             f'where A.Element == B.Element {{ if !_isActive({number}) {{ a += b }} }}')
        return '\n'.join(functions)
    body = f'{{ {choice} a {ARITHMETIC[name]} b : a {name} b }}'
    if name in '+-':
        functions = [f'infix operator {mutated}: AdditionPrecedence',
                     f'public func {mutated} <T: AdditiveArithmetic>(a: T, b: T) -> T {body}']
        if name == '+':
            functions.append(f'public func {mutated} <A: RangeReplaceableCollection, B: Sequence>(a: A, b: B) -> A '
                             f'where A.Element == B.Element {{ {choice} a : a + b }}')
        return '\n'.join(functions)
    return (f'infix operator {mutated}: MultiplicationPrecedence\n'
            f'public func {mutated} <T: BinaryInteger>(a: T, b: T) -> T {body}\n'
            f'public func {mutated} <T: FloatingPoint>(a: T, b: T) -> T {body}')


RUNTIME = '''import Glibc

/// The number of the active mutant; 0 for none, which records the mutants that are reached.
private let active: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
  guard active == 0, getenv("MUTATION_LOG") != nil else { return nil }
  atexit {
    guard let reached, let path = getenv("MUTATION_LOG") else { return }
    // At once and at the end, because the processes of exit tests write to the same file.
    let numbers = (0..<65_536).filter { reached[$0] == 1 }.map { "\\($0)\\n" }.joined()
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    _ = write(file, numbers, numbers.utf8.count)
    close(file)
  }
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536)
  bytes.initialize(repeating: 0, count: 65_536)
  return bytes
}()

public func _isActive(_ number: Int) -> Bool {
  reached?[number] = 1
  return active == number
}
public func _mutated<T>(_ number: Int, _ value: T, _ other: T) -> T { _isActive(number) ? other : value }
public func _negated(_ number: Int, _ condition: Bool) -> Bool { _isActive(number) != condition }
public func _keeps(_ number: Int) -> Bool { !_isActive(number) }
public func _min<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T { _isActive(n) ? max(a, b) : min(a, b) }
public func _max<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T { _isActive(n) ? min(a, b) : max(a, b) }
public func _min<T: Comparable>(_ n: Int, _ a: T, _ b: T, _ c: T) -> T { _isActive(n) ? max(a, b, c) : min(a, b, c) }
public func _max<T: Comparable>(_ n: Int, _ a: T, _ b: T, _ c: T) -> T { _isActive(n) ? min(a, b, c) : max(a, b, c) }
'''
