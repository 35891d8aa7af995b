import { describe, expect, test } from "vitest";
import { keywordsWith, type SchemaKeyword, schemaKeyword } from "../../core/document/schema-keywords.ts";
import { operationChangeLines } from "./changes-between.ts";

/** Two values of a keyword, by its kind in the table of keywords. */
const VALUES = {
  number: [10, 20],
  positive: [2, 3],
  count: [10, 20],
  string: ["^a$", "^b$"],
  boolean: [false, true],
  strings: [["a"], ["a", "b"]],
} as const;

/** Keywords with a special reader. */
const OWN: Readonly<Record<string, readonly [unknown, unknown]>> = {
  type: ["string", "integer"],
  const: ["a", "b"],
  enum: [["a"], ["b"]],
  dependentRequired: [{ a: ["b"] }, { a: ["c"] }],
};

const [wide, narrow] = [
  { maxLength: 20, type: "string" },
  { maxLength: 10, type: "string" },
];
const SCHEMAS = {
  one: [wide, narrow],
  list: [[wide], [narrow]],
  oneOrList: [wide, narrow],
  map: [{ a: wide }, { a: narrow }],
} as const;

function valuesOf(name: string, { value, schemas }: SchemaKeyword): readonly [unknown, unknown] {
  const found = OWN[name] ?? (value ? VALUES[value] : schemas && SCHEMAS[schemas]);
  if (!found) throw new Error(`Add two values of "${name}" to OWN.`);
  return found;
}

/** Keywords that others need beside them. */
const BESIDE: Readonly<Record<string, object>> = {
  if: { then: { maxLength: 5 } },
  then: { if: { minLength: 3 } },
  else: { if: { pattern: "^a" } },
  dependentRequired: { properties: { a: {}, b: {}, c: {} } },
  minContains: { contains: { type: "string" } },
  maxContains: { contains: { type: "string" } },
};

const inBody = (name: string, value: unknown): string =>
  JSON.stringify({
    requestBody: { content: { "application/json": { schema: { ...BESIDE[name], [name]: value } } } },
  });

describe("a keyword that constrains is compared", () => {
  test.each(keywordsWith(({ vocabulary }) => vocabulary !== undefined))("%s", async (name) => {
    const [base, revision] = valuesOf(name, schemaKeyword(name) ?? {}).map((value) => inBody(name, value));
    const lines = await operationChangeLines({ base: base ?? "", revision: revision ?? "" });
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => line.includes("keyword-without-effect"))).toEqual([]);
  });
});
