import type * as z from "zod";
import { isAccepted } from "../accept/is-accepted.ts";
import { expectation } from "../explain/expectation.ts";
import { type Check, check, report, withSchemas } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** The bounds of `contains`. */
export interface ContainsOptions {
  /** Default 1. */
  readonly min?: number;
  /** Default: any number. */
  readonly max?: number;
  /** Schema that counts items for `max`, if it differs from the schema for `min`. */
  readonly counted?: z.ZodType;
}

/** JSON Schema's `contains`, `minContains` and `maxContains`. */
export function contains(
  schema: z.ZodType,
  { min = 1, max, counted = schema }: ContainsOptions = {},
): Check<readonly unknown[]> {
  const keywords = { contains: schema, minContains: min, ...(max !== undefined && { maxContains: max }) };
  const made = check<readonly unknown[]>(keywords, (payload) => {
    const count = (by: z.ZodType) => Array.from(payload.value).filter((item) => isAccepted(by, item)).length;
    const found = min > 0 ? count(schema) : 0;
    if (found < min)
      report(payload, `Too few: expected at least ${items(min)} ${matching(schema)}, found ${found}`, {
        keyword: "minContains",
        expected: min,
      });
    if (max === undefined) return;
    const limited = count(counted);
    if (limited > max)
      report(payload, `Too many: expected at most ${items(max)} ${matching(counted)}, found ${limited}`, {
        keyword: "maxContains",
        expected: max,
      });
  });
  return translated(withSchemas(made));
}

function items(count: number): string {
  return `${count} item${count === 1 ? "" : "s"}`;
}

function matching(schema: z.ZodType): string {
  const what = expectation(schema);
  return what === undefined ? "that match the schema" : `matching ${what}`;
}
