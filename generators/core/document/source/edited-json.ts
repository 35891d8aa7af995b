import { setIn } from "../set-in.ts";
import { countMembers, type JsonShape, MAX_DEPTH, shapeOfJson } from "./json-text.ts";
import { keysTo } from "./locate-json.ts";

/** Text that `JSON.parse` accepts, in which no key is repeated, with what it says. */
export interface JsonText extends Pick<JsonShape, "ends"> {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Parses a text that differs from another one only within one container, whose end is noted: what stands around it says
 * what it said before, in the same objects. Undefined where the whole text has to be parsed.
 */
export function parseEditedJson(before: JsonText, text: string): JsonText | undefined {
  const container = editedContainer(before, text);
  if (!container) return undefined;
  const { from, to } = container;
  const moved = text.length - before.text.length;
  const own = text.slice(from, to + moved);
  const value = parsed(own);
  if (value === undefined) return undefined;
  const { members, depth, ends } = shapeOfJson(own);
  if (members !== countMembers(value) || depth > MAX_DEPTH / 2) return undefined;
  const keys = keysTo(before, from);
  if (keys.length === 0) return undefined;
  const root = Array.isArray(before.value) ? [...before.value] : { ...(before.value as object) };
  setIn(root as Record<string, unknown>, before.value, keys, value);
  return {
    text,
    value: root,
    ends: new Map([...movedEnds(before.ends, container, moved), ...shifted(ends, from)]),
  };
}

interface Container {
  readonly from: number;
  readonly to: number;
}

/** The innermost container that begins in the equal beginning of both texts and ends in their equal end. */
function editedContainer({ text: before, ends }: JsonText, text: string): Container | undefined {
  const start = equalStart(before, text);
  const end = before.length - equalEnd(before.slice(start), text.slice(start));
  let found: Container | undefined;
  for (const [from, to] of ends)
    if (from < start && to > end && from > (found?.from ?? 0)) found = { from, to };
  return found;
}

/** How many characters are equal before the first that differs. */
function equalStart(one: string, other: string): number {
  let low = 0;
  for (let high = Math.min(one.length, other.length); low < high; ) {
    const middle = Math.ceil((low + high) / 2);
    if (one.slice(low, middle) === other.slice(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How many characters are equal behind the last that differs. */
function equalEnd(one: string, other: string): number {
  let low = 0;
  for (let high = Math.min(one.length, other.length); low < high; ) {
    const middle = Math.ceil((low + high) / 2);
    const [ofOne, ofOther] = [one, other].map((text) => text.slice(text.length - middle, text.length - low));
    if (ofOne === ofOther) low = middle;
    else high = middle - 1;
  }
  return low;
}

function parsed(text: string): object | undefined {
  try {
    return JSON.parse(text); // it begins with a bracket
  } catch {
    return undefined;
  }
}

function* movedEnds(
  ends: JsonShape["ends"],
  { from, to }: Container,
  moved: number,
): Generator<[number, number]> {
  for (const [start, end] of ends) {
    if (end <= from) yield [start, end];
    else if (start >= to) yield [start + moved, end + moved];
    else if (start < from) yield [start, end + moved];
  }
}

function* shifted(ends: JsonShape["ends"], by: number): Generator<[number, number]> {
  for (const [start, end] of ends) yield [start + by, end + by];
}
