import { type Check, factsOf, withFacts } from "../zod-internals.ts";
import type { Keywords } from "./facts.ts";

/** The older versions that zod writes, each of which lacks keywords. */
const OLDER: readonly string[] = ["draft-07", "draft-04", "openapi-3.0"];

/** A check whose keywords older versions say in other words, or not at all. */
export function translated<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  return withFacts(made, { keywordsIn: (target) => keywordsOfTarget(target, keywords) });
}

/**
 * A check of members that are found by their names. OpenAPI 3.0 has no patterns: without them, the rule for other members
 * would reject those that they find.
 */
export function withPatterns<Value>(made: Check<Value>): Check<Value> {
  const { keywords = {} } = factsOf(made) ?? {};
  return withFacts(made, { keywordsIn: (target) => (target === "openapi-3.0" ? {} : keywords) });
}

/**
 * The keywords of a check in the version of JSON Schema that is asked for. An older one says some of them in other words;
 * what it has no words for is left out, as zod does.
 */
function keywordsOfTarget(target: string, keywords: Keywords): Keywords {
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

function containsIn(isSeventh: boolean, contains: unknown): Keywords {
  return isSeventh ? { contains } : { not: { type: "array", items: { not: contains } } };
}

function dependenciesIn(target: string, dependencies: readonly (readonly [string, unknown])[]): Keywords {
  if (target !== "openapi-3.0") return { dependencies: Object.fromEntries(dependencies) };
  const allOf = dependencies.map(([key, asked]) => ({
    anyOf: [{ not: { required: [key] } }, Array.isArray(asked) ? { required: asked } : asked],
  }));
  return { allOf };
}

/** Without `if` and `propertyNames`: a condition is a choice as well. */
function withoutCondition({
  if: test,
  then,
  else: otherwise,
  propertyNames: _,
  ...others
}: Keywords): Keywords {
  const allOf = [
    ...(then === undefined ? [] : [{ anyOf: [{ not: test }, then] }]),
    ...(otherwise === undefined ? [] : [{ anyOf: [test, otherwise] }]),
  ];
  return allOf.length > 0 ? { ...others, allOf } : others;
}
