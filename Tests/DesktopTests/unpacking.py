"""Converts D-Bus values to Python values."""
import ast
import json
import re

# GVariant prints text in single quotes, unless the text contains one.
PARTS = re.compile(r"""'([^'"\\]*)'|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|[(]|,?[)]""")


def unpack(variant):
    """Returns the same as GLib's unpack(), but with lists instead of tuples, for lists of tuples of numbers and texts.

    Such lists have thousands of values, for each of which unpack() makes an object. GVariant prints all of them at once, as text
    that is JSON except for its quotes and brackets.
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
