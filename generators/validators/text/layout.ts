import { docComment } from "../../core/emit/doc-comment.ts";
import { literalKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";

/** Expressions longer than this are spread over lines. */
export const WIDTH = 90;

/** An argument of this length stays on the line of its call: `.max(200)`. */
const TINY = 12;

/** True for text that stands on one line. */
function isShort(text: string): boolean {
  return text.length <= WIDTH && !text.includes("\n");
}

/** Text one level deeper. Generated expressions hold no line breaks inside of literals. */
export function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

function lines(parts: readonly string[]): string {
  return `\n${parts.map((part) => `${indented(part)},`).join("\n")}\n`;
}

/** `callee(a, b)`, with each argument on lines of its own where the whole is too long. */
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

/** `schema.check(a, b)`; the schema alone where there are no checks. */
export function withCheck(schema: string, checks: readonly string[]): string {
  return checks.length === 0 ? schema : call(`${schema}.check`, ...checks);
}

/** `[a, b]`; long lists of short elements are filled line by line. */
export function list(elements: readonly string[]): string {
  const flat = `[${elements.join(", ")}]`;
  if (isShort(flat)) return flat;
  const isFilled = elements.every((element) => element.length <= WIDTH / 3 && !element.includes("\n"));
  return isFilled ? `[\n${fill(elements)}\n]` : `[${lines(elements)}]`;
}

function fill(elements: readonly string[]): string {
  const filled: string[] = [];
  for (const element of elements) {
    const last = filled.at(-1);
    if (last === undefined || last.length + element.length + 3 > WIDTH) filled.push(`  ${element},`);
    else filled[filled.length - 1] = `${last} ${element},`;
  }
  return filled.join("\n");
}

/** One member of an object literal. */
export interface Entry {
  readonly key: string;
  readonly value: string;
  /** Printed as a getter, so that the value is looked up when it is needed. */
  readonly isGetter?: boolean;
  /** Text of a doc comment over it. */
  readonly docs?: string;
}

/** `{ a: 1 }`, with a line for each member unless all is short and `compact`. */
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

/** The body of a function that returns a value. */
function returning(value: string): string {
  return `{\n${indented(`return ${value};`)}\n}`;
}

/** `{ member; … }` with a line for each member of a type. */
export function objectType(members: readonly string[]): string {
  return `{\n${members.map((member) => `${indented(member)};\n`).join("")}}`;
}

/** `Name<A, B>`, with a line for each argument where it is long; no comma may follow the last. */
export function generic(name: string, ...types: readonly string[]): string {
  const [only = ""] = types;
  if (types.length === 1) return `${name}<${only.startsWith("\n") ? only : only.trim()}>`; // a long union has lines of its own
  const flat = `${name}<${types.map((type) => type.trim()).join(", ")}>`;
  if (isShort(flat)) return flat;
  return `${name}<\n${types.map((type) => indented(type.trim())).join(",\n")}\n>`;
}

/** `[A, B]` as a type. */
export function tupleType(types: readonly string[]): string {
  const flat = `[${types.join(", ")}]`;
  return isShort(flat) ? flat : `[${lines(types)}]`;
}

/** `A | B`, spread over lines where it is long. */
export function union(members: readonly string[]): string {
  const unique = [...new Set(members)];
  const flat = unique.join(" | ");
  if (flat.length <= 80) return flat;
  const lines: string[] = [];
  for (const member of unique) {
    const last = lines.at(-1);
    if (last === undefined || last.length + member.length > 80) lines.push(`  | ${member}`);
    else lines[lines.length - 1] = `${last} | ${member}`;
  }
  return `\n${lines.join("\n")}\n`;
}

/** `export { a, b } from "./c.ts";`, with a line for each name where it is long. */
export function exportList(names: readonly string[], from: string): string {
  const flat = `export { ${names.join(", ")} } from ${quote(from)};`;
  return isShort(flat) ? flat : `export {${lines(names)}} from ${quote(from)};`;
}
