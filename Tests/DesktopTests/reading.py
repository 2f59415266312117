"""A part of a program's accessibility tree at one moment, read in one call."""
from typing import NamedTuple

from gi.repository import GLib

from questions import Question, ask, ask_all, method

ROOT = '/org/a11y/atspi/accessible/root'  # of every program


class Reading(NamedTuple):
    """The data of one node."""
    owner: str
    path: str
    parent: str
    child_count: int
    interfaces: list
    name: str
    role: int
    description: str
    states: list


def read(node):
    """Returns what the accessible tree contains of the node and its descendants, with their depth, in tree order.

    GTK returns all nodes that were requested so far in one call, including hidden ones. Only their parents tell which of
    them are visible, and where.
    """
    known, children = _known(node.owner), {}
    parents = {path for path, told in known.items() if told.child_count}
    asked = {node.path} | {path for path in parents if _is_below(node.path, path, known)}
    while asked:
        questions = [Question(node.owner, path, 'org.a11y.atspi.Accessible', 'GetChildren') for path in asked]
        answers = [[path for _, path in answer or ()] for answer in ask_all(questions)]
        children |= zip(asked, answers)
        asked = {path for answer in answers for path in answer
                 if path not in children and (path in parents or path not in known)}
    if any(path not in known for paths in children.values() for path in paths):
        known |= _known(node.owner)
    return list(_walk(node.path, 0, known, children))


def actions(nodes):
    """The names of the enabled actions of each node.

    They are counted here, because GTK 4.8 leaks a list of them whenever it is asked for their number.
    """
    counts = [len(answer or ()) for answer in ask_all([method(node, 'Action', 'GetActions') for node in nodes])]
    indices = [(number, index) for number, count in enumerate(counts) for index in range(count)]
    names = ask_all([method(nodes[number], 'Action', 'GetName', '(i)', index) for number, index in indices])
    found = [[] for _ in nodes]
    for (number, _), name in zip(indices, names):
        if name is not None:  # there are fewer now
            found[number].append(name)
    return found


def _known(owner):
    """All nodes that the program has reported so far, by their paths."""
    try:
        items = ask(Question(owner, '/org/a11y/atspi/cache', 'org.a11y.atspi.Cache', 'GetItems'))
    except GLib.Error:  # it has just ended
        return {}
    return {path: Reading(owner, path, parent, count, *told) for (_, path), _, (_, parent), _, count, *told in items}


def _is_below(ancestor, path, known):
    # The parent of a program's root is that of all programs, which has the same path.
    while path in known and path not in (ancestor, ROOT):
        path = known[path].parent
    return path == ancestor


def _walk(path, depth, known, children):
    if path in known:  # otherwise it was removed
        yield known[path], depth
    for child in children.get(path, ()):
        yield from _walk(child, depth + 1, known, children)
