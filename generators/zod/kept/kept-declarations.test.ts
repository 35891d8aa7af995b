import fc from "fast-check";
import { expect, test } from "vitest";
import { modelOf } from "../../core/model/test/model-of.ts";
import { giveMemory, type RunMemory } from "../../core/run/run-memory.ts";
import type { ZodOptions } from "../index.ts";
import { arbitrarySchema } from "../test/arbitrary-schema.ts";
import { type Generation, generate } from "../test/generated-schema.ts";

const NAMES = ["Node", "Shape", "Kind", "buildNode", "nodeSchema", "Text"];
const name = fc.constantFrom(...NAMES);
const to = (target: string) => ({ $ref: `#/components/schemas/${target}` });

/** So many that a type leaves some out where two such unions meet. */
const alternatives = (key: string, target: string) => ({
  anyOf: [
    to(target),
    ...Array.from({ length: 32 }, (_, index) => ({ properties: { [key]: { const: index } } })),
  ],
});

/** Schemas that say something about each other, or of which users decide what becomes. */
const schema: fc.Arbitrary<unknown> = fc.oneof(
  arbitrarySchema,
  fc.record({ type: fc.constant("string"), enum: fc.subarray(["a", "b", "c"], { minLength: 1 }) }),
  name.map(to),
  fc
    .tuple(
      name,
      name,
      fc.subarray(["a", "b"]),
      fc.constantFrom({}, { readOnly: true }, { writeOnly: true }, { default: "x" }),
    )
    .map(([one, other, required, marks]) => ({
      type: "object",
      required,
      properties: {
        a: to(one),
        b: { type: "string", ...marks },
        kind: { const: other },
        list: { items: to(other) },
      },
    })),
  fc
    .tuple(name, name)
    .map(([one, other]) => ({ allOf: [to(one), { required: ["a"], properties: { a: to(other) } }] })),
  fc.tuple(name, name).map(([one, other]) => ({
    oneOf: [to(one), to(other)],
    discriminator: { propertyName: "kind", mapping: { a: one, b: `#/components/schemas/${other}` } },
  })),
  name.map((target) => ({ type: "array", items: { $ref: `#/components/schemas/${target}/properties/b` } })),
  name.map((target) => ({ allOf: [to(target)], unevaluatedProperties: false })),
  fc.tuple(name, name).map(([one, other]) => ({ allOf: [alternatives("a", one), alternatives("b", other)] })),
  name.map((target) => ({ anyOf: [to(target), { type: "string", pattern: "^a+$" }] })),
  fc.constant({ type: "string", maxLength: 3, description: "Short.", deprecated: true }),
  fc.constant({ type: "integer", format: "int64", minimum: -0 }),
);

interface State {
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly sent: readonly string[];
  readonly received: readonly string[];
  readonly options: ZodOptions;
}

/** What a person changes between two runs. */
type Edit = (state: State) => State;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(name, schema).map(
      ([key, value]): Edit =>
        (state) => ({ ...state, schemas: { ...state.schemas, [key]: value } }),
    ),
  },
  name.map(
    (key): Edit =>
      (state) => {
        const { [key]: _, ...schemas } = state.schemas;
        return { ...state, schemas };
      },
  ),
  name.map(
    (key): Edit =>
      (state) => {
        const { [key]: value, ...schemas } = state.schemas;
        return { ...state, schemas: { ...schemas, ...(value !== undefined && { [key]: value }) } }; // in another order
      },
  ),
  fc.subarray(NAMES).map(
    (sent): Edit =>
      (state) => ({ ...state, sent }),
  ),
  fc.subarray(NAMES).map(
    (received): Edit =>
      (state) => ({ ...state, received }),
  ),
  fc.constantFrom<ZodOptions>({}, { int64: "bigint" }, { formats: "annotate" }, { compiled: true }).map(
    (options): Edit =>
      (state) => ({ ...state, options }),
  ),
);

function documentOf({ schemas, sent, received }: State): Record<string, unknown> {
  const content = (key: string) => ({ "application/json": { schema: to(key) } });
  const has = (key: string) => Object.hasOwn(schemas, key);
  const paths = [
    ...sent
      .filter(has)
      .map((key) => [
        `/sent/${key}`,
        { post: { operationId: `sent.${key}`, requestBody: { content: content(key) }, responses: {} } },
      ]),
    ...received.filter(has).map((key) => [
      `/received/${key}`,
      {
        get: {
          operationId: `received.${key}`,
          responses: { 200: { description: "ok", content: content(key) } },
        },
      },
    ]),
  ];
  return { paths: Object.fromEntries(paths), components: { schemas } };
}

/** What is generated; undefined for a document with errors. */
async function generated(state: State, memory?: RunMemory): Promise<Generation | undefined> {
  const model = await modelOf(documentOf(state)).catch(() => undefined);
  if (model === undefined || model.schemas.length === 0) return undefined;
  if (memory) giveMemory(model, memory);
  const { files, problems } = await generate(model, state.options);
  return { files, problems };
}

const RUNS = Number(process.env.FUZZ_RUNS ?? 20);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now());

test(`each run gives what one without memory gives, whatever was edited before (FUZZ_SEED=${SEED})`, async () => {
  const start = fc.record(Object.fromEntries(NAMES.map((key) => [key, schema])));
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(start, fc.array(edit, { minLength: 3, maxLength: 10 }), async (schemas, edits) => {
      const memory: RunMemory = new Map();
      let state: State = { schemas, sent: ["Node"], received: ["Shape"], options: {} };
      for (const change of [(same: State) => same, ...edits]) {
        state = change(state);
        const fresh = await generated(state);
        expect(await generated(state, memory)).toEqual(fresh);
        if (fresh) compared += 1;
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(compared).toBeGreaterThan(RUNS);
});

test("what a type leaves out of schemas that lead to each other may change with what is asked for first", async () => {
  const schemas = {
    Node: { allOf: [alternatives("a", "Text"), to("Shape")] },
    Shape: alternatives("b", "Node"),
    Text: { type: "object" },
  };
  const memory: RunMemory = new Map();
  const printed: unknown[] = [];
  for (const received of ["Node", "Shape", "Node"]) {
    const state: State = { schemas, sent: [], received: [received, "Text"], options: {} };
    const fresh = await generated(state);
    expect(await generated(state, memory)).toEqual(fresh);
    printed.push(fresh?.files.find(({ path }) => path.includes("exact"))?.text);
  }
  expect(new Set(printed).size).toBe(2);
});

test("a run takes over the declarations of which nothing has changed", async () => {
  const memory: RunMemory = new Map();
  const asked: string[] = [];
  const schemas = { Node: { type: "object", properties: { a: to("Text") } }, Text: { type: "string" } };
  const state: State = { schemas, sent: [], received: [], options: {} };
  await generated(state, memory);
  const kept = memory.get("zod declarations") as { declarations: Map<string, object> };
  const before = new Map(kept.declarations);
  await generated({ ...state, schemas: { ...schemas, Node: { type: "object" } } }, memory);
  const after = (memory.get("zod declarations") as typeof kept).declarations;
  for (const [key, declaration] of after) if (before.get(key) === declaration) asked.push(key);
  expect(asked).toEqual(["exact Text"]);
});
