import type { Places } from "./plain-places.ts";
import { closingQuote, notPlain, plainScalar, quotedScalar } from "./plain-scalars.ts";

/** Reads the list or object in brackets at an offset. Each of its lines has to be deeper than what it belongs to. */
export type PlainFlow = (start: number, parent: number) => { readonly value: unknown; readonly end: number };

/** Words and numbers that nothing in flow style could take for something else. */
const WORD = /-?[^ ,[\]{}:#&*!|>'"%@`?\n-][^,[\]{}:#'"\n]*/y;

const DEEPEST = 50;
const LONGEST_KEY = 1000;

/** Reads `[a, "b"]` and `{ a: 1, "b": 2 }`. */
export function createPlainFlow(text: string, places: Places): PlainFlow {
  let position = 0;
  let parent = 0;
  let depth = 0;

  function skipSpace(): void {
    while (text[position] === " ") position++;
    if (text[position] !== "\n") return;
    const line = position + 1;
    position = line;
    while (text[position] === " ") position++;
    if (position - line <= parent || text[position] === "\n") notPlain();
  }

  /** Goes behind a character that has to be there, or says that it is not. */
  function skip(character: string): boolean {
    skipSpace();
    if (text[position] !== character) return false;
    position += 1;
    return true;
  }

  function node(): unknown {
    skipSpace();
    switch (text[position]) {
      case "[":
        return nested(list);
      case "{":
        return nested(object);
      default:
        return scalar();
    }
  }

  function nested<Value>(read: () => Value): Value {
    depth += 1;
    if (depth > DEEPEST) notPlain();
    position += 1;
    const value = read();
    depth -= 1;
    return value;
  }

  function list(): unknown[] {
    const items: unknown[] = [];
    const offsets: number[] = [];
    if (!skip("]"))
      do {
        skipSpace();
        offsets.push(position);
        items.push(node());
      } while (isContinued("]"));
    places.addItems(items, offsets);
    return items;
  }

  function object(): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    const offsets = new Map<string, number>();
    if (!skip("}"))
      do {
        skipSpace();
        const start = position;
        const key = String(scalar() ?? notPlain());
        if (offsets.has(key) || key === "<<" || key === "__proto__") notPlain();
        if (text[position] !== ":" || text[position + 1] !== " ") notPlain();
        position += 1;
        offsets.set(key, start);
        value[key] = node();
      } while (isContinued("}"));
    places.addMembers(value, offsets);
    return value;
  }

  function isContinued(close: string): boolean {
    if (skip(",")) return true;
    if (!skip(close)) notPlain();
    return false;
  }

  function scalar(): ReturnType<typeof plainScalar> {
    const start = position;
    if (text[start] === '"' || text[start] === "'") {
      position = closingQuote(text, start) + 1;
      const source = text.slice(start, position);
      return source.includes("\n") ? notPlain() : quotedScalar(source);
    }
    WORD.lastIndex = start;
    const word = WORD.exec(text)?.[0] ?? notPlain();
    position += word.length;
    if (word.length > LONGEST_KEY) notPlain();
    return plainScalar(word.replace(/ +$/, ""));
  }

  return (start, around) => {
    position = start;
    parent = around;
    depth = 0;
    return { value: node(), end: position };
  };
}
