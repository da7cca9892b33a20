import {
  FluentNumber,
  FluentType,
  type FluentBundle,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Given } from "../components/drawing";

export type Arguments = Readonly<Record<string, Given>>;

/** Not a text: what sentences choose among variants by. */
const GENDER = "gender";
const SEPARATOR = "list-separator";

/** Words that a sentence takes in the form that it needs: `{ FORM($card, "genitive") }`. */
class Phrase extends FluentType<string> {
  constructor(
    text: string,
    readonly form: (name: string) => string,
  ) {
    super(text);
  }
  override toString(): string {
    return this.value;
  }
}

/** One and a half is 1½ in every language; its plural is that of 1.5. */
class Halves extends FluentNumber {
  override toString(): string {
    const whole = Math.floor(this.value);
    return `${whole || ""}½`;
  }
}

export const FUNCTIONS = {
  FORM: ([value, name]: FluentValue[]): FluentValue => inForm(value ?? "", String(name)),
};

function inForm(value: FluentValue, name: string): FluentValue {
  return value instanceof Phrase ? value.form(name) : value;
}

/** What a message gets, as Fluent takes it. */
export function values(bundle: FluentBundle, given: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, valueOf(bundle, value)]));
}

function valueOf(bundle: FluentBundle, value: Given): FluentVariable {
  if (typeof value === "string") return value;
  if (typeof value === "number") return Math.abs(value % 1) === 0.5 ? new Halves(value) : value;
  if ("id" in value) return phrase(bundle, value.id, values(bundle, value.given ?? {}));
  return joined(
    bundle,
    value.map((one) => valueOf(bundle, one)),
  );
}

function joined(bundle: FluentBundle, parts: readonly FluentVariable[]): Phrase {
  const separator = text(bundle, SEPARATOR, {});
  const form = (name: string): string =>
    name === GENDER
      ? genderOf(parts)
      : parts.map((part) => String(inForm(part as FluentValue, name))).join(separator);
  return new Phrase(parts.map(String).join(separator), form);
}

function phrase(bundle: FluentBundle, id: string, given: Record<string, FluentVariable>): Phrase {
  return new Phrase(text(bundle, id, given), (name) => formOf(bundle, id, given, name));
}

/** A form of a message, or else the message with what it is made of in that form. */
function formOf(
  bundle: FluentBundle,
  id: string,
  given: Record<string, FluentVariable>,
  name: string,
): string {
  const own = bundle.getMessage(id)?.attributes[name];
  if (own) return formatted(bundle, id, own, given);
  if (name === GENDER) return genderOf(Object.values(given));
  const formed = Object.entries(given).map(([key, value]) => [key, inForm(value as FluentValue, name)]);
  return text(bundle, id, Object.fromEntries(formed) as Record<string, FluentVariable>);
}

function genderOf(given: readonly FluentVariable[]): string {
  const phrases = given.filter((value) => value instanceof Phrase);
  return phrases.length === 1 ? (phrases[0]?.form(GENDER) ?? "") : "";
}

/** The words of a message; its id where there is none. */
export function text(bundle: FluentBundle, id: string, given: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return formatted(bundle, id, message.value, given);
}

/** As much of it as can be said; the browser tests fail on what is told here. */
function formatted(
  bundle: FluentBundle,
  id: string,
  pattern: Parameters<FluentBundle["formatPattern"]>[0],
  given: Record<string, FluentVariable>,
): string {
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, given, errors);
  if (errors.length > 0) console.error(`The message ${id} lacks something.`, ...errors);
  return words;
}
