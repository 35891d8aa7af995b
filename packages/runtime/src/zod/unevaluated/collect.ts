import { enter, follow, leave } from "../accept/depth.ts";
import { isAccepted } from "../accept/is-accepted.ts";
import { factsOfChecks } from "../accept/schema-parts.ts";
import type { Facts, Keywords } from "../checks/facts.ts";
import { getOwn, isObject, jsonTypeOf } from "../json/json-type.ts";
import { unstated } from "../schemas/deferred.ts";
import { definitionOf, isSchema, type Schema } from "../zod-internals.ts";
import { type Evaluated, lookAtItems, lookAtNames } from "./evaluated.ts";

/** Collects the members and items that a schema evaluates in a value it accepts. Only branches that accept it count. */
export function collect(schema: Schema, value: unknown, found: Evaluated): void {
  if (typeof value !== "object" || value === null) return;
  collectBase(schema, value, found);
  for (const facts of factsOfChecks(schema)) collectApplied(facts, value, found);
}

function collectBase(schema: Schema, value: object, found: Evaluated): void {
  const def = definitionOf(schema);
  switch (def.type) {
    case "object":
      for (const key of Object.keys(def.shape)) if (def.shape[key] !== unstated) found.names.add(key);
      found.isAll ||= def.catchall !== undefined && def.catchall !== unstated;
      return;
    case "array":
      found.isAll ||= (def.element as Schema) !== unstated;
      return;
    case "tuple":
      found.items = Math.max(found.items, def.items.length);
      found.isAll ||= def.rest !== null && (def.rest as Schema) !== unstated;
      return;
    case "union":
      for (const option of def.options) if (isAccepted(option, value)) collect(option, value, found);
      return;
    case "intersection":
      collect(def.left, value, found);
      collect(def.right, value, found);
      return;
    case "nullable":
    case "optional":
      collect(def.innerType, value, found);
      return;
    case "lazy":
      collectReferred(def.getter, value, found);
  }
}

function collectReferred(target: () => Schema, value: object, found: Evaluated): void {
  const savedDepth = enter();
  try {
    if (follow()) collect(target(), value, found);
  } finally {
    leave(savedDepth);
  }
}

function collectApplied({ keywords = {}, patterns = [] }: Facts, value: object, found: Evaluated): void {
  for (const schema of appliedBy(keywords, value)) collect(schema, value, found);
  const { contains } = keywords;
  if (Array.isArray(value)) {
    if (contains) lookAtItems(found, value, (item) => isAccepted(contains, item));
    found.isAll ||= "unevaluatedItems" in keywords;
  } else {
    if (patterns.length > 0) lookAtNames(found, value, patterns);
    found.isAll ||= "additionalProperties" in keywords || "unevaluatedProperties" in keywords;
  }
}

/** Returns the schemas among the keywords of a check that apply to the value itself and accept it. */
function appliedBy(keywords: Keywords, value: object): readonly Schema[] {
  const { allOf = [], if: test, then, else: otherwise, dependentSchemas = {} } = keywords;
  const dependent = Object.entries(dependentSchemas)
    .filter(([key]) => isObject(value) && getOwn(value, key) !== undefined)
    .map(([, schema]) => schema);
  if (!test) return [...allOf, ...dependent];
  if (!isSchema(test)) return then && jsonTypeOf(value) === test.type ? [then] : [];
  const branches = isAccepted(test, value) ? [test, then] : [otherwise];
  return branches.filter((branch) => branch !== undefined);
}
