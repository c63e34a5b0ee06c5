"""Ways to break a description: each takes one and yields its text, broken in one place."""

import re

import yaml


class Description:
    """A description with the nodes of its text, each once."""

    def __init__(self, text):
        self.text = text
        self.mappings, self.scalars, self.lists = [], [], []
        seen = set()
        for document in yaml.compose_all(text, Loader=yaml.SafeLoader):
            self._walk(document, (), seen)

    def _walk(self, node, path, seen):
        if id(node) in seen:
            return
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            self.mappings.append((path, node))
            for key, value in node.value:
                self._walk(value, path + (key.value,), seen)
        elif isinstance(node, yaml.SequenceNode):
            self.lists.append((path, node))
            for item in node.value:
                self._walk(item, path + ("",), seen)
        else:
            self.scalars.append((path, node))

    def replaced(self, start, end, text):
        return self.text[:start] + text + self.text[end:]

    def source(self, node):
        return self.text[node.start_mark.index:node.end_mark.index]

    def entries(self, name=None):
        """Entries of mappings that are written here, with the mapping and the number of the entry."""
        for path, mapping in self.mappings:
            for number, (key, value) in enumerate(mapping.value):
                is_here = mapping.start_mark.index <= key.start_mark.index < mapping.end_mark.index
                if is_here and key.value != "<<" and (name is None or key.value == name):
                    yield path, mapping, number, key, value

    def without(self, mapping, number):
        """The text without an entry; nothing where that would leave no mapping."""
        entries = mapping.value
        if len(entries) < 2:
            return None
        key, value = entries[number]
        if number + 1 < len(entries):
            return self.replaced(
                key.start_mark.index, entries[number + 1][0].start_mark.index, "")
        last = entries[number - 1][1].end_mark.index
        end = value.end_mark.index
        # The mark of a block collection is behind its line breaks.
        last -= len(self.text[:last]) - len(self.text[:last].rstrip())
        end -= len(self.text[:end]) - len(self.text[:end].rstrip())
        return self.replaced(last, end, "")


def _items(one):
    """Mappings that are bar button items."""
    names = {"leftBarButtonItem", "rightBarButtonItem", "leadingBarButtonItem", "trailingBarButtonItem"}
    lists = {"leftBarButtonItems", "rightBarButtonItems", "leadingBarButtonItems",
             "trailingBarButtonItems", "items", "toolbarItems"}
    for path, mapping in one.mappings:
        if path and (path[-1] in names or len(path) > 1 and path[-1] == "" and path[-2] in lists):
            yield path, mapping


def _delete(name, condition=lambda keys: True):
    def edit(one):
        for _, mapping in _items(one):
            keys = [key.value for key, _ in mapping.value]
            if name in keys and condition(keys):
                text = one.without(mapping, keys.index(name))
                if text:
                    yield text
    return edit


def _delete_anywhere(name):
    def edit(one):
        for _, mapping, number, _, _ in one.entries(name):
            text = one.without(mapping, number)
            if text:
                yield text
    return edit


def _insert(entry, condition):
    """Adds an entry in front of the first one of each item that fulfills a condition."""
    def edit(one):
        for path, mapping in _items(one):
            keys = [key.value for key, _ in mapping.value]
            if not keys or not condition(one, path, keys):
                continue
            start = mapping.value[0][0].start_mark
            separator = ", " if mapping.flow_style else "\n" + " " * start.column
            yield one.replaced(start.index, start.index, entry + separator)
    return edit


def _is_material(one, path, keys):
    return "toolkit: mdc" in one.text and "toolkit: uikit" not in one.text


def swapped_letters(one):
    for _, _, _, key, _ in one.entries():
        start = key.start_mark.index
        word = one.source(key)
        if len(word) > 4 and word[1] != word[2] and word.isalpha() and not _is_id(one, key):
            yield one.replaced(start, key.end_mark.index, word[0] + word[2] + word[1] + word[3:])


def dropped_letter(one):
    for _, _, _, key, _ in one.entries():
        word = one.source(key)
        if len(word) > 4 and word.isalpha() and not _is_id(one, key):
            yield one.replaced(key.start_mark.index, key.end_mark.index, word[:-2] + word[-1])


def _is_id(one, key):
    """Whether a key is a name of the description's own."""
    for path, mapping in one.mappings:
        if any(k is key for k, _ in mapping.value):
            return bool(path) and path[-1] in {
                "screens", "flows", "shared", "colors", "images", "devices", "scrollViews",
            } or "shared" in path or any(len(k.value) == 2 for k, _ in mapping.value)
    return True


def key_one_level_up(one):
    """Moves a property out of the object that it belongs to."""
    for path, mapping, number, key, value in one.entries():
        if mapping.flow_style or number == 0 or len(path) < 3 or "shared" in path:
            continue
        if number + 1 < len(mapping.value) or value.start_mark.line != key.start_mark.line:
            continue
        column = key.start_mark.column
        start = key.start_mark.index - column
        if one.text[start:key.start_mark.index].strip() or column < 6:
            continue
        yield one.replaced(start, key.start_mark.index, " " * (column - 2))


def key_in_the_wrong_object(one):
    """Moves what is said of a navigation item to the screen."""
    for path, mapping, number, key, value in one.entries():
        if path and path[-1] == "navigationItem" and key.value.endswith("BarButtonItem"):
            parent = next(m for p, m in one.mappings
                          if any(v is mapping for _, v in m.value))
            if parent.flow_style:
                continue
            text = one.source(value).rstrip()
            if "\n" in text or not one.without(mapping, number):
                continue
            holder = next(k for k, v in parent.value if v is mapping)
            start = holder.start_mark
            line = f"{key.value}: {text}\n" + " " * start.column
            shorter = one.without(mapping, number)
            yield shorter[:start.index] + line + shorter[start.index:]


def text_for_list(one):
    for path, node in one.lists:
        if path and path[-1] not in ("",) and "shared" not in path and node.flow_style:
            yield one.replaced(node.start_mark.index, node.end_mark.index, "some text")


def list_for_text(one):
    for _, _, _, key, value in one.entries("title"):
        if isinstance(value, yaml.ScalarNode):
            yield one.replaced(value.start_mark.index, value.end_mark.index, f"[{one.source(value)}]")


def word_for_number(one):
    for path, node in one.scalars:
        if node.tag.endswith((":int", ":float")) and path and path[-1] not in ("barc", "") \
                and node.style is None and path[-1] != "tag":
            yield one.replaced(node.start_mark.index, node.end_mark.index, "twelve")


def yes_for_true(one):
    for path, node in one.scalars:
        if node.value in ("true", "false") and node.style is None:
            word = "yes" if node.value == "true" else "no"
            yield one.replaced(node.start_mark.index, node.end_mark.index, word)


CASES = {"kind", "titleAlignment", "floatingButtonPosition", "style", "systemItem", "shiftBehavior",
         "configuration", "integration", "mode", "navigationController", "largeTitleDisplayMode"}


def misspelt_value(one):
    for path, node in one.scalars:
        if path and path[-1] in CASES and node.value.isalpha() and len(node.value) > 3:
            yield one.replaced(node.start_mark.index, node.end_mark.index, node.value + "x")


def twice_the_same_key(one):
    for _, mapping, number, key, value in one.entries():
        text = one.source(value).rstrip()
        if "\n" in text or "&" in one.text[key.end_mark.index:value.start_mark.index]:
            continue
        # A pair in a list without braces is an item of its own, and may be there twice.
        if mapping.flow_style and one.text[mapping.start_mark.index] != "{":
            continue
        start = key.start_mark
        separator = ", " if mapping.flow_style else "\n" + " " * start.column
        yield one.replaced(start.index, start.index, f"{one.source(key)}: {text}{separator}")


def dangling_name(one):
    for path, node in one.scalars:
        is_name = path and (path[-1] in ("trackingScrollView", "to") or
                            path[0] == "flows" and path[-1] == "" and "navigationBar" not in path)
        if is_name:
            yield one.replaced(node.start_mark.index, node.end_mark.index, node.value + "Two")


def alias_without_anchor(one):
    for match in re.finditer(r"(?<=[ \[:])\*(\w+)", one.text):
        yield one.replaced(match.end(), match.end(), "Two")


def tab_in_indentation(one):
    for match in re.finditer(r"\n( {4,})(?=[a-z])", one.text):
        yield one.replaced(match.start(1), match.start(1) + 2, "\t")


def missing_colon(one):
    for match in re.finditer(r"\n +[a-zA-Z]+(:)\n", one.text):
        yield one.replaced(match.start(1), match.end(1), "")


def open_bracket(one):
    for match in re.finditer(r"[\]}](?=\n)", one.text):
        yield one.replaced(match.start(), match.end(), "")


def open_quote(one):
    for match in re.finditer(r'"[^"\n]+(")(?=\n)', one.text):
        yield one.replaced(match.start(1), match.end(1), "")


def negative_number(one):
    names = {"minimumHeight", "maximumHeight", "width", "space", "elevation"}
    for path, node in one.scalars:
        if path and path[-1] in names and node.tag.endswith((":int", ":float")) \
                and not node.value.startswith("-"):
            yield one.replaced(node.start_mark.index, node.start_mark.index, "-")


def heights_swapped(one):
    for _, mapping in one.mappings:
        values = {key.value: value for key, value in mapping.value}
        low, high = values.get("minimumHeight"), values.get("maximumHeight")
        if low is None or high is None or low.value == high.value:
            continue
        first, second = sorted((low, high), key=lambda node: node.start_mark.index)
        yield (one.text[:first.start_mark.index] + second.value
               + one.text[first.end_mark.index:second.start_mark.index] + first.value
               + one.text[second.end_mark.index:])


def shift_while_observing(one):
    for _, mapping, _, key, _ in one.entries("observesTrackingScrollViewScrollEvents"):
        separator = ", " if mapping.flow_style else "\n" + " " * key.start_mark.column
        yield one.replaced(
            key.start_mark.index, key.start_mark.index, "shiftBehavior: enabled" + separator)


def _has(*names, without=()):
    return lambda one, path, keys: any(name in keys for name in names) and not any(
        name in keys for name in without)


ALL = {
    "deleting the label of an image": _delete(
        "accessibilityLabel", lambda keys: "image" in keys and "title" not in keys),
    "deleting the title of an item": _delete("title", lambda keys: "image" not in keys),
    "deleting the width of a view": _delete_anywhere("width"),
    "deleting a required flag": _delete_anywhere("minMaxHeightIncludesSafeArea"),
    "swapping two letters of a key": swapped_letters,
    "dropping a letter of a key": dropped_letter,
    "moving a key one level up": key_one_level_up,
    "moving a key to another object": key_in_the_wrong_object,
    "writing a text for a list": text_for_list,
    "writing a list for a text": list_for_text,
    "writing a word for a number": word_for_number,
    "writing yes for true": yes_for_true,
    "misspelling a value": misspelt_value,
    "writing a key twice": twice_the_same_key,
    "naming what is not there": dangling_name,
    "using an anchor that is not there": alias_without_anchor,
    "indenting with a tab": tab_in_indentation,
    "leaving a colon out": missing_colon,
    "leaving a bracket open": open_bracket,
    "leaving a quote open": open_quote,
    "turning a number negative": negative_number,
    "swapping least and greatest height": heights_swapped,
    "shifting a header that observes": shift_while_observing,
    "giving a Material item a style": _insert(
        "style: done", lambda one, path, keys: _is_material(one, path, keys) and "style" not in keys),
    "giving a Material item a system image": _insert(
        "systemItem: add", lambda one, path, keys: _is_material(one, path, keys) and "systemItem" not in keys),
    "putting a view over a title": _insert(
        "customView: {kind: button, title: A, width: 44, height: 44}", _has("title", without=("customView",))),
}
