import { toSegments } from "../document/pointer.ts";
import { keywordsWith, type SchemaKeyword, schemaKeyword } from "../document/schema-keywords.ts";
import type { Json, JsonObject } from "../json.ts";
import { uniqueNames } from "../unique-names.ts";
import { reachable } from "./reading/direction.ts";
import { findDirectionalRequired } from "./reading/directional-required.ts";
import { discriminatingSchemas } from "./reading/reading.ts";
import type { SchemaModel, SchemaReference } from "./schema-model.ts";

/** Options of {@link jsonSchemaOf}. */
export interface JsonSchemaOptions {
  /** `request`: `readOnly` properties are not required. `response`: `writeOnly` properties are not required. */
  readonly direction: "request" | "response";
}

/**
 * Returns a self-contained JSON Schema 2020-12: references lead to `$defs`, by the names of components. It accepts the
 * same values as the schema in that direction. OpenAPI keywords such as `discriminator`, `contentSchema`, extensions
 * and unknown keywords are omitted. A `$dynamicRef` becomes a reference to its target from here. Whole numbers beyond
 * 2^53 are rounded.
 */
export function jsonSchemaOf(schema: SchemaModel, { direction }: JsonSchemaOptions): JsonObject {
  const reached = reachable([schema]);
  const { asRead } = findDirectionalRequired(reached, {
    reach: { directionOf: () => direction },
    literal: discriminatingSchemas(reached),
  });
  const definitions = new Definitions();
  const print = (model: SchemaModel) => printSchema(asRead(model, direction), definitions, print);
  const root = print(schema);
  const printed: Record<string, Json> = {};
  for (const [target, name] of definitions.named) printed[name] = print(target); // grows during iteration
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...(root === false ? { not: {} } : root === true ? {} : root),
    ...(definitions.named.size > 0 && { $defs: printed }),
  };
}

/** The targets of references, each with a unique name. */
class Definitions {
  readonly named = new Map<SchemaModel, string>();
  readonly #names = uniqueNames({ reserved: ["__proto__"] });

  /** Returns a reference to a schema, and adds its definition. */
  referTo({ target, component }: SchemaReference): JsonObject {
    const name = this.named.get(target) ?? this.#names.take(component ?? lastSegment(target));
    this.named.set(target, name);
    return { $ref: `#/$defs/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}` };
  }
}

function lastSegment({ location }: SchemaModel): string {
  return toSegments(location.pointer).at(-1) || "schema";
}

type Print = (schema: SchemaModel) => JsonObject | boolean;

function printSchema(schema: SchemaModel, definitions: Definitions, print: Print): JsonObject | boolean {
  if (schema.always !== undefined) return schema.always;
  const printed: Record<string, Json> = {};
  const { reference, dynamicReference } = schema;
  const references = [reference, dynamicReference].flatMap((known) =>
    known ? [definitions.referTo(known)] : [],
  );
  if (references.length === 1) Object.assign(printed, references[0]);
  for (const name of KEYWORDS) {
    const value = keywordValue(schema, name, print);
    if (value !== undefined) printed[name] = value;
  }
  if (references.length > 1) {
    const { allOf } = printed;
    printed.allOf = [...references, ...(Array.isArray(allOf) ? allOf : [])];
  }
  return printed;
}

/** The printed keywords, in readable order: annotations first. */
const KEYWORDS = [
  ...keywordsWith(({ part }) => part === "annotations"),
  ...keywordsWith(({ part }) => part !== "annotations"),
].filter((name) => name !== "contentSchema");

function keywordValue(schema: SchemaModel, name: string, print: Print): Json | undefined {
  const { types, constant, enumeration, annotations } = schema;
  switch (name) {
    case "type":
      return types?.length === 1 ? types[0] : types;
    case "const":
      return constant?.value;
    case "enum":
      return enumeration;
    case "default":
      return annotations.default?.value;
    case "examples":
      return annotations.examples;
    case "dependentRequired":
      return schema.object?.dependentRequired && Object.fromEntries(schema.object.dependentRequired);
    default:
      return heldValue(schema, name, print);
  }
}

type Held = Json | SchemaModel | readonly SchemaModel[] | ReadonlyMap<string, SchemaModel> | undefined;

/** The value of a keyword, found through the keyword table. */
function heldValue(schema: SchemaModel, name: string, print: Print): Json | undefined {
  const keyword: SchemaKeyword | undefined = schemaKeyword(name);
  if (keyword === undefined) return undefined;
  const holder = keyword.part === undefined ? schema : schema[keyword.part];
  const held = (holder as Readonly<Record<string, Held>> | undefined)?.[name]; // the table names the members of the model
  if (held === undefined || keyword.schemas === undefined) return held as Json | undefined; // no schema, so it is JSON
  if (held instanceof Map)
    return Object.fromEntries([...held].map(([key, member]: [string, SchemaModel]) => [key, print(member)]));
  return Array.isArray(held) ? held.map(print) : print(held as SchemaModel);
}
