import fc from "fast-check";
import { expect, test } from "vitest";
import { BUILT_IN } from "../built-in.ts";
import { client } from "../client/index.ts";
import { valueAt } from "../core/document/pointer.ts";
import type { Generator, GeneratorPlace } from "../core/generator.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { RunMemory } from "../core/run/run-memory.ts";
import { reference } from "../reference/index.ts";
import { types } from "../types/index.ts";
import { zod } from "../zod/index.ts";
import { component, NAMES, name, to } from "../zod/test/arbitrary-component.ts";

/** A document of two files that a person edits. */
interface State {
  readonly openapi: "3.0.3" | "3.1.1";
  readonly root: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  /** Schemas of the other file. */
  readonly others: Readonly<Record<string, unknown>>;
  /** Lines before the document: they change where everything stands. */
  readonly lines: number;
  readonly generators: readonly Generator[];
}

type Edit = (state: State) => State;

const PATHS = ["/a", "/a/{id}", "/b~1c", "/d"];
const path = fc.constantFrom(...PATHS);
const text = fc.constantFrom("One.", "Two.", "Three `x`.");

/** What holds a schema: a reference to a component, into one, to the other file, or a schema of its own. */
const held: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: name.map(to) },
  name.map((target) => ({ $ref: `#/components/schemas/${target}/properties/b` })),
  name.map((target) => ({ $ref: `other.json#/${target}` })),
  name.map((target) => ({ type: "object", nullable: true, properties: { own: to(target) } })),
  name.map((target) => ({ type: "array", items: to(target) })),
  component,
);

const response = fc.oneof(
  fc.record({
    description: text,
    content: fc.dictionary(
      fc.constantFrom("application/json", "text/event-stream", "application/xml"),
      held.map((schema) => ({ schema })),
      { minKeys: 1 },
    ),
  }),
  fc.constantFrom("Fault", "Listed").map((key) => ({ $ref: `#/components/responses/${key}` })),
);

const parameter = fc.oneof(
  fc.record({
    name: fc.constantFrom("q", "id"),
    in: fc.constantFrom("query", "header"),
    required: fc.boolean(),
    schema: held,
  }),
  fc.constant({ $ref: "#/components/parameters/Page" }),
);

const operation = fc.record(
  {
    operationId: fc.constantFrom("list", "get", "things.get", "delete"),
    tags: fc.subarray(["things", "issues"]),
    summary: text,
    deprecated: fc.boolean(),
    "x-codegen-name": fc.constantFrom("get", "other"),
    parameters: fc.array(parameter, { maxLength: 2 }),
    requestBody: held.map((schema) => ({ content: { "application/json": { schema } } })),
    responses: fc.dictionary(fc.constantFrom("200", "404", "default"), response, { maxKeys: 2 }),
  },
  { requiredKeys: ["responses"] },
);

const pathItem = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      { parameters: fc.array(parameter, { maxLength: 1 }), get: operation, post: operation },
      { requiredKeys: ["get"] },
    ),
  },
  path.map((target) => ({ $ref: `#/paths/${target.replaceAll("~", "~0").replaceAll("/", "~1")}` })),
);

type Section = "root" | "schemas" | "parameters" | "responses" | "paths" | "webhooks" | "others";

const put = (section: Section, key: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
  fc.tuple(key, value).map(
    ([own, entry]): Edit =>
      (state) => ({ ...state, [section]: { ...state[section], [own]: entry } }),
  );

const remove = (section: Section, key: fc.Arbitrary<string>): fc.Arbitrary<Edit> =>
  key.map(
    (own): Edit =>
      (state) => {
        const { [own]: _, ...others } = state[section];
        return { ...state, [section]: others };
      },
  );

/** A key that goes to the end. */
const move = (section: Section, key: fc.Arbitrary<string>): fc.Arbitrary<Edit> =>
  key.map(
    (own): Edit =>
      (state) => {
        const { [own]: entry, ...others } = state[section];
        return { ...state, [section]: { ...others, ...(entry !== undefined && { [own]: entry }) } };
      },
  );

const set =
  (part: Partial<State>): Edit =>
  (state) => ({ ...state, ...part });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: put("schemas", name, component) },
  { weight: 4, arbitrary: put("paths", path, pathItem) },
  put("responses", fc.constantFrom("Fault", "Listed"), response),
  put(
    "parameters",
    fc.constant("Page"),
    fc.record({ name: fc.constantFrom("page", "id"), in: fc.constantFrom("query", "path"), schema: held }),
  ),
  put("webhooks", fc.constantFrom("made", "gone"), fc.record({ post: operation })),
  put("others", name, component),
  put("root", fc.constant("security"), fc.constantFrom([], [{ key: [] }])),
  put("root", fc.constant("servers"), fc.constantFrom([], [{ url: "https://a.test" }])),
  put(
    "root",
    fc.constant("info"),
    text.map((title) => ({ title, version: "1" })),
  ),
  remove("schemas", name),
  remove("paths", path),
  remove("others", name),
  move("schemas", name),
  move("paths", path),
  fc.nat(3).map((lines) => set({ lines })),
  fc.constantFrom<State["openapi"]>("3.0.3", "3.1.1").map((openapi) => set({ openapi })),
  fc
    .constantFrom<readonly Generator[]>(
      BUILT_IN,
      [types({ int64: "bigint" }), zod({ int64: "bigint", compiled: true })],
      [types(), zod({ formats: "annotate" }), client({ entry: false })],
      [types()],
      [zod(), reference()],
    )
    .map((generators) => set({ generators })),
);

/** The value with any text where a reference leads nowhere: a document with errors gives nothing to compare. */
function withoutDangling(value: unknown, [document, others]: readonly [unknown, unknown]): unknown {
  return JSON.parse(JSON.stringify(value), (_, node: { $ref?: unknown } | null) => {
    if (typeof node?.$ref !== "string") return node;
    const [file, pointer = ""] = node.$ref.split("#");
    const root = file === "other.json" ? others : document;
    return valueAt(root, pointer).found ? node : { type: "string", description: "Nowhere." };
  });
}

/** Numbers with more digits than a double has are written as `%123`. */
function withDigits(json: string): string {
  return json.replace(/"%(\d+)"/g, "$1");
}

const PLACE: GeneratorPlace = {
  modules: {
    types: "../types/index.js",
    errors: "../errors/index.js",
    zod: "../zod/index.js",
    client: "../client/index.js",
    webhooks: "../webhooks/index.js",
    runtime: "@crossborder/runtime",
  },
  importExtension: ".js",
  command: "test",
};

/** Everything that a run gives; the time that it took is another one each time. */
async function observed(state: State, memory?: RunMemory): Promise<unknown> {
  const { openapi, root, schemas, parameters, responses, paths, webhooks, others, lines, generators } = state;
  const securitySchemes = { key: { type: "apiKey", in: "header", name: "x-key" } };
  const components = { schemas, parameters, responses, securitySchemes };
  const document = { openapi, info: { title: "Test", version: "1" }, ...root, paths, webhooks, components };
  const fromOther = JSON.stringify(others).replaceAll('"#/', '"openapi.json#/');
  const reader = memoryReader({
    "openapi.json":
      "\n".repeat(lines) + withDigits(JSON.stringify(withoutDangling(document, [document, others]), null, 1)),
    "other.json": JSON.stringify(withoutDangling(JSON.parse(fromOther), [document, others]), null, 1),
  });
  const run = await runGenerators("file:///memory/openapi.json", {
    reader,
    generators,
    placeOf: () => PLACE,
    source: "openapi.json",
    memory,
  });
  const results = run.results.map(({ milliseconds: _, ...result }) => result);
  return { problems: run.problems, sources: run.sources, results };
}

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const gives = (schema: unknown) => ({ responses: { 200: { description: "Fine.", ...json(schema) } } });

const streams = (type: string, schema: unknown) => ({
  responses: { 200: { description: "Many.", content: { [type]: { schema } } } },
});

const events = (data: unknown) =>
  object({ data: { type: "string", contentMediaType: "application/json", contentSchema: data } });

/** With a group for each path, since all of a group is written at once. */
function inGroups(paths: Readonly<Record<string, Readonly<Record<string, object>>>>): State["paths"] {
  const tagged = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, one]) => [
      method,
      { tags: [path.slice(1)], ...one },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(tagged);
}

const sends = (schema: unknown) => ({ requestBody: json(schema), responses: {} });

const START: State = {
  openapi: "3.1.1",
  root: {},
  schemas: {},
  parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } },
  responses: { Fault: { description: "A fault.", ...json({ type: "string" }) } },
  paths: {},
  webhooks: {},
  others: {},
  lines: 0,
  generators: [...BUILT_IN, reference()],
};

const kinds = (...values: string[]) => ({ type: "string", enum: values });
const object = (properties: Record<string, unknown>) => ({ type: "object", properties });
const pets = {
  Pet: object({ kind: to("Kind") }),
  Kind: kinds("cat", "dog"),
  Owner: object({ pet: to("Pet") }),
};
const owners = { "/owners": { get: { operationId: "owners.get", ...gives(to("Owner")) } } };
const trees = { Pet: object({ a_b: object({ a: {} }), aB: object({ b: {} }) }) };
const within = (member: string) => ({ $ref: `#/components/schemas/Pet/properties/${member}` });
const branches = { "/b": { get: gives(within("aB")) }, "/c": { get: gives(within("a_b")) } };
const page = { $ref: "#/components/parameters/Page" };
const marked = { ...object({ id: { type: "string", readOnly: true } }), required: ["id"] };
const overridden = {
  parameters: [page],
  get: { parameters: [{ name: "page", in: "query", schema: { type: "string" } }], ...gives({}) },
};

/** What a part is made of beside itself: the state before and after an edit of something else. */
const ELSEWHERE: readonly (readonly [string, Partial<State>, Partial<State>])[] = [
  [
    "what a schema leads to",
    { schemas: pets, paths: owners },
    { schemas: { ...pets, Kind: kinds("cat", "dog", "fish") } },
  ],
  [
    "who sends a schema",
    { schemas: { Marked: marked }, paths: { "/a": { get: gives(to("Marked")), post: sends({}) } } },
    { paths: { "/a": { get: gives(to("Marked")), post: sends(to("Marked")) } } },
  ],
  [
    "the name of another operation",
    {
      paths: {
        "/a": { get: { operationId: "list", ...gives({}) } },
        "/b": { get: { operationId: "list", ...gives({}) } },
      },
    },
    {
      paths: {
        "/a": { get: { operationId: "all", ...gives({}) } },
        "/b": { get: { operationId: "list", ...gives({}) } },
      },
    },
  ],
  [
    "the name of another schema",
    { schemas: { "a-pet": object({}), other: object({ pet: to("a-pet") }) }, paths: {} },
    { schemas: { "a-pet": { ...object({}), "x-codegen-name": "Dog" }, other: object({ pet: to("a-pet") }) } },
  ],
  [
    "the root",
    { schemas: pets, paths: owners },
    { root: { security: [{ key: [] }], info: { title: "Other", version: "2" } } },
  ],
  [
    "an option",
    { schemas: { At: { type: "string", format: "date-time" } } },
    { generators: [types(), zod({ formats: "annotate" })] },
  ],
  ["the lines before a warning", { schemas: { Odd: { type: "nothing" } }, paths: {} }, { lines: 3 }],
  [
    "the order of members",
    { schemas: { Pet: object({ a: {}, b: {} }) } },
    { schemas: { Pet: object({ b: {}, a: {} }) } },
  ],
  [
    "a shared parameter",
    { paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/Page" }], ...gives({}) } } } },
    { parameters: { Page: { name: "page", in: "query", required: true, schema: { type: "string" } } } },
  ],
  [
    "what else a path has a name for",
    { schemas: trees, paths: { "/a": { get: gives(within("a_b")) }, ...branches } },
    { paths: { "/a": { get: gives({}) }, ...branches } },
  ],
  [
    "what else a schema has a name for",
    { schemas: { ...trees, A: object({ x: within("a_b") }), B: object({ x: within("aB") }) } },
    { schemas: { ...trees, A: object({}), B: object({ x: within("aB") }) } },
  ],
  [
    "that nobody sends a parameter any more",
    {
      parameters: { Page: { name: "page", in: "query", schema: marked } },
      paths: { "/a": { get: { parameters: [page], ...gives({}) } }, "/b": overridden },
    },
    { paths: { "/a": { get: gives({}) }, "/b": overridden } },
  ],
  [
    "what a reference from a path leads to",
    { paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { get: gives({ type: "string" }) } } },
    { paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { get: gives({ type: "number" }) } } },
  ],
  [
    "the digits of a number",
    {
      schemas: { Big: { type: "integer", format: "int64", maximum: "%9007199254740992" } },
      generators: [types({ int64: "bigint" }), zod({ int64: "bigint" })],
    },
    { schemas: { Big: { type: "integer", format: "int64", maximum: "%9007199254740993" } } },
  ],
  [
    "that a former name is free again",
    {
      paths: {
        "/a": { get: { operationId: "list", "x-aliases": ["all"], ...gives({}) } },
        "/b": { get: { operationId: "all", ...gives({}) } },
      },
    },
    {
      paths: {
        "/a": { get: { operationId: "list", "x-aliases": ["all"], ...gives({}) } },
        "/b": { get: { operationId: "every", ...gives({}) } },
      },
    },
  ],
  [
    "the version of the document",
    { schemas: { Pet: { $ref: "#/components/schemas/Kind", maxLength: 3 }, Kind: {} }, openapi: "3.0.3" },
    { openapi: "3.1.1" },
  ],
  [
    "that another schema has a property",
    { schemas: { Pet: { ...object({ name: {} }), required: ["naem"] }, Other: object({ naem: {} }) } },
    { schemas: { Pet: { ...object({ name: {} }), required: ["naem"] }, Other: object({}) } },
  ],
  [
    "what a reference leads to that was unusable",
    { paths: { "/a": { get: { parameters: [page], ...gives({}) } } } },
    { parameters: { Page: { name: "page", in: "qurey", schema: {} } } },
  ],
  [
    "which members one side may leave out",
    {
      schemas: {
        Part: { allOf: [{ required: ["a", "b"] }, { properties: { a: { readOnly: true }, b: {} } }] },
        User: object({ part: { $ref: "#/components/schemas/Part/allOf/0" }, whole: to("Part") }),
      },
      paths: { "/a": { post: { requestBody: json(to("User")), ...gives(to("User")) } } },
    },
    {
      schemas: {
        Part: {
          allOf: [{ required: ["a", "b"] }, { properties: { a: { readOnly: true }, b: { readOnly: true } } }],
        },
        User: object({ part: { $ref: "#/components/schemas/Part/allOf/0" }, whole: to("Part") }),
      },
    },
  ],
  ...seenThroughReferences(),
];

/** What a reference by name gives away of a schema: each is a reason to write those anew who refer to it. */
function seenThroughReferences(): (readonly [string, Partial<State>, Partial<State>])[] {
  const users = {
    Holder: object({ one: to("Seen"), all: { type: "array", items: to("Seen") } }),
    Maybe: object({ one: { anyOf: [to("Seen"), { type: "null" }] } }),
    Either: { oneOf: [to("Seen"), { type: "array", items: {} }] },
    Extended: { allOf: [to("Seen"), object({ more: {} })] },
    Renamed: to("Seen"),
    Grown: object({ kind: kinds("x", "y"), one: to("Seen") }),
  };
  const seen = (schema: unknown): Partial<State> => ({
    schemas: { ...users, Seen: schema, Tag: { type: "string" }, Base: object({ base: {} }) },
    paths: inGroups({
      "/a": { get: gives(to("Holder")), post: sends(to("Maybe")) },
      "/b": { get: gives(to("Grown")) },
      "/c": {
        get: { parameters: [{ name: "q", in: "query", schema: to("Seen") }], ...gives(to("Renamed")) },
      },
      "/d": { get: streams("application/jsonl", { type: "array", items: to("Seen") }) },
      "/e": { get: streams("text/event-stream", to("Seen")) },
      "/f": { get: { responses: { 200: { $ref: "#/components/responses/Shared" } } } },
      "/g": { put: sends(to("Seen")) },
      "/h": { post: sends({ anyOf: [to("Seen"), { type: "null" }] }) },
      "/i": { post: sends({ allOf: [to("Seen"), object({ more: {} })] }) },
    }),
    responses: { Shared: { description: "Shared.", ...json(to("Seen")) } },
  });
  const all: readonly (readonly [string, unknown, unknown])[] = [
    ["the types of what is referred to", { type: "string" }, { type: ["string", "null"] }],
    ["that what is referred to is an object", { type: "string" }, object({})],
    ["that what is referred to has no type", object({}), {}],
    ["that what is referred to may grow", { type: "string" }, kinds("cat", "dog")],
    ["that what is referred to cannot grow", kinds("cat", "dog"), kinds("cat")],
    ["that what is referred to has values of other types", kinds("cat", "dog"), { enum: ["cat", 1] }],
    ["the default of what is referred to", { type: "string" }, { type: "string", default: "x" }],
    ["that what is referred to is read-only", { type: "string" }, { type: "string", readOnly: true }],
    ["that what is referred to leads back", object({ tag: to("Tag") }), object({ holder: to("Holder") })],
    ["that an object cannot be extended any more", object({}), { ...object({}), maxProperties: 3 }],
    ["that an object is one of two", object({ a: {} }), { oneOf: [to("Base"), object({ a: {} })] }],
    ["the members of a base", object({ a: {} }), object({ more: { type: "string" } })],
    ["what a base requires", object({ more: {} }), { ...object({}), required: ["more"] }],
    ["that 64 bits are referred to", { type: "integer" }, { type: "integer", format: "int64" }],
    ["what one side may leave out of it", object({ a: marked }), object({ a: {} })],
    ["what one side may leave out of a base", { ...marked, description: "A." }, { ...marked, required: [] }],
    [
      "the type of what one side may leave out of a base",
      marked,
      { ...marked, properties: { id: { type: "integer", readOnly: true } } },
    ],
    ["that what is sent is marked as sensitive", object({ a: {} }), object({ a: { "x-sensitive": true } })],
    ["what the text of an event holds", events({ type: "string" }), events({ type: "number" })],
    ["that a value deep inside may grow", object({ a: { type: "string" } }), object({ a: kinds("a", "b") })],
    [
      "that a list leads back",
      { type: "array", items: to("Tag") },
      { type: "array", items: object({ holder: to("Holder") }) },
    ],
  ];
  return all.map(([name, before, after]) => [name, seen(before), seen(after)]);
}

test.each(ELSEWHERE)("another run sees %s", async (_, before, after) => {
  const memory = new RunMemory();
  const first: State = { ...START, ...before };
  const states = [first, { ...first, ...after }, first];
  const seen: unknown[] = [];
  for (const state of states) {
    const fresh = await observed(state);
    expect(await observed(state, memory)).toEqual(fresh);
    seen.push(fresh);
  }
  expect(seen[1]).not.toEqual(seen[0]);
  expect(seen.map((one) => (one as { results: unknown[] }).results.length)).not.toContain(0);
});

const RUNS = Number(process.env.FUZZ_RUNS ?? 5);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now());

test(`each run gives what a fresh process gives, whatever was edited before (FUZZ_SEED=${SEED})`, {
  timeout: 120_000 + RUNS * 10_000,
}, async () => {
  const all = (value: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(NAMES.map((key) => [key, value])));
  const start = fc.record({
    schemas: all(component),
    others: all(component),
    get: operation,
    listed: response,
  });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(edit, { minLength: 3, maxLength: 10 }),
      async ({ schemas, others, get, listed }, edits) => {
        const memory = new RunMemory();
        let state: State = {
          ...START,
          schemas,
          others,
          responses: { ...START.responses, Listed: listed },
          paths: { "/a": { get } },
        };
        for (const change of [(same: State) => same, ...edits]) {
          state = change(state);
          const fresh = await observed(state);
          expect(await observed(state, memory)).toEqual(fresh);
          if ((fresh as { results: unknown[] }).results.length > 0) compared += 1;
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(compared).toBeGreaterThan(RUNS);
});
