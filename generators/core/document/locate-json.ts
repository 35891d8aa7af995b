import { toSegments } from "./pointer.ts";

interface Child {
  /** Offset of the key, or of the item itself in an array. */
  readonly start: number;
  /** Offset of the value. */
  readonly value: number;
}

/**
 * Offset of the key (or array item) that a pointer names, or of its closest ancestor, in text that `JSON.parse`
 * accepts. Reads only what lies before it, so that a position in a large document needs no syntax tree.
 */
export function locateInJson(text: string, pointer: string): number {
  let start = skipSpace(text, 0);
  let value = start;
  for (const segment of toSegments(pointer)) {
    const child = findChild(text, value, segment);
    if (child === undefined) return start;
    ({ start, value } = child);
  }
  return start;
}

function findChild(text: string, container: number, segment: string): Child | undefined {
  const isObject = text[container] === "{";
  if (!isObject && text[container] !== "[") return undefined;
  let position = skipSpace(text, container + 1);
  for (let index = 0; position < text.length && text[position] !== "}" && text[position] !== "]"; index++) {
    const start = position;
    let key = String(index);
    if (isObject) {
      const keyEnd = skipString(text, position);
      key = JSON.parse(text.slice(position, keyEnd));
      position = skipSpace(text, skipSpace(text, keyEnd) + 1);
    }
    if (key === segment) return { start, value: position };
    position = skipSpace(text, skipValue(text, position));
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  let position = from;
  while (position < text.length && " \t\r\n\ufeff".includes(text.charAt(position))) position++;
  return position;
}

/** Past the closing quote. */
function skipString(text: string, from: number): number {
  let position = from + 1;
  while (position < text.length && text[position] !== '"') position += text[position] === "\\" ? 2 : 1;
  return position + 1;
}

/** Past the value: containers by counting their brackets, everything else up to the next delimiter. */
function skipValue(text: string, from: number): number {
  let depth = 0;
  let position = from;
  while (position < text.length) {
    const character = text.charAt(position);
    if (character === '"') position = skipString(text, position) - 1;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    else if (depth === 0 && (character === "," || character === "\n" || character === " ")) return position;
    if (depth < 0) return position;
    position++;
    if (depth === 0 && (character === "}" || character === "]" || character === '"')) return position;
  }
  return position;
}
