import { isObject } from "../../core/json.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { hasDeclaredProperty } from "./undeclared-properties.ts";

interface Body {
  readonly operation: OperationModel;
  readonly schema: SchemaModel;
  readonly value: unknown;
}

/** Returns one sentence on the part of a described body that a response omits and that was not compared. */
export function unexercisedPart({ operation, schema, value }: Body): string | undefined {
  const items = isObject(value) ? itemsOf(operation, value) : value;
  if (Array.isArray(items) && items.length === 0) return "The list is empty: no item was compared.";
  if (!isObject(value) || hasDeclaredProperty(schema, value)) return undefined;
  return "The body has no property that the description names: only its type was compared.";
}

/** Returns the items of a page at a dotted path. */
function itemsOf({ pagination }: OperationModel, page: unknown): unknown {
  if (pagination === undefined) return undefined;
  return pagination.items
    .split(".")
    .reduce((value: unknown, name) => (isObject(value) ? value[name] : undefined), page);
}
