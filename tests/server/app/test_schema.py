"""Bad input is never a 500: requests made up from the OpenAPI document."""

import itertools
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from tests.server.players import ApiClient

_folder = tempfile.TemporaryDirectory()
_app = create_app(
    Settings(database=f"sqlite+aiosqlite:///{Path(_folder.name) / 'labora.db'}", rate_limits=False)
)
schema = schemathesis.openapi.from_dict(_app.openapi())
EXAMPLES = int(os.environ.get("LABORA_SCHEMA_EXAMPLES", "12"))
_turns = itertools.count()


@pytest.fixture(scope="module")
def served() -> object:
    with TestClient(_app, raise_server_exceptions=False) as client:
        api = ApiClient(client)
        ann = api.person("Ann")
        yield client, ann, ann.open(public=True)["id"]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_made_up_requests(case: "schemathesis.Case[Any]", served: tuple[TestClient, object, str]) -> None:
    client, ann, table = served
    headers = dict(case.headers or {})
    # Mostly from somebody who is known, about a table that exists.
    if next(_turns) % 4:
        headers |= ann.headers  # type: ignore[attr-defined]
        if "identifier" in (case.path_parameters or {}):
            case.path_parameters["identifier"] = table
    request = case.as_transport_kwargs(base_url="http://testserver")
    if isinstance((request.get("params") or {}).get("wait"), int | float):
        # What would be answered late is answered a little later.
        request["params"]["wait"] = min(0.05, request["params"]["wait"])
    headers = {**dict(request.get("headers") or {}), **headers}
    answer = client.request(
        request["method"],
        request["url"],
        params=request.get("params"),
        headers=[(name.encode(), str(value).encode("utf-8", "replace")) for name, value in headers.items()],
        json=request.get("json"),
        content=request.get("data"),
    )
    assert answer.status_code < 500, (case, answer.text)
    documented = {int(code) for code in case.operation.definition.raw["responses"] if code.isdigit()}
    assert answer.status_code in documented | {405, 413}, (case, answer.status_code, answer.text)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]
