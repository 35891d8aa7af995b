import {
  type Check,
  checksOf,
  definitionOf,
  definitionOfCheck,
  factsOf,
  isOfClass,
  type Schema,
} from "../zod-internals.ts";

const LEAVES: readonly string[] = [
  "string",
  "number",
  "bigint",
  "boolean",
  "null",
  "unknown",
  "any",
  "never",
  "enum",
  "literal",
];

/** zod's checks that neither change the value nor call anyone. */
const PURE: readonly string[] = [
  "string_format",
  "length_equals",
  "min_length",
  "max_length",
  "greater_than",
  "less_than",
  "multiple_of",
  "number_format",
  "bigint_format",
];

/** True for a check that neither changes the value nor calls a function of its user. */
export function isPure(check: Check<never>): boolean {
  return factsOf(check) !== undefined || PURE.includes(definitionOfCheck(check).check ?? "");
}

/** The schemas within a schema; undefined where it does more than accept or reject. */
function partsOf(schema: Schema): readonly Schema[] | undefined {
  const def = definitionOf(schema);
  switch (def.type) {
    case "nullable":
    case "optional":
    case "nonoptional":
      return [def.innerType];
    case "array":
      return [def.element];
    case "tuple":
      return def.rest ? [...def.items, def.rest] : def.items;
    case "union":
      return def.options;
    case "intersection":
      return isOfClass(schema, "Conjunction") ? [def.left, def.right] : undefined;
    case "lazy":
      return [def.getter()];
    case "object":
      return isOfClass(schema, "StructurePreservingObject") && def.catchall
        ? [...Object.values(def.shape), def.catchall]
        : undefined;
    default:
      return LEAVES.includes(def.type) && !("coerce" in def && def.coerce) ? [] : undefined;
  }
}

/** True where a schema and all within it only accept or reject: nothing converts, and no function of its user has a say. */
export function isTransparent(schema: Schema): boolean {
  let found = known.get(schema);
  if (found === undefined) {
    found = isWhollyTransparent(schema);
    known.set(schema, found);
  }
  return found;
}

const known = new WeakMap<Schema, boolean>();

function isWhollyTransparent(schema: Schema): boolean {
  const seen = new Set<Schema>([schema]);
  for (const part of seen) {
    const parts = checksOf(part).every(isPure) ? partsOf(part) : undefined;
    if (!parts) return false;
    for (const inner of parts) seen.add(inner);
  }
  return true;
}
