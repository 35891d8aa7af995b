import { isObject, type JsonObject } from "../../json.ts";
import { asText } from "../../json-values.ts";
import { childPointer } from "../pointer.ts";
import { type Conversion, keep, type SwaggerNode } from "./conversion.ts";

/** Fields about the value of a parameter, which 3.0 moved to its schema. */
export const VALUE_KEYWORDS: readonly string[] = (
  "type format items default enum maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern " +
  "maxItems minItems uniqueItems multipleOf x-nullable"
).split(" ");

/** Converts a parameter of path, query or header. */
export function convertParameter(node: SwaggerNode, to: string, conversion: Conversion): JsonObject {
  const { value, pointer } = node;
  conversion.move(pointer, to);
  return {
    ...keep(value, ["name", "in", "description", "required", "deprecated", "allowEmptyValue", "schema"]),
    ...schemaField(node, to, conversion),
    ...styleOf(node, conversion),
  };
}

/** Converts a header of a response. */
export function convertHeader(node: SwaggerNode, to: string, conversion: Conversion): JsonObject {
  return { ...keep(node.value, ["description", "schema"]), ...schemaField(node, to, conversion) };
}

function schemaField(node: SwaggerNode, to: string, conversion: Conversion): JsonObject {
  if (node.value.type === undefined && isObject(node.value.schema)) return {};
  conversion.origins.set(childPointer(to, "schema"), node.pointer);
  return { schema: valueSchema(node, conversion) };
}

/** Returns the schema of a value that is described by its own fields. */
export function valueSchema(node: SwaggerNode, conversion: Conversion): JsonObject {
  const schema: Record<string, JsonObject[string]> = {};
  if (node.value.schema !== undefined)
    conversion.reportIgnored(childPointer(node.pointer, "schema"), 'an object without a "type" beside it');
  for (const keyword of VALUE_KEYWORDS)
    if (Object.hasOwn(node.value, keyword)) schema[keyword] = node.value[keyword];
  const { items } = node.value;
  if (isObject(items))
    schema.items = itemsSchema({ pointer: childPointer(node.pointer, "items"), value: items }, conversion);
  return schema;
}

function itemsSchema(node: SwaggerNode, conversion: Conversion): JsonObject {
  const { collectionFormat } = node.value;
  if (collectionFormat !== undefined && collectionFormat !== "csv")
    conversion.reportLost(
      childPointer(node.pointer, "collectionFormat"),
      `A list within a list is separated by "${asText(collectionFormat)}".`,
      "Describe the value as a string.",
    );
  return node.value.$ref === undefined ? valueSchema(node, conversion) : node.value;
}

type Style = { readonly style: string; readonly explode: boolean };

/** Serialization of lists in query parameters and form fields. */
const QUERY_STYLES: ReadonlyMap<string, Style> = new Map(
  Object.entries({
    csv: { style: "form", explode: false },
    ssv: { style: "spaceDelimited", explode: false },
    pipes: { style: "pipeDelimited", explode: false },
    multi: { style: "form", explode: true },
  }),
);

/** The style of a list; empty if it equals the default, or if the value is not a list. */
export function styleOf({ value, pointer }: SwaggerNode, conversion: Conversion): JsonObject {
  if (value.type !== "array") return {};
  const format = typeof value.collectionFormat === "string" ? value.collectionFormat : "csv";
  const style = value.in === "path" || value.in === "header" ? undefined : QUERY_STYLES.get(format);
  if (style !== undefined) return { ...style };
  if (format === "csv") return {};
  conversion.reportLost(
    childPointer(pointer, "collectionFormat"),
    `The ${asText(value.in ?? "")} parameter "${asText(value.name ?? "")}" is a list separated by "${format}"; it is sent separated by commas.`,
    "Describe the value as a string.",
  );
  return value.in === "query" || value.in === "formData" ? { style: "form", explode: false } : {};
}
