import * as z from "zod";
import { $constructor } from "zod/v4/core";
import { issuesOf } from "../accept/asking.ts";
import { addIssues, type Check, check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";
import { speaking } from "./spoken-of.ts";

/** zod's bigint of 64 bits, which says what to do where it is given a number. */
const WholeNumber: z.core.$constructor<z.ZodBigIntFormat> = /* @__PURE__ */ $constructor(
  "WholeNumber",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodBigIntFormat> = z.ZodBigIntFormat; // an assertion signature needs a typed name
    base.init(instance, definition);
    const { parse } = instance._zod;
    instance._zod.parse = (payload, context) => {
      if (typeof payload.value !== "number") return parse(payload, context);
      const { value: input } = payload;
      const issue = { code: "invalid_type", expected: "bigint", input, inst: instance } as const;
      payload.issues.push(worded(issue, ROUNDED, context));
      return payload;
    };
  },
);

/** `JSON.parse` gives numbers, and has rounded the large ones by then. */
const ROUNDED =
  "Invalid input: expected bigint, received number; parse the JSON text with a parser that returns 64-bit integers as bigint";

/** A signed whole number of 64 bits as a bigint. */
export function int64(): z.ZodBigInt {
  return wholeNumber("int64");
}

/** An unsigned whole number of 64 bits as a bigint. */
export function uint64(): z.ZodBigInt {
  return wholeNumber("uint64");
}

function wholeNumber(format: "int64" | "uint64"): z.ZodBigInt {
  return new WholeNumber({ type: "bigint", check: "bigint_format", abort: false, format });
}

/** Holds numbers to checks, bigints as well, and lets every other type pass: constraints that stand without `type`. */
export function onNumber(...checks: readonly Check<number | bigint>[]): Check {
  const schema = z.any().check(...checks);
  const made = check({}, (payload) => {
    const { value } = payload;
    if (typeof value === "number" || typeof value === "bigint") addIssues(payload, issuesOf(schema, value));
  });
  return speaking(made);
}
