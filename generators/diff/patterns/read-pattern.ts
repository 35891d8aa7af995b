import { compilePattern } from "../../core/model/accepts/pattern.ts";
import { ANY_BUT_LINE_END } from "./named-sets.ts";
import type { PatternNode, Position } from "./pattern-node.ts";
import { type PatternReader, take, UnknownSyntax } from "./pattern-reader.ts";
import { readClass } from "./read-class.ts";
import { readEscape } from "./read-escape.ts";

/** A pattern as a tree, and how it was read. */
export interface ReadPattern {
  readonly node: PatternNode;
  /** False when the pattern is only valid without the `u` flag: it then sees halves of some characters. */
  readonly unicode: boolean;
}

const known = new Map<string, ReadPattern | undefined>();

/** What a `pattern` says; undefined when it is no regular expression, or uses syntax that is not known here. */
export function readPattern(pattern: string): ReadPattern | undefined {
  if (!known.has(pattern)) known.set(pattern, tryRead(pattern));
  return known.get(pattern);
}

/** Only what the engine has compiled is read, so that the syntax need not be checked. */
function tryRead(pattern: string): ReadPattern | undefined {
  const compiled = compilePattern(pattern);
  if (!compiled) return undefined;
  try {
    const reader = { pattern, unicode: compiled.unicode, at: 0 };
    const node = readChoice(reader);
    return reader.at === pattern.length ? { node, unicode: compiled.unicode } : undefined;
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

function readChoice(reader: PatternReader): PatternNode {
  const options = [readSequence(reader)];
  while (take(reader, /\|/)) options.push(readSequence(reader));
  const [only] = options;
  return only && options.length === 1 ? only : { kind: "choice", options };
}

function readSequence(reader: PatternReader): PatternNode {
  const items: PatternNode[] = [];
  while (reader.at < reader.pattern.length && !"|)".includes(reader.pattern[reader.at] ?? "")) {
    items.push(readCounted(reader, readAtom(reader)));
  }
  return { kind: "sequence", items };
}

/** What stands before a quantifier, as often as that says. */
function readCounted(reader: PatternReader, item: PatternNode): PatternNode {
  const quantifier = take(reader, /([*+?]|\{(\d+)(,?)(\d*)\})\??/);
  if (!quantifier) return item;
  const [, sign, from, comma, to] = quantifier;
  if (sign === "*") return { kind: "repeat", item, least: 0, most: Number.POSITIVE_INFINITY };
  if (sign === "+") return { kind: "repeat", item, least: 1, most: Number.POSITIVE_INFINITY };
  if (sign === "?") return { kind: "repeat", item, least: 0, most: 1 };
  const most = to ? Number(to) : comma ? Number.POSITIVE_INFINITY : Number(from);
  return { kind: "repeat", item, least: Number(from), most };
}

const POSITIONS: Readonly<Record<string, Position>> = {
  "^": "start",
  $: "end",
  "\\b": "boundary",
};

function readAtom(reader: PatternReader): PatternNode {
  const position = take(reader, /[$^]|\\b/)?.[0];
  if (position !== undefined) return { kind: "position", at: POSITIONS[position] ?? "start" };
  if (take(reader, /\(/)) return readGroup(reader);
  if (take(reader, /\[/)) return { kind: "character", set: readClass(reader) };
  if (take(reader, /\./)) return { kind: "character", set: ANY_BUT_LINE_END };
  if (take(reader, /\\(?:B|[1-9]\d*|k<[^>]*>)/)) return { kind: "opaque" };
  if (take(reader, /\\/)) return { kind: "character", set: readEscape(reader) };
  const code = take(reader, /./s)?.[0].codePointAt(0) ?? 0;
  return { kind: "character", set: [[code, code]] };
}

function readGroup(reader: PatternReader): PatternNode {
  const opening = take(reader, /\?(?:[:=!]|<[=!]|<[^>]*>)/)?.[0] ?? "";
  if (opening === "" && take(reader, /\?/)) throw new UnknownSyntax(); // flags of a group
  const item = readChoice(reader);
  if (!take(reader, /\)/)) throw new UnknownSyntax();
  if (opening === "?=" || opening === "?!") return { kind: "ahead", item, negated: opening === "?!" };
  return opening === "?<=" || opening === "?<!" ? { kind: "opaque" } : item;
}
