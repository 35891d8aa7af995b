import type { Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Schemas inside schemas beyond this depth are not filled in. */
const DEEPEST = 6;

/** A value that a schema accepts, as a reader would write it: an example of the document where it has one that is valid. */
export function sampleValue(schema: SchemaModel, examples: readonly Json[] = []): Json {
  const made = madeValue(schema, 0);
  return [...examples, ...writtenValues(schema), made].find((value) => accepts(schema, value)) ?? made;
}

/** What the document gives as examples of the schema, or of what it refers to. */
function writtenValues({ annotations, reference }: SchemaModel): readonly Json[] {
  const { examples = [], default: standard } = annotations;
  const referenced = reference ? (reference.target.annotations.examples ?? []) : [];
  return [...examples, ...(standard ? [standard.value] : []), ...referenced];
}

function madeValue(schema: SchemaModel, depth: number): Json {
  const { constant, enumeration, annotations, reference, types, number } = schema;
  if (constant) return constant.value;
  if (enumeration) return enumeration[0] ?? null;
  if (annotations.default) return annotations.default.value;
  const part = reference?.target ?? schema.allOf?.[0] ?? schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (part && depth < DEEPEST) return madeValue(part, depth + 1);
  switch (types?.[0]) {
    case "integer":
    case "number":
      return number?.minimum ?? (number?.exclusiveMinimum ?? 0) + 1;
    case "boolean":
      return true;
    case "null":
      return null;
    case "array":
      return madeList(schema, depth);
    case "object":
      return madeObject(schema, depth);
    default:
      return madeText(schema);
  }
}

function madeList({ array }: SchemaModel, depth: number): Json {
  const items = array?.items;
  if (items === undefined || depth >= DEEPEST) return [];
  return Array.from({ length: Math.max(1, array?.minItems ?? 1) }, () => madeValue(items, depth + 1));
}

function madeObject({ object }: SchemaModel, depth: number): Json {
  if (depth >= DEEPEST) return {};
  const members = [...(object?.properties ?? [])].filter(([key]) => object?.required?.includes(key));
  return Object.fromEntries(members.map(([key, member]) => [key, madeValue(member, depth + 1)]));
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  uuid: "3fa85f64-5717-4562-b3fc-2c963f66afa6",
  email: "ada@example.com",
  uri: "https://example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
};

function madeText({ string, annotations }: SchemaModel): string {
  const formatted = BY_FORMAT[annotations.format ?? ""];
  if (formatted !== undefined) return formatted;
  const prefix = (string?.pattern !== undefined && literalPrefix(string.pattern)) || "";
  const text = prefix === "" ? "example" : `${prefix}1`;
  const longest = string?.maxLength ?? text.length;
  return text.slice(0, Math.max(longest, 0)).padEnd(string?.minLength ?? 0, "0");
}
