import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type ObstacleKeyword, WRITTEN_KEYWORDS } from "./obstacle.ts";

type Group = "number" | "string" | "array" | "object";

/** Keywords that are independent of the others, and their group in a model. */
const GROUPS: Readonly<Partial<Record<ObstacleKeyword, Group>>> = {
  minimum: "number",
  maximum: "number",
  multipleOf: "number",
  minLength: "string",
  maxLength: "string",
  pattern: "string",
  minItems: "array",
  maxItems: "array",
  uniqueItems: "array",
  minProperties: "object",
  maxProperties: "object",
  propertyNames: "object",
};

/** Returns the schema with only one of its keywords, to check a value against just that one. */
export function singleKeyword(
  { location, annotations, ...constraints }: SchemaModel,
  keyword: ObstacleKeyword,
  name?: string,
): SchemaModel | undefined {
  if (keyword === "format") return { location, annotations };
  const bare = { location, annotations: { extensions: {} } };
  if (keyword === "required" && name !== undefined) return { ...bare, object: { required: [name] } };
  const group = GROUPS[keyword];
  if (group === undefined) return undefined;
  const written: readonly string[] = WRITTEN_KEYWORDS[keyword];
  const own = Object.entries(constraints[group] ?? {}).filter(([key]) => written.includes(key));
  return { ...bare, [group]: Object.fromEntries(own) };
}
