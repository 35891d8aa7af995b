/** Maximum nesting: deeper documents exhaust the stack of every tool that walks them. */
export const MAX_DEPTH = 500;

/** Facts about valid JSON text that `JSON.parse` does not report. */
export interface JsonShape {
  /** Number of members in all objects, counting repeated keys each time. */
  readonly members: number;
  /** Maximum nesting. */
  readonly depth: number;
  /** Offsets of the closing brackets of long containers, by their opening ones. */
  readonly ends: ReadonlyMap<number, number>;
}

/** Shorter containers are scanned again as quickly as they are looked up. */
const LONG = 500;

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/** Measures text that `JSON.parse` accepts. */
export function shapeOfJson(text: string): JsonShape {
  const ends = new Map<number, number>();
  let members = 0;
  let depth = 0;
  const open: number[] = [];
  for (let position = 0; position < text.length; position++) {
    switch (text.charCodeAt(position)) {
      case QUOTE:
        position = endOfString(text, position);
        break;
      case COLON:
        members++;
        break;
      case 91: // [
      case 123: // {
        depth = Math.max(depth, open.push(position));
        break;
      case 93: // ]
      case 125: {
        const start = open.pop() ?? 0;
        if (position - start >= LONG) ends.set(start, position);
      }
    }
  }
  return { members, depth, ends };
}

/** Offset of the bracket that closes the one at an offset. */
export function endOfContainer(text: string, from: number): number {
  let level = 0;
  for (let position = from; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === QUOTE) position = endOfString(text, position);
    else if (code === 91 || code === 123) level++;
    else if ((code === 93 || code === 125) && --level === 0) return position;
  }
  return text.length;
}

/** Counts the members of all objects in a parsed value. */
export function countMembers(value: unknown): number {
  let members = 0;
  const stack = [value];
  for (let current = stack.pop(); current !== undefined; current = stack.pop()) {
    if (typeof current !== "object" || current === null) continue;
    const children = Object.values(current);
    if (!Array.isArray(current)) members += children.length;
    for (const child of children) if (typeof child === "object") stack.push(child);
  }
  return members;
}

/** Offset of the closing quote. */
export function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, position: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(position - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
