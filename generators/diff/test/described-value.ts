import { isObject, type Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { schemaAlong } from "../compare/schema/value-path.ts";
import type { PathStep } from "../containment/obstacle.ts";

/** True if a schema names every property of a value, so that clients who know the schema may send it. */
export function isDescribed(value: Json, schema: SchemaModel, path: readonly PathStep[] = []): boolean {
  return children(value).every(
    ([step, child]) =>
      (step.kind === "item" || schemaAlong(schema, [...path, step]) !== undefined) &&
      isDescribed(child, schema, [...path, step]),
  );
}

function children(value: Json): (readonly [PathStep, Json])[] {
  if (Array.isArray(value)) return value.map((item, index) => [{ kind: "item", index }, item]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, child]) => [{ kind: "property", name }, child ?? null]);
}
