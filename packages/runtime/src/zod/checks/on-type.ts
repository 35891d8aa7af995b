import type * as z from "zod";
import { issuesOf } from "../accept/asking.ts";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { speaking } from "../schemas/spoken-of.ts";
import { addIssues, type Check, check, withSchemas } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** Holds values of one type to a schema and lets every other type pass: a constraint that stands without `type`. */
export function onType(type: JsonTypeName, schema: z.ZodType): Check {
  const made = check({ if: { type }, then: schema }, (payload) => {
    if (jsonTypeOf(payload.value) === type) addIssues(payload, issuesOf(schema, payload.value));
  });
  return speaking(translated(withSchemas(made, { kind: "on-type", type, schema })));
}
