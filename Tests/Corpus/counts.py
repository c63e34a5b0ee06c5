#!/usr/bin/env python3
"""Counts what is in layouts of UIKit's bars and compares it with what is said of their descriptions.

Usage: counts.py LAYOUT EXPECTED [LAYOUT EXPECTED]...
LAYOUT is what `barc compile` wrote; EXPECTED is YAML with `screens`, `flows` and `items` (a number for each kind of
item and their `total`). Needs PyYAML. Exits with 1 if a number differs, or if an item that a bar shows has no view.
"""
import json
import sys

import yaml

SPACES = ("flexibleSpace", "fixedSpace")


def kind(properties):
    """What an item shows, the first of those that it has."""
    if "customView" in properties:
        return "custom"
    if "space" in properties or properties.get("systemItem", {}).get("value") in SPACES:
        return "space"
    for name, result in (("systemItem", "system"), ("image", "image"), ("title", "title")):
        if name in properties:
            return result
    return "empty"


def counts(layout):
    items = dict.fromkeys(("title", "image", "system", "custom", "space", "empty"), 0)
    for screen in layout["screens"]:
        views = [item["id"] for item in screen["objects"]]
        for item in screen["objects"]:
            if item["type"] == "UIBarButtonItem":
                properties = dict(item["properties"])
                # A custom view is an object of its own.
                if item["id"] + ".customView" in views:
                    properties["customView"] = {}
                items[kind(properties)] += 1
    items["total"] = sum(items.values())
    flows = [flow for flow in layout["flows"] if not flow.get("implied")]
    return {"screens": len(layout["screens"]), "flows": len(flows), "items": items}


def unshown(layout):
    """Items of the topmost bars that no view shows."""
    for screen in layout["screens"]:
        has_own_toolbar = any(item["id"] == "toolbar" for item in screen["objects"])
        shown = {view["object"] for view in screen["views"] if "object" in view}
        bars = {entry["bar"] for entry in screen["layouts"]}
        for index, item in enumerate(screen["objects"]):
            owner = item["id"].split(".")[0]
            bar = {"toolbarItems": "toolbar", "toolbar": "toolbar", "navigationItem": "navigationBar"}.get(owner)
            if item["type"] != "UIBarButtonItem" or bar not in bars or index in shown:
                continue
            if owner == "toolbarItems" and has_own_toolbar:
                continue
            if "backBarButtonItem" in item["id"] or "isHidden" in item["properties"]:
                continue
            yield f"{screen['id']}: {item['id']}"


def main(arguments):
    failed = False
    for layout_path, expected_path in zip(arguments[::2], arguments[1::2]):
        with open(layout_path) as file:
            layout = json.load(file)
        with open(expected_path) as file:
            expected = yaml.safe_load(file)
        actual = counts(layout)
        for key, value in actual.items():
            if expected[key] != value:
                print(f"{layout_path}: {key} is {value}, not {expected[key]}")
                failed = True
        for item in unshown(layout):
            print(f"{layout_path}: no view shows {item}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
