import * as z from "zod";
import { enter, leave } from "../accept/depth.ts";
import { acceptMode, isAccepted, placeholderIssue } from "../accept/is-accepted.ts";
import { onlyChecks } from "../accept/only-checks.ts";
import {
  defineClass,
  describeBy,
  descriptionOf,
  type ParseContext,
  type Payload,
  parseBy,
  runnerOf,
  type Schema,
  within,
} from "../zod-internals.ts";
import { preservingMethods } from "./preserving-methods.ts";

const conjunction = /* @__PURE__ */ defineClass<z.ZodIntersection>(
  "Conjunction",
  z.ZodIntersection,
  preservingMethods,
  (schema, { left, right }) => {
    const sides = [left, right];
    // zod merges two closed objects into one that accepts the keys of both.
    describeBy(schema, (json, place) => {
      json.allOf = sides.map((side, index) => descriptionOf(side, within(place, "allOf", index)));
    });
    parseBy(schema, (payload, context) => {
      const savedDepth = enter();
      try {
        const results = runSides(sides, payload, context);
        if (results.every(isSettled)) return settle(payload, results);
        return Promise.all(results).then((all) => settle(payload, all));
      } finally {
        leave(savedDepth, payload, context);
      }
    });
  },
);

/** Nested conjunctions in which all parts report issues; deeper ones report only the first part that rejects. */
const MAX_REPORTED = 4;

let reported = 0;

// Both sides of each may lead back to the same schema, which would double the issues on every level. A string that is
// too long for one side is not tested against the pattern of the other.
function runSides(
  sides: readonly Schema[],
  { value }: Payload,
  context: ParseContext,
): (Payload | Promise<Payload>)[] {
  const results: (Payload | Promise<Payload>)[] = [];
  reported += 1;
  try {
    for (const side of sides) {
      if (onlyChecks(side) && isAccepted(side, value)) continue;
      if (acceptMode()) return [{ value, issues: [placeholderIssue(value)] }];
      const result = runnerOf(side).run({ value, issues: [] }, context);
      results.push(result);
      const isEnough = reported > MAX_REPORTED || typeof value === "string";
      if (isEnough && isSettled(result) && result.issues.length > 0) break;
    }
  } finally {
    reported -= 1;
  }
  return results;
}

function isSettled<Value>(result: Value | Promise<Value>): result is Value {
  return !(result instanceof Promise);
}

/** Keeps the input value: schemas under `allOf` check, they do not convert. */
function settle(payload: Payload, results: readonly Payload[]): Payload {
  for (const { issues } of results) for (const issue of issues) payload.issues.push(issue); // more than a call takes arguments
  return payload;
}

/**
 * JSON Schema's `allOf`: every schema must accept the value, which is returned unchanged. Unlike zod's intersection, it
 * neither merges results nor ignores unknown keys. Declare its type with `typed`.
 */
export function allOf(schemas: readonly [z.core.SomeType, ...z.core.SomeType[]]): z.ZodType {
  const [first, ...rest] = schemas as unknown as readonly [z.ZodType, ...z.ZodType[]]; // SomeType is their structural shadow
  return rest.reduce<z.ZodType>((left, right) => conjunction({ type: "intersection", left, right }), first);
}
