import { describe, expect, it } from "vitest";
import type { SaidEvent } from "../api/types";
import { rematchIn } from "./rematch";

const said = (name: string, text: string): SaidEvent => ({
  kind: "said",
  number: 1,
  at: 0,
  seat: 0,
  name,
  text,
});

describe("rematchIn", () => {
  const origin = "https://play.example.org";
  it("finds the last message that is nothing but a link to a table here", () => {
    const messages = [
      said("Anna", `${origin}/table/one#key`),
      said("Bert", `${origin}/table/two#key`),
      said("Anna", "coming!"),
    ];
    expect(rematchIn(messages, origin)).toEqual({ name: "Bert", path: "/table/two#key" });
  });
  it("does not follow links elsewhere, or words around one", () => {
    expect(
      rematchIn(
        [said("Eve", "https://elsewhere.example/table/x#y"), said("Eve", `see ${origin}/table/x`)],
        origin,
      ),
    ).toBeNull();
  });
});
