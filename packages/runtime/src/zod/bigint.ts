import * as z from "zod";
import { addIssues, type Check, check, issuesOf } from "./report.ts";

/** A signed whole number of 64 bits as a bigint. */
export function int64(): z.ZodBigInt {
  return z.int64({ error: describe });
}

/** An unsigned whole number of 64 bits as a bigint. */
export function uint64(): z.ZodBigInt {
  return z.uint64({ error: describe });
}

type BigintIssue = { readonly code?: string; readonly input?: unknown };

/** `JSON.parse` gives numbers, and has rounded the large ones by then. */
function describe({ code, input }: BigintIssue): string | undefined {
  if (code !== "invalid_type" || typeof input !== "number") return undefined;
  return "Invalid input: expected bigint, received number; read it from the JSON text with a parser that makes bigints of 64-bit integers";
}

/** Holds numbers to checks, bigints as well, and lets every other type pass: constraints that stand without `type`. */
export function onNumber(...checks: readonly Check<number | bigint>[]): Check {
  const schema = z.any().check(...checks);
  return check((payload) => {
    const { value } = payload;
    if (typeof value === "number" || typeof value === "bigint") addIssues(payload, issuesOf(schema, value));
  });
}
