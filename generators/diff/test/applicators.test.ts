import { describe, expect, test } from "vitest";
import { changesBetween } from "./changes-between.ts";

/** Every keyword with subschemas, with the child in its place. The child is a string that gets shorter. */
const APPLICATORS: Readonly<Record<string, (child: unknown) => Record<string, unknown>>> = {
  allOf: (child) => ({ allOf: [child] }),
  anyOf: (child) => ({ anyOf: [child, { type: "integer" }] }),
  oneOf: (child) => ({ oneOf: [child, { type: "integer" }] }),
  not: (child) => ({ type: "string", not: child }),
  if: (child) => ({ type: "string", if: child, then: { pattern: "^a" } }),
  then: (child) => ({ type: "string", if: { pattern: "^a" }, then: child }),
  else: (child) => ({ type: "string", if: { pattern: "^a" }, else: child }),
  properties: (child) => ({ type: "object", properties: { a: child } }),
  patternProperties: (child) => ({ type: "object", patternProperties: { "^a": child } }),
  additionalProperties: (child) => ({ type: "object", additionalProperties: child }),
  unevaluatedProperties: (child) => ({ type: "object", unevaluatedProperties: child }),
  propertyNames: (child) => ({ type: "object", propertyNames: child, additionalProperties: true }),
  dependentSchemas: (child) => ({
    type: "object",
    properties: { a: {}, b: { type: "string" } },
    dependentSchemas: { a: { properties: { b: child } } },
  }),
  items: (child) => ({ type: "array", items: child }),
  prefixItems: (child) => ({ type: "array", prefixItems: [child] }),
  contains: (child) => ({ type: "array", items: { type: "string" }, contains: child }),
  unevaluatedItems: (child) => ({ type: "array", unevaluatedItems: child }),
  contentSchema: (child) => ({
    type: "string",
    contentMediaType: "application/json",
    contentSchema: child,
  }),
};

const LONG = { type: "string", maxLength: 9 };
const SHORT = { type: "string", maxLength: 3 };
const REFERENCE = { $ref: "#/components/schemas/Child" };

const FORMS: Readonly<Record<string, (child: unknown, holder: (child: unknown) => unknown) => unknown>> = {
  directly: (child, holder) => holder(child),
  "behind $ref": (_, holder) => holder(REFERENCE),
  "behind $ref in allOf": (_, holder) => holder({ allOf: [REFERENCE] }),
};

function documentOf(direction: string, schema: unknown, child: unknown): string {
  const content = { "application/json": { schema } };
  const done = { description: "Done." };
  const operation =
    direction === "request"
      ? { requestBody: { required: true, content }, responses: { "204": done } }
      : { responses: { "200": { ...done, content } } };
  return JSON.stringify({
    paths: { "/things": { post: operation } },
    components: { schemas: { Child: child } },
  });
}

describe.each(Object.keys(APPLICATORS))("a schema under %s that changes is reported", (keyword) => {
  test.each(
    Object.keys(FORMS).flatMap((form) =>
      ["request", "response"].map((direction) => [form, direction] as const),
    ),
  )("%s, in a %s", async (form, direction) => {
    const written = (child: unknown) =>
      documentOf(
        direction,
        FORMS[form]?.(child, (held) => APPLICATORS[keyword]?.(held)),
        child,
      );
    for (const [before, after] of [
      [LONG, SHORT],
      [SHORT, LONG],
    ]) {
      const changes = await changesBetween({ base: written(before), revision: written(after) });
      expect(changes.map(({ rule }) => rule)).not.toEqual([]);
    }
  });
});
