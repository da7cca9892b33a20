import sys

from labora.cli.app import main

sys.exit(main())
