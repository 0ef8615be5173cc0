"""python -m firelight."""

import sys

from firelight.cli import main

sys.exit(main())
