import { isSensitive } from "../../core/model/accepts/explain-rejection.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import { referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Returns names of request parameters and properties marked `x-codegen-sensitive`, in the document's order. */
export function sensitiveNames({ parameters, requestBody }: OperationModel): string[] {
  const found = new Set<string>();
  const seen = new Set<SchemaModel>();
  for (const { name, schema, extensions } of parameters) {
    if (extensions["x-codegen-sensitive"] === true || isSensitive(schema)) found.add(name);
    collect(schema, { found, seen });
  }
  for (const { schema } of requestBody?.content ?? []) if (schema) collect(schema, { found, seen });
  return [...found];
}

/** Returns names of response members that are marked. */
export function sensitiveInResponses({ responses }: OperationModel): string[] {
  const search: Search = { found: new Set(), seen: new Set() };
  for (const { content } of responses) for (const { schema } of content) if (schema) collect(schema, search);
  return [...search.found];
}

interface Search {
  readonly found: Set<string>;
  readonly seen: Set<SchemaModel>;
}

function collect(schema: SchemaModel, search: Search): void {
  if (search.seen.has(schema)) return;
  search.seen.add(schema);
  for (const [name, property] of schema.object?.properties ?? []) {
    if (isSensitive(property)) search.found.add(name);
  }
  for (const child of [...schemaChildren(schema), ...referencedSchemas(schema)]) collect(child, search);
}
