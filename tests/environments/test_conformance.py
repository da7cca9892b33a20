"""The checks that Gymnasium, PettingZoo and OpenSpiel bring for environments, and what they do not check."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, seed_test

import labora.environments
from labora.environments import Games, actions, observations
from labora.environments.pettingzoo import env as aec_env
from labora.rules.constants.errors import LaboraError
from labora.rules.state.position import Position


def random_action(mask: np.ndarray[Any, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def play_through(
    env: gymnasium.Env[Any, Any], seed: int, *, masked: bool = True
) -> tuple[float, dict[str, Any]]:
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = random_action(info["action_mask"], random) if masked else int(random.integers(actions.COUNT))
        _, reward, over, _, info = env.step(action)
        total += float(reward)
    return total, info


# Gymnasium


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_gymnasium_finds_nothing_wrong_with_solo(variant: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("labora/Solo-v0", variant=variant, render_mode="ansi").unwrapped)


def test_gymnasium_finds_nothing_wrong_with_bots() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("labora/Bots-v0", mode="3-short", render_mode="ansi").unwrapped)


def test_the_rewards_of_a_solo_game_are_its_score() -> None:
    total, info = play_through(gymnasium.make("labora/Solo-v0", variant="ireland"), 4)
    assert [total] == info["scores"]


def test_a_game_without_a_look_at_the_mask_ends_too() -> None:
    total, info = play_through(gymnasium.make("labora/Solo-v0"), 5, masked=False)
    assert [total] == info["scores"] and info["illegal_action"] in (True, False)


def test_against_bots_the_end_pays_the_rank() -> None:
    env = gymnasium.make("labora/Bots-v0", mode="2-short", opponents=["random"], seat=1, round_limit=12)
    total, info = play_through(env, 6)
    mine, other = info["scores"][1], info["scores"][0]
    assert total == np.sign(mine - other)


def test_the_same_seed_is_the_same_game_against_bots() -> None:
    first, again = (play_through(gymnasium.make("labora/Bots-v0"), 7)[1] for _ in range(2))
    assert first["scores"] == again["scores"]


@pytest.mark.parametrize(
    "wrong", [{"seat": 3}, {"opponents": []}, {"reward": "gold"}, {"opponents": ["nobody"]}]
)
def test_what_there_is_not_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(LaboraError):
        gymnasium.make("labora/Bots-v0", **wrong)


def test_the_position_can_be_read_from_what_is_rendered() -> None:
    env = gymnasium.make("labora/Solo-v0", render_mode="ansi")
    env.reset()
    assert Position.parse(str(env.render())).round == 1


# Many games


def test_many_games_play_like_one() -> None:
    many = gymnasium.make_vec("labora/Solo-v0", num_envs=3, vectorization_mode="vector_entry_point")
    ones = [gymnasium.make("labora/Solo-v0") for _ in range(3)]
    random = np.random.default_rng(8)
    seen, info = many.reset()
    alone = [one.reset() for one in ones]
    for _ in range(300):
        for number, (observation, told) in enumerate(alone):
            assert (seen[number] == observation).all()
            assert (info["action_mask"][number] == told["action_mask"]).all()
        chosen = np.array([random_action(mask, random) for mask in info["action_mask"]])
        seen, rewards, ended, _, info = many.step(chosen)
        alone = []
        for number, one in enumerate(ones):
            observation, reward, over, _, told = one.step(chosen[number])
            assert (rewards[number], ended[number]) == (reward, over)
            if over:
                assert info["_final_obs"][number] and (info["final_obs"][number] == observation).all()
                observation, told = one.reset()
            alone.append((observation, told))


def test_games_of_several_players_tell_who_decides_and_who_won() -> None:
    games = Games("2-short", "france", 4, reward="win", round_limit=8, seed=9)
    ends, seats = 0, set()
    while ends < 6:
        ends += games.step(games.sample())
        assert not games.illegal.any()
        seats |= set(games.players.tolist())
        for game in np.flatnonzero(games.ended):
            assert games.rewards[game].sum() == 0 and games.limited[game]
            over = observations.structured(games.last_observation(int(game)))["game"]
            assert isinstance(over, dict) and over["over"] == 1
        assert (games.rewards[~games.ended] == 0).all()
    assert seats == {0, 1}


def test_games_need_one_action_each() -> None:
    with pytest.raises(ValueError, match="There are 4 games, not 3"):
        Games(count=4).step([0, 0, 0])


def test_an_illegal_action_among_many_is_told() -> None:
    games = Games(count=2)
    legal = int(np.flatnonzero(games.masks[0])[0])
    games.step(np.array([legal, actions.COUNT + 7]))
    assert games.illegal.tolist() == [False, True]


# PettingZoo


@pytest.mark.parametrize("mode", ["3-short", "solo", "2-long"])
def test_pettingzoo_finds_nothing_wrong(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It would like arrays to dictionaries, though masks are passed in these.
        warnings.simplefilter("ignore")
        api_test(aec_env(mode=mode, variant="france", round_limit=6), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_plays_the_same_again() -> None:
    seed_test(lambda: aec_env(mode="3-short", variant="ireland"), num_cycles=60)


def test_a_whole_game_of_pettingzoo_pays_everybody() -> None:
    env = aec_env(mode="4-short", variant="france", reward="score")
    env.reset()
    random = np.random.default_rng(1)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else random_action(observation["action_mask"], random))
    assert list(totals.values()) == env.unwrapped.scores()


def test_who_waits_has_no_action() -> None:
    env = aec_env()
    env.reset()
    waiting = [agent for agent in env.agents if agent != env.agent_selection]
    assert all(not env.observe(agent)["action_mask"].any() for agent in waiting)


# OpenSpiel


@pytest.mark.parametrize(
    "game", ["labora", "labora(mode=2-short,variant=ireland,round_limit=5,returns=score)"]
)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_openspiel_writes_a_playthrough_that_repeats() -> None:
    name = "labora(mode=2-short,round_limit=1)"
    first = generate_playthrough.playthrough(name, action_sequence=None, seed=3)
    state = pyspiel.load_game(name).new_initial_state()
    taken = [int(line.split(":")[1]) for line in first.splitlines() if line.startswith("action:")]
    for action in taken:
        state.apply_action(action)
    assert state.is_terminal() and f"Returns() = {[int(x) for x in state.returns()]}" in first
    assert generate_playthrough.playthrough(name, action_sequence=taken, seed=3) == first


def test_a_clone_of_openspiel_goes_its_own_way() -> None:
    state = pyspiel.load_game("labora").new_initial_state()
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_openspiels_observer_fills_one_array() -> None:
    game = pyspiel.load_game("labora")
    state = game.new_initial_state()
    observer = make_observation(game)
    tensor = observer.tensor
    for player in (2, 0):
        observer.set_from(state, player)
        assert observer.tensor is tensor and tensor.tolist() == state.observation_tensor(player)


def test_openspiels_tree_search_plays_as_it_comes() -> None:
    game = pyspiel.load_game("labora(mode=2-short,round_limit=3)")
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def test_everything_is_registered_by_one_import() -> None:
    script = (
        "import labora.environments, gymnasium, pyspiel;"
        "gymnasium.make('labora/Solo-v0'); gymnasium.make('labora/Bots-v0');"
        "print('labora' in pyspiel.registered_names(), labora.environments.pettingzoo.env().possible_agents)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "True ['player_0', 'player_1', 'player_2']", done.stderr
    assert labora.environments.Games is Games
