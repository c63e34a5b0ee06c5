#!/usr/bin/env python3
"""Asks a language server everything that is asked about a place at every place of every description and configuration.

usage: sweep.py BARC FILE-OR-FOLDER…

Columns are counted in UTF-16 units, and in a second run over the files that have more than ASCII in UTF-8. Ends with 1 where
a request has no response or two, where a response is an error, or where one names a place that the text has not or that
is inside of a character. A rename may be refused, which is an error that editors show.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

# What is asked about a place, and how the parameters end.
PLACE = [
    (b"completion", b"}"), (b"hover", b"}"), (b"definition", b"}"),
    (b"references", b',"context":{"includeDeclaration":true}}'), (b"documentHighlight", b"}"),
    (b"prepareRename", b"}"), (b"rename", b',"newName":"other-name"}'),
    (b"codeAction", b',"context":{"diagnostics":[]}}'),
]
# What is asked about a whole text.
TEXT = [b"documentSymbol", b"foldingRange", b"documentLink", b"codeLens", b"diagnostic", b"inlayHint"]
WHOLE = b',"range":{"start":{"line":0,"character":0},"end":{"line":99999,"character":0}}}'
CAPABILITIES = {
    "textDocument": {
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}},
            "isPreferredSupport": True},
        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
        "definition": {"linkSupport": True},
        "diagnostic": {"dynamicRegistration": False},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "hover": {"contentFormat": ["markdown"]},
        "publishDiagnostics": {"relatedInformation": True, "codeDescriptionSupport": True, "dataSupport": True},
        "rename": {"prepareSupport": True},
    },
    "workspace": {"diagnostics": {"refreshSupport": True}, "workspaceEdit": {"documentChanges": True}},
}
RANGE = re.compile(
    rb'"start":\{"line":(\d+),"character":(\d+)\},"end":\{"line":(\d+),"character":(\d+)\}')
POSITION = re.compile(rb'\{"line":(\d+),"character":(\d+)\}')
REFUSED = -32803


class Text:
    """A text, the places that are asked about, and those that answers may name."""

    def __init__(self, path, text, encoding):
        self.path, self.text = path, text
        self.uri = path.as_uri()
        self.places = []
        self.named = set()
        for number, line in enumerate(re.split("\r\n|\n|\r", text)):
            column = 0
            for character in line + "\0":
                self.named.add((b"%d" % number, b"%d" % column))
                width = len(character.encode(encoding)) // (2 if encoding == "utf-16-le" else 1)
                self.places += [(number, column + unit) for unit in range(width)]
                column += width
        # Behind the end of the last line, and below it.
        self.places += [(number, column), (number + 1, 0)]

    def has(self, place):
        """Whether a place is one between two characters."""
        return place is not None and (b"%d" % place[0], b"%d" % place[1]) in self.named


class Session:
    """A server, and what a client sends and gets."""

    def __init__(self, barc, encoding, cache):
        self.process = subprocess.Popen(
            [barc, "lsp", "--isolated"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=dict(os.environ, XDG_CACHE_HOME=cache))
        self.count = 0
        self.queue = []
        # What has come, and how many bytes of it have been taken.
        self.received = b""
        self.taken = 0
        self.faults = []
        capabilities = dict(CAPABILITIES, general={"positionEncodings": [encoding]})
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
        self.responses(lambda number, body: None)
        self.tell("initialized", {})

    def send(self, body):
        self.queue.append(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    def tell(self, method, parameters):
        self.send(json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters}).encode())

    def ask(self, method, parameters):
        self.ask_bytes(method.encode(), json.dumps(parameters).encode())

    def ask_bytes(self, method, parameters):
        self.send(b'{"jsonrpc":"2.0","id":%d,"method":"%b","params":%b}' % (self.count, method, parameters))
        self.count += 1

    def responses(self, check, first=None):
        """Sends what waits, and has the responses checked, which come in the order of the requests."""
        writer = threading.Thread(target=self.write, args=[b"".join(self.queue)])
        self.queue = []
        writer.start()
        expected = self.count - 1 if first is None else first
        while expected < self.count:
            body = self.receive()
            if body is None:
                self.faults.append(f"the server has ended, and owes {self.count - expected} responses")
                break
            if not body.startswith(b'{"jsonrpc":"2.0","id":'):
                continue
            if body.startswith(b'"barc-', 22):
                # It asks something itself.
                continue
            if not body.startswith(b"%d," % expected, 22):
                self.faults.append(f"a response where that to {expected} was due: {body[:80].decode(errors='replace')}")
                break
            check(expected, body)
            expected += 1
        writer.join()

    def write(self, data):
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def receive(self):
        """The body of the next message; nothing where none comes any more."""
        end = self.received.find(b"\r\n\r\n", self.taken) if self.received else -1
        while end < 0 or len(self.received) < end + 4 + self.length(end):
            piece = self.process.stdout.read1(1 << 20)
            if not piece:
                return None
            self.received = self.received[self.taken:] + piece if self.received else piece
            self.taken = 0
            end = self.received.find(b"\r\n\r\n")
        start = end + 4
        self.taken = start + self.length(end)
        body = self.received[start:self.taken]
        if self.taken == len(self.received):
            self.received = b""
        return body

    def length(self, end):
        return int(self.received[self.taken + len("Content-Length: "):end])

    def sweep(self, text):
        """Asks everything about a text."""
        first = self.count
        document = b'{"textDocument":{"uri":%b}' % json.dumps(text.uri).encode()
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": text.uri, "languageId": "yaml", "version": 1, "text": text.text}})
        for method in TEXT:
            self.ask_bytes(b"textDocument/" + method, document + (WHOLE if method == b"inlayHint" else b"}"))
        for line, column in text.places:
            place = b'{"line":%d,"character":%d}' % (line, column)
            for method, more in PLACE:
                if method == b"codeAction":
                    rest = b',"range":{"start":%b,"end":%b}' % (place, place)
                else:
                    rest = b',"position":%b' % place
                self.ask_bytes(b"textDocument/" + method, document + rest + more)
        asked = self.count - first
        last = {}
        self.responses(lambda number, body: self.check(number - first, body, text, last), first)
        self.tell("textDocument/didClose", {"textDocument": {"uri": text.uri}})
        return len(text.places), asked

    def check(self, number, body, text, last):
        """Checks the response to one of the requests about a text."""
        if number < len(TEXT):
            method, place = TEXT[number], None
        else:
            index, method = divmod(number - len(TEXT), len(PLACE))
            method, place = PLACE[method][0], text.places[index]
        rest = body[body.index(b",", 22):]
        where = f"{text.path}: {method.decode()} at {place}"
        if method == b"completion" and text.has(place) and (found := RANGE.search(rest)):
            start_line, start, end_line, end = map(int, found.groups())
            if start_line != end_line or place[0] != end_line or not start <= place[1] <= end:
                self.faults.append(f"{where} writes over {found[0].decode()}")
        # Most places have the answer of the one before.
        if last.get(method) == rest:
            return
        last[method] = rest
        try:
            answer = json.loads(body)
        except ValueError as error:
            self.faults.append(f"{where}: {error}")
            return
        if "error" in answer:
            if not (method == b"rename" and answer["error"]["code"] == REFUSED):
                self.faults.append(f"{where}: {answer['error']}")
            return
        for line, column in set(POSITION.findall(rest)) - text.named:
            self.faults.append(f"{where} names {line.decode()}:{column.decode()}")
        for found in set(RANGE.findall(rest)):
            a, b, c, d = map(int, found)
            if (a, b) > (c, d):
                self.faults.append(f"{where} has a range the wrong way round: {found}")

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.responses(lambda number, body: None)
        status = self.process.wait(60)
        if status != 0:
            self.faults.append(f"the server ended with {status}")


def sweep(barc, encoding, paths):
    """What a server of its own answers about some files: places, requests, and what is wrong."""
    places = requests = 0
    with tempfile.TemporaryDirectory() as cache:
        session = Session(barc, encoding, cache)
        for path in paths:
            text = path.read_bytes().decode()
            counts = session.sweep(Text(path, text, "utf-8" if encoding == "utf-8" else "utf-16-le"))
            places += counts[0]
            requests += counts[1]
            if session.process.poll() is not None or len(session.faults) > 100:
                break
        session.end()
    return places, requests, session.faults


def readable(path):
    """Whether a file is text: no editor has anything else."""
    try:
        path.read_bytes().decode()
        return True
    except UnicodeDecodeError:
        return False


def main():
    barc = os.path.abspath(sys.argv[1])
    paths = []
    for root in (pathlib.Path(name).resolve() for name in sys.argv[2:]):
        paths += sorted(root.rglob("*.y*ml")) if root.is_dir() else [root]
    paths = [path for path in dict.fromkeys(paths) if not path.name.endswith(".expect.yaml") and readable(path)]
    wide = [path for path in paths if not path.read_bytes().isascii()]
    jobs = []
    for encoding, files in [("utf-16", paths), ("utf-8", wide)]:
        # Shares of the same size, the large files first.
        files = sorted(files, key=lambda path: -path.stat().st_size)
        shares = 4 * (os.cpu_count() or 1)
        jobs += [(encoding, files[share::shares]) for share in range(shares) if files[share::shares]]
    places = requests = 0
    faults = []
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for result in pool.map(sweep, [barc] * len(jobs), *zip(*jobs)):
            places += result[0]
            requests += result[1]
            faults += result[2]
    print(f"{len(paths)} files, {places} places, {requests} requests, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults or not requests else 0


if __name__ == "__main__":
    sys.exit(main())
