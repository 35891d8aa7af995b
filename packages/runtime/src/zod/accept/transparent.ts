import type * as z from "zod";
import { type AnySchema, checksOf, type QuickCheck } from "./accepts.ts";

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
export function isPure({ _zod: { keywords, def } }: QuickCheck): boolean {
  return keywords !== undefined || PURE.includes((def as { check?: string }).check ?? "");
}

/** True for a schema without schemas in it. */
function isLeaf(schema: z.core.$ZodType): boolean {
  return LEAVES.includes(schema._zod.def.type);
}

/** The schemas within a schema; undefined where it does more than accept or reject. */
function partsOf(schema: z.core.$ZodType): readonly z.core.SomeType[] | undefined {
  const { def, traits } = (schema as AnySchema)._zod;
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
      return traits.has("Conjunction") ? [def.left, def.right] : undefined;
    case "lazy":
      return [def.getter()];
    case "object":
      return traits.has("StructurePreservingObject") && def.catchall
        ? [...Object.values(def.shape), def.catchall]
        : undefined;
    default:
      return isLeaf(schema) && !("coerce" in def && def.coerce) ? [] : undefined;
  }
}

/** True where a schema and all within it only accept or reject: nothing converts, and no function of its user has a say. */
export function isTransparent(schema: z.core.$ZodType): boolean {
  let found = known.get(schema);
  if (found === undefined) {
    found = isWhollyTransparent(schema);
    known.set(schema, found);
  }
  return found;
}

const known = new WeakMap<z.core.$ZodType, boolean>();

function isWhollyTransparent(schema: z.core.$ZodType): boolean {
  const seen = new Set<z.core.$ZodType>([schema]);
  for (const part of seen) {
    const parts = checksOf(part).every(isPure) ? partsOf(part) : undefined;
    if (!parts) return false;
    for (const inner of parts) seen.add(inner as z.core.$ZodType); // SomeType is its structural shadow
  }
  return true;
}
