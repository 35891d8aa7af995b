import type { JsonObject } from "../../core/json.ts";
import type { Chance } from "./chance.ts";
import { KEYWORDS, NAMES, nestedValue, REFERENCES, VALUES } from "./intruders.ts";

/** A member of an object or an element of a list. */
interface Place {
  readonly holder: object;
  readonly key: string;
  readonly pointer: string;
}

type Edit = (places: readonly Place[], chance: Chance) => void;

/** Changes a parsed document at one place, in place. */
export function damageTree(root: JsonObject, chance: Chance): void {
  const places = placesOf(root);
  if (places.length > 0) chance.pick(EDITS)(places, chance);
}

function placesOf(value: unknown, pointer = ""): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [{ holder: value, key, pointer: at }, ...placesOf(child, at)];
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

function replaceByValue(places: readonly Place[], chance: Chance): void {
  put(chance.pick(places), structuredClone(chance.pick(VALUES)));
}

function replaceByOther(places: readonly Place[], chance: Chance): void {
  put(chance.pick(places), structuredClone(valueAt(chance.pick(places))));
}

function rename(places: readonly Place[], chance: Chance): void {
  const { holder, key } = chance.pick(places);
  const name = chance.pick([...NAMES, chance.pick(places).key]);
  const members = Object.entries(holder).map(([old, value]) => [old === key ? name : old, value] as const);
  if (Array.isArray(holder)) return;
  for (const old of Object.keys(holder)) Reflect.deleteProperty(holder, old);
  for (const [each, value] of members) put({ holder, key: each }, value);
}

/** Any reference that there is, or any place, becomes a reference to something else. */
function refer(places: readonly Place[], chance: Chance): void {
  const references = places.filter(({ key }) => key === "$ref" || key === "operationRef");
  const target = chance.pick([...REFERENCES, `#${encodeURI(chance.pick(places).pointer)}`]);
  if (references.length > 0 && chance.below(3) > 0) put(chance.pick(references), target);
  else put(chance.pick(places), { $ref: target });
}

/** A reference to what it stands in, or to a part of itself. */
function referToPart(places: readonly Place[], chance: Chance): void {
  const place = chance.pick(places);
  const segments = place.pointer.split("/");
  const target = segments.slice(0, 1 + chance.below(segments.length)).join("/");
  const keyword = chance.pick(["$ref", "$ref", "$dynamicRef", "$recursiveRef"]);
  put(place, { [keyword]: `#${encodeURI(chance.pick([target, `${place.pointer}/${keyword}`]))}` });
}

function remove(places: readonly Place[], chance: Chance): void {
  const { holder, key } = chance.pick(places);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function duplicate(places: readonly Place[], chance: Chance): void {
  const { holder, ...place } = chance.pick(places);
  const copy: unknown = structuredClone(valueAt({ holder, ...place }));
  if (Array.isArray(holder)) holder.push(copy);
  else put({ holder, key: chance.pick(NAMES) }, copy);
}

function nest(places: readonly Place[], chance: Chance): void {
  const place = chance.pick(places);
  put(place, nestedValue(valueAt(place), chance));
}

function addKeyword(places: readonly Place[], chance: Chance): void {
  const objects = places
    .map(valueAt)
    .filter((value): value is object => typeof value === "object" && value !== null && !Array.isArray(value));
  if (objects.length === 0) return;
  const value = chance.pick([...VALUES, valueAt(chance.pick(places))]);
  put({ holder: chance.pick(objects), key: chance.pick(KEYWORDS) }, structuredClone(value));
}

function valueAt({ holder, key }: Pick<Place, "holder" | "key">): unknown {
  return Object.getOwnPropertyDescriptor(holder, key)?.value;
}

/** Also where the key is `__proto__`. */
function put({ holder, key }: Pick<Place, "holder" | "key">, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
