import { isObject, type JsonObject } from "../json.ts";
import type { KeywordReader } from "./keyword-reader.ts";
import type { Annotations } from "./schema-model.ts";

/** The keywords of a schema that say something without constraining. */
export function readAnnotations(value: JsonObject, fields: KeywordReader): Annotations {
  const examples = readExamples(value);
  const texts = {
    title: fields.string("title"),
    description: fields.string("description"),
    format: fields.string("format"),
    contentEncoding: fields.string("contentEncoding"),
    contentMediaType: fields.string("contentMediaType"),
    inferred: textOf(value["x-inferred"]),
    unspecified: textOf(value["x-unspecified"]),
  };
  const flags = {
    deprecated: fields.boolean("deprecated"),
    readOnly: fields.boolean("readOnly"),
    writeOnly: fields.boolean("writeOnly"),
  };
  const present = Object.entries({ ...texts, ...flags }).filter(([, field]) => field !== undefined);
  return {
    ...Object.fromEntries(present),
    ...(Object.hasOwn(value, "default") ? { default: { value: value.default ?? null } } : {}),
    ...(examples ? { examples } : {}),
    extensions: readExtensions(value),
  };
}

/** Every `x-` field as it stands. */
export function readExtensions(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key.startsWith("x-")));
}

function readExamples(value: JsonObject): Annotations["examples"] {
  if (Array.isArray(value.examples)) return value.examples;
  if (isObject(value.examples)) return Object.values(value.examples).map((example) => example ?? null);
  return Object.hasOwn(value, "example") ? [value.example ?? null] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
