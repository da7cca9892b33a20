"""Web Push: a message that only the browser can read (RFC 8291), from a sender that it knows (RFC 8292)."""

import base64
import json
import os
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

TOKEN_SECONDS: Final = 12 * 3600
# A message that could not be delivered for a day is not worth it any more.
LASTING_SECONDS: Final = 24 * 3600
RECORD: Final = 4096
# What a record holds beside its text: the end's mark and the tag of the cipher.
LONGEST: Final = RECORD - 17 - 86
CURVE: Final = ec.SECP256R1()


def to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True, slots=True)
class Subscription:
    """Hold a browser's address for push messages and its keys."""

    endpoint: str
    p256dh: str
    """The browser's public key."""
    auth: str
    """A secret that it shares with the servers that may send to it."""

    @classmethod
    def read(cls, stored: str) -> "Subscription":
        """Raises ValueError for keys that are none."""
        found = json.loads(stored)
        subscription = cls(found["endpoint"], found["p256dh"], found["auth"])
        subscription.public_key()
        if len(from_text(subscription.auth)) != 16:
            raise ValueError("auth")
        return subscription

    def stored(self) -> str:
        return json.dumps({"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth})

    def public_key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(self.p256dh))


# The sender


def new_key() -> str:
    return (
        ec.generate_private_key(CURVE)
        .private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        .decode()
    )


class PushSender:
    """Send push messages, signed with a key that is made once and stays."""

    def __init__(self, key: str) -> None:
        found = serialization.load_pem_private_key(key.encode(), None)
        assert isinstance(found, ec.EllipticCurvePrivateKey)
        self._key: Final = found
        self.public: Final = to_text(_point(found.public_key()))

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": contact,
        }
        token = jwt.encode(claims, self._key, algorithm="ES256")
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING_SECONDS),
            "Urgency": "normal",
        }


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


# The message


def encrypted(
    text: bytes,
    to: Subscription,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """One record. Salt and key are new for each message; tests give those of the standard."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    theirs, mine = to.public_key(), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + _point(theirs) + mine
    secret = HKDF(SHA256(), 32, from_text(to.auth), info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + RECORD.to_bytes(4, "big") + len(mine).to_bytes(1, "big") + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)
