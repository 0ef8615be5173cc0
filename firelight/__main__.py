"""python -m firelight."""

import sys

from firelight.cli import main

if __name__ == "__main__":
    sys.exit(main())
