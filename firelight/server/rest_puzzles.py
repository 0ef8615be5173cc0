"""REST: puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from firelight.server import rest_answers as answers
from firelight.server import rest_models as models
from firelight.server.identity import Asking, InRooms
from firelight.server.moves import MOST_AT_ONCE
from firelight.server.replies import json_reply
from firelight.server.rest_common import FOR_PLAYERS, IN_A_GAME, NEW_GAME_OF_ANOTHER, Creating, created_reply
from firelight.server.socket_answers import Thing

router = APIRouter(prefix="/api/puzzles")

PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=200, pattern=models.NO_NUL)]
Difficulty = Literal["easy", "medium", "hard"]


class Act(models.Strict):
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_AT_ONCE)]


class PuzzleAbout(BaseModel):
    id: str
    game: answers.Title
    players: int
    seat: int = Field(description="the seat to decide")
    difficulty: Difficulty


class PuzzleDeed(BaseModel):
    family: str
    args: dict[str, Any]


class PuzzleAct(BaseModel):
    moves: list[str]
    deeds: list[PuzzleDeed] = Field(description="its choices, without the payments")
    win: float
    margin: float


class PuzzleAnswer(BaseModel):
    """The best act, which is the first of `values`, with its reasons and its proof."""

    line: list[str] = Field(description="the turn it begins")
    gains: dict[str, int]
    costs: list[Thing]
    prepares: list[Thing]
    then: str = Field(description="what the last move of the line reveals, or empty")
    proof: Literal["solver", "search"]
    simulations: int
    acts: int = Field(description="the number of possible acts")
    levels: dict[str, int] = Field(description="how often opponents found it, by level")
    level_tries: int
    values: list[PuzzleAct]


class FoundBy(BaseModel):
    players: int = Field(description="players who have finished it")
    found: int


class Puzzle(PuzzleAbout):
    tries: int
    left: int = Field(description="tries left")
    solved: bool | None = Field(description="null: not finished")
    streak: int = Field(description="how many puzzles I have solved in a row")
    answer: PuzzleAnswer | None = Field(description="null until I have solved it or used all tries")
    found: FoundBy | None


class PuzzleCount(BaseModel):
    game: answers.Title
    difficulty: Difficulty
    puzzles: int
    solved: int
    failed: int


class DailyPuzzle(PuzzleAbout):
    solved: bool | None = Field(description="null: I have not finished it")


class Puzzles(BaseModel):
    counts: list[PuzzleCount]
    solved: int
    failed: int
    streak: int
    daily: DailyPuzzle | None


class NextPuzzle(BaseModel):
    id: str | None = Field(description="null: none left")


class PuzzleTry(BaseModel):
    complete: bool = Field(description="false: there are choices left, so the try does not count yet")
    right: bool | None
    puzzle: Puzzle


@router.get("", response_model=Puzzles, responses=FOR_PLAYERS)
async def puzzles(player: Asking, rooms: InRooms) -> Response:
    """How many puzzles there are, how I have done, and today's puzzle."""
    return json_reply(await rooms.puzzles.overview(player))


@router.get("/next", response_model=NextPuzzle, responses=FOR_PLAYERS)
async def next_puzzle(
    player: Asking,
    rooms: InRooms,
    game: Annotated[str | None, Query(max_length=40)] = None,
    difficulty: Annotated[Difficulty | None, Query()] = None,
) -> Response:
    """A puzzle I have not finished."""
    return json_reply(await rooms.puzzles.next_unsolved(player, game, difficulty))


@router.get("/{puzzle}", response_model=Puzzle, responses=IN_A_GAME)
async def puzzle(puzzle: PuzzleId, player: Asking, rooms: InRooms) -> Response:
    """A puzzle, with its answer once I have finished it."""
    return json_reply(await rooms.puzzles.about(player, puzzle))


@router.post("/{puzzle}", status_code=201, response_model=answers.Made, responses=NEW_GAME_OF_ANOTHER)
async def open_puzzle(puzzle: PuzzleId, player: Asking, rooms: InRooms, limit: Creating) -> Response:
    """Open the puzzle on a table. The table of the previous puzzle is deleted."""
    return created_reply(await rooms.puzzles.open(player, puzzle))


@router.post("/{puzzle}/tries", response_model=PuzzleTry, responses=IN_A_GAME)
async def try_puzzle(puzzle: PuzzleId, body: Act, player: Asking, rooms: InRooms) -> Response:
    """Try an act. After two tries, or the right one, more do not count."""
    return json_reply(await rooms.puzzles.attempt(player, puzzle, body.moves))
