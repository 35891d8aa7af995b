import {
  definitionOf,
  descriptionOf,
  factsOf,
  isSchema,
  type JsonSchema,
  type Place,
  type Schema,
  within,
} from "../zod-internals.ts";

/** Adds the keywords of a schema's checks to its JSON: next to the others, or under `allOf` if they collide. */
export function addKeywords(schema: Schema, json: JsonSchema, place: Place): void {
  for (const check of definitionOf(schema).checks ?? []) {
    const { keywords, keywordsIn, jsonOf } = factsOf(check) ?? {};
    if (!keywords) continue;
    const said = keywordsIn ? keywordsIn(place[0].target) : keywords;
    const added = (jsonOf ? jsonOf(said, place) : said) as JsonSchema; // keywords are an object; zod copies what is written
    if ("unevaluatedProperties" in json || "unevaluatedItems" in json) enclose(json);
    const isFree = Object.keys(added).every((name) => !(name in json) || isWeaker(json, name));
    if (isFree) Object.assign(json, added);
    else json.allOf = [...(json.allOf ?? []), added];
  }
}

/** Moves the present keywords under `allOf`, so that `unevaluated…` ignores the keywords that are added next. */
function enclose(json: JsonSchema): void {
  const inner = { ...json };
  for (const name of Object.keys(json)) delete json[name];
  json.allOf = [inner];
}

/** True if the old keyword is weaker than the new one: `type: number` for integers, or any additional properties. */
function isWeaker(json: JsonSchema, name: string): boolean {
  if (name === "type") return json.type === "number";
  return name === "additionalProperties" && Object.keys(json.additionalProperties ?? {}).length === 0;
}

/** Older versions in which only `additionalProperties` may be `false`. */
const WITHOUT_FALSE: readonly string[] = ["draft-04", "openapi-3.0"];

/** Describes the schemas among keywords as JSON Schema. */
export function jsonOf(value: unknown, place: Place): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isSchema(value)) {
    const [context, params] = place;
    const mayBeFalse =
      !WITHOUT_FALSE.includes(context.target) || params.path.at(-1) === "additionalProperties";
    return mayBeFalse && definitionOf(value).type === "never" ? false : descriptionOf(value, place);
  }
  const inside = (key: string | number, inner: unknown) => jsonOf(inner, within(place, key));
  if (Array.isArray(value)) return value.map((item, index) => inside(index, item));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(key, inner)]));
}
