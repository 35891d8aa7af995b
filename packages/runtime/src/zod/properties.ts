import type * as z from "zod";
import { type EvaluatedParts, evaluatedKeys } from "./evaluated.ts";
import { getOwn, keysOf } from "./json-type.ts";
import { addIssues, type Check, check, isAccepted, issuesOf, type Payload, report } from "./report.ts";

type JsonRecord = Readonly<Record<string, unknown>>;
/** Any object: one whose type names its members has no index signature. */
type AnyObject = object;

function checkObject(
  run: (value: JsonRecord, payload: Payload<AnyObject>) => void,
  accepts?: (value: JsonRecord) => boolean,
): Check<AnyObject> {
  // Own keys only are read.
  const quick = accepts && ((value: AnyObject) => accepts(value as JsonRecord));
  return check((payload) => run(payload.value as JsonRecord, payload), quick);
}

/** JSON Schema's `patternProperties`: pairs of a pattern and the schema of every property whose name it finds. */
export function patternProperties(
  ...entries: readonly (readonly [pattern: RegExp, schema: z.ZodType])[]
): Check<AnyObject> {
  return checkObject(
    (value, payload) => {
      for (const key of keysOf(value)) {
        for (const [pattern, schema] of entries) {
          if (pattern.test(key)) addIssues(payload, issuesOf(schema, value[key]), [key]);
        }
      }
    },
    (value) =>
      Object.keys(value).every((key) =>
        entries.every(
          ([pattern, schema]) =>
            value[key] === undefined || !pattern.test(key) || isAccepted(schema, value[key]),
        ),
      ),
  );
}

/** JSON Schema's `additionalProperties` beside `patternProperties`: for keys that are neither named nor matched. */
export function additionalProperties(
  schema: z.ZodType,
  { names, patterns }: { readonly names: readonly string[]; readonly patterns: readonly RegExp[] },
): Check<AnyObject> {
  return unevaluatedProperties(schema, { properties: names, patterns });
}

/** JSON Schema's `unevaluatedProperties`: holds the properties that no part has looked at to a schema. */
export function unevaluatedProperties(schema: z.ZodType, parts: EvaluatedParts): Check<AnyObject> {
  const refusesAll = schema._zod.def.type === "never";
  return checkObject((value, payload) => {
    const evaluated = evaluatedKeys(parts, value);
    const others = keysOf(value).filter((key) => !evaluated.has(key));
    if (!refusesAll) for (const key of others) addIssues(payload, issuesOf(schema, value[key]), [key]);
    else if (others.length > 0) {
      payload.issues.push({ code: "unrecognized_keys", keys: others, input: value, continue: true });
    }
  });
}

/** JSON Schema's `propertyNames`. */
export function propertyNames(schema: z.ZodType): Check<AnyObject> {
  return checkObject((value, payload) => {
    for (const key of keysOf(value)) {
      const [issue] = issuesOf(schema, key);
      if (issue) report(payload, `Invalid key: ${JSON.stringify(key)} is not an allowed name`, [key]);
    }
  });
}

/** JSON Schema's `minProperties`. */
export function minProperties(minimum: number): Check<AnyObject> {
  return checkObject((value, payload) => {
    const count = keysOf(value).length;
    if (count < minimum)
      report(payload, `Too small: expected at least ${minimum} properties, found ${count}`);
  });
}

/** JSON Schema's `maxProperties`. */
export function maxProperties(maximum: number): Check<AnyObject> {
  return checkObject((value, payload) => {
    const count = keysOf(value).length;
    if (count > maximum) report(payload, `Too big: expected at most ${maximum} properties, found ${count}`);
  });
}

/** JSON Schema's `dependentRequired`: each key with the keys that must be there when it is. */
export function dependentRequired(
  ...dependencies: readonly (readonly [key: string, required: readonly string[]])[]
): Check<AnyObject> {
  return checkObject((value, payload) => {
    for (const [key, required] of dependencies) {
      if (getOwn(value, key) === undefined) continue;
      for (const name of required) {
        if (getOwn(value, name) !== undefined) continue;
        report(payload, `Invalid input: required because ${JSON.stringify(key)} is there`, [name]);
      }
    }
  });
}

/** JSON Schema's `dependentSchemas`: each key with the schema of the whole object when it is there. */
export function dependentSchemas(
  ...dependencies: readonly (readonly [key: string, schema: z.ZodType])[]
): Check<AnyObject> {
  return checkObject((value, payload) => {
    for (const [key, schema] of dependencies) {
      if (getOwn(value, key) !== undefined) addIssues(payload, issuesOf(schema, value));
    }
  });
}
