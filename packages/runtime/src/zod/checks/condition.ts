import type * as z from "zod";
import { isAccepted, issuesOf } from "../accept/is-accepted.ts";
import { expectation } from "../explain/expectation.ts";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { memberRule } from "../schemas/member-rule.ts";
import { addIssues, type Check, check, report, withSchemas } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** JSON Schema's `allOf` with one schema: for keywords next to `$ref` and branches that do not constrain the type. */
export function also(schema: z.ZodType): Check {
  const made = check({ allOf: [schema] }, (payload) => addIssues(payload, issuesOf(schema, payload.value)));
  return memberRule(withSchemas(made));
}

/** JSON Schema's `not`. */
export function not(schema: z.ZodType): Check {
  const made = check({ not: schema }, (payload) => {
    if (!isAccepted(schema, payload.value)) return;
    const rejected = expectation(schema);
    const expected = rejected ? `anything but ${rejected}` : "another value";
    report(payload, `Invalid input: expected ${expected}`, { keyword: "not", expected });
  });
  return memberRule(withSchemas(made));
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
  return memberRule(translated(withSchemas(made)));
}

/** Applies a schema to values of one type and accepts all others: for constraints without `type`. */
export function onType(type: JsonTypeName, schema: z.ZodType): Check {
  const made = check({ if: { type }, then: schema }, (payload) => {
    if (jsonTypeOf(payload.value) === type) addIssues(payload, issuesOf(schema, payload.value));
  });
  return memberRule(translated(withSchemas(made)));
}
