import type { SchemaModel } from "../schema-model.ts";
import { ALL_TYPES, type ValueTypes } from "./types-of.ts";

/** True for keywords about members. Without a type they are read as an object's: that is what their authors mean. */
export function describesObject({ object }: SchemaModel): boolean {
  return Boolean(
    object?.properties ?? object?.patternProperties ?? object?.additionalProperties ?? object?.required,
  );
}

/** Likewise for items. */
export function describesArray({ array }: SchemaModel): boolean {
  return Boolean(array?.items ?? array?.prefixItems);
}

/**
 * The type that is meant where members or items are described without naming one: of those that values may have, when these
 * are known (default: any).
 */
export function impliedType(
  schema: SchemaModel,
  possible: ValueTypes = ALL_TYPES,
): "object" | "array" | undefined {
  if (schema.types || schema.constant || schema.enumeration) return undefined;
  if (describesObject(schema) && possible.has("object")) return "object";
  return describesArray(schema) && possible.has("array") ? "array" : undefined;
}
