import { valueAt } from "../../document/pointer.ts";
import { localTarget } from "../../document/reference.ts";
import { keywordsWith, type SchemaKeyword, schemaKeyword } from "../../document/schema-keywords.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { Annotations } from "../schema-model.ts";
import type { KeywordReader } from "./keyword-reader.ts";

/** Reads the keywords of a schema that do not constrain. */
export function readAnnotations(value: JsonObject, fields: KeywordReader, document: JsonObject): Annotations {
  const annotations: Mutable<Annotations> = { extensions: readExtensions(value) };
  for (const key of TEXTS) set(annotations, key, fields("string", key));
  set(annotations, "inferred", textOf(value["x-codegen-inferred"]));
  set(annotations, "unspecified", textOf(value["x-codegen-unspecified"]));
  for (const key of FLAGS) set(annotations, key, fields("boolean", key));
  if (Object.hasOwn(value, "default")) annotations.default = { value: value.default ?? null };
  set(annotations, "examples", readExamples(value));
  if (value.contentSchema !== undefined)
    annotations.contentSchema = { value: inlineReferences(document, value.contentSchema) };
  set(annotations, "ignored", readIgnored(value));
  set(annotations, "unused", readUnused(value));
  return annotations;
}

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

type Words = "title" | "description" | "format" | "contentEncoding" | "contentMediaType";
type Flags = "deprecated" | "readOnly" | "writeOnly";

const isAnnotation = (type: SchemaKeyword["value"]) => (keyword: SchemaKeyword) =>
  keyword.part === "annotations" && keyword.value === type;
const TEXTS = keywordsWith(isAnnotation("string")) as readonly Words[]; // a test reads each
const FLAGS = keywordsWith(isAnnotation("boolean")) as readonly Flags[];

function readUnused({ externalDocs, xml, discriminator }: JsonObject): JsonObject | undefined {
  const defaultMapping = isObject(discriminator) ? discriminator.defaultMapping : undefined;
  if (externalDocs === undefined && xml === undefined && defaultMapping === undefined) return undefined;
  return { externalDocs, xml, defaultMapping };
}

/** Ignored keywords; those with a dollar sign belong to the document, not to values. */
function readIgnored(value: JsonObject): JsonObject | undefined {
  const isIdle = (key: string) => (key === "then" || key === "else") && value.if === undefined;
  const isUnknown = (key: string) =>
    schemaKeyword(key) === undefined && !key.startsWith("x-") && !key.startsWith("$");
  const ignored = Object.entries(value).filter(([key]) => isIdle(key) || isUnknown(key));
  return ignored.length === 0 ? undefined : Object.fromEntries(ignored);
}

/** Sets a property unless it is undefined, so that a missing keyword is a missing property. */
function set<Key extends keyof Annotations>(
  annotations: Mutable<Annotations>,
  key: Key,
  value: Annotations[Key] | undefined,
): void {
  if (value !== undefined) (annotations as Record<Key, unknown>)[key] = value;
}

/** Every `x-` field as written. */
export function readExtensions(value: JsonObject): JsonObject {
  const keys = Object.keys(value).filter((key) => key.startsWith("x-"));
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

function readExamples(value: JsonObject): Annotations["examples"] {
  if (Array.isArray(value.examples)) return value.examples;
  if (isObject(value.examples)) return Object.values(value.examples).map((example) => example ?? null);
  return Object.hasOwn(value, "example") ? [value.example ?? null] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** Replaces references in a value by their targets. A repeated target stays a reference, so that cycles end. */
function inlineReferences(document: JsonObject, value: Json): Json {
  const seen = new Set<string>();

  function inlined(node: Json): Json {
    if (Array.isArray(node)) return node.map(inlined);
    if (!isObject(node)) return node;
    // Sorted by name, so that the first occurrence of a target does not depend on the order of keys.
    const entries = Object.entries(node).sort(([left], [right]) => (left < right ? -1 : 1));
    const own = entries.map(([key, field]) => [key, field === undefined ? null : inlined(field)] as const);
    const target = targetOf(node.$ref);
    return { ...Object.fromEntries(own), ...(target === undefined ? {} : { $ref: target }) };
  }

  function targetOf(reference: Json | undefined): Json | undefined {
    if (typeof reference !== "string" || seen.has(reference)) return undefined;
    seen.add(reference);
    const pointer = localTarget(reference);
    const target = pointer === undefined ? undefined : (valueAt(document, pointer) as Json | undefined); // a part of a JSON document
    return target === undefined ? undefined : inlined(target);
  }

  return inlined(value);
}
