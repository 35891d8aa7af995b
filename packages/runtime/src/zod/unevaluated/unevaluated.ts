import type * as z from "zod";
import { issuesOfPart } from "../accept/is-accepted.ts";
import { addIssues, check, report, withSchemas } from "../checks/check.ts";
import { translated } from "../checks/keywords-of-target.ts";
import { unrecognized } from "../issues/shortened.ts";
import { isObject, keysOf } from "../json/json-type.ts";
import { keptOnReshape } from "../schemas/reshape.ts";
import { type Check, definitionOf, type Payload, withFacts } from "../zod-internals.ts";
import { collect } from "./collect.ts";
import { type Evaluated, isEvaluated, nothingEvaluated } from "./evaluated.ts";

/** Schemas for the members and items that no keyword of a schema has evaluated. */
export interface Unevaluated {
  readonly properties?: z.ZodType;
  readonly items?: z.ZodType;
}

/**
 * JSON Schema's `unevaluatedProperties` and `unevaluatedItems`: returns the schema with a check that applies `rest` to
 * the members and items that none of its parts has evaluated.
 */
export function unevaluated<Base extends z.core.SomeType>(base: Base, rest: Unevaluated): Base {
  const schema = base as unknown as z.ZodType; // SomeType is its structural shadow
  return schema.check(unevaluatedCheck(schema, rest)) as unknown as Base; // checks leave the class as it is
}

function unevaluatedCheck(base: z.ZodType, rest: Unevaluated): Check {
  const { properties, items } = rest;
  const made = check(
    {
      ...(properties && { unevaluatedProperties: properties }),
      ...(items && { unevaluatedItems: items }),
    },
    (payload) => {
      if (payload.issues.length > 0) return; // the schema rejects the value
      const found = nothingEvaluated();
      collect(base, payload.value, found);
      reportRest(payload, found, rest);
    },
  );
  withFacts(made, { reapply: (schema) => unevaluated(schema, rest) });
  return keptOnReshape(translated(withSchemas(made)));
}

/** A member or an item that is not evaluated. */
interface Rest {
  readonly key: string | number;
  readonly value: unknown;
  readonly schema: z.ZodType;
}

function restOf(value: unknown, found: Evaluated, { properties, items }: Unevaluated): Rest[] {
  if (found.isAll) return [];
  if (isObject(value) && properties)
    return keysOf(value)
      .filter((key) => !isEvaluated(found, key))
      .map((key) => ({ key, value: value[key], schema: properties }));
  if (!Array.isArray(value) || !items) return [];
  return Array.from<unknown>(value).flatMap((item, key) =>
    isEvaluated(found, key) ? [] : [{ key, value: item, schema: items }],
  );
}

function reportRest(payload: Payload, found: Evaluated, rest: Unevaluated): void {
  const others = restOf(payload.value, found, rest);
  const names = others.flatMap(({ key, schema }) =>
    typeof key === "string" && isNever(schema) ? [key] : [],
  );
  if (names.length > 0 && isObject(payload.value)) payload.issues.push(unrecognized(names, payload.value));
  for (const { key, value, schema } of others) {
    if (!isNever(schema)) addIssues(payload, issuesOfPart(schema, value), [key]);
    else if (typeof key === "number")
      report(
        payload,
        "Invalid input: no item is allowed here",
        { keyword: "unevaluatedItems", expected: false },
        [key],
      );
  }
}

function isNever(schema: z.ZodType): boolean {
  return definitionOf(schema).type === "never";
}
