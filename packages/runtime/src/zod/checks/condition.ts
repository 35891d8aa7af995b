import type * as z from "zod";
import { isAccepted, issuesOf } from "../accept/asking.ts";
import { expectation } from "../explain/expectation.ts";
import { speaking } from "../schemas/spoken-of.ts";
import { addIssues, type Check, check, report, withSchemas } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** A second schema for the same value: what stands beside a reference, or a branch that says nothing of the type. */
export function also(schema: z.ZodType): Check {
  const made = check({ allOf: [schema] }, (payload) => addIssues(payload, issuesOf(schema, payload.value)));
  return speaking(withSchemas(made, { kind: "also", schema }));
}

/** JSON Schema's `not`. */
export function not(schema: z.ZodType): Check {
  const made = check({ not: schema }, (payload) => {
    if (!isAccepted(schema, payload.value)) return;
    const refused = expectation(schema);
    const expected = refused ? `anything but ${refused}` : "another value";
    report(payload, `Invalid input: expected ${expected}`, { keyword: "not", expected });
  });
  return speaking(withSchemas(made));
}

/** The branches of `ifThenElse`; a missing one accepts everything. */
export interface Condition {
  readonly if: z.ZodType;
  readonly then?: z.ZodType;
  readonly else?: z.ZodType;
}

/** JSON Schema's `if`, `then`, `else`. */
export function ifThenElse(condition: Condition): Check {
  const made = check({ ...condition }, (payload) => {
    const branch = isAccepted(condition.if, payload.value) ? condition.then : condition.else;
    if (branch) addIssues(payload, issuesOf(branch, payload.value));
  });
  return speaking(translated(withSchemas(made, { kind: "condition", ...condition })));
}
