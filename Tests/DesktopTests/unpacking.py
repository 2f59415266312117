"""Values of D-Bus as Python's."""
import ast
import json
import re

# A text of GVariant's is in single quotes, unless it has one itself.
PARTS = re.compile(r"""'([^'"\\]*)'|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|[(]|,?[)]""")


def unpack(variant):
    """What GLib's own unpack() gives, but lists for tuples, for lists of tuples of numbers and texts.

    Those hold thousands of values, for each of which unpack() makes an object. GVariant writes them all as text at once, which
    is JSON but for its quotes and brackets.
    """
    kind = variant.get_type_string()
    if 'a(' not in kind or not set(kind) <= set('(a)soiu'):
        return variant.unpack()
    return json.loads(PARTS.sub(_as_json, variant.print_(False)))


def _as_json(part):
    plain, text = part.groups()
    if plain is not None:
        return f'"{plain}"'
    return json.dumps(ast.literal_eval(text)) if text else '[' if part.group() == '(' else ']'
