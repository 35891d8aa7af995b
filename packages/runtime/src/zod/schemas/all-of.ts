import * as z from "zod";
import { $constructor, processSchema } from "zod/v4/core";
import type { ParseContext } from "../accept/accepts.ts";
import { currentAsk, refused } from "../accept/asked.ts";
import { isAccepted } from "../accept/asking.ts";
import { enter, leave } from "../accept/depth.ts";
import { isTransparent } from "../accept/transparent.ts";
import type { Payload } from "../checks/check.ts";
import { handingThrough } from "./readonly.ts";

/** Two schemas that must both accept: zod's intersection, without merging results or forgiving unknown keys. */
export type Both<Left extends z.core.SomeType, Right extends z.core.SomeType> = z.ZodIntersection<
  Left,
  Right
>;

/** The conjunction of a list of schemas. */
export type AllOf<Schemas extends readonly z.core.SomeType[]> = Schemas extends readonly [
  infer Left extends z.core.SomeType,
  infer Right extends z.core.SomeType,
  ...infer Rest extends readonly z.core.SomeType[],
]
  ? AllOf<[Both<Left, Right>, ...Rest]>
  : Schemas[0];

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

/** JSON Schema's `allOf`: every schema accepts the value, which is returned as it was given. */
export function allOf<const Schemas extends readonly [z.core.SomeType, ...z.core.SomeType[]]>(
  schemas: Schemas,
): AllOf<Schemas> {
  const [first, ...rest] = schemas as unknown as readonly [z.core.$ZodType, ...z.core.$ZodType[]]; // SomeType is its structural shadow
  const all = rest.reduce((left, right) => new Conjunction({ type: "intersection", left, right }), first);
  return all as unknown as AllOf<Schemas>; // folded pair by pair, which the type does too
}
