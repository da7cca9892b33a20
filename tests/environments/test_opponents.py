"""Many games against opponents are the games of one environment, whoever the opponents are."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest

from labora.environments import actions, observations
from labora.environments.opponents import BotsVectorEnv, SeatVectorEnv, SoloVectorEnv, TaskVectorEnv
from labora.environments.policies import Masks, NetworkPolicy, Pool, RandomPolicy, save_network
from labora.environments.shaping import Shaping
from labora.environments.tasks import TASKS
from labora.rules.constants.errors import LaboraError


def some(masks: np.ndarray[Any, Any], random: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


def play_beside(many: SeatVectorEnv, one: gymnasium.Env[Any, Any], steps: int, **begin: Any) -> int:
    """Steps both in the same way, compares all that they tell; answers how many games ended."""
    random = np.random.default_rng(2)
    seen, told = many.reset(**begin)
    alone, info = one.reset(**begin)
    ends = 0
    for _ in range(steps):
        assert (seen[0] == alone).all() and (told["action_mask"][0] == info["action_mask"]).all()
        action = some(told["action_mask"], random)
        seat = int(many.seats[0])
        seen, rewards, terminated, truncated, told = many.step(action)
        alone, reward, over, cut, info = one.step(action[0])
        assert rewards[0] == pytest.approx(reward) and (terminated[0], truncated[0]) == (over, cut)
        if over or cut:
            assert (told["final_obs"][0] == alone).all()
            assert told["points"][0] == info["scores"][seat]
            alone, info = one.reset()
            ends += 1
    return ends


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "3-short", "opponents": ["novice"]},
        {"mode": "3-short", "variant": "ireland", "opponents": ["novice"], "observation": "own"},
        {"mode": "2-short", "opponents": ["novice"], "round_limit": 3, "truncate": True, "reward": "score"},
        {"mode": "3-short", "opponents": ["novice"], "shaping": 0.5, "discount": 0.99, "reward": "win"},
    ],
)
def test_a_batch_plays_the_games_of_one_environment(options: dict[str, Any]) -> None:
    one = gymnasium.make("labora/Bots-v0", **options).unwrapped
    assert play_beside(BotsVectorEnv(1, **options), one, 130, seed=5) >= 1


@pytest.mark.parametrize("task", TASKS)
def test_a_batch_plays_the_games_of_a_task(task: str) -> None:
    many = TaskVectorEnv(1, task=task)
    one = gymnasium.make(TASKS[task].environment).unwrapped
    play_beside(many, one, 12, options={"game": 2})
    assert many.single_observation_space.shape == (observations.width(TASKS[task].observation),)


def test_a_solo_batch_adds_up_to_scores() -> None:
    games = SoloVectorEnv(3, "ireland", observation="own")
    random = np.random.default_rng(1)
    _, told = games.reset(seed=1)
    totals, ends = np.zeros(3), 0
    while ends < 3:
        _, rewards, ended, _, told = games.step(some(told["action_mask"], random))
        totals += rewards
        for game in np.flatnonzero(ended):
            assert totals[game] == told["points"][game]
            totals[game] = 0
            ends += 1


class Noting:
    """A policy that draws, and notes how many rows it was asked about."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self._random = RandomPolicy(3)

    def __call__(self, observations: Any, masks: Masks) -> Any:
        assert observations.shape == (len(masks), 1084) and masks.any(axis=1).all()
        self.rows.append(len(masks))
        return self._random(observations, masks)


def test_policies_are_asked_about_whole_batches() -> None:
    older, other = Noting(), Noting()
    games = BotsVectorEnv(
        16, mode="3-short", opponents=[Pool([older, other], seed=1), "random"], seat=2, observation="own"
    )
    games.reset(seed=1)
    ends = 0
    for _ in range(150):
        *_, ended, _, told = games.step(games.sample())
        assert not told["illegal_action"].any()
        ends += int(ended.sum())
    assert ends and max(older.rows) > 3 and max(other.rows) > 3
    assert set(games.seats.tolist()) == {2}


def test_a_bot_of_ones_own_plays_as_it_comes(tmp_path: Any) -> None:
    file = tmp_path / "last.py"
    file.write_text(
        "from labora.bots import Bot\n"
        "from labora.rules.decision import Options\n"
        "class Last(Bot):\n"
        "    def choose(self, position, clock):\n"
        "        return Options(position)[-1]\n"
    )
    games = BotsVectorEnv(2, mode="2-short", opponents=[f"{file}:Last"], seat=0, round_limit=4)
    games.reset(seed=1)
    ended = sum(int(games.step(games.sample())[2].sum()) for _ in range(200))
    assert ended


def test_one_seed_is_one_batch() -> None:
    def seen(seed: int) -> Any:
        games = BotsVectorEnv(4, mode="3-short", opponents=["random", "novice"])
        games.reset(seed=seed)
        return [games.step(games.sample())[0].sum() for _ in range(25)]

    assert seen(3) == seen(3) != seen(4)


def test_gymnasium_makes_the_batches() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in ("labora/Bots-v0", *(task.environment for task in TASKS.values())):
            games = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point")
            seen, told = games.reset(seed=1)
            assert seen in games.observation_space and told["action_mask"].shape == (2, actions.COUNT)


def test_shaping_pays_as_much_for_every_way_to_the_end() -> None:
    plain: dict[str, Any] = {"mode": "3-short", "opponents": ["random"], "reward": "rank", "seat": 0}
    paid = []
    for seed in (1, 2):
        env = gymnasium.make("labora/Bots-v0", **plain, shaping=2.0).unwrapped
        random = np.random.default_rng(seed)
        _, info = env.reset(seed=1)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(some(info["action_mask"][None], random)[0])
            total += float(reward)
        own, others = info["scores"][0], info["scores"][1:]
        rank = sum((own > other) - (own < other) for other in others) / 2
        paid.append(total - rank)
    # With a discount of 1 it is the potential of the first decision, taken away.
    assert paid[0] == pytest.approx(paid[1]) and paid[0] != 0


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(LaboraError, match=r"no observation 'all'\. Observations: table, own"):
        BotsVectorEnv(2, observation="all")
    with pytest.raises(LaboraError, match="seats 0 to 2"):
        BotsVectorEnv(2, seat=3)
    with pytest.raises(LaboraError, match="discount"):
        Shaping("rank", 1.0, 0.0)
    with pytest.raises(LaboraError, match="Tasks: solo-france"):
        TaskVectorEnv(2, task="chess")


def test_a_network_in_a_file_chooses_what_is_legal(tmp_path: Any) -> None:
    random = np.random.default_rng(0)
    shapes = [(1084, 8), (8, actions.COUNT)]
    layers = [(random.normal(size=shape), np.zeros(shape[1])) for shape in shapes]
    save_network(tmp_path / "small.npz", layers, '{"task": "solo-france"}')
    network = NetworkPolicy(tmp_path / "small.npz")
    assert network.about == '{"task": "solo-france"}' and network.entries == 1084
    games = SoloVectorEnv(8)
    seen, told = games.reset()
    for _ in range(40):
        seen, *_, told = games.step(network(seen, told["action_mask"]))
        assert not told["illegal_action"].any()
    greedy = NetworkPolicy(tmp_path / "small.npz", greedy=True)
    assert (greedy(seen, told["action_mask"]) == greedy(seen, told["action_mask"])).all()
    (tmp_path / "no.npz").write_text("no")
    with pytest.raises(LaboraError, match="is not a network"):
        NetworkPolicy(tmp_path / "no.npz")
