"""`python -m labora.benchmarks FORM SECONDS ROUNDS GAMES`: measures one form of the engine; prints JSON."""

import json
import sys

from labora.benchmarks.plain_engine import use_plain_engine

if __name__ == "__main__":
    form, seconds, rounds, games = sys.argv[1:]
    if form == "plain":
        use_plain_engine()
    from labora.benchmarks.measurements import all_setups
    from labora.benchmarks.results import measure

    report = measure(all_setups(), seconds=float(seconds), rounds=int(rounds), opening_games=int(games))
    print(json.dumps(report.as_json()))
