import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative } from "../terms/alternative.ts";
import { exactList } from "../terms/branch.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { stringSamples, stringsMatching } from "./string-samples.ts";

/** Returns undeclared names that patterns or open objects allow; those that match the pattern first. */
export function freeNames(alternative: Alternative, pattern: string | undefined): string[] {
  const { patterns, propertyNames, names } = objectFacts(alternative);
  const fitting = [...patterns.keys()].flatMap((pattern) => stringsMatching(pattern).slice(0, 2));
  const allowed = stringSamples(propertyNames.all).slice(0, 8);
  const meant = pattern === undefined ? [] : stringsMatching(pattern);
  return [...meant, "undescribed", ...fitting, ...allowed].filter((name) => !names.has(name));
}

/** Returns values that schemas, their negations or their unions list. */
export function listedValues(schemas: readonly SchemaModel[]): Json[] {
  const near = schemas.flatMap(({ not, anyOf = [], oneOf = [] }) => [
    ...(not ? [not] : []),
    ...anyOf,
    ...oneOf,
  ]);
  return [...schemas, ...near].flatMap((schema) => exactList(schema) ?? []);
}
