"""A Ray cluster as the place where work runs.

When a worker dies, or its whole node, Ray gives its batch to another. A batch has one future, so its results
count once; games come from their numbers alone, so they are the same on every machine.
"""

import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Final

from labora.extras import require
from labora.parallel import node_check
from labora.parallel.executors import AHEAD, Batch, Done, Executor, Task
from labora.parallel.packing import OtherLaboraError, identity, lent, packed
from labora.rules.constants.errors import LaboraError

ADDRESS: Final = "RAY_ADDRESS"
ANYWHERE: Final = "auto"
# Deaths of workers that a batch survives: what kills so many is the batch itself.
_RETRIES: Final = 20
# No reports to its makers, and one try to connect (45 seconds) instead of twenty.
_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
}
_SECONDS_TO_ANSWER: Final = 3.0
_SECONDS_BETWEEN_COUNTS: Final = 2.0


class ClusterError(LaboraError):
    """Report that there is no cluster, or that it is not fit for this or has lost work for good."""


class Cluster(Executor):
    """Run as many batches at once as the cluster has processors, or `jobs`. Files of bots go along."""

    seconds_per_batch = 0.5

    def __init__(self, jobs: int | None = None, bots: Iterable[str] = ()) -> None:
        self._ray: Final = quiet_ray()
        self._along: Final = lent(bots)
        self._jobs: Final = jobs
        self._slots = 1
        self._counted = float("-inf")
        self._open: Final[set[Any]] = set()
        # A program that has a cluster already keeps it.
        self._is_guest: Final = bool(self._ray.is_initialized())
        if not self._is_guest:
            _connect(self._ray)
        self._ray.cloudpickle.register_pickle_by_value(node_check)
        self._carry: Final = self._ray.remote(num_cpus=1, max_retries=_RETRIES)(node_check.carry)
        try:
            self._look_at_nodes()
        except BaseException:
            self.close()
            raise

    @property
    def room(self) -> int:
        """Nodes come and go."""
        if time.monotonic() - self._counted > _SECONDS_BETWEEN_COUNTS:
            processors = int(self._ray.cluster_resources().get("CPU", 0))
            # Also without any: a cluster that grows by itself does so when work is waiting.
            self._slots = max(1, processors)
            self._counted = time.monotonic()
        return min(AHEAD * self._slots, self._jobs or AHEAD * self._slots)

    def submit(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future[Batch[Done]]":
        answer: Future[Batch[Done]] = Future()
        reference = self._carry.remote(identity(), packed(work, tasks, self._along))
        self._open.add(reference)
        reference.future().add_done_callback(partial(self._hand_over, reference, answer))
        return answer

    def _hand_over(self, reference: Any, answer: "Future[Any]", arrived: "Future[Any]") -> None:
        """Called from a thread of Ray's."""
        self._open.discard(reference)
        error = arrived.exception()
        if error is None:
            answer.set_result(arrived.result())
        else:
            answer.set_exception(self._meaning(error))

    def _meaning(self, error: BaseException) -> BaseException:
        failures = self._ray.exceptions
        if isinstance(error, failures.RayTaskError):
            return _told_by(str(getattr(error, "ip", "?")), getattr(error, "cause", error))
        if isinstance(error, failures.RayError):
            reason = str(error).strip().splitlines()[0]
            return ClusterError(
                f"The cluster has lost work for good: {reason}", "error-cluster-lost", {"reason": reason}
            )
        return error

    def _look_at_nodes(self) -> None:
        """All have the Labora of this process, or a sentence says which has not."""
        for address, found in self._identities():
            if found != identity():
                raise _other_labora(address, found)

    def _identities(self) -> Iterator[tuple[str, str]]:
        at = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        look = self._ray.remote(num_cpus=0)(node_check.look)
        asked = [
            (node["NodeManagerAddress"], look.options(scheduling_strategy=at(node["NodeID"], False)).remote())
            for node in self._ray.nodes()
            if node["Alive"]
        ]
        for address, reference in asked:
            try:
                yield address, self._ray.get(reference)
            except self._ray.exceptions.RayTaskError as error:
                raise _told_by(address, getattr(error, "cause", error)) from None
            except self._ray.exceptions.RayError:
                # It left while it was asked.
                continue

    def close(self) -> None:
        if not self._is_guest:
            # Ray ends what it still does for a process that goes.
            self._ray.shutdown()
            return
        for reference in list(self._open):
            self._ray.cancel(reference, force=True)


def quiet_ray() -> Any:
    """Ray, as it is loaded for the first time."""
    require("cluster")
    for name, value in _SETTINGS.items():
        os.environ.setdefault(name, value)
    ray = import_module("ray")
    import_module("ray.util.scheduling_strategies")
    # Its notes about nodes that died would stand between the lines of --json.
    import_module("ray._private.worker").__dict__["_worker_logs_enabled"] = False
    return ray


def _connect(ray: Any) -> None:
    address = os.environ.get(ADDRESS) or ANYWHERE
    if not _answers(address):
        raise _no_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except ConnectionError:
        raise _no_answer(address) from None
    except (RuntimeError, ValueError, OSError) as error:
        reason = " ".join(str(error).split())
        raise ClusterError(
            f"The Ray cluster at {address} cannot be used: {reason}",
            "error-cluster-unfit",
            {"address": address, "reason": reason},
        ) from error


def _answers(address: str) -> bool:
    """Ray itself would try for a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return True
    with suppress(OSError), socket.create_connection((host, int(port)), _SECONDS_TO_ANSWER):
        return True
    return False


def _no_answer(address: str) -> ClusterError:
    return ClusterError(
        f"No Ray cluster answers at {address}: ray start --head, or {ADDRESS}.",
        "error-cluster-no-answer",
        {"address": address},
    )


def _other_labora(node: str, there: str) -> ClusterError:
    return ClusterError(
        f"The node {node} has Labora {there}, and here it is {identity()}.",
        "error-cluster-differs",
        {"node": node, "there": there, "here": identity()},
    )


def _told_by(node: str, error: BaseException) -> BaseException:
    """What went wrong on a node, for people as far as they can do something about it."""
    if isinstance(error, OtherLaboraError):
        return _other_labora(node, str(error))
    if isinstance(error, ModuleNotFoundError):
        module = str(error.name)
        return ClusterError(
            f"The node {node} lacks {module}.", "error-cluster-lacks", {"node": node, "module": module}
        )
    if isinstance(error, LaboraError):
        # Its message does not travel, its text does.
        return ClusterError(str(error), "error-cluster-work", {"node": node, "reason": str(error)})
    return error
