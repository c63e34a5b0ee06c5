"""record.py FILE COMMAND...: runs a language server for an editor, and writes what the editor says to it, a message a line.

Of where and by whom it was recorded, nothing is kept: the folder is /project, and the number of the process 1.
"""
import json
import os
import signal
import subprocess
import sys

log, command = sys.argv[1], sys.argv[2:]
folder = os.getcwd()
server = subprocess.Popen(command, stdin=subprocess.PIPE)
# An editor that leaves ends what it started, and has said why before.
signal.signal(signal.SIGTERM, signal.SIG_IGN)
buffer = b""
with open(log, "w") as session:
    while data := os.read(0, 1 << 16):
        try:
            server.stdin.write(data)
            server.stdin.flush()
        except BrokenPipeError:
            pass
        buffer += data
        while (end := buffer.find(b"\r\n\r\n")) >= 0:
            fields = dict(line.split(b": ", 1) for line in buffer[:end].split(b"\r\n"))
            start, length = end + 4, int(fields[b"Content-Length"])
            if len(buffer) < start + length:
                break
            message = json.loads(buffer[start:start + length])
            if message.get("method") == "initialize":
                message["params"]["processId"] = 1
            line = json.dumps(message, ensure_ascii=False, sort_keys=True)
            print(line.replace(folder, "/project"), file=session, flush=True)
            buffer = buffer[start + length:]
server.stdin.close()
sys.exit(server.wait())
