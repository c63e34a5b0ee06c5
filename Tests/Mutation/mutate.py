#!/usr/bin/env python3
"""Breaks clean descriptions in systematic ways and prints which share of them lint finds.

    mutate.py BARC DESCRIPTION...

Each way of breaking is tried at up to 40 places, chosen by a fixed seed. A broken description counts as found if lint
says something about it, a warning or an error, that it does not say of the clean one. Needs PyYAML.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
from collections import Counter

import edits

LIMIT = 40


def findings(barc, paths):
    """What lint says of each file, by its name: rules with their messages."""
    output = subprocess.run(
        [barc, "lint", "--quiet", "--format", "json", *paths], capture_output=True, text=True)
    said = {path.name: Counter() for path in paths}
    for finding in json.loads(output.stdout)["findings"]:
        if finding["severity"] != "note":
            said[pathlib.Path(finding["path"]).name][finding["rule"], finding["message"]] += 1
    return said


def main(barc, names):
    clean = {pathlib.Path(name).name: pathlib.Path(name) for name in names}
    before = findings(barc, list(clean.values()))
    descriptions = {name: edits.Description(path.read_text()) for name, path in clean.items()}
    tried, found = Counter(), Counter()
    print(f"{'broken by':44} found of tried")
    for title, edit in edits.ALL.items():
        places = [(name, text) for name, one in descriptions.items() for text in edit(one)]
        random.Random(title).shuffle(places)
        places = places[:LIMIT]
        with tempfile.TemporaryDirectory() as folder:
            paths, origins = [], {}
            for number, (name, text) in enumerate(places):
                path = pathlib.Path(folder, f"{number}.bars.yaml")
                path.write_text(text)
                paths.append(path)
                origins[path.name] = name
            after = findings(barc, paths) if paths else {}
        tried[title] = len(places)
        found[title] = sum(1 for name, said in after.items() if said - before[origins[name]])
        print(f"{title:44} {found[title]:5} of {tried[title]:5}")
    share = 100 * sum(found.values()) / max(1, sum(tried.values()))
    print(f"{'all ways':44} {sum(found.values()):5} of {sum(tried.values()):5}: {share:.1f} %")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
