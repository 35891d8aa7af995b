import {
  type Check,
  checksOf,
  definitionOf,
  definitionOfCheck,
  factsOf,
  isOfClass,
  type Schema,
} from "../zod-internals.ts";
import { partsOf } from "./schema-parts.ts";

const LEAVES = /^(?:string|number|bigint|boolean|null|unknown|any|never|enum|literal)$/;

/** zod's checks that neither change the value nor call user functions. */
const PURE =
  /^(?:(?:string|number|bigint)_format|(?:min|max)_length|length_equals|(?:greater|less)_than|multiple_of)$/;

/** True for a check that neither changes the value nor calls a user function. */
function isPure(check: Check<never>): boolean {
  return factsOf(check) !== undefined || PURE.test(definitionOfCheck(check).check);
}

/** Returns all schemas within a schema; undefined if it does more than accept or reject. */
function schemasWithin(schema: Schema): readonly Schema[] | undefined {
  const def = definitionOf(schema);
  switch (def.type) {
    case "array":
      return [def.element];
    case "tuple":
      return def.rest ? [...def.items, def.rest] : def.items;
    case "object":
      return isOfClass(schema, "StructurePreservingObject") && def.catchall
        ? [...Object.values(def.shape), def.catchall]
        : undefined;
    case "intersection":
      return isOfClass(schema, "Conjunction") ? partsOf(schema) : undefined;
    default: {
      const parts = partsOf(schema);
      const isLeaf = LEAVES.test(def.type) && !("coerce" in def && def.coerce);
      return parts.length > 0 || isLeaf ? parts : undefined;
    }
  }
}

/** True if a schema and all schemas within it only check: they neither convert values nor call user functions. */
export function onlyChecks(schema: Schema): boolean {
  let found = known.get(schema);
  if (found === undefined) {
    found = everyPartOnlyChecks(schema);
    known.set(schema, found);
  }
  return found;
}

const known = new WeakMap<Schema, boolean>();

function everyPartOnlyChecks(schema: Schema): boolean {
  const seen = new Set<Schema>([schema]);
  for (const part of seen) {
    const parts = checksOf(part).every(isPure) ? schemasWithin(part) : undefined;
    if (!parts) return false;
    for (const inner of parts) seen.add(inner);
  }
  return true;
}
