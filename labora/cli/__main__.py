import sys

from labora.cli import main

sys.exit(main())
