import { isObject, type Json } from "../../../core/json.ts";

/** A member of an object, or an item of a list. */
export type Step = string | number;

/** Any member of an object, or any item of a list. */
const ANY = Symbol("any");

/** The steps of a path such as `data[*].status`. */
export function stepsOf(path: string): (Step | typeof ANY)[] {
  return [...path.matchAll(/\[("(?:[^"\\]|\\.)*"|\d+|\*)\]|([^.[\]]+)/g)].map(([, inner, name = ""]) => {
    if (inner === undefined) return name === "*" ? ANY : name;
    if (inner === "*") return ANY;
    return inner.startsWith('"') ? String(JSON.parse(inner)) : Number(inner);
  });
}

/** Follows steps into the value as far as possible; of several ways, returns the longest. */
export function findAlong(value: Json, [step, ...rest]: readonly (Step | typeof ANY)[]): Step[] {
  if (step === undefined) return [];
  const keys = keysOf(value).filter((key) => step === ANY || key === step);
  const ways = keys.map((key) => [key, ...findAlong(memberOf(value, key), rest)]);
  return ways.reduce((longest, way) => (way.length > longest.length ? way : longest), []);
}

/** The keys of an object, or the indexes of a list. */
export function keysOf(value: Json): Step[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isObject(value) ? Object.keys(value) : [];
}

/** The value at one of the keys. */
export function memberOf(value: Json, key: Step): Json {
  return (value as Readonly<Record<Step, Json>>)[key] ?? null; // one of its own keys
}
