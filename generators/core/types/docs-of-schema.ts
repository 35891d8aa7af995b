import { docsOf } from "../emit/doc-comment.ts";
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
  const docs = docsOf(annotations);
  if (lines.length === 0) return docs;
  // Tags come last in a doc comment: all following text belongs to them.
  const [text = "", tags] = splitTags(docs ?? "");
  return [text, lines.join("\n"), tags].filter(Boolean).join("\n\n");
}

function splitTags(docs: string): [string, string | undefined] {
  const at = docs.search(/^@(?:default|deprecated)\b/m);
  return at === -1 ? [docs, undefined] : [docs.slice(0, at).trim(), docs.slice(at)];
}
