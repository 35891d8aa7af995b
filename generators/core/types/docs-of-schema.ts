import { docsWith } from "../emit/doc-comment.ts";
import { commentText } from "../emit/text.ts";
import { isObject } from "../json.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** Returns the documentation of a schema for generated types, with a line for each described value. */
export function docsOfSchema({ annotations, enumeration = [] }: SchemaModel): string | undefined {
  const descriptions = annotations.extensions["x-enumDescriptions"];
  const lines = enumeration.flatMap((value, index) => {
    const text = Array.isArray(descriptions)
      ? descriptions[index]
      : isObject(descriptions) && descriptions[String(value)];
    return typeof text === "string" ? [`- \`${commentText(String(value))}\`: ${commentText(text)}`] : [];
  });
  return docsWith(annotations, lines.join("\n"));
}
