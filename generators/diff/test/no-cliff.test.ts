import { describe, expect, test } from "vitest";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";

type Schema = Readonly<Record<string, unknown>>;

const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (count: number, make: (index: number) => readonly [string, unknown]): Schema =>
  Object.fromEntries(times(count, make));

async function verdicts(
  [base, revision]: readonly [Schema, Schema],
  [old, changed]: readonly [Schema, Schema] = [{}, {}],
): Promise<readonly string[]> {
  const document = (schema: Schema, schemas: Schema) => ({
    paths: {
      "/a": {
        post: {
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: { "204": { description: "Done." } },
        },
      },
    },
    components: { schemas },
  });
  const models = {
    base: await modelOf(document(base, old)),
    revision: await modelOf(document(revision, changed)),
  };
  const { changes } = diffDocuments(models, { today: "2026-06-15" });
  return changes.map(({ verdict, rule, reached: [first] }) =>
    [verdict, rule, ...(first?.counterexample ? ["shown"] : [])].join(" "),
  );
}

/** One edit of a schema with many clauses. */
interface Edit {
  readonly member?: Schema;
  readonly demanded?: string;
}

const CLAUSES: Readonly<Record<string, (index: number, demanded: string) => Schema>> = {
  "one condition per kind": (index, demanded) => ({
    if: { properties: { kind: { const: `k${index}` } }, required: ["kind"] },
    then: { required: [demanded] },
  }),
  "one condition per flag": (index, demanded) => ({
    if: { properties: { [`f${index}`]: { const: true } }, required: [`f${index}`] },
    then: { required: [demanded] },
  }),
  "one choice per pair": (index, demanded) => ({
    anyOf: [{ required: [demanded] }, { required: [`q${index}`] }],
  }),
};

function schemaOf(
  count: number,
  clause: (index: number, demanded: string) => Schema,
  edit: Edit = {},
): Schema {
  const properties = {
    kind: { type: "string" },
    ...named(count, (index) => [`p${index}`, { type: "string", ...(index === 3 ? edit.member : {}) }]),
    ...named(count, (index) => [`q${index}`, { type: "integer" }]),
    ...named(count, (index) => [`f${index}`, { type: "boolean" }]),
  };
  const demanded = (index: number) => (index === 3 && edit.demanded) || `p${index}`;
  return {
    type: "object",
    properties,
    required: ["kind"],
    allOf: times(count, (index) => clause(index, demanded(index))),
  };
}

describe.each(Object.entries(CLAUSES))("clauses of `allOf`: %s", (_, clause) => {
  test.each([10, 200])("%i of them", async (count) => {
    const old = schemaOf(count, clause);
    const tighter = schemaOf(count, clause, { member: { maxLength: 5 } });
    expect(await verdicts([old, tighter])).toEqual(["breaking length-tightened shown"]);
    const other = await verdicts([old, schemaOf(count, clause, { demanded: "q3" })]);
    expect(other).toContainEqual(expect.stringMatching(/^breaking .* shown$/));
    expect(other.join()).not.toContain("undecided");
  });
});

test("three thousand members of `allOf`", async () => {
  const schema = (type: string): Schema => ({
    allOf: times(3000, (index) => ({
      type: "object",
      properties: { [`p${index}`]: { type: index === 7 ? type : "string" } },
    })),
  });
  expect(await verdicts([schema("string"), schema("integer")])).toEqual(["breaking type-narrowed shown"]);
});

test("sixty components that all refer to each other", async () => {
  const components = (type: string) =>
    named(60, (index) => [
      `S${index}`,
      {
        type: "object",
        properties: {
          own: { type: index === 7 ? type : "string" },
          ...named(60, (other) => [`s${other}`, { $ref: `#/components/schemas/S${other}` }]),
        },
      },
    ]);
  const root = { $ref: "#/components/schemas/S0" };
  const found = await verdicts([root, root], [components("string"), components("integer")]);
  expect(found).toEqual(["breaking type-narrowed shown"]);
});
