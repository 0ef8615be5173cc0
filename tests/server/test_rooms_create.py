"""Making games: seats, links, component sets, series, limits."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from firelight import api
from firelight.server.errors import Refused
from firelight.server.limits import Limits
from firelight.server.rooms import Clock, NewGame, NewSeat, SeatChange
from tests.server.roomkit import BOT, ME, OPEN, Heard, QuickThinkers, Table, finished, people, rooms_at, run, seated, until, without_end


def test_a_game_begins_when_no_seat_is_open(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            astrid, bo = await people(rooms, "Astrid", "Bo")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, OPEN], seed=7))
            assert sorted(made.links) == ["1", "watch"]
            about = await rooms.summary(astrid, made.game)
            assert (about["status"], about["deciding"], about["seats"][1]["kind"]) == ("waiting", None, "open")
            with pytest.raises(Refused) as refused:
                await rooms.move(astrid, made.game, "1", 0, 0, ["keep path"])
            assert refused.value.code == "not-begun"
            assert await rooms.invitations.join(bo, made.links["1"], True) == {"id": made.game, "seat": 1}
            about = await rooms.summary(bo, made.game)
            assert (about["status"], about["seats"][1]["name"], about["seats"][1]["mine"]) == ("playing", "Bo", True)
            assert about["deciding"] is not None

    run(work)


def test_several_hold_a_seat_and_one_holds_several(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            astrid, bo, cy = await people(rooms, "Astrid", "Bo", "Cy")
            made = await rooms.create(astrid, NewGame("emberheart", [ME, ME, OPEN], seed=7))
            await rooms.invitations.join(bo, made.links["2"], True)
            again = await rooms.invitations.renew(bo, made.game, 2)
            await rooms.invitations.join(cy, again, True)
            await rooms.invitations.join(cy, again, True)
            room = (await rooms.keeper.get(made.game)).room
            assert room.seats_of(astrid.id) == {0, 1}
            assert room.seats_of(bo.id) == room.seats_of(cy.id) == {2}
            assert [seat.name for seat in room.seats] == ["Astrid", "Astrid 2", "Bo"]
            hot = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            table = Table(rooms, hot.game, {0: astrid, 1: astrid})
            await table.moves(10)
            assert {made.seat for made in table.room.made} == {0, 1}

    run(work)


def test_a_link_leads_to_one_open_seat_and_to_watching(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            astrid, bo, cy, wim = await people(rooms, "Astrid", "Bo", "Cy", "Wim")
            made = await rooms.create(astrid, NewGame("emberheart", [ME, OPEN, OPEN]))
            assert (await rooms.invitations.join(bo, made.links["1"], seat=2))["seat"] == 2
            assert (await rooms.invitations.join(bo, made.links["1"], seat=1))["seat"] == 2, "one link, one seat"
            assert (await rooms.invitations.preview(bo, made.links["1"]))["mine"]
            with pytest.raises(Refused) as refused:
                await rooms.invitations.join(cy, made.links["1"], seat=1)
            assert refused.value.code == "link-used"
            with pytest.raises(Refused) as refused:
                await rooms.invitations.join(cy, made.links["2"], seat=0)
            assert refused.value.code == "seat-taken"
            assert (await rooms.invitations.join(wim, made.links["2"], watch=True))["seat"] is None
            assert (await rooms.invitations.preview(cy, made.links["2"]))["seat"] == 1, "the links have changed places"
            assert (await rooms.invitations.join(cy, made.links["2"]))["seat"] == 1
            room = (await rooms.keeper.get(made.game)).room
            assert [seat.name for seat in room.seats] == ["Astrid", "Cy", "Bo"]
            assert room.status == "playing" and not room.seats_of(wim.id)

    run(work)


def test_those_who_watch_see_and_do_nothing(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            astrid, wim, zoe = await people(rooms, "Astrid", "Wim", "Zoe")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], seed=7))
            assert (await rooms.invitations.join(wim, made.links["watch"], True))["seat"] is None
            heard = Heard()
            await rooms.follow(wim, made.game, None, heard)
            assert (heard[0]["room"]["spectator"], heard[0]["options"], heard[0]["undo"]["possible"]) == (True, [], False)
            for attempt in (
                rooms.move(wim, made.game, "1", 0, 0, ["keep first tile"]),
                rooms.chat(wim, made.game, "2", "hello"),
                rooms.undo(wim, made.game, "3", 0),
                rooms.branch(wim, made.game, 0, [ME, ME]),
                rooms.record(wim, made.game),
                rooms.change_seat(wim, made.game, 0, SeatChange(name="Me")),
                rooms.invitations.renew(wim, made.game, 0),
            ):
                with pytest.raises(Refused) as refused:
                    await attempt
                assert refused.value.status == 403
            with pytest.raises(Refused) as refused:
                await rooms.summary(zoe, made.game)
            assert (refused.value.code, refused.value.status) == ("no-game", 404)

    run(work)


def test_links_are_renewed_by_those_who_may(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            astrid, bo, cy = await people(rooms, "Astrid", "Bo", "Cy")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, OPEN], seed=7))
            new = await rooms.invitations.renew(astrid, made.game, 1)
            with pytest.raises(Refused) as refused:
                await rooms.invitations.join(bo, made.links["1"], True)
            assert (refused.value.code, refused.value.status) == ("no-link", 404)
            await rooms.invitations.join(bo, new, True)
            with pytest.raises(Refused):
                await rooms.invitations.renew(astrid, made.game, 1)
            await rooms.invitations.join(cy, await rooms.invitations.renew(bo, made.game, 1), True)
            assert (await rooms.invitations.join(cy, await rooms.invitations.renew(astrid, made.game, None)))["seat"] is None

    run(work)


def test_the_host_fills_seats_until_the_game_begins(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            astrid, bo = await people(rooms, "Astrid", "Bo")
            made = await rooms.create(astrid, NewGame("emberheart", [ME, OPEN, OPEN], seed=7))
            await rooms.change_seat(astrid, made.game, 1, SeatChange(kind="bot", level="ember"))
            with pytest.raises(Refused) as refused:
                await rooms.invitations.join(bo, made.links["1"], True)
            assert refused.value.code == "seat-taken"
            await rooms.change_seat(astrid, made.game, 1, SeatChange(kind="open"))
            await rooms.invitations.join(bo, made.links["1"], True)
            with pytest.raises(Refused):
                await rooms.change_seat(bo, made.game, 2, SeatChange(kind="bot"))
            await rooms.change_seat(bo, made.game, 1, SeatChange(name="Bo the Bold"))
            about = await rooms.change_seat(astrid, made.game, 2, SeatChange(kind="bot", name="Smoke"))
            assert [seat["name"] for seat in about["seats"]] == ["Astrid", "Bo the Bold", "Smoke"]
            assert about["status"] == "playing"
            with pytest.raises(Refused) as refused:
                await rooms.change_seat(astrid, made.game, 2, SeatChange(kind="open"))
            assert refused.value.code == "begun"

    run(work)


def test_games_without_a_seat_of_ones_own_play_themselves(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, QuickThinkers()) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("emberheart", [BOT, BOT], seed=7))
            heard = Heard()
            await rooms.follow(astrid, made.game, None, heard)
            await until(lambda: len(heard.entries) > 20)
            assert {entry["by"] for entry in heard.entries} == {"bot"}
            assert heard[0]["room"]["spectator"] and heard[0]["room"]["host"]

    run(work)


def test_everything_wrong_is_refused_with_what_to_do(sqlite_url: str) -> None:
    wrong = [
        (NewGame("chess", [ME]), "no-game"),
        (NewGame("bonfire", []), "bad-seats"),
        (NewGame("bonfire", [ME] * 5), "bad-seats"),
        (NewGame("emberheart", [ME]), "bad-seats"),
        (NewGame("bonfire", [ME, NewSeat("ghost")]), "bad-seats"),
        (NewGame("bonfire", [ME, NewSeat("bot", level="god")]), "no-level"),
        (NewGame("bonfire", [NewSeat("me", level="flame")]), "bad-seats"),
        (NewGame("bonfire", [NewSeat("me", name="x" * 41)]), "bad-name"),
        (NewGame("bonfire", [NewSeat("me", name="a\nb")]), "bad-name"),
        (NewGame("bonfire", [NewSeat("me", name="\u202eolleh")]), "bad-name"),
        (NewGame("bonfire", [ME], options={"speed": 1}), "bad-options"),
        (NewGame("bonfire", [ME], options={"handicap": 1000}), "bad-options"),
        (NewGame("bonfire", [ME], seed=-1), "bad-seed"),
        (NewGame("bonfire", [ME], clock=Clock(move=0.1)), "bad-clock"),
        (NewGame("bonfire", [ME], clock=Clock(move=10, on_time="lose")), "bad-clock"),
        (NewGame("bonfire", [ME, ME], series=True), "no-series"),
        (NewGame("bonfire", [ME], series=True, options={"handicap": 3}), "no-series"),
        (NewGame("emberheart", [ME, ME], series=True), "no-series"),
        (NewGame("bonfire", [ME], components="[set"), "bad-components"),
        (NewGame("bonfire", [ME], components={"set": {}}), "bad-components"),
    ]

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            for new, code in wrong:
                with pytest.raises(Refused) as refused:
                    await rooms.create(astrid, new)
                assert (refused.value.code, refused.value.status) == (code, 422), new
                assert refused.value.message
            assert await rooms.list_games(astrid) == []
            for name in ("", "  ", "x" * 41, "a\x00b"):
                with pytest.raises(Refused):
                    await rooms.players.new(name)

    run(work)


def test_a_component_set_of_ones_own_is_kept_with_the_game(sqlite_url: str) -> None:
    text = files("firelight.games.bonfire.content").joinpath("components.toml").read_text(encoding="utf-8")
    other = text.replace('name = "', 'name = "Mine: ', 1)

    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, ME], components=other, seed=7))
            assert (await rooms.summary(astrid, made.game))["components"] is None  # the same values, under a different name
            broken = other.replace("format = 1", "format = 7", 1) + "\n[nonsense]\nx = 1\n"
            with pytest.raises(Refused) as refused:
                await rooms.create(astrid, NewGame("bonfire", [ME], components=broken))
            assert len(refused.value.figures["problems"]) >= 2
            assert all(problem["place"] and problem["message"] for problem in refused.value.figures["problems"])

    run(work)


def test_a_component_set_that_comes_with_the_game_is_chosen_by_its_name(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame("emberheart", [ME, ME], components="balanced", seed=7))
            assert (await rooms.summary(astrid, made.game))["components"] == "Firelight balanced"
            shown = await rooms.components(astrid, made.game)
            assert shown["fingerprint"] == api.edition("emberheart", "balanced").components.fingerprint
            with pytest.raises(Refused):
                await rooms.create(astrid, NewGame("emberheart", [ME, ME], components="best"))

    run(work)


def test_a_series_goes_on_from_game_to_game(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            assert await rooms.series(astrid) == {"game": "bonfire", "next": -10, "games": []}
            made = await rooms.create(astrid, NewGame("bonfire", [ME], series=True))
            other = await rooms.create(astrid, NewGame("bonfire", [ME], series=True))
            about = await rooms.summary(astrid, made.game)
            assert about["options"]["handicap"] == -10
            assert [seat["kind"] for seat in about["seats"]] == ["human", "tom"]
            table = Table(rooms, made.game, {0: astrid})
            await table.move()
            while table.room.status == "playing":
                await table.move()
            found = await rooms.series(astrid)
            assert len(found["games"]) == 1
            assert (found["games"][0]["before"], found["games"][0]["game"]) == (-10, made.game)
            assert found["next"] == found["games"][0]["after"]
            assert [found["games"][0]["you"], found["games"][0]["tom"]] == table.room.game.scores()
            again = await rooms.rematch(astrid, made.game)
            assert (await rooms.summary(astrid, again.game))["options"]["handicap"] == found["next"]
            with pytest.raises(Refused) as refused:
                await Table(rooms, other.game, {0: astrid}).until_sealed()
                await rooms.undo(astrid, other.game, "back", 0)
            assert refused.value.code == "sealed"

    run(work)


def test_players_have_only_so_many_open_games(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url, limits=Limits(open_games=2)) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = [await rooms.create(astrid, NewGame("bonfire", [ME, OPEN])) for _ in range(2)]
            with pytest.raises(Refused) as refused:
                await rooms.create(astrid, NewGame("bonfire", [ME, OPEN]))
            assert (refused.value.code, refused.value.status) == ("too-many-games", 429)
            await rooms.leave(astrid, made[0].game)
            await rooms.create(astrid, NewGame("bonfire", [ME, OPEN]))

    run(work)


def test_the_list_has_what_awaits_me_first(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            table = await seated(rooms, "Astrid", "Bo")
            astrid, bo = table.players[0], table.players[1]
            waiting = await rooms.create(astrid, NewGame("bonfire", [ME, OPEN]))
            over = await rooms.import_record(astrid, finished("emberheart", 2), None)
            await rooms.invitations.join(bo, (await rooms.invitations.renew(astrid, over.game, None)))
            while (await rooms.summary(astrid, table.game))["deciding"] != 0:
                await table.move()
            mine = await rooms.list_games(astrid)
            assert [game["id"] for game in mine] == [table.game, waiting.game, over.game]
            assert [game["awaiting"] for game in mine] == [True, False, False]
            assert [game["status"] for game in mine] == ["playing", "waiting", "over"]
            assert mine[0]["seats"][1]["name"] == "Bo" and mine[2]["winners"]
            theirs = await rooms.list_games(bo)
            assert [(game["id"], game["awaiting"], game["spectator"]) for game in theirs] == [
                (table.game, False, False),
                (over.game, False, True),
            ]
            assert [game["id"] for game in await rooms.list_games(astrid, "waiting")] == [waiting.game]
            assert [game["id"] for game in await rooms.list_games(astrid, "awaiting")] == [table.game]
            assert await rooms.list_games(astrid, None, mine[-1]["cursor"]) == []
            with pytest.raises(Refused):
                await rooms.list_games(astrid, "nonsense")

    run(work)


def test_leaving(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            astrid, bo, wim = await people(rooms, "Astrid", "Bo", "Wim")
            made = await rooms.create(astrid, NewGame("emberheart", [ME, OPEN, OPEN], seed=7))
            await rooms.invitations.join(bo, made.links["1"], True)
            await rooms.invitations.join(wim, made.links["watch"], True)
            await rooms.leave(wim, made.game)
            assert await rooms.list_games(wim) == []
            await rooms.leave(astrid, made.game)  # Bo is the host now
            about = await rooms.summary(bo, made.game)
            assert about["host"] and about["seats"][0]["kind"] == "open"
            with pytest.raises(Refused):
                await rooms.summary(astrid, made.game)
            heard = Heard()
            await rooms.follow(bo, made.game, None, heard)
            await rooms.leave(bo, made.game)  # nobody is left
            await until(lambda: heard.of("gone"))
            with pytest.raises(Refused) as refused:
                await rooms.summary(bo, made.game)
            assert refused.value.status == 404
            table = await seated(rooms, "Cy", "Dee")
            await table.move()
            for player in table.players.values():
                await rooms.leave(player, table.game)
                assert await rooms.list_games(player) == []
            assert (await rooms.summary(table.players[0], table.game))["moves"] == 1  # it has begun, so it stays

    run(work)


def test_an_identity_goes_to_another_device_once(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            astrid, secret = await rooms.players.new("Astrid")
            assert await rooms.players.of(secret) == astrid
            assert await rooms.players.of("x" * 32) is None
            link = await rooms.players.link(astrid)
            assert await rooms.players.of(link) is None
            same, other = await rooms.players.claim(link)
            assert same == astrid and other != secret
            assert await rooms.players.of(other) == await rooms.players.of(secret) == astrid
            with pytest.raises(Refused) as refused:
                await rooms.players.claim(link)
            assert refused.value.status == 404
            assert (await rooms.players.rename(astrid, "  Astrid B. ")).name == "Astrid B."

    run(work)


def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"

    async def work() -> None:
        async with rooms_at(f"sqlite:///{file}") as rooms:
            astrid, secret = await rooms.players.new("Astrid")
            made = await rooms.create(astrid, NewGame("bonfire", [ME, OPEN]))
            link = await rooms.players.link(astrid)
            kept.extend([secret, link, *made.links.values()])

    kept: list[str] = []
    run(work)
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(len(secret) >= 22 and secret.encode() not in content for secret in kept)


def test_a_game_that_goes_on_from_a_record(sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            record = without_end(finished("bonfire", 2), 5)
            made = await rooms.import_record(astrid, record, [ME, BOT])
            about = await rooms.summary(astrid, made.game)
            assert (about["status"], about["moves"] >= len(record["moves"])) == ("playing", True)
            for wrong in (
                {},
                {"firelight": "record"},
                {**record, "moves": ["fly"]},
                {**record, "scores": [1, 2]},
                "{",
                "/etc/passwd",
                7,
                {"firelight": "position"},
            ):
                with pytest.raises(Refused) as refused:
                    await rooms.import_record(astrid, wrong, None)
                assert (refused.value.code, refused.value.status) == ("bad-record", 422)
                assert refused.value.figures["problems"]
            with pytest.raises(Refused):
                await rooms.import_record(astrid, record, [ME])

    run(work)
