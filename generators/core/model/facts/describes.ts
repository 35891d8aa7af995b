import type { SchemaModel } from "../schema-model.ts";

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

/** The type that is meant where members or items are described without naming one. */
export function impliedType(schema: SchemaModel): "object" | "array" | undefined {
  if (schema.types || schema.constant || schema.enumeration) return undefined;
  if (describesObject(schema)) return "object";
  return describesArray(schema) ? "array" : undefined;
}
