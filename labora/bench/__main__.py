"""`python -m labora.bench FORM SECONDS ROUNDS GAMES`: measures one form of the engine; prints JSON."""

import json
import sys

from labora.bench.plain import use_plain_engine

if __name__ == "__main__":
    form, seconds, rounds, games = sys.argv[1:]
    if form == "plain":
        use_plain_engine()
    from labora.bench.figures import all_setups
    from labora.bench.report import measure

    report = measure(all_setups(), seconds=float(seconds), rounds=int(rounds), opening_games=int(games))
    print(json.dumps(report.as_json()))
