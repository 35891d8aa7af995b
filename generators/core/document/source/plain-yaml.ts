import { toSegments } from "../pointer.ts";
import { createPlainFlow } from "./plain-flow.ts";
import { createPlainLines, type PlainLines } from "./plain-lines.ts";
import { createPlaces, type Places } from "./plain-places.ts";
import {
  type BlockStyle,
  blockScalar,
  closingQuote,
  folded,
  NotPlain,
  notPlain,
  plainScalar,
  quotedScalar,
} from "./plain-scalars.ts";

/** The value of a text, and where its parts stand. */
export interface PlainYaml {
  readonly value: unknown;
  /** Offset of the key (or list item) that a pointer names, or of its closest ancestor. */
  offsetOf(pointer: string): number;
}

/** Deeper documents are left to the parser, which knows what to say about them. */
const DEEPEST = 200;
/** The longest key that YAML allows without a question mark has 1024 characters. */
const LONGEST_KEY = 1000;

/**
 * Reads YAML as nearly all descriptions are written: objects and lists by indentation, scalars of every kind, and flow
 * style. Undefined for all other text, with errors or without, which is the parser's to read: it takes several
 * times as long. What is read here has the value and the places that the parser gives.
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  try {
    return readRoot(text);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function readRoot(text: string): PlainYaml {
  const lines = createPlainLines(text);
  const places = createPlaces();
  const start = lines.next();
  const value = createReader(text, lines, places).node(start, -1, 0);
  if (typeof value !== "object" || value === null || !lines.isAtEnd()) notPlain();
  return {
    value,
    offsetOf(pointer) {
      let [parent, offset]: [unknown, number] = [value, start];
      for (const segment of toSegments(pointer)) {
        const child = places.childOf(parent, segment);
        if (child === undefined) break;
        ({ value: parent, offset } = child);
      }
      return offset;
    },
  };
}

/** Reads nodes, each from where it starts up to the line behind it. */
function createReader(text: string, lines: PlainLines, places: Places) {
  const flow = createPlainFlow(text, places);
  let depth = 0;

  /** The node at an offset, which is deeper than what it belongs to; `comments` are those up to what it belongs to. */
  function node(start: number, parent: number, comments: number): unknown {
    depth += 1;
    if (depth > DEEPEST) notPlain();
    const value = collection(start) ?? (comments === lines.comments() ? scalar(start, parent) : notPlain());
    depth -= 1;
    return value;
  }

  function collection(start: number): object | undefined {
    if (isDash(text, start)) return sequence(start);
    return keyEnd(start) === undefined ? undefined : mapping(start);
  }

  function sequence(first: number): unknown[] {
    const column = lines.columnOf(first);
    const items: unknown[] = [];
    const offsets: number[] = [];
    for (let start: number | undefined = first; start !== undefined; start = sibling(column)) {
      if (!isDash(text, start)) break;
      const comments = lines.comments();
      let item = lines.skipSpace(start + 1);
      if (lines.isRestEmpty(item)) {
        lines.advance();
        item = lines.next();
        if (lines.columnOf(item) <= column) notPlain();
      }
      offsets.push(item);
      items.push(node(item, column, comments));
    }
    places.addItems(items, offsets);
    return items;
  }

  function mapping(first: number): Record<string, unknown> {
    const column = lines.columnOf(first);
    const value: Record<string, unknown> = {};
    const offsets = new Map<string, number>();
    for (let start: number | undefined = first; start !== undefined; start = sibling(column)) {
      const colon = keyEnd(start);
      if (colon === undefined || isDash(text, start)) notPlain();
      const key = keyOf(start, colon);
      if (offsets.has(key) || key === "<<" || key === "__proto__") notPlain();
      offsets.set(key, start);
      value[key] = member(lines.skipSpace(colon + 1), column);
    }
    places.addMembers(value, offsets);
    return value;
  }

  /** Where the next entry of a collection starts; undefined where the collection ends. */
  function sibling(column: number): number | undefined {
    if (lines.isAtEnd()) return undefined;
    const start = lines.next();
    if (lines.columnOf(start) > column) notPlain();
    if (lines.columnOf(start) < column) return undefined;
    // A list may stand as deep as the key that it belongs to, which goes on with the next key.
    return start;
  }

  /** What follows a key: on its line, or on the lines below. */
  function member(start: number, column: number): unknown {
    if (!lines.isRestEmpty(start)) {
      if (isDash(text, start) || keyEnd(start) !== undefined) notPlain();
      return scalar(start, column);
    }
    const comments = lines.comments();
    lines.advance();
    if (lines.isAtEnd()) return null;
    const next = lines.next();
    if (lines.columnOf(next) > column) return node(next, column, comments);
    return lines.columnOf(next) === column && isDash(text, next) ? sequence(next) : null;
  }

  function keyOf(start: number, colon: number): string {
    if (colon - start > LONGEST_KEY || colon === start) notPlain();
    const source = lines.trimmed(start, colon);
    if (isQuote(text, start)) return quotedScalar(source);
    requirePlainStart(text, start);
    return String(plainScalar(source) ?? notPlain());
  }

  /** Offset of the colon behind the key that starts at an offset; undefined where no key starts. */
  function keyEnd(start: number): number | undefined {
    if (isQuote(text, start)) {
      const colon = lines.skipSpace(closingQuote(text, start) + 1);
      return colon < lines.end() && text[colon] === ":" && isBreak(text, colon + 1) ? colon : undefined;
    }
    return text[start] === "[" || text[start] === "{" ? undefined : colonIn(start);
  }

  /** The first colon that separates a key from its value, where no comment stands before it. */
  function colonIn(start: number): number | undefined {
    const end = lines.end();
    for (let at = text.indexOf(":", start); at !== -1 && at < end; at = text.indexOf(":", at + 1))
      if (isBreak(text, at + 1)) return lines.commentIn(start, at) === undefined ? at : undefined;
    return undefined;
  }

  function scalar(start: number, parent: number): unknown {
    switch (text[start]) {
      case "|":
      case ">":
        return block(start, parent);
      case '"':
      case "'":
        return quoted(start, parent);
      case "[":
      case "{":
        return flowValue(start, parent);
      default:
        return plain(start, parent);
    }
  }

  function flowValue(start: number, parent: number): unknown {
    const { value, end } = flow(start, parent);
    while (lines.end() < end) lines.advance();
    endOfValue(end);
    return value;
  }

  function quoted(start: number, parent: number): string {
    const close = closingQuote(text, start);
    while (lines.end() <= close) {
      lines.advance();
      if (!lines.isBlank() && lines.indent() <= parent) notPlain();
    }
    endOfValue(close + 1);
    return quotedScalar(text.slice(start, close + 1));
  }

  /** Nothing but a comment may follow. */
  function endOfValue(end: number): void {
    if (!lines.isRestEmpty(end)) notPlain();
    lines.advance();
  }

  function plain(start: number, parent: number): ReturnType<typeof plainScalar> {
    requirePlainStart(text, start);
    const comment = lines.commentIn(start, lines.end());
    const first = lines.trimmed(start, comment ?? lines.end());
    lines.advance();
    if (comment !== undefined) return plainScalar(first);
    let last = start + first.length;
    for (;;) {
      const continued = lines.continuation(parent);
      if (continued === undefined) break;
      if (colonIn(continued) !== undefined || lines.commentIn(continued, lines.end()) !== undefined)
        notPlain();
      last = lines.end();
      lines.advance();
    }
    return last === start + first.length ? plainScalar(first) : plainScalar(folded(text.slice(start, last)));
  }

  function block(start: number, parent: number): string {
    const [, mode, chomping = ""] = /^([|>])([-+]?)(?: +#.*)?$/.exec(lines.trimmed(start, lines.end())) ?? [];
    if (mode === undefined) notPlain();
    lines.advance();
    const style = { isFolded: mode === ">", chomping: chomping as BlockStyle["chomping"] }; // by the pattern
    return blockScalar(lines.takeBlock(parent), style);
  }

  return { node };
}
function isQuote(text: string, at: number): boolean {
  return text[at] === '"' || text[at] === "'";
}

function isBreak(text: string, at: number): boolean {
  return at >= text.length || text[at] === " " || text[at] === "\n";
}

/** True for the dash of a list item. */
function isDash(text: string, at: number): boolean {
  return text[at] === "-" && isBreak(text, at + 1);
}

/** Other characters begin an anchor, an alias, a tag, a directive, or nothing that YAML allows. */
function requirePlainStart(text: string, at: number): void {
  const first = text[at] ?? "";
  if (",[]{}#&*!|>'\"%@`".includes(first)) notPlain();
  if ("-?:".includes(first) && isBreak(text, at + 1)) notPlain();
}
