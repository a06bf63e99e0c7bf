"""Requests as no client sends them: bytes that one would tidy up, and addresses without end."""

import http.client
import socket
from dataclasses import dataclass
from email.message import Message

PATIENCE = 30


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes


def send(server: str, target: bytes, *headers: bytes, method: bytes = b"GET") -> Answer:
    """What the server answers to a request line sent as it is."""
    host, port = server.removeprefix("http://").split(":")
    lines = [method + b" " + target + b" HTTP/1.1", b"Host: " + host.encode(), b"Connection: close"]
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(b"\r\n".join([*lines, *headers, b"", b""]))
        answer = http.client.HTTPResponse(connection, method=method.decode())
        answer.begin()
        return Answer(answer.status, answer.headers, answer.read())
