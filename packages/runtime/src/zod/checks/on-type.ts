import type * as z from "zod";
import { issuesOf } from "../accept/is-accepted.ts";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { memberRule } from "../schemas/member-rule.ts";
import { addIssues, type Check, check, withSchemas } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** Applies a schema to values of one type and accepts all others: for constraints without `type`. */
export function onType(type: JsonTypeName, schema: z.ZodType): Check {
  const made = check({ if: { type }, then: schema }, (payload) => {
    if (jsonTypeOf(payload.value) === type) addIssues(payload, issuesOf(schema, payload.value));
  });
  return memberRule(translated(withSchemas(made, { kind: "on-type", type, schema })));
}
