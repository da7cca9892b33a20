"""What people are told by: real servers on this machine, which keep what arrives."""

import email
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from labora.server.notifications.web_push import from_text, to_text


@dataclass
class Request:
    """Hold a request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """Answers as it is told to: a status, or whatever `answer` does with a request."""

    port: int
    requests: list[Request] = field(default_factory=list)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    answer: Callable[[BaseHTTPRequestHandler], None] | None = None

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@contextmanager
def http_receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers.get("Content-Length", 0))
            body = self.rfile.read(length)
            receiver.requests.append(Request(self.path, dict(self.headers.items()), body))
            if receiver.answer is not None:
                receiver.answer(self)
                return
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


# Mail


@dataclass
class Letters:
    """Receive e-mail, or refuse it."""

    port: int
    arrived: list[Message] = field(default_factory=list)
    refuse: bool = False

    @property
    def setting(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def text(self, number: int = -1) -> str:
        return str(self.arrived[number].get_content())  # type: ignore[attr-defined]


class _Keeping:
    def __init__(self, letters: Letters) -> None:
        self._letters = letters

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - its name there
        if self._letters.refuse:
            return "451 come back later"
        self._letters.arrived.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 taken"


@contextmanager
def mail_server(port: int) -> Iterator[Letters]:
    letters = Letters(port)
    controller = Controller(_Keeping(letters), hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield letters
    finally:
        controller.stop()


# Push


class Browser:
    """Has keys, as a browser that has subscribed, and reads what only it can read."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes..."
        self.endpoint = endpoint

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": to_text(self.public), "auth": to_text(self._auth)}

    def read(self, body: bytes) -> Any:
        """RFC 8291, from the other side."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self.public + theirs
        secret = HKDF(SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), public))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1])


def sender_claims(request: Request) -> tuple[dict[str, Any], str]:
    """What the sender says of itself, if its signature is right; and its key."""
    scheme, _, rest = request.headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(parts["k"]))
    claims: dict[str, Any] = jwt.decode(parts["t"], key, algorithms=["ES256"], options={"verify_aud": False})
    return claims, parts["k"]
