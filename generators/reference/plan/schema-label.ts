import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { codeMarkdown, pageLink, plainMarkdown } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Longer sets are truncated: the page of their component lists all values. */
const SHOWN_VALUES = 12;

/** Returns the type of a value in a few words, with links to components. */
export function schemaLabel(schema: SchemaModel, context: ReferenceContext, depth = 0): string {
  if (schema.always !== undefined) return schema.always ? "any value" : "no value";
  const page = schema.reference && context.schemaPages.get(schema.reference.target);
  if (page) return pageLink(codeMarkdown(page.component.name), page.path);
  if (depth > 4) return typeWords(schema) || "any value";
  if (schema.reference) return schemaLabel(schema.reference.target, context, depth + 1);
  if (schema.constant) return valueMarkdown(schema.constant.value);
  if (schema.enumeration) return valuesMarkdown(schema.enumeration);
  const branches = schema.oneOf ?? schema.anyOf;
  const inner = (part: SchemaModel) => schemaLabel(part, context, depth + 1);
  if (branches && branches.length > 0) return unique(branches.map(inner)).join(" or ");
  if (schema.types?.includes("array")) return arrayLabel(schema, inner);
  const [only, ...others] = schema.allOf ?? [];
  if (only && others.length === 0 && schema.object === undefined) return inner(only);
  return typeWords(schema) || (schema.object || schema.allOf ? "object" : "any value");
}

function arrayLabel(schema: SchemaModel, inner: (part: SchemaModel) => string): string {
  const item = schema.array?.items;
  const others = (schema.types ?? []).filter((type) => type !== "array");
  const list = item && item.always === undefined ? `array of ${inner(item)}` : "array";
  return [list, ...others].join(" or ");
}

function typeWords({ types = [], annotations: { format } }: SchemaModel): string {
  const words = types.map((type) => (format !== undefined && type !== "null" ? `${type} (${format})` : type));
  return plainMarkdown(words.join(" or "));
}

function valuesMarkdown(values: readonly Json[]): string {
  const shown = values.slice(0, SHOWN_VALUES).map(valueMarkdown);
  const more = values.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(" or ");
}

export function valueMarkdown(value: Json): string {
  return codeMarkdown(JSON.stringify(value) ?? "null");
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
