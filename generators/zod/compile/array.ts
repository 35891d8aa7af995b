import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, list } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { ALL_TYPES, typesOf } from "./json-types.ts";
import { innerScope, type Scope } from "./scope.ts";
import { unstated } from "./unstated.ts";

/** A list, or a tuple where the first items are described one by one, with its bounds. */
export function arrayExpression(schema: SchemaModel, scope: Scope): string {
  const { prefixItems = [], items } = schema.array ?? {};
  if (prefixItems.length > 0) return tupleExpression(schema, scope);
  const item = items ? compileSchema(items, innerScope(items, scope)).code : unstated(schema, scope);
  const bounds = boundsOf(schema).map(
    ([name, count]) => `.${name === "minLength" ? "min" : "max"}(${count})`,
  );
  return `${call(scope.module.runtime("array"), item)}${bounds.join("")}`;
}

/** The first items may be missing as long as `minItems` does not ask for them. */
function tupleExpression(schema: SchemaModel, scope: Scope): string {
  const { prefixItems = [], items, minItems = 0, maxItems } = schema.array ?? {};
  const first = prefixItems.map((item, index) => {
    const { code } = compileSchema(item, innerScope(item, scope));
    if (index >= minItems) return `${code}.exactOptional()`;
    // To zod an item of any type may be missing, and it would be filled in.
    return isAnything(item) ? call(scope.module.z("nonoptional"), code) : code;
  });
  const rest = items ? compileSchema(items, innerScope(items, scope)).code : unstated(schema, scope);
  const isFull = items?.always === false || (maxItems ?? Number.POSITIVE_INFINITY) <= first.length;
  const tuple = call(scope.module.runtime("tuple"), list(first), ...(isFull ? [] : [rest]));
  const checks = boundChecks(schema, scope);
  return checks.length > 0 ? `${tuple}.check(${checks.join(", ")})` : tuple;
}

function isAnything(schema: SchemaModel): boolean {
  return typesOf(schema).size === ALL_TYPES.length;
}

/** The bounds of arrays as checks of any schema. */
function boundChecks(schema: SchemaModel, { module }: Scope): string[] {
  return boundsOf(schema).map(([name, count]) => `${module.z(name)}(${count})`);
}

function boundsOf({ array }: SchemaModel): ["minLength" | "maxLength", number][] {
  const { minItems = 0, maxItems } = array ?? {};
  return [
    ...(minItems > 0 ? [["minLength", minItems] satisfies ["minLength", number]] : []),
    ...(maxItems === undefined ? [] : [["maxLength", maxItems] satisfies ["maxLength", number]]),
  ];
}
