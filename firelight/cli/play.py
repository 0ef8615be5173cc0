"""The commands `firelight play` and `firelight bots`: play in the terminal, and list the opponents."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.cli.arguments import whole_number
from firelight.engine.errors import OptionError
from firelight.texts import chosen
from firelight.texts.shell import Shell

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.saved_games import SavedGame


def add(commands: Any) -> None:
    """Add the commands to a command line."""
    play = commands.add_parser("play", help="command-play")
    play.set_defaults(do=do_play)
    play.add_argument("game", choices=tuple(api.titles()))
    play.add_argument("--players", type=whole_number, metavar="N", help="command-players")
    play.add_argument("--seats", metavar="LIST", help="command-seats")
    play.add_argument("--seed", type=whole_number, metavar="S", help="command-seed")
    for title in api.titles().values():
        for name, option in title.rules.setup_options.items():
            flag, meaning = f"--{name.replace('_', '-')}", f"option {title.key} {name}"
            if (option.low, option.high) == (0, 1):
                play.add_argument(flag, action="store_const", const=1, help=meaning)
            else:
                play.add_argument(flag, type=whole_number, metavar="N", help=meaning)
    play.add_argument("--series", action="store_true", help="command-series")
    play.add_argument("--components", metavar="SET", help="command-set")
    play.add_argument("--load", metavar="FILE", help="command-load")
    play.add_argument("--resume", action="store_true", help="command-resume")
    play.add_argument("--language", metavar="L", help="command-language")

    bots = commands.add_parser("bots", help="command-bots")
    bots.set_defaults(do=do_bots)
    bots.add_argument("--language", metavar="L", help="command-language")


def _setup_options() -> dict[str, Any]:
    """The setup options of all games."""
    return {name: option for title in api.titles().values() for name, option in title.rules.setup_options.items()}


def do_play(args: argparse.Namespace) -> int:
    from firelight.screen import Screen
    from firelight.terminal import TerminalSession, ask_line

    language = chosen(args.language)
    face = api.title(args.game).words.load_face(language)
    game, saved = _game_to_play(args)
    table = TerminalSession(game, saved, Screen(face.styles(), face.width), ask_line, language=language)
    table.run()
    return 0


def _game_to_play(args: argparse.Namespace) -> tuple[Game, SavedGame]:
    """The game to play, and who sits where."""
    from firelight.saved_games import SavedGame, new_file
    from firelight.seats import read_seats
    from firelight.terminal import series_file

    title = api.title(args.game)
    face = title.words.face
    options = {name: value for name in _setup_options() if (value := getattr(args, name)) is not None}
    if args.resume or args.load:
        chosen = [*options, *(name for name in ("series", "components") if getattr(args, name))]
        if chosen:
            raise OptionError(f"{', '.join(chosen)}: a game that you continue is already set up; leave this out")
    if args.resume:
        return _resume(args)
    seed = secrets.randbits(62) if args.seed is None else args.seed
    if args.load:
        game = _load(args.load, seed)
        if game.title != args.game:
            raise OptionError(f"load: {args.load} is a game of {game.title}, not {args.game}")
        if args.players not in (None, game.players):
            raise OptionError(f"players: {args.load} is a game for {game.players}")
        return game, SavedGame(new_file(args.game), read_seats(args.seats, game.players, title, game.players), seed)
    if args.series:
        if face.series is None:
            raise OptionError(f"series: {title.name} has none")
        if face.series.option in options:
            raise OptionError(f"{face.series.option}: in a series the previous games set it")
        if args.players not in (None, face.series.players):
            raise OptionError(f"series: it is for {face.series.players} player, not {args.players}")
        options[face.series.option] = face.series.value(face.series.load(series_file(args.game)))
    seats = read_seats(args.seats, args.players, title, face.players)
    game = api.new(args.game, len(seats), seed, args.components, **options)
    return game, SavedGame(new_file(args.game), seats, seed, args.series)


def _resume(args: argparse.Namespace) -> tuple[Game, SavedGame]:
    from firelight.saved_games import SaveError, games_folder, last_unfinished, open_saved
    from firelight.seats import read_seats

    path = last_unfinished(args.game)
    if path is None:
        raise SaveError(f"resume: there is no unfinished game of {args.game} in {games_folder()}")
    game = api.replay(path)
    saved = open_saved(path, game.players)
    try:
        saved.seats = read_seats(args.seats or ",".join(saved.seats), game.players, game.edition.title, game.players)
    except OptionError as reason:
        raise OptionError(f"{reason}{'' if args.seats else ' (--seats says who plays instead)'}") from reason
    return game, saved


def _load(path: str, seed: int) -> Game:
    """The game at a position, or at the end of a record."""
    from firelight.engine.errors import PositionError
    from firelight.engine.files import read_data

    _, data = read_data(Path(path), PositionError)
    return api.replay(Path(path), seed) if data.get("firelight") == "record" else api.load(Path(path), seed)


def do_bots(args: argparse.Namespace) -> int:
    from firelight.bots import known

    language = chosen(args.language)
    names = known(language)
    width = max(map(len, names))
    for name, text in names.items():
        print(f"{name:<{width}}  {text}")
    print(f"\n{Shell(language).say('bot-own')}")
    return 0
