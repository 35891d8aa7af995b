import type * as z from "zod";
import { needAcceptance } from "../accept/acceptance.ts";
import { type JsonTypeName, jsonTypeOf } from "../json/json-type.ts";
import { speaking } from "../schemas/spoken-of.ts";
import { addIssues, type Check, check, isAccepted, issuesOf, withApplicator } from "./check.ts";
import { translated } from "./keywords-of-target.ts";

/** Holds values of one type to a schema and lets every other type pass: a constraint that stands without `type`. */
export function onType(type: JsonTypeName, schema: z.ZodType): Check {
  needAcceptance();
  const made = check(
    { if: { type }, then: schema },
    (payload) => {
      if (jsonTypeOf(payload.value) === type) addIssues(payload, issuesOf(schema, payload.value));
    },
    (value) => jsonTypeOf(value) !== type || isAccepted(schema, value),
  );
  return speaking(translated(withApplicator(made, { kind: "on-type", type, schema })));
}
