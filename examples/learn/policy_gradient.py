"""Learns to play by playing against itself, then says by how much it beats `random`.

    python examples/learn/policy_gradient.py --minutes 10

A small network with a mask on its actions, trained by clipped policy gradients (PPO) on what each decision
and what follows it adds to the score. `pip install ".[research,learn]"`; minutes are processor time.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from labora.environments import Games, actions, observations

# The other players' land matters little at this strength, and is most of the vector.
USED: Final = np.array(
    [
        index
        for index, name in enumerate(observations.NAMES)
        if ".space-" not in name
        or (name.startswith("seat-0.") and int(name.split("-")[2].split(".")[0]) < 25)
    ]
)
GAMES: Final = 64
STEPS: Final = 192
EPOCHS: Final = 2
PART: Final = 1024
FADING: Final = 0.997
TRACE: Final = 0.95
CLIP: Final = 0.2
SURPRISE: Final = 0.01
POINTS: Final = 10.0


class Player(nn.Module):  # type: ignore[misc] # PyTorch is looked at as untyped here
    """What to do, as a number for each action, and what is still to come, in tens of points."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(len(USED), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions.COUNT)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return functional.log_softmax(logits, dim=-1), self.value(body).squeeze(-1)

    def choose(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """An action for each game, how likely it was, and what is expected."""
        with torch.no_grad():
            logs, values = self(seen, masks)
            chosen = torch.multinomial(logs.exp(), 1).squeeze(-1)
        return chosen, logs.gather(-1, chosen[:, None]).squeeze(-1), values


@dataclass
class Rollout:
    """What happened in so many steps of all games; the first index is the step."""

    seen: Any
    masks: Any
    chosen: Any
    logs: Any
    values: Any
    players: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]


def look(games: Games) -> tuple[Any, Any]:
    return torch.from_numpy(games.observations[:, USED]), torch.from_numpy(games.masks.astype(bool))


def play(player: Player, games: Games) -> Rollout:
    rows: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        seen, masks = look(games)
        players = games.players.copy()
        chosen, logs, values = player.choose(seen, masks)
        games.step(chosen.numpy())
        told = (players, games.rewards.copy(), games.ended.copy())
        rows.append((seen, masks, chosen, logs, values, *told))
    columns = list(zip(*rows, strict=True))
    tensors = [torch.stack(column) for column in columns[:5]]
    return Rollout(*tensors, *(np.stack(column) for column in columns[5:]))


def advantages(rollout: Rollout) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better than expected each decision turned out, and of which ones that can be said.

    Each player's decisions form a line of their own: what the others do in between belongs to it.
    """
    steps, games, seats = rollout.rewards.shape
    values = rollout.values.numpy()
    better = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    following, gain, gathered = (np.zeros((games, seats)) for _ in range(3))
    told = np.zeros((games, seats), np.bool_)
    every = np.arange(games)
    for step in range(steps - 1, -1, -1):
        over = rollout.ended[step]
        following[over], gain[over], gathered[over], told[over] = 0.0, 0.0, 0.0, True
        gathered += rollout.rewards[step] / POINTS
        at = (every, rollout.players[step])
        surprise = gathered[at] + FADING * following[at] - values[step]
        better[step] = np.where(told[at], surprise + FADING * TRACE * gain[at], 0.0)
        known[step] = told[at]
        following[at], gain[at], gathered[at], told[at] = values[step], better[step], 0.0, True
    return better, known


def learn(player: Player, optimizer: Any, rollout: Rollout) -> None:
    better, known = advantages(rollout)
    keep = torch.from_numpy(known).flatten()
    gains = torch.from_numpy(better).flatten()[keep]
    seen, masks, chosen, logs, values = (
        column.flatten(0, 1)[keep]
        for column in (rollout.seen, rollout.masks, rollout.chosen, rollout.logs, rollout.values)
    )
    targets = values + gains
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(PART):
            now, expected = player(seen[part], masks[part])
            ratio = (now.gather(-1, chosen[part, None]).squeeze(-1) - logs[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            spread = -(now.exp() * now).sum(-1).mean()
            loss = policy + 0.5 * functional.mse_loss(expected, targets[part]) - SURPRISE * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@dataclass(frozen=True)
class Match:
    """Games of one learned player against `random` on all other seats."""

    games: int
    wins: float
    own: float
    others: float

    def __str__(self) -> str:
        return f"{self.games} games: wins {self.wins:.1%}, {self.own:.1f} points against {self.others:.1f}"


def against_random(player: Player, mode: str, variant: str, wanted: int, seed: int = 1) -> Match:
    """The player's seat goes round; ties share the win."""
    random = np.random.default_rng(seed)
    games = Games(mode, variant, GAMES, reward="score")
    seats = games.rewards.shape[1]
    own = np.arange(GAMES) % seats
    scores = np.zeros((GAMES, seats))
    wins, points, others, done = 0.0, 0.0, 0.0, 0
    # The first game of each place, then the next: quick games must not count more often.
    left = np.full(GAMES, -(-wanted // GAMES))
    while left.any():
        chosen = player.choose(*look(games))[0].numpy()
        dice = random.random(games.masks.shape) * games.masks
        games.step(np.where(games.players == own, chosen, dice.argmax(axis=1)))
        scores += games.rewards
        for game in np.flatnonzero(games.ended):
            if left[game]:
                best = scores[game] == scores[game].max()
                wins += best[own[game]] / best.sum()
                points += scores[game, own[game]]
                others += (scores[game].sum() - scores[game, own[game]]) / (seats - 1)
                left[game] -= 1
                done += 1
            scores[game] = 0.0
    return Match(done, wins / done, points / done, others / done)


def train(mode: str, variant: str, minutes: float, seed: int) -> Player:
    torch.manual_seed(seed)
    player = Player()
    optimizer = torch.optim.Adam(player.parameters(), lr=5e-4)
    games = Games(mode, variant, GAMES, reward="score")
    started = time.process_time()
    reported, steps = 0.0, 0
    while (used := time.process_time() - started) < 60 * minutes:
        for group in optimizer.param_groups:
            group["lr"] = 5e-4 * (1.05 - used / (60 * minutes))
        learn(player, optimizer, play(player, games))
        steps += GAMES * STEPS
        if used - reported > 6 * minutes:
            reported = used
            match = against_random(player, mode, variant, 64)
            print(f"{used / 60:4.1f} min, {steps:,} steps. {match}", flush=True)
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--mode", default="3-short")
    parser.add_argument("--variant", default="france")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=512, help="games against random at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keeps the network in a file")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    player = train(asked.mode, asked.variant, asked.minutes, asked.seed)
    match = against_random(player, asked.mode, asked.variant, asked.games, seed=7)
    print(f"Against random, {asked.mode} {asked.variant}, {match}")
    if asked.out:
        torch.save(player.state_dict(), asked.out)


if __name__ == "__main__":
    main()
