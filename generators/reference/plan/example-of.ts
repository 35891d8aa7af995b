import type { Json } from "../../core/json.ts";
import { isObject } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { MediaTypeModel } from "../../core/model/api-model.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Values within values are made down to here; schemas may refer to themselves. */
const DEPTH = 6;

/** A value that a body may be: the document's own example, or one that is made; undefined when none is accepted. */
export function exampleOfBody({ schema, prose }: MediaTypeModel): Json | undefined {
  const written = [prose.example, ...examplesIn(prose.examples)].filter((value) => value !== undefined);
  if (schema === undefined) return written[0];
  return written.find((value) => accepts(schema, value)) ?? exampleOf(schema);
}

function examplesIn(examples: Json | undefined): Json[] {
  if (!isObject(examples)) return [];
  return Object.values(examples).flatMap((example) =>
    isObject(example) && example.value !== undefined ? [example.value] : [],
  );
}

/** A value that a schema accepts, with examples of the document where it has some; undefined when none was found. */
export function exampleOf(schema: SchemaModel): Json | undefined {
  for (const wanted of ["all", "required"] as const) {
    const value = makeValue(schema, { wanted, depth: 0 });
    if (value !== undefined && accepts(schema, value)) return value;
  }
  return accepts(schema, {}) ? {} : undefined; // an object of which no member is described
}

interface Making {
  /** Which members objects get. */
  readonly wanted: "all" | "required";
  readonly depth: number;
}

function makeValue(schema: SchemaModel, making: Making): Json | undefined {
  if (schema.always === true) return {};
  if (schema.always === false || making.depth > DEPTH) return undefined;
  const own = ownExample(schema);
  if (own !== undefined) return own;
  if (schema.types?.length === 1 && schema.types[0] !== "object" && schema.types[0] !== "array")
    return makeScalar(schema, schema.types[0]);
  const branch = (schema.oneOf ?? schema.anyOf)?.find(
    (part) => !part.types?.every((type) => type === "null"),
  );
  const parts = [schema.reference?.target, ...(schema.allOf ?? []), branch].filter(
    (part) => part !== undefined,
  );
  const values = parts.map((part) => makeValue(part, making));
  if (schema.types?.includes("array")) return makeList(schema, making);
  if (schema.object || values.some((value) => isObject(value))) return makeObject(schema, values, making);
  return (
    values.find((value) => value !== undefined) ??
    makeScalar(
      schema,
      schema.types?.find((type) => type !== "null"),
    )
  );
}

function ownExample({ constant, enumeration, annotations }: SchemaModel): Json | undefined {
  if (constant) return constant.value;
  return annotations.examples?.[0] ?? enumeration?.[0] ?? annotations.default?.value;
}

function makeObject(schema: SchemaModel, parts: readonly (Json | undefined)[], making: Making): Json {
  const required = new Set(schema.object?.required ?? []);
  const own = [...(schema.object?.properties ?? [])].flatMap(([name, property]) => {
    if (making.wanted === "required" && !required.has(name)) return [];
    if (property.annotations.readOnly && !required.has(name)) return [];
    const value = makeValue(property, { ...making, depth: making.depth + 1 });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([
    ...parts.flatMap((part) => (isObject(part) ? Object.entries(part) : [])),
    ...own,
  ]);
}

function makeList({ array }: SchemaModel, making: Making): Json {
  const item = array?.items && makeValue(array.items, { ...making, depth: making.depth + 1 });
  return item === undefined
    ? []
    : Array.from({ length: Math.min(Math.max(1, array?.minItems ?? 1), 5) }, () => item);
}

const STRINGS = new Map(
  Object.entries({
    date: "2026-01-31",
    "date-time": "2026-01-31T12:00:00Z",
    time: "12:00:00Z",
    email: "ada@example.com",
    uuid: "3fa85f64-5717-4562-b3fc-2c963f66afa6",
    uri: "https://example.com",
    "uri-reference": "/example",
    ipv4: "192.0.2.1",
    ipv6: "2001:db8::1",
    hostname: "example.com",
  }),
);

function makeScalar(
  { string, number, annotations }: SchemaModel,
  type: string | undefined,
): Json | undefined {
  switch (type) {
    case "string":
      return (
        STRINGS.get(annotations.format ?? "") ??
        "string".padEnd(string?.minLength ?? 0, "g").slice(0, string?.maxLength)
      );
    case "integer":
    case "number":
      return number?.minimum ?? (number?.exclusiveMinimum ?? -1) + (number?.multipleOf ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return undefined;
  }
}
