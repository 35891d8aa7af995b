import * as z from "zod";
import { $constructor, processSchema } from "zod/v4/core";
import type { ParseContext } from "../accept/accepts.ts";
import { currentAsk, refused } from "../accept/asked.ts";
import { isAccepted } from "../accept/asking.ts";
import { enter, leave } from "../accept/depth.ts";
import { isTransparent } from "../accept/transparent.ts";
import type { Payload } from "../checks/check.ts";
import { handingThrough } from "./readonly.ts";

const Conjunction: z.core.$constructor<z.ZodIntersection> = /* @__PURE__ */ $constructor<z.ZodIntersection>(
  "Conjunction",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodIntersection> = z.ZodIntersection; // an assertion signature needs a typed name
    base.init(instance, definition);
    const sides = [definition.left, definition.right];
    // zod makes one object of two closed ones, which accepts the keys of both.
    instance._zod.processJSONSchema = (context, json, params) => {
      json.allOf = sides.map(
        (side, index) =>
          processSchema(side as z.core.$ZodType, context, {
            ...params,
            path: [...params.path, "allOf", index],
          }), // SomeType is its structural shadow
      );
    };
    instance._zod.parse = (payload, context) => {
      const place = enter();
      try {
        const results = runSides(sides, payload, context);
        if (results.every(isSettled)) return settle(payload, results);
        return Promise.all(results).then((all) => settle(payload, all));
      } finally {
        leave(place, payload, context);
      }
    };
  },
  handingThrough,
);

/** Conjunctions within conjunctions whose parts all report what is wrong: further in, only the first that rejects does. */
const MAX_REPORTED = 4;

let reported = 0;

// Both sides of each may lead back to the same schema, which would report twice as much on every level. A string that is
// too long for one side is not given to the pattern of the other.
function runSides(
  sides: readonly z.core.SomeType[],
  { value }: Payload,
  context: ParseContext,
): (Payload | Promise<Payload>)[] {
  const results: (Payload | Promise<Payload>)[] = [];
  reported += 1;
  try {
    for (const side of sides as readonly z.core.$ZodType[]) {
      // SomeType is its structural shadow
      if (isTransparent(side) && isAccepted(side, value)) continue;
      if (currentAsk()) return [{ value, issues: [refused(value)] }];
      const result = side._zod.run({ value, issues: [] }, context);
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

/** The value stays the one that was given: schemas under `allOf` check, they do not convert. */
function settle(payload: Payload, results: readonly Payload[]): Payload {
  for (const { issues } of results) for (const issue of issues) payload.issues.push(issue); // more than a call takes arguments
  return payload;
}

/**
 * JSON Schema's `allOf`: every schema accepts the value, which is returned as it was given. Unlike zod's intersection, it neither
 * merges results nor forgives unknown keys. What its type is says the one who calls it, with `typed`.
 */
export function allOf(schemas: readonly [z.core.SomeType, ...z.core.SomeType[]]): z.ZodType {
  const [first, ...rest] = schemas as unknown as readonly [z.ZodType, ...z.ZodType[]]; // SomeType is its structural shadow
  return rest.reduce(
    (left, right) => new Conjunction({ type: "intersection", left, right }) as unknown as z.ZodType,
    first,
  );
}
