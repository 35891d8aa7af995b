/** Values for holes of {@link code}: text is code, `undefined` and `false` are empty, a list is one entry a line. */
export type Printable =
  | string
  | number
  | bigint
  | undefined
  | false
  | Code
  | Imported
  | Layout
  | readonly Printable[];

/** Distinguishes code from data: JSON has no such key. */
export const KIND: unique symbol = Symbol("kind of code");

/** TypeScript that is not printed yet, with the names that it imports. */
export interface Code {
  readonly [KIND]: "code";
  readonly lines: readonly CodeLine[];
}

/** Alternating text and holes; there is one more text than holes. */
export interface CodeLine {
  readonly texts: readonly string[];
  readonly holes: readonly Printable[];
}

/** A name from another module. The file in which it is printed imports it. */
export interface Imported {
  readonly [KIND]: "imported";
  /** The module as it is written in the import: `zod`, `./codes.js`. */
  readonly from: string;
  /** Name of the export; `*` is the whole module. */
  readonly name: string;
  /** Name in the file; a number is added if another import has that name. */
  readonly local: string;
  readonly typeOnly: boolean;
}

/** Code whose layout depends on the available width. */
export interface Layout {
  readonly [KIND]: "layout";
  /** The text; lines after the first are indented relative to the line on which it begins. */
  readonly print: (location: CodeLocation) => string;
}

/** Position at which a {@link Layout} is printed. */
export interface CodeLocation {
  /** Characters before it on its line, indentation included. */
  readonly column: number;
  /** Spaces at the start of its line. */
  readonly indent: number;
  /** Prints a part of it. */
  readonly text: (part: Printable) => string;
  /** Returns the name of an import in the file, and adds the import. */
  readonly nameOf: (imported: Imported) => string;
}

/**
 * TypeScript as a template: `` code`export const ${name} = ${z}.string();` ``. {@link imported} makes names of other
 * modules; the file imports those that are printed, and no others.
 *
 * A template that starts with a line break is dedented. A value of several lines is indented like the line of its hole.
 * A line with only empty holes is skipped.
 */
export function code(texts: TemplateStringsArray, ...holes: readonly Printable[]): Code {
  const lines = templates.get(texts) ?? linesOf(withoutIndent(texts));
  templates.set(texts, lines);
  let used = 0;
  const filled = lines.map((line): CodeLine => {
    const next = used + line.length - 1;
    const own = { texts: line, holes: holes.slice(used, next) };
    used = next;
    return own;
  });
  return { [KIND]: "code", lines: filled };
}

/** Cached lines of each template. */
const templates = new WeakMap<TemplateStringsArray, TemplateLines>();

/** The texts of each line, with holes between them. */
type TemplateLines = readonly (readonly string[])[];

/** Joins values with a separator; empty ones are skipped. */
export function joined(parts: readonly Printable[], separator: string): Code {
  const holes = parts.filter((part) => !isEmpty(part));
  const texts = ["", ...holes.slice(1).map(() => separator), ""];
  return { [KIND]: "code", lines: holes.length === 0 ? [] : [{ texts, holes }] };
}

/** A name that a module exports, for values; `as` is its name in the file. */
export function imported(from: string, name: string, as: string = name): Imported {
  return { [KIND]: "imported", from, name, local: as, typeOnly: false };
}

/** A name that a module exports, for types: `import type`. */
export function importedType(from: string, name: string, as: string = name): Imported {
  return { ...imported(from, name, as), typeOnly: true };
}

/** A whole module: `import * as local`, or `import type * as local`. */
export function importedModule(from: string, local: string, kind: "value" | "type" = "value"): Imported {
  return { [KIND]: "imported", from, name: "*", local, typeOnly: kind === "type" };
}

/** Code whose layout depends on the available width. */
export function layout(print: Layout["print"]): Layout {
  return { [KIND]: "layout", print };
}

/** True if nothing is printed. */
export function isEmpty(part: Printable): boolean {
  if (part === undefined || part === false || part === "") return true;
  if (typeof part !== "object") return false;
  if (isList(part)) return part.every(isEmpty);
  return part[KIND] === "code" && part.lines.every(isEmptyLine);
}

/** True for a line that consists of empty holes. */
export function isEmptyLine({ texts, holes }: CodeLine): boolean {
  return holes.length > 0 && texts.every((text) => text.trim() === "") && holes.every(isEmpty);
}

/** True for a list. */
export function isList(part: Printable): part is readonly Printable[] {
  return Array.isArray(part);
}

function linesOf(texts: readonly string[]): TemplateLines {
  const lines: string[][] = [];
  for (const text of texts) {
    const [first = "", ...others] = text.split("\n");
    const last = lines.at(-1);
    if (last === undefined) lines.push([first]);
    else last.push(first);
    lines.push(...others.map((other) => [other]));
  }
  return lines;
}

/** Dedents the texts of a template that starts with a line break. */
function withoutIndent(texts: readonly string[]): readonly string[] {
  if (texts[0]?.startsWith("\n") !== true) return texts;
  const ended = texts.map((text, index) => (index === texts.length - 1 ? text.replace(/\n *$/, "") : text));
  const indents = ended.flatMap((text, index) => {
    const isBeforeHole = index < ended.length - 1;
    const lines = text.split("\n").slice(1);
    const filled = lines.filter(
      (line, at) => line.trim() !== "" || (isBeforeHole && at === lines.length - 1),
    );
    return filled.map((line) => line.length - line.trimStart().length);
  });
  const shared = Math.min(...indents);
  const shifted = ended.map((text) =>
    text.replace(/\n( *)/g, (_, spaces: string) => `\n${spaces.slice(shared)}`),
  );
  return shifted.map((text, index) => (index === 0 ? text.slice(1) : text));
}
