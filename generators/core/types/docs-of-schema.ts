import { docsOf } from "../emit/doc-comment.ts";
import { commentText } from "../emit/text.ts";
import { isObject } from "../json.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** What a reader of generated types should know of a schema, with a line for each value that has one. */
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
  // Tags come last in a doc comment: whatever follows one belongs to it.
  const [text = "", tags] = splitTags(docs ?? "");
  return [text, lines.join("\n"), tags].filter(Boolean).join("\n\n");
}

function splitTags(docs: string): [string, string | undefined] {
  const at = docs.search(/^@(?:default|deprecated)\b/m);
  return at === -1 ? [docs, undefined] : [docs.slice(0, at).trim(), docs.slice(at)];
}
