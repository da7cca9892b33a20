import { expect, it } from "vitest";
import { GET, POST, Problem, told, Unreachable } from "./ask";

const answer = (status: number, rest: object) =>
  Promise.resolve({ ...rest, response: new Response(null, { status }) });

it("tells what the service says, also nothing", async () => {
  expect(await told(answer(200, { data: { name: "Anna" } }))).toEqual({ name: "Anna" });
  expect(await told(answer(200, { data: null }))).toBeNull();
});

it("throws a refusal in the service's words", async () => {
  const refused = told(answer(409, { error: { status: 409, detail: "It is not your turn." } }));
  await expect(refused).rejects.toThrow(Problem);
  await expect(refused).rejects.toThrow("It is not your turn.");
});

it("takes an answer that is none of the service's for no answer", async () => {
  await expect(told(answer(502, { error: "<h1>Bad gateway</h1>" }))).rejects.toThrow(Unreachable);
});

it("knows all paths, and what they need: checked with the types", () => {
  const wrong = [
    // @ts-expect-error There is no such path.
    () => GET("/api/tabels"),
    // @ts-expect-error It is asked for with GET.
    () => POST("/api/puzzles"),
    // @ts-expect-error The table is not named.
    () => GET("/api/tables/{identifier}"),
    // @ts-expect-error There is no such variant.
    () => GET("/api/cards", { params: { query: { variant: "spain" } } }),
    // @ts-expect-error An answer is yes or no.
    () => POST("/api/tables/{identifier}/undo/answer", { params: { path: { identifier: "" } }, body: {} }),
  ];
  expect(wrong).toHaveLength(5);
});
