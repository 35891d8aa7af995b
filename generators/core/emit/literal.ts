import type { Json } from "../json.ts";
import { type Code, type CodeLocation, type Imported, KIND, type Layout, layout } from "./code.ts";
import { docComment } from "./doc-comment.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { literalKey } from "./property.ts";
import { quote } from "./text.ts";

type Expression = Code | Imported | Layout;

/** Data with expressions in it, such as imported names. */
export type Literal = Json | Expression | readonly Literal[] | LiteralObject;

interface LiteralObject {
  readonly [key: string]: Literal | Documented | undefined;
}

const DOCS: unique symbol = Symbol("docs");

/** A member of an object, with a doc comment. */
export interface Documented {
  readonly [DOCS]: string;
  readonly value: Literal;
}

/** A member with a doc comment, whose text must be escaped. Its object is printed with one member per line. */
export function documented(docs: string, value: Literal): Documented {
  return { [DOCS]: docs, value };
}

/** Prints data as TypeScript: on one line if it fits, otherwise with one member per line. */
export function literal(value: Literal): Layout {
  return layout((location) => literalText(value, { ...location, inner: 0 }));
}

interface LiteralLocation extends CodeLocation {
  /** Indentation of the line, relative to the start of the whole literal. */
  readonly inner: number;
}

function literalText(value: Literal, location: LiteralLocation): string {
  const line = inlineText(value, location);
  if (!isComposite(value) || (location.column + line.length <= LINE_WIDTH && !hasDocs(value))) return line;
  const indent = " ".repeat(location.inner + 2);
  const behind = (start: string): LiteralLocation => ({
    ...location,
    inner: indent.length,
    column: location.indent + indent.length + start.length,
  });
  const members = isList(value)
    ? value.map((item) => indent + literalText(item, behind("")))
    : membersOf(value).map(([key, member]) => {
        const [docs, content] = partsOf(member);
        const text = `${key}: ${literalText(content, behind(`${key}: ,`))}`;
        return [...docs, text].map((part) => indent + part).join("\n");
      });
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.map((member) => `${member},\n`).join("")}${" ".repeat(location.inner)}${close}`;
}

function inlineText(value: Literal, location: CodeLocation): string {
  if (typeof value === "string") return quote(value);
  if (isExpression(value)) return location.text(value);
  if (!isComposite(value)) return String(value);
  if (isList(value)) return `[${value.map((item) => inlineText(item, location)).join(", ")}]`;
  const members = membersOf(value).map(
    ([key, member]) => `${key}: ${inlineText(partsOf(member)[1], location)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** The lines of its comment, and its value. */
function partsOf(member: Literal | Documented): readonly [readonly string[], Literal] {
  return isDocumented(member) ? [docComment(member[DOCS]).split("\n"), member.value] : [[], member];
}

function membersOf(value: LiteralObject): (readonly [key: string, member: Literal | Documented])[] {
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [[literalKey(name), member] as const],
  );
}

/** True if it contains a comment at any depth. */
function hasDocs(value: Literal | Documented | undefined): boolean {
  if (isDocumented(value)) return true;
  return value !== undefined && isComposite(value) && Object.values(value).some(hasDocs);
}

function isDocumented(value: Literal | Documented | undefined): value is Documented {
  return typeof value === "object" && value !== null && DOCS in value;
}

function isExpression(value: Literal): value is Expression {
  return typeof value === "object" && value !== null && KIND in value;
}

function isComposite(value: Literal): value is readonly Literal[] | LiteralObject {
  return typeof value === "object" && value !== null && !isExpression(value);
}

function isList(value: readonly Literal[] | LiteralObject): value is readonly Literal[] {
  return Array.isArray(value);
}
