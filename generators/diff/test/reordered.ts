import { isObject } from "../../core/json.ts";

/** Lists whose order has no meaning. */
const UNORDERED = new Set(["oneOf", "anyOf", "allOf", "enum", "required"]);

/** Keywords with user data, in which the order of lists matters. */
const DATA = new Set(["example", "examples", "default", "const"]);

/** Reorders the members of a list; the result is the same for the same list. */
type Reorder = <Item>(list: readonly Item[]) => Item[];

export const reversed: Reorder = (list) => [...list].reverse();

/** Rotates lists, and reverses every other one. */
export function turned(by: number): Reorder {
  return (list) => {
    const at = by % Math.max(list.length, 1);
    const moved = [...list.slice(at), ...list.slice(0, at)];
    return by % 2 === 0 ? moved : reversed(moved);
  };
}

/** Reorders the members of unordered lists. */
export function reordered(value: unknown, reorder: Reorder): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(item, reorder));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const own = reordered(inner, reorder);
      return [key, UNORDERED.has(key) && Array.isArray(own) && own.length > 1 ? reorder(own) : own];
    }),
  );
}

/** Also reorders parameters and the keys of objects. */
export function shuffled(value: unknown, reorder: Reorder): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, reorder));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key.startsWith("x-") || DATA.has(key)) return [key, inner];
    const own = shuffled(inner, reorder);
    const isList = (UNORDERED.has(key) || key === "parameters") && Array.isArray(own);
    return [key, isList ? reorder(own) : own];
  });
  return Object.fromEntries(reorder(entries));
}
