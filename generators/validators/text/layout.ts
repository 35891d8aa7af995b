import { docComment } from "../../core/emit/doc-comment.ts";
import { fillLines } from "../../core/emit/fill-lines.ts";
import { literalKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";

/** Maximum length of an expression on one line. */
export const WIDTH = 90;

/** Maximum length of an argument that stays on the line of its call: `.max(200)`. */
const TINY = 12;

/** True for text that fits on one line. */
function isShort(text: string): boolean {
  return text.length <= WIDTH && !text.includes("\n");
}

/** Indents text by one level. Generated expressions contain no line breaks inside literals. */
export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

function lines(parts: readonly string[]): string {
  return `\n${parts.map((part) => `${indented(part)},`).join("\n")}\n`;
}

/** Emits `callee(a, b)`, with each argument on separate lines if the whole is too long. */
export function call(callee: string, ...parts: readonly string[]): string {
  const flat = `${callee}(${parts.join(", ")})`;
  const [first] = parts;
  if (first === undefined || (parts.length === 1 && first.length <= TINY)) return flat;
  const isFlat = isShort(flat.slice(callee.lastIndexOf("\n") + 1));
  const hugs = parts.length === 1 && !isShort(first);
  const hugsLast =
    parts.length > 1 && isShort(parts.slice(0, -1).join(", ")) && /^[[{]\n/.test(parts.at(-1) ?? "");
  return isFlat || hugs || hugsLast ? flat : `${callee}(${lines(parts)})`;
}

/** Emits `schema.check(a, b)`, or only the schema without checks. */
export function withCheck(schema: string, checks: readonly string[]): string {
  return checks.length === 0 ? schema : call(`${schema}.check`, ...checks);
}

/** Emits `[a, b]`; long lists of short elements are filled line by line. */
export function list(elements: readonly string[]): string {
  const flat = `[${elements.join(", ")}]`;
  if (isShort(flat)) return flat;
  const isFilled = elements.every((element) => element.length <= WIDTH / 3 && !element.includes("\n"));
  return `[${lines(isFilled ? fillLines(elements, ", ", WIDTH - 4) : elements)}]`;
}

/** One member of an object literal. */
export interface Entry {
  readonly key: string;
  readonly value: string;
  /** True to print a getter, so that the value is looked up on use. */
  readonly isGetter?: boolean;
  /** Text of its doc comment. */
  readonly docs?: string;
}

/** Emits `{ a: 1 }`, with a line for each member unless all are short and `compact` is set. */
export function objectLiteral(
  entries: readonly Entry[],
  { compact = false }: { readonly compact?: boolean } = {},
): string {
  if (entries.length === 0) return "{}";
  const members = entries.map(member);
  const flat = `{ ${members.join(", ")} }`;
  return (compact || members.length === 1) && isShort(flat) ? flat : `{${lines(members)}}`;
}

function member({ docs, ...entry }: Entry): string {
  return docs === undefined ? bareMember(entry) : `${docComment(docs)}\n${bareMember(entry)}`;
}

function bareMember({ key, value, isGetter = false }: Omit<Entry, "docs">): string {
  if (!isGetter) return value === key ? key : `${literalKey(key)}: ${value}`;
  return `get ${literalKey(key)}() ${returning(value)}`;
}

/** Emits the body of a function that returns a value. */
function returning(value: string): string {
  return `{\n${indented(`return ${value};`)}\n}`;
}

/** Emits `{ member; … }` with a line for each member of a type. */
export function objectType(members: readonly string[]): string {
  return `{\n${members.map((member) => `${indented(member)};\n`).join("")}}`;
}

/** Emits `Name<A, B>`, with a line for each argument if it is long; no comma may follow the last. */
export function generic(name: string, ...types: readonly string[]): string {
  const [only] = types;
  if (only === undefined) return name;
  if (types.length === 1) return `${name}<${only.startsWith("\n") ? only : only.trim()}>`; // a long union has lines of its own
  const flat = `${name}<${types.map((type) => type.trim()).join(", ")}>`;
  if (isShort(flat)) return flat;
  return `${name}<\n${types.map((type) => indented(type.trim())).join(",\n")}\n>`;
}

/** Emits `[A, B]` as a type. */
export function tupleType(types: readonly string[]): string {
  const flat = `[${types.join(", ")}]`;
  return isShort(flat) ? flat : `[${lines(types)}]`;
}

/** Emits `A | B`, on several lines if it is long. */
export function union(members: readonly string[]): string {
  const unique = [...new Set(members)];
  const flat = unique.join(" | ");
  if (flat.length <= 80) return flat;
  return `\n${fillLines(unique, " | ", 79)
    .map((line) => `  | ${line}`)
    .join("\n")}\n`;
}

/** Emits `export { a, b } from "./c.ts";`, with a line for each name if it is long. */
export function exportList(names: readonly string[], from: string): string {
  const flat = `export { ${names.join(", ")} } from ${quote(from)};`;
  return isShort(flat) ? flat : `export {${lines(names)}} from ${quote(from)};`;
}
