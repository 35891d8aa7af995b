import { endOfContainer, endOfString, type JsonShape } from "./json-text.ts";
import { createLocator, type Spot } from "./locator.ts";

/** Returns a function from a pointer to its offset in text that `JSON.parse` accepts. Long containers are skipped. */
export function createJsonLocator(text: string, ends: JsonShape["ends"]): (pointer: string) => number {
  const root = skip(SPACE, text, 0);
  return createLocator<number>({ start: root, node: root }, (container) => childrenOf(text, container, ends));
}

const SPACE = /[\s,:]*/y;
const WORD = /[^\s,\]}]*/y;

/** The members of the object, or the items of the array, at an offset; empty for other values. */
function childrenOf(text: string, container: number, ends: ReadonlyMap<number, number>) {
  const children = new Map<string, Spot<number>>();
  const isObject = text[container] === "{";
  const last = isObject || text[container] === "[" ? endOfValue(text, container, ends) - 1 : 0;
  let position = skip(SPACE, text, container + 1);
  while (position < last) {
    const start = position;
    let key = String(children.size);
    if (isObject) {
      position = endOfString(text, start) + 1;
      key = JSON.parse(text.slice(start, position));
      position = skip(SPACE, text, position);
    }
    children.set(key, { start, node: position });
    position = skip(SPACE, text, endOfValue(text, position, ends));
  }
  return children;
}

function endOfValue(text: string, start: number, ends: ReadonlyMap<number, number>): number {
  if (text[start] === '"') return endOfString(text, start) + 1;
  if (text[start] !== "{" && text[start] !== "[") return skip(WORD, text, start);
  return (ends.get(start) ?? endOfContainer(text, start)) + 1;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}
