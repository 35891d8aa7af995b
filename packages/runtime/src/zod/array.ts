import type * as z from "zod";
import { isEqual } from "./equal-to.ts";
import { type EvaluatedParts, evaluatedItems } from "./evaluated.ts";
import { addIssues, type Check, check, isAccepted, issuesOf, report } from "./report.ts";

type List = readonly unknown[];

/** JSON Schema's `uniqueItems`, by deep equality. */
export function uniqueItems(): Check<List> {
  return check((payload) => {
    const items = payload.value;
    const seen = new Set<unknown>();
    for (const [index, item] of items.entries()) {
      const isRepeated = isPrimitive(item)
        ? seen.has(item)
        : items.slice(0, index).some((other) => isEqual(other, item));
      if (isRepeated)
        report(payload, "Invalid input: expected an item that does not repeat an earlier one", [index]);
      seen.add(item);
    }
  });
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** The bounds of `contains`. */
export interface ContainsOptions {
  /** Default 1. */
  readonly min?: number;
  /** Default: any number. */
  readonly max?: number;
  /** What an item above `max` is counted by, where that differs from the schema. */
  readonly counted?: z.ZodType;
}

/** JSON Schema's `contains`, `minContains` and `maxContains`. */
export function contains(
  schema: z.ZodType,
  { min = 1, max, counted = schema }: ContainsOptions = {},
): Check<List> {
  return check((payload) => {
    const count = (by: z.ZodType) => payload.value.filter((item) => isAccepted(by, item)).length;
    const found = min > 0 ? count(schema) : 0;
    if (found < min)
      report(
        payload,
        `Too few: expected at least ${min} matching item${min === 1 ? "" : "s"}, found ${found}`,
      );
    if (max === undefined) return;
    const limited = count(counted);
    if (limited > max)
      report(
        payload,
        `Too many: expected at most ${max} matching item${max === 1 ? "" : "s"}, found ${limited}`,
      );
  });
}

/** JSON Schema's `unevaluatedItems`: holds the items that no part has looked at to a schema. */
export function unevaluatedItems(schema: z.ZodType, parts: EvaluatedParts): Check<List> {
  return check((payload) => {
    const evaluated = evaluatedItems(parts, payload.value);
    for (const [index, item] of payload.value.entries()) {
      if (!evaluated.has(index)) addIssues(payload, issuesOf(schema, item), [index]);
    }
  });
}
