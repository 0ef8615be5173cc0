"""Attacks on the fairness of a game, on a real server: secrets of the deal, other people's seats, links, people to avoid."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import firelight
from firelight.engine.chance import SystemRng
from tests.server.serving import Data, Person, Serving, Talk

DAY = 24 * 3600.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("fairness")) as serving:
        yield serving


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """later[0] is the number of seconds by which the clock is put forward."""
    ahead, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    yield ahead


def refused(person: Person, method: str, path: str, body: object = None, status: int = 409) -> str:
    """The code of a refusal."""
    code: str = person.ask(method, path, body, status)["error"]["code"]
    return code


def three(server: Serving, seats: str = "me open open", **more: object) -> tuple[Data, list[Person]]:
    """A game of Emberheart for three people."""
    people = [server.person(name) for name in ("Astrid", "Bo", "Cleo")]
    made = people[0].new_game("emberheart", seats, **more)
    for seat in (1, 2):
        people[seat].join(made["links"][str(seat)])
    return made, people


def play(game: str, people: list[Person], moves: int) -> list[int]:
    """Make the first legal move, this many times; returns the seats that moved."""
    talks = [person.socket() for person in people]
    movers = []
    try:
        tables = [talk.open(game) for talk in talks]
        table = tables[0]
        for number in range(moves):
            seat = table["deciding"]
            move = next(table["options"] for table in tables if table["options"])[0]["move"]
            talks[seat].say(
                {"do": "move", "game": game, "id": f"{number}-{time.monotonic()}", "seat": seat, "at": table["move"], "moves": [move]}
            )
            tables = [talk.wait("change") for talk in talks]
            table = tables[0]
            movers.append(seat)
    finally:
        for talk in talks:
            talk.__exit__()
    return movers


# Secrets of the deal.


def test_the_host_cannot_read_the_piles_while_seats_are_open(server: Serving) -> None:
    astrid = server.person()
    for seats in ("me open", "open open"):
        made = astrid.new_game("emberheart", seats)
        assert refused(astrid, "GET", f"/api/games/{made['id']}/record", status=403) == "not-over"
    bo = server.person("Bo")
    bo.join(made["links"]["0"])
    assert refused(bo, "GET", f"/api/games/{made['id']}/record", status=403) == "not-over"
    server.person("Cleo").join(made["links"]["1"])
    for player in (astrid, bo):
        assert refused(player, "GET", f"/api/games/{made['id']}/record", status=403) == "not-over"


def test_a_solo_game_can_be_opened_and_says_so_from_then_on(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game("bonfire", "me me")
    assert astrid.ask("GET", f"/api/games/{made['id']}")["origin"] is None
    assert astrid.ask("GET", f"/api/games/{made['id']}/record")["firelight"] == "record"
    assert astrid.ask("GET", f"/api/games/{made['id']}")["origin"] == {"kind": "opened"}
    link = astrid.ask("POST", f"/api/games/{made['id']}/links", {"seat": 1})["secret"]
    assert bo.ask("POST", "/api/join/preview", {"secret": link})["origin"] == {"kind": "opened"}
    assert refused(bo, "POST", "/api/join", {"secret": link}) == "known-deal"
    bo.join(link)
    assert refused(astrid, "GET", f"/api/games/{made['id']}/record", status=403) == "not-over"


def test_peeking_by_undo_is_told_to_those_who_come_later(server: Serving) -> None:
    astrid = server.person()
    made = astrid.new_game("emberheart", "me me me")
    path = f"/api/games/{made['id']}"
    with astrid.socket() as talk:
        table = talk.open(made["id"])
        for number in range(200):
            move = {"do": "move", "game": made["id"], "id": f"m{number}", "seat": table["deciding"], "at": table["move"]}
            talk.say({**move, "moves": [table["options"][0]["move"]]})
            table = talk.wait("change")
        talk.say({"do": "undo", "game": made["id"], "id": "u", "seat": 0, "to": 0})
        talk.wait("change")
    assert astrid.ask("GET", path)["origin"] == {"kind": "opened"}


def test_the_record_of_a_series_game_is_closed_until_it_ends(server: Serving) -> None:
    astrid = server.person()
    made = astrid.new_game("bonfire", "me", series=True)
    assert refused(astrid, "GET", f"/api/games/{made['id']}/record", status=403) == "not-over"


def test_a_chosen_seed_is_disclosed_before_anybody_sits_down(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game("emberheart", "me open", seed=7)
    link = {"secret": made["links"]["1"]}
    told = bo.ask("POST", "/api/join/preview", link)
    assert (told["origin"], told["host"], told["seat"], told["mine"]) == ({"kind": "seed"}, "Astrid", 1, False)
    assert "7" not in json.dumps(told["origin"])
    assert refused(bo, "POST", "/api/join", link) == "known-deal"
    assert bo.ask("GET", "/api/games") == []
    bo.ask("POST", "/api/join", {**link, "accepts": True})
    with bo.socket() as talk:
        assert talk.open(made["id"])["room"]["origin"] == {"kind": "seed"}
    assert bo.ask("GET", "/api/games")[0]["origin"] == {"kind": "seed"}


@pytest.mark.parametrize("kind", ["position", "record"])
def test_an_imported_game_is_disclosed_before_anybody_sits_down(server: Serving, kind: str) -> None:
    astrid, bo = server.person(), server.person("Bo")
    g = firelight.new("bonfire", 2, 3)
    data = g.position() if kind == "position" else g.record()
    made = astrid.ask("POST", "/api/games/import", {"record": data, "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    link = {"secret": made["links"]["1"]}
    assert bo.ask("POST", "/api/join/preview", link)["origin"] == {"kind": kind}
    assert refused(bo, "POST", "/api/join", link) == "known-deal"
    branch = astrid.ask("POST", f"/api/games/{made['id']}/branch", {"move": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    assert astrid.ask("GET", f"/api/games/{branch['id']}")["origin"] == {"kind": kind}


def test_a_fair_game_is_shuffled_by_the_operating_system(server: Serving) -> None:
    astrid = server.person()
    rooms = server.host.app.state.rooms
    fair, chosen = astrid.new_game("bonfire", "me open"), astrid.new_game("bonfire", "me open", seed=3)
    astrid.ask("GET", f"/api/games/{fair['id']}")
    astrid.ask("GET", f"/api/games/{chosen['id']}")
    assert isinstance(rooms.keeper.live_rooms[fair["id"]].room.game._rng, SystemRng)
    assert not isinstance(rooms.keeper.live_rooms[chosen["id"]].room.game._rng, SystemRng)


# Other people's seats.


def test_nobody_plays_for_somebody_who_still_has_time(server: Serving) -> None:
    made, (astrid, bo, _) = three(server, clock={"move": 3 * DAY, "game": None, "on_time": "bot"})
    for person in (astrid, bo):
        assert refused(person, "PATCH", f"/api/games/{made['id']}/seats/2", {"stand_in": "spark"}, 403) == "still-theirs"


def test_a_stand_in_comes_when_time_is_up_or_at_ones_own_wish(server: Serving, later: list[float]) -> None:
    made, people = three(server, clock={"move": None, "game": 60, "on_time": "bot"})
    path = f"/api/games/{made['id']}/seats/"
    seat = people[0].ask("GET", f"/api/games/{made['id']}")["deciding"]
    other = people[(seat + 1) % 3]
    assert people[seat].ask("PATCH", f"{path}{seat}", {"stand_in": "spark"})["seats"][seat]["stand_in"] == "spark"
    assert refused(other, "PATCH", f"{path}{seat}", {"stand_in": None}, 403) == "not-your-seat"
    people[seat].ask("PATCH", f"{path}{seat}", {"stand_in": None})
    seat = people[0].ask("GET", f"/api/games/{made['id']}")["deciding"]
    other = people[(seat + 1) % 3]
    assert refused(other, "PATCH", f"{path}{seat}", {"stand_in": "spark"}, 403) == "still-theirs"
    later[0] = 61
    assert other.ask("PATCH", f"{path}{seat}", {"stand_in": "spark"})["seats"][seat]["stand_in"] == "spark"


def test_an_ally_cannot_undo_an_absent_players_moves(server: Serving) -> None:
    made, (astrid, bo, cleo) = three(server)
    movers = play(made["id"], [astrid, bo, cleo], 60)
    assert set(movers) == {0, 1, 2}
    with astrid.socket() as asking, bo.socket() as ally:
        asking.open(made["id"])
        ally.open(made["id"])
        request = asking.ask({"do": "undo", "game": made["id"], "id": "u", "seat": 0, "to": 0})["seq"]
        assert refused(bo, "PATCH", f"/api/games/{made['id']}/seats/2", {"stand_in": "spark"}, 403) == "still-theirs"
        ally.ask({"do": "answer", "game": made["id"], "id": "y", "seat": 1, "request": request, "yes": True})
        assert ally.open(made["id"])["move"] == 60
        cleo.ask("PATCH", f"/api/games/{made['id']}/seats/2", {"stand_in": "spark"})
        table = ally.open(made["id"])
        assert table["move"] >= 60
        cleo.ask("POST", f"/api/games/{made['id']}/leave", status=204)
        answer = asking.ask({"do": "undo", "game": made["id"], "id": "u2", "seat": 0, "to": 0})
        assert (answer["type"], answer["error"]["code"]) == ("refused", "sealed")


def test_a_link_is_good_for_one_player_and_not_for_the_rematch(server: Serving) -> None:
    astrid, bo, thief = server.person(), server.person("Bo"), server.person("Thief")
    begun = {"record": nearly_over("bonfire", 2), "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = astrid.ask("POST", "/api/games/import", begun, 201)
    link = {"secret": made["links"]["1"]}
    bo.join(link["secret"])
    assert bo.join(link["secret"])["seat"] == 1
    assert thief.ask("POST", "/api/join/preview", link)["used"] is True
    assert refused(thief, "POST", "/api/join", link) == "link-used"
    play(made["id"], [astrid, bo], 1)
    assert astrid.ask("GET", f"/api/games/{made['id']}")["status"] == "over"
    again = astrid.ask("POST", f"/api/games/{made['id']}/rematch", {}, 201)
    assert refused(thief, "POST", "/api/join", {**link, "accepts": True}) == "link-used"
    watch = {"secret": made["links"]["watch"]}
    assert thief.ask("POST", "/api/join", watch)["id"] == made["id"]
    assert refused(thief, "GET", f"/api/games/{again['id']}", status=404) == "no-game"
    assert bo.ask("GET", f"/api/games/{again['id']}")["status"] == "playing"


def nearly_over(game: str, players: int) -> Data:
    """The record of a game without its last move."""
    g = firelight.new(game, players, 5)
    while not g.over:
        g.play(g.moves()[0])
    return g.at(g.moves_made - 1).record()


def test_the_host_removes_somebody_before_the_start(server: Serving) -> None:
    astrid, bo = server.person(), server.person("Bo")
    made = astrid.new_game("emberheart", "me open open")
    bo.join(made["links"]["1"])
    with bo.socket() as talk:
        talk.open(made["id"])
        left = astrid.ask("PATCH", f"/api/games/{made['id']}/seats/1", {"kind": "open"})
        assert left["seats"][1]["kind"] == "open"
        assert talk.wait("gone")["game"] == made["id"]
    assert refused(bo, "GET", f"/api/games/{made['id']}", status=404) == "no-game"
    assert refused(bo, "POST", "/api/join", {"secret": made["links"]["1"]}, 404) == "no-link"
    fresh = astrid.ask("POST", f"/api/games/{made['id']}/links", {"seat": 1})["secret"]
    assert server.person("Dora").join(fresh)["seat"] == 1


def test_leaving_hands_the_seat_to_a_bot_and_the_last_one_closes_the_game(server: Serving) -> None:
    made, (astrid, bo, cleo) = three(server)
    path = f"/api/games/{made['id']}"
    play(made["id"], [astrid, bo, cleo], 3)  # a game without moves would be deleted in the end
    astrid.ask("POST", f"{path}/leave", status=204)
    about = bo.ask("GET", path)
    assert (about["seats"][0]["kind"], about["seats"][0]["name"], about["host"], about["status"]) == ("bot", "Astrid", True, "playing")
    assert refused(astrid, "GET", path, status=404) == "no-game"
    cleo.ask("DELETE", path, status=204)
    assert cleo.ask("GET", path)["seats"][2]["kind"] == "human"  # off the list, and still Cleo's
    cleo.ask("POST", f"{path}/leave", status=204)
    with bo.socket() as talk:
        talk.open(made["id"])
        bo.ask("POST", f"{path}/leave", status=204)
        while True:
            heard = talk.hear()
            if heard["type"] == "change" and heard["entry"]["kind"] == "close":
                assert heard["room"]["status"] == "over"
                break
            assert heard["type"] != "gone"


def test_an_absent_player_is_voted_out_after_the_agreed_time_only(server: Serving, later: list[float]) -> None:
    made, people = three(server, absence=DAY)
    path = f"/api/games/{made['id']}"
    absent = people[0].ask("GET", path)["deciding"]
    first, second = (seat for seat in range(3) if seat != absent)
    vote = {"out": True}
    assert refused(people[first], "POST", f"{path}/seats/{absent}/vote", vote) == "not-absent"
    assert refused(people[first], "POST", f"{path}/seats/{second}/vote", vote) == "not-absent"
    later[0] = DAY + 10
    assert refused(people[absent], "POST", f"{path}/seats/{absent}/vote", vote, 403) == "not-playing"
    with people[absent].socket() as back:
        back.open(made["id"])
        assert refused(people[first], "POST", f"{path}/seats/{absent}/vote", vote) == "not-absent"
    with people[first].socket() as one, people[second].socket() as two:
        table = one.open(made["id"])
        two.open(made["id"])
        assert table["seats"][absent]["vote_at"] <= time.time()
        assert people[first].ask("POST", f"{path}/seats/{absent}/vote", vote)["seats"][absent]["kind"] == "human"
        assert one.wait("change")["votes"] == [{"seat": absent, "yes": [first], "needs": [second]}]
        assert people[second].ask("POST", f"{path}/seats/{absent}/vote", vote)["seats"][absent]["kind"] == "bot"
        while (heard := one.wait("change"))["entry"].get("what") != "voted-out":
            pass
        assert heard["votes"] == []
    assert people[absent].ask("GET", path)["spectator"]


def test_without_an_agreed_time_nobody_is_voted_out(server: Serving, later: list[float]) -> None:
    made, people = three(server, absence=None)
    absent = people[0].ask("GET", f"/api/games/{made['id']}")["deciding"]
    later[0] = 365 * DAY
    other = people[(absent + 1) % 3]
    assert refused(other, "POST", f"/api/games/{made['id']}/seats/{absent}/vote", {"out": True}) == "not-absent"


# People to avoid.


def said(talk: Talk) -> Data:
    while True:
        heard = talk.wait("change")
        if heard["entry"]["kind"] == "chat":
            entry: Data = heard["entry"]
            return entry


def test_the_chat_of_muted_players_does_not_arrive(server: Serving) -> None:
    made, (astrid, bo, cleo) = three(server)
    path = f"/api/games/{made['id']}"
    with astrid.socket() as mine, bo.socket() as his, cleo.socket() as hers:
        for talk in (mine, his, hers):
            talk.open(made["id"])
        his.ask({"do": "chat", "game": made["id"], "id": "1", "text": "one"})
        assert said(mine)["text"] == "one"
        astrid.ask("PUT", f"{path}/seats/1/ignore", {"how": "mute"}, 204)
        assert astrid.ask("GET", path)["seats"][1]["ignored"] == "mute"
        his.ask({"do": "chat", "game": made["id"], "id": "2", "text": "two"})
        hushed = said(mine)
        assert (hushed["ignored"], "text" in hushed, "name" in hushed) == (True, False, False)
        assert [said(hers)["text"], said(hers)["text"]] == ["one", "two"]
        seq = mine.heard[-1]["seq"]
    assert [line["text"] for line in astrid.ask("GET", f"{path}/chat")] == []
    assert [line["text"] for line in cleo.ask("GET", f"{path}/chat")] == ["one", "two"]
    with astrid.socket() as again:
        again.say({"do": "open", "game": made["id"], "since": seq - 2})
        assert "text" not in said(again)
    [listed] = astrid.ask("GET", "/api/me/ignored")
    assert (listed["name"], listed["how"]) == ("Bo", "mute")
    astrid.ask("DELETE", f"/api/me/ignored/{listed['id']}", status=204)
    assert [line["text"] for line in astrid.ask("GET", f"{path}/chat")] == ["one", "two"]


def test_a_blocked_player_cannot_join(server: Serving) -> None:
    made, (astrid, bo, cleo) = three(server)
    astrid.ask("PUT", f"/api/games/{made['id']}/seats/1/ignore", {"how": "block"}, 204)
    new = astrid.new_game("bonfire", "me open open")
    link = {"secret": new["links"]["1"]}
    assert refused(bo, "POST", "/api/join", link, 403) == "blocked"
    assert refused(bo, "POST", "/api/join/preview", link, 403) == "blocked"
    assert cleo.join(link["secret"])["seat"] == 1
    assert refused(astrid, "PUT", f"/api/games/{made['id']}/seats/0/ignore", {"how": "block"}) == "nobody-there"


def test_a_report_reaches_the_database(server: Serving) -> None:
    made, (astrid, *_) = three(server)
    astrid.ask("POST", f"/api/games/{made['id']}/report", {"seat": 1, "text": "Bo is rude"}, 204)
    stranger = server.person("Stranger")
    assert refused(stranger, "POST", f"/api/games/{made['id']}/report", {"seat": 1, "text": "x"}, 404) == "no-game"


def test_a_spectator_cannot_delete_a_game_that_is_all_open(server: Serving) -> None:
    astrid, eve = server.person(), server.person("Eve")
    made = astrid.new_game("bonfire", "open open")
    eve.join(made["links"]["watch"])
    eve.ask("DELETE", f"/api/games/{made['id']}", status=204)
    assert astrid.ask("GET", f"/api/games/{made['id']}")["status"] == "waiting"
    astrid.ask("DELETE", f"/api/games/{made['id']}", status=204)
    assert refused(astrid, "GET", f"/api/games/{made['id']}", status=404) == "no-game"


def test_moves_made_before_somebody_left_still_load(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        made, people = three(server)
        play(made["id"], people, 20)
        people[1].ask("POST", f"/api/games/{made['id']}/leave", status=204)
    with Serving(tmp_path) as server:
        found = people[0].http
        reply = found.get(f"{server.address}/api/games/{made['id']}", headers={"Origin": server.address})
        assert reply.json()["seats"][1]["kind"] == "bot"
