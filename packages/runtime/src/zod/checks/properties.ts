import type * as z from "zod";
import { isAccepted, issuesOf, issuesOfPart } from "../accept/is-accepted.ts";
import { shortened, unrecognized } from "../issues/shortened.ts";
import { innerContext } from "../issues/wording.ts";
import { getOwn, keysOf } from "../json/json-type.ts";
import { memberRule } from "../schemas/member-rule.ts";
import { keptOnReshape } from "../schemas/reshape.ts";
import { type Check, definitionOf, type Payload, withFacts } from "../zod-internals.ts";
import { addIssues, check, report, withSchemas } from "./check.ts";
import type { Keywords } from "./facts.ts";
import { translated, withPatterns } from "./keywords-of-target.ts";

type JsonRecord = Readonly<Record<string, unknown>>;
/** Any object, also one whose type has no index signature. */
type AnyObject = object;

function checkObject(
  keywords: Keywords,
  run: (value: JsonRecord, payload: Payload<AnyObject>) => void,
): Check<AnyObject> {
  return keptOnReshape(check(keywords, (payload) => run(payload.value as JsonRecord, payload))); // reads own keys only
}

/**
 * JSON Schema's `patternProperties`: pairs of a pattern and the schema of every property whose name it matches. Wrap a
 * schema that leads back to this one in `lazy`, which keeps the effort proportional to the value.
 */
export function patternProperties(
  ...entries: readonly (readonly [pattern: RegExp, schema: z.ZodType])[]
): Check<AnyObject> {
  const made = checkObject(
    { patternProperties: Object.fromEntries(entries.map(([{ source }, schema]) => [source, schema])) },
    (value, payload) => {
      for (const key of keysOf(value)) {
        for (const [pattern, schema] of entries) {
          const issues = pattern.test(key) ? issuesOfPart(schema, value[key]) : [];
          addIssues(payload, issues, [key]);
          if (issues.length > 0) break; // another pattern may report the same
        }
      }
    },
  );
  return withPatterns(withFacts(withSchemas(made), { patterns: entries.map(([pattern]) => pattern) }));
}

/** JSON Schema's `additionalProperties` with `patternProperties`: for keys that are neither named nor matched. */
export function additionalProperties(
  schema: z.ZodType,
  { names, patterns }: { readonly names: readonly string[]; readonly patterns: readonly RegExp[] },
): Check<AnyObject> {
  const rejectsAll = definitionOf(schema).type === "never";
  const named = new Set(names);
  const made = checkObject({ additionalProperties: schema }, (value, payload) => {
    const others = keysOf(value).filter(
      (key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    if (!rejectsAll) for (const key of others) addIssues(payload, issuesOfPart(schema, value[key]), [key]);
    else if (others.length > 0) {
      payload.issues.push(unrecognized(others, value));
    }
  });
  return withPatterns(withSchemas(made));
}

/** JSON Schema's `propertyNames`. */
export function propertyNames(schema: z.ZodType): Check<AnyObject> {
  const made = checkObject({ propertyNames: schema }, (value, payload) => {
    for (const key of keysOf(value)) {
      if (isAccepted(schema, key)) continue;
      const [issue] = schema.safeParse(key, innerContext()).error?.issues ?? [];
      const name = shortened(JSON.stringify(key));
      const expected = shortened(issue?.message ?? "");
      report(payload, `Invalid key: ${name}: ${expected}`, { keyword: "propertyNames", expected }, [key]);
    }
  });
  return translated(withSchemas(made));
}

/** JSON Schema's `minProperties`. */
export function minProperties(minimum: number): Check<AnyObject> {
  return memberRule(countOfProperties("minProperties", minimum));
}

/** JSON Schema's `maxProperties`. */
export function maxProperties(maximum: number): Check<AnyObject> {
  return countOfProperties("maxProperties", maximum);
}

function countOfProperties(keyword: "minProperties" | "maxProperties", expected: number): Check<AnyObject> {
  const isMinimum = keyword === "minProperties";
  return checkObject({ [keyword]: expected }, (value, payload) => {
    const count = keysOf(value).length;
    if (isMinimum ? count >= expected : count <= expected) return;
    const bound = `${isMinimum ? "Too small: expected at least" : "Too big: expected at most"} ${expected}`;
    const noun = expected === 1 ? "property" : "properties";
    report(payload, `${bound} ${noun}, found ${count}`, { keyword, expected });
  });
}

/** JSON Schema's `dependentRequired`: each key with the keys that are required if it is present. */
export function dependentRequired(
  ...dependencies: readonly (readonly [key: string, required: readonly string[]])[]
): Check<AnyObject> {
  const made = checkObject({ dependentRequired: Object.fromEntries(dependencies) }, (value, payload) => {
    for (const [key, required] of dependencies) {
      if (getOwn(value, key) === undefined) continue;
      for (const name of required) {
        if (getOwn(value, name) !== undefined) continue;
        const because = `required because ${JSON.stringify(key)} is present`;
        report(payload, `Invalid input: ${because}`, { keyword: "dependentRequired", expected: required }, [
          name,
        ]);
      }
    }
  });
  return memberRule(translated(made));
}

/** JSON Schema's `dependentSchemas`: each key with the schema of the whole object if it is present. */
export function dependentSchemas(
  ...dependencies: readonly (readonly [key: string, schema: z.ZodType])[]
): Check<AnyObject> {
  const made = checkObject({ dependentSchemas: Object.fromEntries(dependencies) }, (value, payload) => {
    for (const [key, schema] of dependencies) {
      if (getOwn(value, key) !== undefined) addIssues(payload, issuesOf(schema, value));
    }
  });
  return memberRule(translated(withSchemas(made)));
}
