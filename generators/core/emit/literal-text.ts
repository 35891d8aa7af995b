import type { Json } from "../json.ts";
import { literalKey } from "./property.ts";
import { quote } from "./text.ts";

const LINE_WIDTH = 110;

interface LiteralPlace {
  /** Of the line on which the literal begins. */
  readonly indent?: number;
  /** Characters before the literal on that line, without the indentation. */
  readonly column?: number;
}

/** A JSON value as TypeScript: on one line where it fits behind `column` characters, else one member per line. */
export function literalText(value: Json, { indent = 0, column = 0 }: LiteralPlace = {}): string {
  const line = inlineText(value);
  if (typeof value !== "object" || value === null || indent + column + line.length <= LINE_WIDTH) return line;
  const inner = " ".repeat(indent + 2);
  const members = Array.isArray(value)
    ? value.map((item) => literalText(item, { indent: indent + 2 }))
    : memberTexts(
        value,
        (key, member) => `${key}: ${literalText(member, { indent: indent + 2, column: key.length + 3 })}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join("")}${" ".repeat(indent)}${close}`;
}

function inlineText(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inlineText).join(", ")}]`;
  const members = memberTexts(value, (key, member) => `${key}: ${inlineText(member)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

function memberTexts(value: Json, print: (key: string, member: Json) => string): string[] {
  return Object.entries(value ?? {}).flatMap(([key, member]) =>
    member === undefined ? [] : [print(literalKey(key), member)],
  );
}
