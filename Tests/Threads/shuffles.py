#!/usr/bin/env python3
"""Compares what barc writes with 1, 2 and 8 threads, over shuffles of a tree of sixty files.

usage: shuffles.py BARC [COUNT [SEED]]

Ends with 1 at the first difference, or where a run ends with something else than 0, 1 or 2: a program that was built with
ThreadSanitizer ends so when it sees a race.
"""
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
JOBS = ["1", "2", "8"]
FILES = 60


def texts():
    """Sixty descriptions: real ones, broken ones, ones that are no text, and two that are read in halves."""
    found = sorted(ROOT.glob("Examples/*.yaml")) + sorted(ROOT.glob("Examples/broken/*.yaml"))
    found += sorted(ROOT.glob("Tests/BarCompilerTests/Fixtures/*/*.yaml"))
    result = [path.read_bytes() for path in found[: FILES - 4]]
    screens = "".join(
        f"  s{number}: {{buttonBar: {{items: [{{title: Edit, action: edit, style: done}}]}}}}\n"
        for number in range(2_500))
    head = "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-16], orientations: [portrait]}\nscreens:\n"
    long = (head + screens).encode()
    return result + [long, long.replace(b"action", b"aktion", 3), b"barc: [\xff", b""]


def plant(tree, contents, chance):
    """Writes the contents under names and in folders that chance gives them."""
    shutil.rmtree(tree, ignore_errors=True)
    for number, text in enumerate(contents):
        folder = tree / f"folder{chance.randrange(6)}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{number}.bars.yaml").write_bytes(text)


def outcome(command, tree, output):
    """All that can be seen of a run."""
    shutil.rmtree(output, ignore_errors=True)
    run = subprocess.run(command, cwd=tree, capture_output=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f"{' '.join(command)} ended with {run.returncode}:\n{run.stderr.decode(errors='replace')}")
    written = {}
    if output.exists():
        written = {path.name: path.read_bytes() for path in sorted(output.iterdir())}
    return run.returncode, run.stdout, run.stderr, written


def main():
    barc = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    contents = texts()
    assert len(contents) == FILES, len(contents)
    with tempfile.TemporaryDirectory() as folder:
        tree, output = pathlib.Path(folder, "tree"), pathlib.Path(folder, "out")
        for number in range(count):
            chance.shuffle(contents)
            plant(tree, contents, chance)
            names = [str(path.relative_to(tree)) for path in sorted(tree.rglob("*.yaml"))]
            chance.shuffle(names)
            style = chance.choice(["json", "full", "sarif", "github", "junit"])
            for words in (
                ["lint", "--format", style],
                ["lint", "--diff", "--unsafe-fixes"],
                ["compile", "--quiet", "-o", str(output)] + names,
            ):
                # What is left out is as many as there are processors.
                runs = [outcome([barc] + words + ["--jobs", jobs], tree, output) for jobs in JOBS]
                runs.append(outcome([barc] + words, tree, output))
                if any(run != runs[0] for run in runs):
                    sys.exit(f"shuffle {number}: {' '.join(words[:3])} depends on the number of threads")
    print(f"{count} shuffles: the same with {', '.join(JOBS)} threads")


main()
