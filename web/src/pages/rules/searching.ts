import type { RuleBlockView, RuleChapterView, RulesView, RuleSectionView } from "../../api/types";

export interface Found {
  chapter: RuleChapterView;
  section: RuleSectionView;
  /** The sentence around the words. */
  text: string;
}

/** Whatever the case and the accents; soft hyphens are for the eye only. */
export function folded(text: string): string {
  return text
    .replaceAll("\u00ad", "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l");
}

export function textOf(block: RuleBlockView): string {
  const words = block.pieces.map((piece) => piece.text).join("");
  return block.table ? block.table.rows.map((row) => row.join(" ")).join(" ") : words;
}

/** Where all the words stand in one paragraph, in the order of the book; headings first. */
export function search(rules: RulesView, asked: string): Found[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return rules.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const head = section.head || chapter.title;
      const texts = section.blocks.map(textOf).filter(has);
      if (texts.length === 0 && has(head)) texts.push(section.blocks.map(textOf).find(Boolean) ?? "");
      return texts.map((text) => ({ chapter, section, text: around(text, words[0] ?? "") }));
    }),
  );
}

const BEFORE = 40;
const AFTER = 90;

function around(text: string, word: string): string {
  const at = folded(text).indexOf(word);
  if (text.length <= BEFORE + AFTER || at < 0) return text.slice(0, BEFORE + AFTER);
  const from = at <= BEFORE ? 0 : text.lastIndexOf(" ", at - BEFORE / 2) + 1;
  const cut = text.slice(from, from + BEFORE + AFTER);
  return `${from > 0 ? "…" : ""}${cut}${from + cut.length < text.length ? "…" : ""}`;
}
