import type { JsonObject } from "../../core/json.ts";
import type { Chance } from "./chance.ts";
import { KEYWORDS, NAMES, nestedValue, REFERENCES, VALUES } from "./intruders.ts";

/** A member of an object or an element of a list. */
interface Location {
  readonly holder: object;
  readonly key: string;
  readonly pointer: string;
}

type Edit = (locations: readonly Location[], chance: Chance) => void;

/** Changes a parsed document at one place, in place. */
export function damageTree(root: JsonObject, chance: Chance): void {
  const locations = locationsOf(root);
  if (locations.length > 0) chance.pick(EDITS)(locations, chance);
}

function locationsOf(value: unknown, pointer = ""): Location[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [{ holder: value, key, pointer: at }, ...locationsOf(child, at)];
  });
}

const EDITS: readonly Edit[] = [
  replaceByValue,
  replaceByValue,
  replaceByOther,
  rename,
  rename,
  refer,
  refer,
  referToPart,
  remove,
  duplicate,
  nest,
  addKeyword,
  addKeyword,
];

function replaceByValue(locations: readonly Location[], chance: Chance): void {
  put(chance.pick(locations), structuredClone(chance.pick(VALUES)));
}

function replaceByOther(locations: readonly Location[], chance: Chance): void {
  put(chance.pick(locations), structuredClone(valueAt(chance.pick(locations))));
}

function rename(locations: readonly Location[], chance: Chance): void {
  const { holder, key } = chance.pick(locations);
  const name = chance.pick([...NAMES, chance.pick(locations).key]);
  const members = Object.entries(holder).map(([old, value]) => [old === key ? name : old, value] as const);
  if (Array.isArray(holder)) return;
  for (const old of Object.keys(holder)) Reflect.deleteProperty(holder, old);
  for (const [each, value] of members) put({ holder, key: each }, value);
}

/** Makes any reference, or any other value, a reference to something else. */
function refer(locations: readonly Location[], chance: Chance): void {
  const references = locations.filter(({ key }) => key === "$ref" || key === "operationRef");
  const target = chance.pick([...REFERENCES, `#${encodeURI(chance.pick(locations).pointer)}`]);
  if (references.length > 0 && chance.below(3) > 0) put(chance.pick(references), target);
  else put(chance.pick(locations), { $ref: target });
}

/** Adds a reference to an enclosing node, or to a part of itself. */
function referToPart(locations: readonly Location[], chance: Chance): void {
  const location = chance.pick(locations);
  const segments = location.pointer.split("/");
  const target = segments.slice(0, 1 + chance.below(segments.length)).join("/");
  const keyword = chance.pick(["$ref", "$ref", "$dynamicRef", "$recursiveRef"]);
  put(location, { [keyword]: `#${encodeURI(chance.pick([target, `${location.pointer}/${keyword}`]))}` });
}

function remove(locations: readonly Location[], chance: Chance): void {
  const { holder, key } = chance.pick(locations);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function duplicate(locations: readonly Location[], chance: Chance): void {
  const { holder, ...location } = chance.pick(locations);
  const copy: unknown = structuredClone(valueAt({ holder, ...location }));
  if (Array.isArray(holder)) holder.push(copy);
  else put({ holder, key: chance.pick(NAMES) }, copy);
}

function nest(locations: readonly Location[], chance: Chance): void {
  const location = chance.pick(locations);
  put(location, nestedValue(valueAt(location), chance));
}

function addKeyword(locations: readonly Location[], chance: Chance): void {
  const objects = locations
    .map(valueAt)
    .filter((value): value is object => typeof value === "object" && value !== null && !Array.isArray(value));
  if (objects.length === 0) return;
  const value = chance.pick([...VALUES, valueAt(chance.pick(locations))]);
  put({ holder: chance.pick(objects), key: chance.pick(KEYWORDS) }, structuredClone(value));
}

function valueAt({ holder, key }: Pick<Location, "holder" | "key">): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

/** Sets a member, even with the key `__proto__`. */
function put({ holder, key }: Pick<Location, "holder" | "key">, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
