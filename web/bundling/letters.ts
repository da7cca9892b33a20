import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Said in the terminal only. */
const NOT_ON_THE_PAGE: readonly string[] = [
  "admin.ftl",
  "bench.ftl",
  "cli.ftl",
  "mcp.ftl",
  "table.ftl",
  "table_thinking.ftl",
];
/** What the page writes by itself, in every language: numbers, signs, its own name, the steps of a new table. */
const ALWAYS = ` !"#$%&'()*+,-./0123456789:;<=>?@[]_\u00a0½×−–—…·’›Laborivx`;
const LETTER = /[A-Za-z]/;
const ASCII = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k));

/** Every character that the page shows of a language, in order; what people write is beside it. */
export function lettersOf(folder: string, code: string): string[] {
  const files = readdirSync(join(folder, code)).filter(
    (file) => file.endsWith(".ftl") && !NOT_ON_THE_PAGE.includes(file),
  );
  const texts = files.map((file) => textsIn(readFileSync(join(folder, code, file), "utf8")));
  const found = new Set(Array.from(ALWAYS + texts.join("")));
  found.delete("\n");
  // A language of Latin letters has all of them; a word of another script needs a few.
  const latin = [...found].filter((one) => LETTER.test(one)).length;
  if (latin > 26) for (const one of ASCII) found.add(one);
  return [...found].sort();
}

/** All that the messages of a file may say, without the names of their variables. */
export function textsIn(source: string): string {
  const { body } = new FluentResource(source);
  return body.map(({ value, attributes }) => said([value, ...Object.values(attributes)])).join("");
}

function said(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(said).join("");
  if (typeof part !== "object" || part === null) return "";
  if ("type" in part && part.type === "str" && "value" in part) return said(part.value);
  if (!("variants" in part) || !Array.isArray(part.variants)) return "";
  return part.variants.map((variant: { value: unknown }) => said(variant.value)).join("");
}
