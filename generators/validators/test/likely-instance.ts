import { isObject, type Json, type JsonObject } from "../../core/json.ts";

/** Numbers from 0 up to, and without, a limit. */
export type Draw = (limit: number) => number;

/** Creates a source of random numbers that returns the same numbers for the same seed. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

interface Guess {
  readonly root: Json;
  readonly draw: Draw;
  readonly depth: number;
}

const MAX_DEPTH = 6;
const ATOMS: readonly Json[] = [
  null,
  true,
  false,
  "",
  "a",
  "b",
  "ab",
  "x_1",
  "🦊",
  -1,
  0,
  0.5,
  1,
  2,
  3,
  1e20,
];
const NAMES = ["a", "b", "kind", "__proto__", "toString"];

/** Returns a value that follows a schema where that is easy, so that many are accepted. */
export function likelyInstance(schema: Json, root: Json, draw: Draw): Json {
  return guess(schema, { root, draw, depth: 0 });
}

function guess(schema: Json, context: Guess): Json {
  const { draw, depth } = context;
  if (!isObject(schema) || depth > MAX_DEPTH) return atom(draw);
  const inner = { ...context, depth: depth + 1 };
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum) && schema.enum.length > 0)
    return schema.enum[draw(schema.enum.length)] ?? null;
  const branch = branchOf(schema, inner);
  if (branch !== undefined && (schema.type === undefined || draw(3) > 0)) return guess(branch, inner);
  switch (typeOf(schema, draw)) {
    case "object":
      return guessObject(schema, inner);
    case "array":
      return guessArray(schema, inner);
    case "string":
      return ["a", "ab", "", "x_1", "b", "🦊"][draw(6)] ?? "";
    case "number":
    case "integer":
      return [0, 1, 2, -1, 3, 1e20, 0.5][draw(7)] ?? 0;
    case "boolean":
      return draw(2) === 0;
    case "null":
      return null;
    default:
      return atom(draw);
  }
}

/** Returns one of the schemas that apply to the same value. */
function branchOf(schema: JsonObject, { root, draw }: Guess): Json | undefined {
  const reference = typeof schema.$ref === "string" ? [targetOf(schema.$ref, root)] : [];
  const lists = ["allOf", "anyOf", "oneOf"].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list : [];
  });
  const conditions = ["then", "else", "if"].flatMap((key) => schema[key] ?? []);
  const branches = [...reference, ...lists, ...conditions];
  return branches[draw(Math.max(branches.length, 1))];
}

function targetOf(reference: string, root: Json): Json {
  const name = reference.replace("#/$defs/", "");
  const definitions = isObject(root) && isObject(root.$defs) ? root.$defs : {};
  return reference === "#" ? root : (definitions[name] ?? true);
}

function typeOf(schema: JsonObject, draw: Draw): Json {
  const { type } = schema;
  if (Array.isArray(type)) return type[draw(type.length)] ?? null;
  if (type !== undefined) return type;
  const asks = (keys: readonly string[]) => keys.some((key) => schema[key] !== undefined);
  if (asks(["properties", "required", "patternProperties", "propertyNames", "unevaluatedProperties"]))
    return "object";
  return asks(["items", "prefixItems", "contains", "unevaluatedItems"]) ? "array" : "";
}

function guessObject(schema: JsonObject, context: Guess): Json {
  const { draw } = context;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const some = Object.keys(properties).filter(() => draw(2) === 0);
  const extra = draw(3) === 0 ? [NAMES[draw(NAMES.length)] ?? "a"] : [];
  const names = [...new Set([...required, ...some, ...extra])];
  const others = schema.additionalProperties ?? schema.unevaluatedProperties ?? true;
  return Object.fromEntries(
    names.map((name) => [name, guess(ownOr(properties, name, others), context)] as const),
  );
}

function ownOr(object: JsonObject, key: string, other: Json): Json {
  return Object.hasOwn(object, key) ? (object[key] ?? true) : other;
}

function guessArray(schema: JsonObject, context: Guess): Json {
  const { draw } = context;
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
  const rest = schema.items ?? schema.unevaluatedItems ?? true;
  const length = draw(4);
  const items = Array.from({ length }, (_, index) => guess(first[index] ?? rest, context));
  return schema.contains !== undefined && draw(2) === 0 ? [...items, guess(schema.contains, context)] : items;
}

function atom(draw: Draw): Json {
  return ATOMS[draw(ATOMS.length)] ?? null;
}

/** The value with a small change somewhere. */
export function mutated(value: Json, draw: Draw): Json {
  if (Array.isArray(value)) return mutatedArray(value, draw);
  if (!isObject(value)) return atom(draw);
  const entries = Object.entries(value);
  const chosen = draw(entries.length + 1);
  if (chosen === entries.length)
    return Object.fromEntries([...entries, [NAMES[draw(NAMES.length)] ?? "a", atom(draw)]]);
  if (draw(3) === 0) return Object.fromEntries(entries.filter((_, index) => index !== chosen));
  return Object.fromEntries(
    entries.map(([key, member = null], index) => [key, index === chosen ? mutated(member, draw) : member]),
  );
}

function mutatedArray(value: readonly Json[], draw: Draw): Json {
  const chosen = draw(value.length + 1);
  if (chosen === value.length) return [...value, atom(draw)];
  if (draw(3) === 0) return value.filter((_, index) => index !== chosen);
  return value.map((item, index) => (index === chosen ? mutated(item, draw) : item));
}
