import { enter, follow, leave } from "../accept/depth.ts";
import { isAccepted } from "../accept/is-accepted.ts";
import { applicatorsOf } from "../accept/schema-parts.ts";
import type { Applicator } from "../checks/facts.ts";
import { getOwn, isObject, jsonTypeOf } from "../json/json-type.ts";
import { unstated } from "../schemas/unconstrained.ts";
import { definitionOf, type Schema } from "../zod-internals.ts";
import { type Evaluated, lookAtItems, lookAtNames } from "./evaluated.ts";

/** Collects the members and items that a schema evaluates in a value it accepts. Only branches that accept it count. */
export function collect(schema: Schema, value: unknown, found: Evaluated): void {
  if (typeof value !== "object" || value === null) return;
  collectBase(schema, value, found);
  for (const applicator of applicatorsOf(schema)) collectApplied(applicator, value, found);
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

function collectApplied(applicator: Applicator, value: object, found: Evaluated): void {
  switch (applicator.kind) {
    case "also":
      collect(applicator.schema, value, found);
      return;
    case "on-type":
      if (jsonTypeOf(value) === applicator.type) collect(applicator.schema, value, found);
      return;
    case "condition": {
      const holds = isAccepted(applicator.if, value);
      const branch = holds ? applicator.then : applicator.else;
      if (holds) collect(applicator.if, value, found);
      if (branch) collect(branch, value, found);
      return;
    }
    case "dependent":
      for (const [key, schema] of applicator.dependencies)
        if (isObject(value) && getOwn(value, key) !== undefined) collect(schema, value, found);
      return;
    case "patterns":
      if (isObject(value)) lookAtNames(found, value, applicator.patterns);
      return;
    case "contains":
      if (Array.isArray(value)) lookAtItems(found, value, (item) => isAccepted(applicator.schema, item));
      return;
    case "all":
      found.isAll ||= applicator.of.some((type) => type === jsonTypeOf(value));
      return;
    default:
      applicator satisfies never;
  }
}
