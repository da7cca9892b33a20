"""Running the service: one process with uvicorn."""

import gc

import uvicorn

from labora.server.base.logs import configure_logs
from labora.server.base.settings import Settings
from labora.server.run.app import create_app


def _calm_collector() -> None:
    """Tables are large and long-lived: looking through all of them for garbage would be felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def serve(settings: Settings) -> None:
    configure_logs(settings.log_level)
    _calm_collector()
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        # News are large and frequent: packing them would cost more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=4096,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
