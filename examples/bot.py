#!/usr/bin/env python3
"""A bot for Pionek in Python's standard library alone: the protocol of docs/protocol.md by example.

    python3 bot.py http://127.0.0.1:8080/t/TABLE#KEY

It sits down with the secret link of a seat, and whenever it is asked, chooses an option of the menu.
`choose` is the only part that thinks: put your own ideas there.
"""
import argparse
import base64
import hashlib
import json
import os
import random
import socket
import ssl
import sys
import time
import urllib.parse


class WebSocket:
    """As much of RFC 6455 as a client needs."""

    MORE, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10

    def __init__(self, host, port, path, secure):
        self.socket = socket.create_connection((host, port), timeout=60)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=host)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.stream.readline().decode()
        headers = {}
        while (line := self.stream.readline().decode().strip()) != "":
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        guid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        expected = base64.b64encode(hashlib.sha1((key + guid).encode()).digest()).decode()
        if " 101 " not in status or headers.get("sec-websocket-accept") != expected:
            raise ConnectionError(f"no WebSocket here: {status.strip()}")

    def send(self, message):
        self._send_frame(self.TEXT, json.dumps(message).encode())

    def receive(self):
        """The next message, or None when the server has closed the connection."""
        message = b""
        while True:
            head = self._read(2)
            last, opcode, size = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(self._read(2), "big")
            elif size == 127:
                size = int.from_bytes(self._read(8), "big")
            payload = self._read(size)
            if opcode in (self.MORE, self.TEXT):
                message += payload
                if last:
                    return json.loads(message)
            if opcode == self.PING:
                self._send_frame(self.PONG, payload)
            if opcode == self.CLOSE:
                self._send_frame(self.CLOSE, payload)
                return None

    def _read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("the connection was lost")
        return data

    def _send_frame(self, opcode, payload):
        head = bytes([0x80 | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        else:
            head += bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
        mask = os.urandom(4)  # clients have to mask
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)


def choose(view):
    """A move of the menu. An entry with "min" and "max" stands for a run of amounts."""
    option = random.choice(view["menu"])
    if "pattern" in option:
        # The cheapest amounts are the likeliest, so that it does not ruin itself in an auction.
        amount = min(option["max"], option["min"] + int(random.expovariate(1.0)))
        return option["pattern"].replace("{n}", str(amount))
    return option["move"]


def play(link, pause):
    address = urllib.parse.urlsplit(link)
    table, key = address.path.rsplit("/", 1)[-1], address.fragment
    secure = address.scheme == "https"
    line = WebSocket(address.hostname, address.port or (443 if secure else 80), "/ws", secure)
    line.send({"type": "sit", "table": table, "key": key, "since": 0})
    while (message := line.receive()) is not None:
        if message["type"] == "error":
            print(f"refused: {message['code']}: {message['message']}")
            if message["code"] in ("bad_key", "no_table"):
                return 1
            if message["code"] in ("stale", "waiting", "too_fast"):
                time.sleep(1)
                line.send({"type": "view", "table": table})
        if message["type"] != "view":
            continue
        if message["over"]:
            print("the game is over; places:", message["places"])
            return 0
        if "menu" in message:
            time.sleep(pause)
            move = choose(message)
            print(f"ply {message['ply']}: {move}")
            line.send({"type": "move", "table": table, "ply": message["ply"], "move": move})
    print("the server said goodbye")
    return 1


def main():
    parser = argparse.ArgumentParser(description="Plays a seat of a Pionek table at random.")
    parser.add_argument("link", help="the secret link of the seat, with its #KEY")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before each move")
    arguments = parser.parse_args()
    try:
        return play(arguments.link, arguments.pause)
    except (ConnectionError, OSError) as error:
        print(f"bot.py: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
