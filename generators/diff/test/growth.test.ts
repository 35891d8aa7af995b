import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { type Change, VERDICTS, type Verdict } from "../change.ts";
import { type DiffOptions, NEW_ENUM_VALUES } from "../options.ts";
import { changesOfFixture } from "./schema-fixture.ts";

const { seed, numRuns: runs } = search(20);

/** A description of a closed set, and the components that it needs. */
interface Written {
  readonly schema: unknown;
  readonly schemas: Readonly<Record<string, unknown>>;
}

type Writing = (values: readonly string[]) => Written;

const plain = (schema: unknown): Written => ({ schema, schemas: {} });
const consts = (values: readonly string[]) => values.map((value) => ({ const: value }));

/** The ways to write a set of strings. */
const LISTS: Readonly<Record<string, Writing>> = {
  enum: (values) => plain({ enum: values }),
  "enum with its type": (values) => plain({ type: "string", enum: values }),
  "oneOf of constants": (values) => plain({ oneOf: consts(values) }),
  "anyOf of constants": (values) => plain({ anyOf: consts(values) }),
  "oneOf of single enums": (values) => plain({ oneOf: values.map((value) => ({ enum: [value] })) }),
  "a constant where there is one value": (values) =>
    plain(values.length === 1 ? { const: values[0] } : { enum: values }),
};

const branch = (kind: string) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string", const: kind }, [`of_${kind}`]: { type: "string" } },
});
const components = (values: readonly string[]) =>
  Object.fromEntries(values.map((kind) => [kind, branch(kind)]));
const references = (values: readonly string[]) =>
  values.map((kind) => ({ $ref: `#/components/schemas/${kind}` }));
const mapping = (values: readonly string[]) =>
  Object.fromEntries(values.map((kind) => [kind, `#/components/schemas/${kind}`]));

/** The ways to write a set of objects, each with a different constant. */
const UNIONS: Readonly<Record<string, Writing>> = {
  "oneOf of objects": (values) => plain({ oneOf: values.map(branch) }),
  "anyOf of objects": (values) => plain({ anyOf: values.map(branch) }),
  "oneOf of components": (values) => ({ schema: { oneOf: references(values) }, schemas: components(values) }),
  "oneOf with a discriminator": (values) => ({
    schema: { oneOf: references(values), discriminator: { propertyName: "kind" } },
    schemas: components(values),
  }),
  "oneOf with a mapping": (values) => ({
    schema: { oneOf: references(values), discriminator: { propertyName: "kind", mapping: mapping(values) } },
    schemas: components(values),
  }),
};

/** Places of a set in a body. */
const LOCATIONS: Readonly<Record<string, (schema: unknown) => unknown>> = {
  "the body": (schema) => schema,
  "a property": (schema) => ({ type: "object", required: ["p"], properties: { p: schema } }),
  "items of a list": (schema) => ({ type: "array", items: schema }),
  "a part of allOf": (schema) => ({ allOf: [schema] }),
  "beside null": (schema) => ({ anyOf: [schema, { type: "null" }] }),
};

const VALUES = ["a", "b", "c", "d"];

describe(`a closed set in a response (SEED=${seed}, ${runs} runs)`, () => {
  for (const [name, writings] of Object.entries({ LISTS, UNIONS })) {
    test(`${name}: growth has one verdict, whatever writes it`, async () => {
      await fc.assert(
        fc.asyncProperty(setting(writings), async ({ base, revision, location, old, added }) => {
          const given = pairOf({ base: base(old), revision: revision([...old, ...added]), location });
          for (const newEnumValues of NEW_ENUM_VALUES) {
            const [response, request] = await both(given, { newEnumValues, today: "2026-01-01" });
            expect(worstOf(response), reported(response)).toBe(newEnumValues);
            expect(worstOf(request), reported(request)).toBe("safe");
            if (newEnumValues !== "safe") expect(response.some(hasExample), reported(response)).toBe(true);
          }
        }),
        { seed, numRuns: runs },
      );
    });
  }

  test("a mark that is renamed breaks, whatever the policy", async () => {
    await fc.assert(
      fc.asyncProperty(setting(UNIONS), async ({ base, location, old }) => {
        const kinds = [...old, "z"];
        const written = base(kinds);
        const renamed = JSON.parse(JSON.stringify(written).replaceAll('"const":"z"', '"const":"y"'));
        const given = pairOf({ base: written, revision: renamed, location });
        for (const newEnumValues of NEW_ENUM_VALUES) {
          const [response, request] = await both(given, { newEnumValues, today: "2026-01-01" });
          expect(worstOf(response), reported(response)).toBe("breaking");
          expect(worstOf(request), reported(request)).toBe("breaking");
        }
      }),
      { seed, numRuns: runs },
    );
  });
});

/** A set, its additions, two ways to write it, and a place. */
function setting(writings: Readonly<Record<string, Writing>>) {
  const writing = fc.constantFrom(...Object.values(writings));
  return fc.record({
    base: writing,
    revision: writing,
    location: fc.constantFrom(...Object.values(LOCATIONS)),
    old: fc.constantFrom(...VALUES.map((_, index) => VALUES.slice(0, index + 1))),
    added: fc.constantFrom(["e"], ["e", "f"]),
  });
}

interface Given {
  readonly base: Written;
  readonly revision: Written;
  readonly location: (schema: unknown) => unknown;
}

function pairOf({ base, revision, location }: Given) {
  return {
    name: "",
    base: location(base.schema),
    revision: location(revision.schema),
    schemas: { base: base.schemas, revision: revision.schemas },
    request: [],
    response: [],
  };
}

async function both(fixture: ReturnType<typeof pairOf>, options: DiffOptions) {
  return [
    await changesOfFixture(fixture, "response", options),
    await changesOfFixture(fixture, "request", options),
  ] as const;
}

/** The worst verdict on values; removed components and added discriminators are not about values. */
function worstOf(changes: readonly Change[]): Verdict | undefined {
  const reported = changes.flatMap(({ details = [], ...change }) => [change, ...details]);
  const verdicts = reported.filter(({ rule }) => !BESIDE_VALUES.includes(rule)).map(({ verdict }) => verdict);
  return VERDICTS.find((verdict) => verdicts.includes(verdict));
}

const BESIDE_VALUES = ["component-removed", "discriminator-changed", "schema-replaced"];

function hasExample({ reached }: Change): boolean {
  return reached.some(({ counterexample }) => counterexample !== undefined);
}

function reported(changes: readonly Change[]): string {
  return changes.map(({ verdict, rule, message }) => `${verdict} ${rule}: ${message}`).join("\n");
}
