import { toSegments } from "../pointer.ts";

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
 * thousands of warnings or none.
 */
export function createJsonLocator(text: string): (pointer: string) => number {
  const containers = new Map<number, ReadonlyMap<string, Spot>>();

  function childrenAt(offset: number): ReadonlyMap<string, Spot> {
    const children = containers.get(offset) ?? readChildren(text, offset);
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
function readChildren(text: string, container: number): Map<string, Spot> {
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
    position = skipSpace(text, skipValue(text, position));
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return children;
}

function skipSpace(text: string, from: number): number {
  let position = from;
  while (position < text.length && " \t\r\n".includes(text.charAt(position))) position++;
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
