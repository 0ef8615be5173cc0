"""The command `firelight train`: train a game's net."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

from firelight import api
from firelight.cli.arguments import at_least_one, whole_number


def add(commands: Any) -> None:
    train = commands.add_parser("train", help="command-train")
    train.set_defaults(do=do_train)
    train.add_argument("game", choices=tuple(api.titles()))
    train.add_argument("folder", type=Path, help="where the games, the net and the report are kept")
    train.add_argument("--components", metavar="SET", help="a component set, by name or file (default: the shipped one)")
    train.add_argument("--games", type=at_least_one, default=200_000, metavar="K", help="how many games to play (default 200000)")
    train.add_argument("--players", type=whole_number, default=0, metavar="N", help="the number of players, or 0 for all numbers (default)")
    train.add_argument("--shard", type=at_least_one, default=2_000, metavar="K", help="games per file (default 2000)")
    train.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    train.add_argument("--simulations", type=whole_number, default=0, metavar="N", help="decide by search, not greedily (default 0)")
    train.add_argument(
        "--quick", type=whole_number, default=0, metavar="N", help="the same for decisions that are not learned from (default 0: greedily)"
    )
    train.add_argument("--noise", type=whole_number, default=12, metavar="N", help="one move in N is random (default 12)")
    train.add_argument("--rests", type=at_least_one, default=3, metavar="N", help="learn from one start of a turn in N (default 3)")
    train.add_argument("--others", type=at_least_one, default=12, metavar="N", help="and from one position within turns in N (default 12)")
    train.add_argument("--minutes", type=float, default=0.0, metavar="M", help="start no more games after this many minutes")
    train.add_argument("--width", type=at_least_one, default=64, metavar="N", help="width of the net's first layer (default 64)")
    train.add_argument("--hidden", type=at_least_one, default=32, metavar="N", help="width of its second layer (default 32)")
    train.add_argument("--passes", type=at_least_one, default=1, metavar="N", help="how many times to go through all games (default 1)")
    train.add_argument("--rate", type=float, default=0.002, metavar="R", help="learning rate (default 0.002)")
    train.add_argument("--batch", type=at_least_one, default=512, metavar="N", help="positions per step (default 512)")
    train.add_argument(
        "--hope", type=float, default=0.0, metavar="P", help="how much of the win target is the search's expectation (default 0)"
    )
    train.add_argument(
        "--values", type=float, default=0.1, metavar="P", help="how much the inputs learn from all targets but the policy (default 0.1)"
    )
    train.add_argument("--net", default="", metavar="FILE", help="the net that the search plays with")
    train.add_argument("--start", default="", metavar="FOLDER", help="the folder of a training, or the file of a net, to continue from")
    train.add_argument("--more", action="append", default=[], metavar="FOLDER", help="another training whose games to learn from as well")
    train.add_argument(
        "--plan", type=whole_number, default=0, metavar="N", help="first learn to plan turns, in N rounds of self-play (default 0)"
    )
    train.add_argument(
        "--planned",
        type=float,
        default=0.0,
        metavar="H",
        help="plan whole turns in the net's search, on a scale of H hundredths of a point (default 0: off)",
    )
    train.add_argument(
        "--trial", type=whole_number, default=0, metavar="N", help="then try it against search with N simulations, at equal processor time"
    )
    train.add_argument("--deals", type=at_least_one, default=400, metavar="K", help="at most this many deals in a trial (default 400)")
    train.add_argument("--jobs", type=at_least_one, default=None, metavar="J", help="how many tasks at the same time (default: all cores)")
    train.add_argument("--ray", default=None, metavar="ADDRESS", help="play on a Ray cluster: local, auto or host:port")
    train.add_argument("--resume", action="store_true", help="continue with what is in the folder")


def do_train(args: argparse.Namespace) -> int:
    from firelight.lab.pool import cores
    from firelight.lab.training.course import Course, Training
    from firelight.lab.training.crew import Cluster, Crew, Threads

    names = {each.name for each in fields(Course)}
    given: dict[str, Any] = {name: tuple(value) if name == "more" else value for name, value in vars(args).items() if name in names}
    crew: Crew[Any] = Cluster(args.ray, args.jobs) if args.ray else Threads(args.jobs or cores())
    try:
        Training(Course(**given), args.folder, crew, args.resume, lambda text: print(text, flush=True)).run()
    finally:
        crew.close()
    return 0
