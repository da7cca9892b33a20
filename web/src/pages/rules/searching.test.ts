import { expect, it } from "vitest";
import type { RulesView } from "../../api/types";
import { folded, search } from "./searching";

const block = (text: string) => ({
  kind: "text" as const,
  id: text,
  pieces: [{ text, target: "" }],
  rulings: [],
  cards: [],
  table: null,
});
const rules = {
  chapters: [
    {
      id: "home",
      title: "Clergymen",
      line: "",
      fits: true,
      sections: [
        {
          id: "home",
          head: "",
          shows: "",
          blocks: [block("They come home together."), block("Przeór stays.")],
        },
        { id: "prior", head: "The prior", shows: "", blocks: [block("He may enter at once.")] },
      ],
    },
  ],
} as unknown as RulesView;

it("finds words whatever their case and accents, and headings too", () => {
  expect(search(rules, "PRZEOR").map((found) => found.text)).toEqual(["Przeór stays."]);
  expect(search(rules, "the prior").map((found) => found.section.id)).toEqual(["prior"]);
  expect(search(rules, "together home")).toHaveLength(1);
  expect(search(rules, "  ")).toEqual([]);
});

it("folds letters", () => {
  expect(folded("Kloster\u00adhof Élan Łąka")).toBe("klosterhof elan laka");
});

it("cuts long paragraphs around the words", () => {
  const long = `${"word ".repeat(60)}needle ${"more ".repeat(60)}`;
  const [found] = search(
    {
      chapters: [
        { ...rules.chapters[0], sections: [{ id: "a", head: "", shows: "", blocks: [block(long)] }] },
      ],
    } as unknown as RulesView,
    "needle",
  );
  expect(found?.text).toContain("needle");
  expect(found?.text.length).toBeLessThan(150);
});
