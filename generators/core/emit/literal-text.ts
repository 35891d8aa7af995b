import type { Json } from "../json.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { literalKey } from "./property.ts";
import { quote } from "./text.ts";

const CODE: unique symbol = Symbol("code");

/** An expression that stands in a literal as it is, such as a name that is imported. */
export interface Code {
  readonly [CODE]: string;
}

/** Data with expressions in it. */
export type Literal = Json | Code | readonly Literal[] | { readonly [key: string]: Literal | undefined };

interface LiteralPlace {
  /** Of the line on which the literal begins. */
  readonly indent?: number;
  /** Characters before the literal on that line, without the indentation. */
  readonly column?: number;
}

/** An expression for a literal. */
export function code(text: string): Code {
  return { [CODE]: text };
}

/** A JSON value as TypeScript: on one line where it fits behind `column` characters, else one member per line. */
export function literalText(value: Literal, { indent = 0, column = 0 }: LiteralPlace = {}): string {
  const line = inlineText(value);
  if (!isComposite(value) || indent + column + line.length <= LINE_WIDTH) return line;
  const inner = " ".repeat(indent + 2);
  const members = isList(value)
    ? value.map((item) => literalText(item, { indent: indent + 2 }))
    : memberTexts(
        value,
        (key, member) => `${key}: ${literalText(member, { indent: indent + 2, column: key.length + 3 })}`,
      );
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join("")}${" ".repeat(indent)}${close}`;
}

/** The expressions of a literal, each once. */
export function codeTexts(value: Literal | undefined): string[] {
  if (value === undefined || typeof value !== "object" || value === null) return [];
  if (isCode(value)) return [value[CODE]];
  return [...new Set(Object.values(value).flatMap(codeTexts))];
}

type Members = { readonly [key: string]: Literal | undefined };

function inlineText(value: Literal): string {
  if (typeof value === "string") return quote(value);
  if (isCode(value)) return value[CODE];
  if (!isComposite(value)) return String(value);
  if (isList(value)) return `[${value.map(inlineText).join(", ")}]`;
  const members = memberTexts(value, (key, member) => `${key}: ${inlineText(member)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

function memberTexts(value: Members, print: (key: string, member: Literal) => string): string[] {
  return Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : [print(literalKey(key), member)],
  );
}

function isCode(value: Literal): value is Code {
  return typeof value === "object" && value !== null && Object.hasOwn(value, CODE);
}

function isComposite(value: Literal): value is readonly Literal[] | Members {
  return typeof value === "object" && value !== null && !isCode(value);
}

function isList(value: readonly Literal[] | Members): value is readonly Literal[] {
  return Array.isArray(value);
}
