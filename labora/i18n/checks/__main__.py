"""`python -m labora.i18n.checks [LANGUAGE...]`: prints what is wrong, and exits with 1 if anything is."""

import sys

from labora.i18n.checks import problems
from labora.i18n.messages import LANGUAGES


def main(wanted: list[str]) -> int:
    found = 0
    for language in wanted or LANGUAGES:
        for problem in problems(language):
            print(f"{language}: {problem}")
            found += 1
    print(f"{found} problems" if found else "All is well.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
