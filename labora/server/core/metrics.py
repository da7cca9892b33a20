"""What is counted, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("labora_requests", "HTTP requests", ["route", "method", "status"])
SECONDS = Histogram(
    "labora_request_seconds",
    "Time to answer",
    ["route"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
EVENTS = Counter("labora_events", "Events appended", ["kind"])
CONFLICTS = Counter("labora_conflicts", "Decisions that came too late")
FOLLOWERS = Gauge("labora_followers", "Open WebSocket connections")
LIVE_TABLES = Gauge("labora_live_tables", "Tables in memory")
BOT_DECISIONS = Counter("labora_bot_decisions", "Decisions of bots", ["level"])
BOT_FALLBACKS = Counter("labora_bot_fallbacks", "Bots that had to be replaced", ["level", "reason"])
LISTENING = Gauge("labora_listening", "1 while news of other processes are heard")
HEARD = Counter("labora_heard", "Notifications of the database: the own ones, and those of other processes")
LOST_CONNECTIONS = Counter("labora_lost_connections", "Times that the database was lost")
UNREADABLE = Counter("labora_unreadable_tables", "Attempts to go on with a table that failed")
READY = Gauge("labora_ready", "1 while everything works that is needed to serve tables")
WORKER_FAILURES = Counter("labora_worker_failures", "Workers that died or hung", ["reason"])
SILENT_CONNECTIONS = Counter("labora_silent_connections", "Connections closed for saying nothing")
REFUSED_CONNECTIONS = Counter(
    "labora_refused_connections",
    "Connections closed for a head that is too large, or for being too many",
    ["reason"],
)
JOBS = Counter("labora_jobs", "What workers of their own were asked", ["lane", "outcome"])
NOTICES = Counter("labora_notices", "Messages to people who are not here", ["kind", "outcome"])
