/** What may stand in a hole of {@link code}: text is code as it is, `undefined` and `false` are nothing, a list is one entry a line. */
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

/** TypeScript that is not printed yet: it holds the names that it imports as values. */
export interface Code {
  readonly [KIND]: "code";
  readonly lines: readonly CodeLine[];
}

/** Fixed text and holes in turn; there is one text more than holes. */
export interface CodeLine {
  readonly texts: readonly string[];
  readonly holes: readonly Printable[];
}

/** A name from another module. Where it is printed, the file imports it. */
export interface Imported {
  readonly [KIND]: "imported";
  /** The module as it is written in the import: `zod`, `./codes.js`. */
  readonly from: string;
  /** What the module exports; `*` is the module as a whole. */
  readonly name: string;
  /** What the file calls it; a number is added where another import has that name. */
  readonly local: string;
  readonly typeOnly: boolean;
}

/** Code that is laid out by the room that it has. */
export interface Layout {
  readonly [KIND]: "layout";
  /** The text; lines after the first are indented relative to the line on which it begins. */
  readonly print: (location: CodeLocation) => string;
}

/** Where a {@link Layout} is printed. */
export interface CodeLocation {
  /** Characters before it on its line, indentation included. */
  readonly column: number;
  /** Spaces at the start of its line. */
  readonly indent: number;
  /** Prints a part of it. */
  readonly text: (part: Printable) => string;
  /** The name of an import in the file, which from then on has it. */
  readonly nameOf: (imported: Imported) => string;
}

/**
 * TypeScript as a template: `` code`export const ${name} = ${z}.string();` ``. Names of other modules are values made by
 * {@link imported}; the file imports those that are printed, and no others.
 *
 * A template that starts with a line break is shifted to the left by the indentation of its lines. A value of several
 * lines is indented like the line of its hole. A line of which all holes are empty is left out.
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

/** The lines of each template, found when it is first used. */
const templates = new WeakMap<TemplateStringsArray, TemplateLines>();

/** The texts of each line: between two of them is a hole. */
type TemplateLines = readonly (readonly string[])[];

/** Values with a separator between them; empty ones are left out. */
export function joined(parts: readonly Printable[], separator: string): Code {
  const holes = parts.filter((part) => !isEmpty(part));
  const texts = ["", ...holes.slice(1).map(() => separator), ""];
  return { [KIND]: "code", lines: holes.length === 0 ? [] : [{ texts, holes }] };
}

/** A name that a module exports, for values; `as` is another name for it in the file. */
export function imported(from: string, name: string, as: string = name): Imported {
  return { [KIND]: "imported", from, name, local: as, typeOnly: false };
}

/** A name that a module exports, for types: `import type`. */
export function importedType(from: string, name: string, as: string = name): Imported {
  return { ...imported(from, name, as), typeOnly: true };
}

/** A module as a whole: `import * as local`, or `import type * as local`. */
export function importedModule(from: string, local: string, kind: "value" | "type" = "value"): Imported {
  return { [KIND]: "imported", from, name: "*", local, typeOnly: kind === "type" };
}

/** Code that is laid out by the room that it has. */
export function layout(print: Layout["print"]): Layout {
  return { [KIND]: "layout", print };
}

/** True for what prints nothing. */
export function isEmpty(part: Printable): boolean {
  if (part === undefined || part === false || part === "") return true;
  if (typeof part !== "object") return false;
  if (isList(part)) return part.every(isEmpty);
  return part[KIND] === "code" && part.lines.every(isEmptyLine);
}

/** True for a line that has holes, and nothing in them or beside them. */
export function isEmptyLine({ texts, holes }: CodeLine): boolean {
  return holes.length > 0 && texts.every((text) => text.trim() === "") && holes.every(isEmpty);
}

/** True for a list, and nothing else that may be printed. */
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

/** The texts of a template that starts with a line break, without the indentation that its lines share. */
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
