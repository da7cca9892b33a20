"""Finding a game from the lobby: whoever comes, people one knows; and being told in the browser."""

import json
import re
from typing import Any

import httpx2 as httpx
from playwright.sync_api import CDPSession, Page, expect

from tests.server.notifications.notices import end_turn
from tests.server.notifications.receivers import Browser as Reader
from tests.server.notifications.receivers import Receiver, http_receiver
from tests.server.players import ApiClient as People
from tests.server.players import Json, Player, eventually
from tests.web.conftest import Room
from tests.web.table import call_me, open_table
from tests.web.test_ways_to_play import found_by_axe

SUBSCRIBED = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (options) => {
  window.asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.length };
  return { toJSON: () => (SUBSCRIPTION) };
};
"""
"""The browsers of tests have no push service: they give the address of ours."""
LISTENING = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
}"""
"""Browsers without a screen show no notifications: count what the worker asks for."""
CLICK = """() => {
  const notification = { data: self.shown[0].data, close() {} };
  const event = Object.assign(new ExtendableEvent("notificationclick"), { action: "", notification });
  self.dispatchEvent(event);
}"""


def test_two_press_play_someone_now_and_one_invites_the_other_to_another_table(room: Room) -> None:
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna")
    call_me(bert, "Bert")
    anna.get_by_label("Players and length").select_option("2-short")
    anna.get_by_role("button", name="Find an opponent").click()
    expect(anna.get_by_role("status").filter(has_text="Looking for an opponent")).to_be_visible()
    anna.get_by_role("button", name="Cancel").click()
    anna.get_by_role("button", name="Find an opponent").click()
    assert found_by_axe(anna) == []
    bert.get_by_label("Players and length").select_option("2-short")
    bert.get_by_role("button", name="Find an opponent").click()
    for page in (anna, bert):
        expect(page.locator(".playing")).to_be_visible()
    assert anna.url == bert.url
    anna.goto(room.address)
    open_table(anna, "With friends", length="Short")
    anna.get_by_role("button", name="Invite people").click()
    sheet = anna.get_by_role("dialog")
    sheet.get_by_role("button", name="Invite", exact=True).click()
    expect(sheet).to_contain_text("invited")
    bert.goto(room.address)
    invited = bert.get_by_role("region", name="Invitations")
    expect(invited).to_contain_text("Anna invites you")
    assert found_by_axe(bert) == []
    invited.get_by_role("button", name="Block", exact=True).click()
    invited.get_by_role("button", name="Block Anna").click()
    expect(invited).to_have_count(0)
    bert.goto(f"{room.address}/me")
    blocked = bert.get_by_role("region", name="Blocked")
    expect(blocked).to_contain_text("Anna")
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_have_count(0)


def test_what_is_pushed_is_shown_and_a_click_opens_the_table(room: Room) -> None:
    with http_receiver() as receiver, httpx.Client(base_url=room.address, timeout=60) as client:
        anna = room.enter()
        anna.context.grant_permissions(["notifications"], origin=room.address)
        reader = Reader(receiver.url("/push"))
        anna.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(as_browsers_say(reader))))
        call_me(anna, "Anna-who-is-told")
        switched_on(anna, room)
        bob, table = opponent(client, anna)
        first = pushed(receiver, reader, 1)
        assert first["title"].startswith("Notifications are on.")
        end_turn(bob, table)
        message = pushed(receiver, reader, 2)
        anna.goto(room.address)
        worker = anna.context.service_workers[0]
        worker.evaluate(LISTENING)
        deliver(anna, room.address, message)
        shown = eventually(lambda: worker.evaluate("self.shown"), 20)
        assert shown[0]["title"] == "It is your turn at “Chapter house”."
        assert [one["title"] for one in shown[0]["actions"]] == ["Turn off these notifications"]
        worker.evaluate(CLICK)
        expect(anna).to_have_url(re.compile(f"/table/{table['id']}$"))
        expect(anna.locator(".playing")).to_be_visible()
        switched_off(anna, room, message["stop"]["url"])


def as_browsers_say(reader: Reader) -> Json:
    keys = reader.subscription()
    return {"endpoint": keys.pop("endpoint"), "keys": keys}


def switched_on(page: Page, room: Room) -> None:
    page.goto(f"{room.address}/me")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    leaf = page.get_by_role("region", name="Notifications")
    leaf.get_by_role("button", name="Notify me in this browser").click()
    expect(leaf.get_by_role("switch", name="Enabled")).to_be_checked()
    assert page.evaluate("window.asked") == {"visible": True, "key": 65}
    leaf.get_by_label("when a game ends").uncheck()
    expect(leaf.get_by_label("when a game ends")).not_to_be_checked()
    leaf.get_by_label("Or notify me by").select_option("json")
    leaf.get_by_label("Webhook address").fill("https://me:secret@example.org/")
    leaf.get_by_role("button", name="Add").click()
    expect(leaf.get_by_role("alert")).to_contain_text("This is not a valid address")
    # The refusal is what is looked at here.
    room.problems.clear()
    assert found_by_axe(page) == []


def opponent(client: httpx.Client, page: Page) -> tuple[Player, Json]:
    """Somebody who opens a table at which the page's person sits down."""
    bob = People(client).person("Bob")
    table = bob.open("2-short", ("me", "link"), public=True, name="Chapter house")
    joined = page.request.post(f"{str(client.base_url).rstrip('/')}/api/tables/{table['id']}/join", data={})
    assert joined.ok
    return bob, bob.table(table["id"])


def pushed(receiver: Receiver, reader: Reader, count: int) -> Any:
    eventually(lambda: len(receiver.requests) >= count, 30)
    return reader.read(receiver.requests[count - 1].body)


def deliver(page: Page, address: str, message: Any) -> None:
    """Those of earlier contexts may still be listed: the newest of this page's is meant."""
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: Json) -> None:
        for one in event["registrations"]:
            if one["scopeURL"] == f"{address}/" and not one["isDeleted"]:
                found.append(one["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    for registration in dict.fromkeys(found):
        data = {"origin": address, "registrationId": registration, "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", data)


def switched_off(page: Page, room: Room, link: str) -> None:
    """By the link of the message, by somebody who is nobody here."""
    stranger = room.enter(link)
    stranger.get_by_role("button", name="Turn off").click()
    expect(stranger.get_by_role("status")).to_have_text("Notifications are off.")
    page.goto(f"{room.address}/me")
    leaf = page.get_by_role("region", name="Notifications")
    expect(leaf.get_by_role("switch", name="Enabled")).not_to_be_checked()
