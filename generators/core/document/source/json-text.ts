/** Levels of nesting that are read: deeper ones exhaust the stack of every tool that walks a document. */
export const MAX_DEPTH = 500;

/** What `JSON.parse` does not report about text that it accepts. */
export interface JsonShape {
  /** Members of all objects as they are written, repeated keys counted each time. */
  readonly members: number;
  /** Levels of nesting. */
  readonly depth: number;
  /** By the offset of its opening bracket, the offset past the closing one, for the outer containers. */
  readonly ends: ReadonlyMap<number, number>;
}

/** Levels whose containers are noted: those of a path's methods and of a component, which hold nearly all of a document. */
const NOTED_LEVELS = 4;

const QUOTE = 34;
const BACKSLASH = 92;

/** Counts in text that `JSON.parse` accepts. */
export function shapeOfJson(text: string): JsonShape {
  let members = 0;
  let level = 0;
  let depth = 0;
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let position = 0; position < text.length; position++) {
    switch (text.charCodeAt(position)) {
      case QUOTE:
        position = endOfString(text, position);
        break;
      case 58: // :
        members++;
        break;
      case 91: // [
      case 123: // {
        depth = Math.max(depth, ++level);
        if (level <= NOTED_LEVELS) open.push(position);
        break;
      case 93: // ]
      case 125: // }
        if (level <= NOTED_LEVELS) ends.set(open.pop() ?? 0, position + 1);
        level--;
        break;
    }
  }
  return { members, depth, ends };
}

/** Members of all objects in a parsed value. */
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
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, position: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(position - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
