import { toSegments } from "../pointer.ts";
import type { JsonShape } from "./json-text.ts";

/** Where something stands in JSON text. */
interface Spot {
  /** Offset of the key, or of the item itself in an array. */
  readonly start: number;
  /** Offset of the value. */
  readonly value: number;
}

/**
 * Finds the offset of the key (or array item) that a pointer names, or of its closest ancestor, in text that
 * `JSON.parse` accepts. Nothing is read before the first question, and no container twice: a large document has
 * thousands of warnings or none. Containers whose ends are known are passed over.
 */
export function createJsonLocator(text: string, ends: JsonShape["ends"]): (pointer: string) => number {
  const containers = new Map<number, ReadonlyMap<string, Spot>>();

  function childrenAt(offset: number): ReadonlyMap<string, Spot> {
    const children = containers.get(offset) ?? readChildren(text, offset, ends);
    containers.set(offset, children);
    return children;
  }

  return (pointer) => {
    let start = skipSpace(text, 0);
    let value = start;
    for (const segment of toSegments(pointer)) {
      const child = childrenAt(value).get(segment);
      if (child === undefined) break;
      ({ start, value } = child);
    }
    return start;
  };
}

/** The members of the object, or the items of the array, that begins at an offset; none for other values. */
function readChildren(text: string, container: number, ends: JsonShape["ends"]): Map<string, Spot> {
  const children = new Map<string, Spot>();
  const isObject = text[container] === "{";
  if (!isObject && text[container] !== "[") return children;
  let position = skipSpace(text, container + 1);
  while (position < text.length && text[position] !== "}" && text[position] !== "]") {
    const start = position;
    let key = String(children.size);
    if (isObject) {
      const keyEnd = skipString(text, position);
      key = JSON.parse(text.slice(position, keyEnd));
      position = skipSpace(text, skipSpace(text, keyEnd) + 1);
    }
    children.set(key, { start, value: position });
    position = skipSpace(text, ends.get(position) ?? skipValue(text, position));
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return children;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB;
}

function skipSpace(text: string, from: number): number {
  let position = from;
  while (isSpace(text.charCodeAt(position))) position++;
  return position;
}

/** Past the closing quote: the first one behind an even number of backslashes. */
function skipString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length + 1;
}

const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** Past the value. */
function skipValue(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === QUOTE) return skipString(text, from);
  return isOpening(code) ? skipContainer(text, from) : skipWord(text, from);
}

/** Past the bracket that closes the one at an offset. */
function skipContainer(text: string, from: number): number {
  let depth = 0;
  for (let position = from; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === QUOTE) position = skipString(text, position) - 1;
    else if (isOpening(code)) depth++;
    else if (isClosing(code) && --depth === 0) return position + 1;
  }
  return text.length;
}

/** Past a number, `true`, `false` or `null`: up to the next delimiter. */
function skipWord(text: string, from: number): number {
  let position = from;
  for (let code = text.charCodeAt(position); position < text.length; code = text.charCodeAt(++position))
    if (code === COMMA || isSpace(code) || isClosing(code)) break;
  return position;
}
