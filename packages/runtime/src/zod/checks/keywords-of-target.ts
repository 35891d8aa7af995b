import { type Check, factsOf, withFacts } from "../zod-internals.ts";
import type { JsonRecord, Keywords } from "./facts.ts";

/** Older versions of JSON Schema that zod writes; each lacks some keywords. */
const OLDER: readonly string[] = ["draft-07", "draft-04", "openapi-3.0"];

/** Translates the keywords of a check for older versions of JSON Schema, which may lack them. */
export function translated<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  return withFacts(made, { keywordsIn: (target) => keywordsOfTarget(target, keywords) });
}

/**
 * Drops the keywords of a check with `patternProperties` for OpenAPI 3.0, which has no patterns: `additionalProperties`
 * alone would reject the members that the patterns match.
 */
export function withPatterns<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  return withFacts(made, { keywordsIn: (target) => (target === "openapi-3.0" ? {} : keywords) });
}

/**
 * Returns the keywords of a check for a version of JSON Schema. For older versions, some are translated; those that
 * cannot be expressed are skipped, as zod does.
 */
function keywordsOfTarget(target: string, keywords: Keywords): JsonRecord {
  if (!OLDER.includes(target)) return keywords;
  const { dependentRequired, dependentSchemas, minContains, maxContains: _, ...others } = keywords;
  const { unevaluatedProperties: __, unevaluatedItems: ___, contains, ...left } = others;
  const dependencies = Object.entries({ ...(dependentRequired ?? {}), ...(dependentSchemas ?? {}) });
  const isSeventh = target === "draft-07";
  return {
    ...(isSeventh ? left : withoutCondition(left)),
    ...(contains !== undefined && minContains !== 0 && containsIn(isSeventh, contains)),
    ...(dependencies.length > 0 && dependenciesIn(target, dependencies)),
  };
}

function containsIn(isSeventh: boolean, contains: unknown): JsonRecord {
  return isSeventh ? { contains } : { not: { type: "array", items: { not: contains } } };
}

function dependenciesIn(target: string, dependencies: readonly (readonly [string, unknown])[]): JsonRecord {
  if (target !== "openapi-3.0") return { dependencies: Object.fromEntries(dependencies) };
  const allOf = dependencies.map(([key, asked]) => ({
    anyOf: [{ not: { required: [key] } }, Array.isArray(asked) ? { required: asked } : asked],
  }));
  return { allOf };
}

/** Removes `propertyNames` and rewrites `if` as `anyOf`. */
function withoutCondition({
  if: test,
  then,
  else: otherwise,
  propertyNames: _,
  ...others
}: Keywords): JsonRecord {
  const allOf = [
    ...(then === undefined ? [] : [{ anyOf: [{ not: test }, then] }]),
    ...(otherwise === undefined ? [] : [{ anyOf: [test, otherwise] }]),
  ];
  return allOf.length > 0 ? { ...others, allOf } : others;
}
