"""What a person can do beside playing: a clock, other devices, a way back, a report."""

import httpx2
from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import call_me, open_table, ready
from tests.web.test_online import sit_down


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_clock_is_chosen_in_the_lobby_and_shown_at_the_table(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    leaf = anna.get_by_role("region", name="New table")
    expect(leaf.get_by_label("Clock")).to_have_count(0)
    leaf.get_by_role("button", name="With friends").click()
    leaf.get_by_label("Clock").select_option("day")
    expect(leaf).to_contain_text("When time runs out, a bot plays the turn.")
    open_table(anna, "With friends", length="Short")
    bert = sit_down(room, anna.get_by_label("Link to this table").input_value(), "Bert")
    for page in (anna, bert):
        expect(page.locator(".clock")).to_contain_text("23 hours left")


def test_another_device_becomes_the_same_person_and_is_signed_out(room: Room) -> None:
    anna, other = room.enter(), room.enter()
    call_me(anna, "Anna-of-two-devices")
    settings(anna)
    anna.get_by_role("button", name="Link for another device").click()
    other.goto(anna.get_by_label("Open this link on your other device").input_value())
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("button", name="Anna-of-two-devices")).to_be_visible()
    anna.reload()
    settings(anna)
    expect(anna.locator(".devices li")).to_have_count(2)
    anna.get_by_role("button", name="Sign out all others").click()
    expect(anna.locator(".devices li")).to_have_count(1)
    other.reload()
    expect(other.get_by_role("button", name="Guest")).to_be_visible()


def test_the_recovery_link_is_made_and_revoked(room: Room) -> None:
    anna, other = room.enter(), room.enter()
    call_me(anna, "Anna-with-a-key")
    settings(anna)
    anna.get_by_role("button", name="Create a recovery link").click()
    link = anna.get_by_label("Open this link on your other device").input_value()
    anna.get_by_role("button", name="Revoke").click()
    expect(anna.get_by_role("button", name="Create a recovery link")).to_be_visible()
    other.goto(link)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_contain_text("This link is not valid")
    # The refusal is what this test is about.
    room.problems.clear()


def test_a_player_is_reported_from_the_menu(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "With friends", length="Short")
    sit_down(room, anna.get_by_label("Link to this table").input_value(), "Bert")
    ready(anna)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Report Bert").click()
    anna.get_by_label("What is wrong?").fill("He sings.")
    anna.get_by_role("button", name="Send the report").click()
    expect(anna.get_by_role("status").get_by_text("Thank you")).to_be_visible()


def test_a_language_model_at_the_table_is_marked(room: Room) -> None:
    anna = room.enter()
    call_me(anna, "Anna")
    open_table(anna, "With friends", length="Short", more_seats=1)
    link = anna.get_by_label("Link to this table").input_value()
    key, table = link.partition("#")[2], link.partition("#")[0].rpartition("/")[2]
    with httpx2.Client(base_url=room.address) as model:
        model.post("/api/me", json={"name": "Ada"}).raise_for_status()
        model.post(f"/api/tables/{table}/enter", json={"key": key}).raise_for_status()
        model.post(f"/api/tables/{table}/join", json={"seat": 1, "model": True}).raise_for_status()
    expect(anna.locator("li.blue")).to_contain_text("language model")
    anna.goto(f"{room.address}/table/{table}?lang=ru")
    expect(anna.locator("li.blue")).to_contain_text("языковая модель")
    anna.goto(f"{room.address}/table/{table}?lang=en")
    anna.get_by_role("button", name="Let a bot play").click()
    expect(anna.locator(".other.blue .presence")).to_have_text("language model")
    anna.goto(room.address)
    expect(anna.get_by_role("img", name="Ada (language model)")).to_be_visible()
