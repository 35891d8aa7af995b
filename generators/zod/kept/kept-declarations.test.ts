import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { giveMemory, RunMemory } from "../../core/run/run-memory.ts";
import type { ZodOptions } from "../index.ts";
import { alternatives, NAMES, name, component as schema, to } from "../test/arbitrary-component.ts";
import { type Generation, generate } from "../test/generated-schema.ts";
import { largeObject, tenTimes } from "../test/large-object.ts";

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
  const model = await modelOf(documentOf(state), memory?.document).catch(() => undefined);
  if (model === undefined || model.schemas.length === 0) return undefined;
  if (memory) giveMemory(model, memory);
  const { files, problems } = await generate(model, state.options);
  memory?.sweep();
  return { files, problems };
}

/** What says of the objects that are written once where they stand. */
function sharedIn(generation: Generation | undefined): string {
  const texts = generation?.files.map(({ text }) => text) ?? [];
  return texts.flatMap((text) => text.match(/Builds the object of .*/g) ?? []).join("\n");
}

const { seed: SEED, numRuns: RUNS } = search(8);

test(`each run gives what one without memory gives, whatever was edited before (SEED=${SEED})`, async () => {
  const start = fc.record(Object.fromEntries(NAMES.map((key) => [key, schema])));
  let compared = 0;
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(start, fc.array(edit, { minLength: 3, maxLength: 10 }), async (schemas, edits) => {
      const memory = new RunMemory();
      let state: State = { schemas, sent: ["Node"], received: ["Shape"], options: {} };
      const given = await generated(state);
      fc.pre(given !== undefined); // many begin with references that lead back to themselves
      expect(await generated(state, memory)).toEqual(given);
      let shared = sharedIn(given);
      for (const change of edits) {
        state = change(state);
        const fresh = await generated(state);
        expect(await generated(state, memory)).toEqual(fresh);
        if (fresh) compared += 1;
        if (sharedIn(fresh) !== shared) changes += 1;
        shared = sharedIn(fresh);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(compared).toBeGreaterThan(RUNS);
  expect(changes).toBeGreaterThanOrEqual(RUNS / 2); // of which objects are written once
});

test("what a type leaves out of schemas that lead to each other may change with what is asked for first", async () => {
  const schemas = {
    Node: { allOf: [alternatives("a", "Text"), to("Shape")] },
    Shape: alternatives("b", "Node"),
    Text: { type: "object" },
  };
  const memory = new RunMemory();
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
  const memory = new RunMemory();
  const schemas = { Node: { type: "object", properties: { a: to("Text") } }, Text: { type: "string" } };
  const state: State = { schemas, sent: [], received: [], options: {} };
  await generated(state, memory);
  const keep = vi.spyOn(memory, "keep");
  await generated({ ...state, schemas: { ...schemas, Node: { type: "object" } } }, memory);
  expect(keep.mock.calls.map(([key]) => key)).toEqual(["zod exact Node"]);
});

test("a run prints again what has become a large object that others have, and keeps the rest", async () => {
  const large = largeObject("text");
  const schemas = {
    Node: tenTimes(large, ["a", "b", "c"]),
    Shape: tenTimes(large, ["a", "b", "c"]),
    Kind: { type: "string" },
    Text: { type: "string" },
  };
  const memory = new RunMemory();
  const state = (changed: object): State => ({
    schemas: { ...schemas, ...changed },
    sent: [],
    received: [],
    options: {},
  });
  const run = async (changed: object) => {
    const fresh = await generated(state(changed));
    const keep = vi.spyOn(memory, "keep");
    expect(await generated(state(changed), memory)).toEqual(fresh);
    const kept = keep.mock.calls.map(([key]) => key);
    keep.mockRestore();
    return [sharedIn(fresh), kept];
  };
  const all = ["Node", "Shape", "Kind", "Text"].map((key) => `zod exact ${key}`);
  expect(await run({})).toEqual(["", all]);
  expect(await run({ Kind: tenTimes(large, ["a", "b"]) })).toEqual([
    "Builds the object of `Node.a`, and of 7 other places. */",
    ["zod exact Kind", "zod exact Node", "zod exact Shape", "zod exact Kind"], // all but what has no such object, once more
  ]);
  expect(await run({ Kind: tenTimes(large, ["a", "b", "z"]) })).toEqual([
    "Builds the object of `Node.a`, and of 8 other places. */",
    ["zod exact Kind"],
  ]);
  expect(await run({ Kind: tenTimes(large, ["a", "b", "z"]), Text: { type: "number" } })).toEqual([
    "Builds the object of `Node.a`, and of 8 other places. */",
    ["zod exact Text"],
  ]);
});

test("a declaration is made again when a schema that it names becomes a set of strings, of the same type as before", async () => {
  const memory = new RunMemory();
  const union = { anyOf: [to("Text"), { type: "string", pattern: "^a+$" }] };
  const texts: unknown[] = [];
  for (const text of [
    { type: "string" },
    { type: "string", enum: ["c"] },
    { type: "string", maxLength: 3 },
  ]) {
    const state: State = { schemas: { Shape: union, Text: text }, sent: [], received: [], options: {} };
    const fresh = await generated(state);
    expect(await generated(state, memory)).toEqual(fresh);
    texts.push(fresh?.files.find(({ path }) => path.includes("exact"))?.text);
  }
  expect(new Set(texts).size).toBe(3);
});
