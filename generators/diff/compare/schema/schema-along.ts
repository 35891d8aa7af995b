import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { schemasFor } from "../../containment/object-facts.ts";
import type { PathStep } from "../../containment/obstacle.ts";
import { possibleParts } from "./flatten.ts";

/** The schema that a document writes at the end of a path; undefined where it writes none. */
export function schemaAlong(root: SchemaModel, path: readonly PathStep[]): SchemaModel | undefined {
  return path.reduce<SchemaModel | undefined>((schema, step) => schema && next(schema, step), root);
}

function next(schema: SchemaModel, step: PathStep): SchemaModel | undefined {
  for (const part of possibleParts(schema)) {
    const found = inside(part, step);
    if (found) return found;
  }
  return undefined;
}

function inside({ object, array }: SchemaModel, step: PathStep): SchemaModel | undefined {
  switch (step.kind) {
    case "property":
      return object && schemasFor(object, step.name)[0];
    case "properties":
      return object?.additionalProperties ?? [...(object?.patternProperties?.values() ?? [])][0];
    case "item":
      return array?.prefixItems?.[step.index] ?? array?.items;
    case "items":
      return array?.items;
    default:
      return step satisfies never;
  }
}
