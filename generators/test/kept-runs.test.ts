import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { client } from "../client/index.ts";
import type { Generator } from "../core/generator.ts";
import { RunMemory } from "../core/run/run-memory.ts";
import { reference } from "../reference/index.ts";
import { types } from "../types/index.ts";
import { zod } from "../zod/index.ts";
import { component, NAMES, name, to } from "../zod/test/arbitrary-component.ts";
import { observed, START, type State } from "./kept/edited-document.ts";

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

/** False for a document with errors, of which nothing is made. */
const isGenerated = (run: unknown): boolean => (run as { results: unknown[] }).results.length > 0;

const { seed: SEED, numRuns: RUNS } = search(4);

test(`each run gives what a fresh process gives, whatever was edited before (SEED=${SEED})`, async () => {
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
        const given = await observed(state);
        fc.pre(isGenerated(given)); // many begin with references that lead back to themselves
        expect(await observed(state, memory)).toEqual(given);
        for (const change of edits) {
          state = change(state);
          const fresh = await observed(state);
          expect(await observed(state, memory)).toEqual(fresh);
          if (isGenerated(fresh)) compared += 1;
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(compared).toBeGreaterThanOrEqual(RUNS);
});
