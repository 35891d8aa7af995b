import type * as z from "zod";
import { processSchema } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { QuickCheck } from "../accept/accepts.ts";

/** What a check asks, as the keywords of JSON Schema that it stands for: values are JSON, or schemas. */
export type Keywords = Readonly<Record<string, unknown>>;

type Process = NonNullable<z.core.$ZodType["_zod"]["processJSONSchema"]>;
type JsonSchema = Parameters<Process>[1];
/** Where a schema stands that is described. */
export type Place = readonly [context: Parameters<Process>[0], params: Parameters<Process>[2]];

/** Lets `z.toJSONSchema` finish what zod says of a schema. */
export function describing(
  schema: z.core.$ZodType,
  finish: (json: JsonSchema, ...place: Place) => void,
): void {
  const { processJSONSchema } = schema._zod;
  schema._zod.processJSONSchema = (context, json, params) => {
    processJSONSchema?.(context, json, params);
    finish(json, context, params);
  };
}

/** Adds what the checks of a schema ask: beside what is there, or as another part of it. */
export function addKeywords(schema: z.core.$ZodType, json: JsonSchema, ...place: Place): void {
  for (const check of schema._zod.def.checks ?? []) {
    const [{ target }] = place;
    const { keywords, keywordsIn, jsonOf } = (check as QuickCheck)._zod;
    if (!keywords) continue;
    const said = keywordsIn ? keywordsIn(target) : keywords;
    const added = (jsonOf ? jsonOf(said, ...place) : said) as JsonSchema; // keywords are an object; zod copies what is written
    if ("unevaluatedProperties" in json || "unevaluatedItems" in json) enclose(json);
    const isFree = Object.keys(added).every((name) => !(name in json) || isRefined(json, name));
    if (isFree) Object.assign(json, added);
    else json.allOf = [...(json.allOf ?? []), added];
  }
}

/** What follows is none of what `unevaluated…` asks about. */
function enclose(json: JsonSchema): void {
  const inner = { ...json };
  for (const name of Object.keys(json)) delete json[name];
  json.allOf = [inner];
}

/** True where zod has said less: that integers are numbers, that other members may be anything. */
function isRefined(json: JsonSchema, name: string): boolean {
  if (name === "type") return json.type === "number";
  return name === "additionalProperties" && Object.keys(json.additionalProperties ?? {}).length === 0;
}

/** Older versions in which no schema but that of other members may be `false`. */
const WITHOUT_FALSE: readonly string[] = ["draft-04", "openapi-3.0"];

/** Describes the schemas in keywords. */
export function jsonOf(value: unknown, ...[context, params]: Place): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("_zod" in value) {
    const schema = value as z.core.$ZodType; // zod's own mark
    const mayBeFalse =
      !WITHOUT_FALSE.includes(context.target) || params.path.at(-1) === "additionalProperties";
    const isFalse = mayBeFalse && schema._zod.def.type === "never";
    return isFalse ? false : processSchema(schema, context, params);
  }
  const within = (key: string | number, inner: unknown) =>
    jsonOf(inner, context, { ...params, path: [...params.path, key] });
  if (Array.isArray(value)) return value.map((item, index) => within(index, item));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(key, inner)]));
}
