import type * as z from "zod";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { addIssues, type Check, check, isAccepted, issuesOf, withApplicator } from "./check.ts";

/** Holds values of one type to a schema and lets every other type pass: a constraint that stands without `type`. */
export function onType(type: JsonTypeName, schema: z.ZodType): Check {
  const made = check(
    { if: { type }, then: schema },
    (payload) => {
      if (jsonTypeOf(payload.value) === type) addIssues(payload, issuesOf(schema, payload.value));
    },
    (value) => jsonTypeOf(value) !== type || isAccepted(schema, value),
  );
  return withApplicator(made, { kind: "on-type", type, schema });
}
