import type { SchemaModel } from "../schema-model.ts";
import { ALL_TYPES, type ValueTypes } from "./types-of.ts";

/** True for keywords about members. Without a type, an object is assumed, as authors intend. */
export function describesObject({ object }: SchemaModel): boolean {
  return Boolean(
    object?.properties ?? object?.patternProperties ?? object?.additionalProperties ?? object?.required,
  );
}

/** True for keywords about items. Without a type, an array is assumed. */
export function describesArray({ array }: SchemaModel): boolean {
  return Boolean(array?.items ?? array?.prefixItems);
}

/**
 * Returns the type that keywords about members or items imply without `type`: one of the possible types if these are
 * known (default: any).
 */
export function impliedType(
  schema: SchemaModel,
  possible: ValueTypes = ALL_TYPES,
): "object" | "array" | undefined {
  if (schema.types || schema.constant || schema.enumeration) return undefined;
  if (describesObject(schema) && possible.has("object")) return "object";
  return describesArray(schema) && possible.has("array") ? "array" : undefined;
}
