"""E-mail, by the server that the settings name."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

from labora.server.notifications.delivery import Message, UndeliveredError

SECONDS: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465}
# A link in a header is not broken.
WHOLE_LINES: Final = SMTP.clone(max_line_length=900)
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class Mailer:
    """Send mail in threads of its own: a slow server delays no other work."""

    def __init__(self, server: str, sender: str) -> None:
        self._server: Final = urlsplit(server)
        self._sender: Final = sender
        self._threads: Final = ThreadPoolExecutor(2, thread_name_prefix="mail")

    async def send(self, address: str, message: Message) -> None:
        letter = self.letter(address, message)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)

    def letter(self, address: str, message: Message) -> EmailMessage:
        letter = EmailMessage(WHOLE_LINES)
        letter["From"] = self._sender
        letter["To"] = address
        letter["Subject"] = message.title
        letter["Date"] = formatdate()
        # The same for each attempt: what arrives twice is shown once.
        domain = self._sender.rpartition("@")[2].strip("> ")
        letter["Message-ID"] = f"<{message.key}@{domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        if message.stop:
            letter["List-Unsubscribe"] = f"<{message.stop.replace('/unsubscribe#', '/api/notices/stop/')}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        told = "\n\n".join(f"{line.words}\n{line.url}" for line in message.lines)
        letter.set_content(
            told + (f"\n\n-- \n{message.stop_words}:\n{message.stop}\n" if message.stop else "\n")
        )
        return letter

    def _send(self, letter: EmailMessage) -> None:
        try:
            with self._connected() as server:
                self._log_in(server)
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            raise UndeliveredError("refused") from error
        except (smtplib.SMTPException, OSError) as error:
            raise UndeliveredError("mail", ours=True) from error

    def _connected(self) -> smtplib.SMTP:
        host = self._server.hostname or ""
        port = self._server.port or PORTS[self._server.scheme]
        if self._server.scheme == "smtps":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        return smtplib.SMTP(host, port, timeout=SECONDS)

    def _log_in(self, server: smtplib.SMTP) -> None:
        server.ehlo()
        safe = self._server.scheme == "smtps" or self._server.hostname in LOCAL
        if self._server.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            safe = True
        if not self._server.username:
            return
        if not safe:
            # A password is not said where everybody hears it.
            raise smtplib.SMTPNotSupportedError("STARTTLS")
        server.login(unquote(self._server.username), unquote(self._server.password or ""))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
