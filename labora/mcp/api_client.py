"""Requests to the service's addresses, as any client sends them; refusals come back as their sentences."""

from typing import Any, Final

import httpx2

from labora.i18n import Words

Json = dict[str, Any]
UNKNOWN: Final = 401


class RefusedError(Exception):
    """Carry a sentence for the model."""

    def __init__(self, sentence: str, status: int = 0) -> None:
        super().__init__(sentence)
        self.status: Final = status


class ApiClient:
    """Ask the server for one user: with a token, or none yet, and a language."""

    def __init__(self, client: httpx2.AsyncClient, token: str, words: Words) -> None:
        self._client: Final = client
        self.token: Final = token
        self._words: Final = words

    async def get(self, path: str, **query: Any) -> Json:
        return await self._ask("GET", path, query, None)

    async def post(self, path: str, **body: Any) -> Json:
        return await self._ask("POST", path, {}, body)

    async def _ask(self, method: str, path: str, query: Json, body: Json | None) -> Json:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            answer = await self._client.request(
                method, path, params={"lang": self._words.language} | query, json=body, headers=headers
            )
            found = answer.json() if answer.content else {}
        except (httpx2.HTTPError, ValueError):
            raise RefusedError(self._words.text("mcp-unreachable")) from None
        if answer.is_success and isinstance(found, dict):
            return found
        if answer.status_code == UNKNOWN:
            raise RefusedError(self._words.text("mcp-who-are-you"), UNKNOWN)
        raise RefusedError(self._sentence(found), answer.status_code)

    def _sentence(self, problem: Any) -> str:
        """Of a decision that is not possible: which one, and why not."""
        if not isinstance(problem, dict) or "detail" not in problem:
            return self._words.text("mcp-unreachable")
        refused = problem.get("refused")
        if refused is None:
            return str(problem["detail"])
        return refusal(self._words, refused)


def refusal(words: Words, refused: Json) -> str:
    return words.text(
        "mcp-refused", number=refused["index"] + 1, decision=refused["decision"], why=refused["words"]
    )
