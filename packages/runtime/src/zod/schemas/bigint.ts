import * as z from "zod";
import { issuesOf } from "../accept/is-accepted.ts";
import { addIssues, check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";
import { type Check, defineClass, parseBy } from "../zod-internals.ts";
import { memberRule } from "./member-rule.ts";

/** zod's 64-bit bigint; despite its name, no other number. Explains how to parse the JSON if given a number. */
const wholeNumber = /* @__PURE__ */ defineClass<z.ZodBigIntFormat>(
  "WholeNumber",
  z.ZodBigIntFormat,
  undefined,
  (inst) => {
    const inherited = parseBy(inst, (payload, context) => {
      const { value: input } = payload;
      if (typeof input !== "number") return inherited(payload, context);
      const issue = { code: "invalid_type", expected: "bigint", input, inst } as const;
      payload.issues.push(worded(issue, ROUNDED, context));
      return payload;
    });
  },
);

/** `JSON.parse` returns numbers and rounds the large ones. */
const ROUNDED =
  "Invalid input: expected bigint, received number; parse the JSON text with a parser that returns 64-bit integers as bigint";

/** A signed 64-bit integer as a bigint. */
export function int64(): z.ZodBigInt {
  return bigintOf("int64");
}

/** An unsigned 64-bit integer as a bigint. */
export function uint64(): z.ZodBigInt {
  return bigintOf("uint64");
}

function bigintOf(format: "int64" | "uint64"): z.ZodBigInt {
  return wholeNumber({ type: "bigint", check: "bigint_format", abort: false, format });
}

/** Applies checks to numbers and bigints and accepts all other types: for constraints without `type`. */
export function onNumber(...checks: readonly Check<number | bigint>[]): Check {
  const schema = z.any().check(...checks);
  const made = check({}, (payload) => {
    const { value } = payload;
    if (typeof value === "number" || typeof value === "bigint") addIssues(payload, issuesOf(schema, value));
  });
  return memberRule(made);
}
