import type { SchemaModel } from "./schema-model.ts";

/** True for a string of bytes: `format: binary` as in 3.0, or a media type without an encoding as in 3.1. */
export function isUpload(schema: SchemaModel | undefined): boolean {
  if (schema === undefined) return false;
  const { format, contentMediaType, contentEncoding } = schema.annotations;
  const isText = schema.types === undefined || schema.types.includes("string");
  if (isText && (format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined)))
    return true;
  return isUpload(schema.reference?.target);
}
