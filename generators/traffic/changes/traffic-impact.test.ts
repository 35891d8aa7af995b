import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import type { Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { sampleOf } from "../../core/model/example/sample-of.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { arbitraryPair } from "../../diff/test/edited-schema.ts";
import { type Exchange, headersOf } from "../../verify/match/exchange.ts";
import { compareTraffic, type TouchedChange } from "./traffic-impact.ts";

const { seed, numRuns } = search(60);
const TODAY = { today: "2026-06-15" };
const JSON_HEADERS = headersOf([["content-type", "application/json"]]);

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });

/** A document with one operation that takes and returns a value; as a component, so that it can refer to itself. */
function documentOf(schema: unknown, name = "Old") {
  const body = { $ref: `#/components/schemas/${name}` };
  return {
    paths: {
      "/things": {
        post: {
          operationId: "things.create",
          requestBody: { required: true, ...json(body) },
          responses: { 200: { description: "OK", ...json(body) } },
        },
      },
    },
    components: { schemas: { [name]: schema } },
  };
}

function exchangeOf(request: unknown, response?: unknown): Exchange {
  const message = (value: unknown) => ({ headers: JSON_HEADERS, body: { kind: "json", value } as const });
  return {
    method: "POST",
    host: undefined,
    path: "/things",
    search: "",
    request: { ...message(request), hasAllHeaders: true },
    response: response === undefined ? undefined : { ...message(response), status: 200 },
  };
}

interface Versions {
  readonly base: ApiModel;
  readonly revision: ApiModel;
}

/** Compares two versions once; each call compares some exchanges with both. */
function comparing(models: Versions): (exchanges: readonly Exchange[]) => readonly TouchedChange[] {
  const { changes } = diffDocuments(models, TODAY);
  return (exchanges) => {
    const comparison = compareTraffic({ ...models, changes });
    for (const exchange of exchanges) expect(comparison.add(exchange)).toBe(true);
    return comparison.touched();
  };
}

/** Values that one of the two schemas accepts, and variations of them. */
function valuesFor({ schemas }: ApiModel): Json[] {
  const [first] = schemas;
  if (!first) return [];
  const samples = [0, 1, 2, 3].flatMap((own) =>
    (["all", "required"] as const).flatMap(
      (members) => sampleOf(first.schema, { direction: "request", seed: own, members }) ?? [],
    ),
  );
  return [...samples, null, "x", 0, {}, []];
}

describe("a value that is held against two random versions", () => {
  test(`is rejected where the interpreter says so, with a change as its cause (SEED=${seed}, ${numRuns} runs)`, async () => {
    let rejections = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryPair, async ([before, after]) => {
        const [base, revision] = await Promise.all([
          modelOf(documentOf(before)),
          modelOf(documentOf(after, "New")),
        ]);
        const [old, fresh] = [base.schemas[0]?.schema, revision.schemas[0]?.schema];
        if (!old || !fresh) throw new Error("The documents have one schema each.");
        const touchedBy = comparing({ base, revision });
        const values = [...valuesFor(base), ...valuesFor(revision)];
        const isBrokenBy = (value: Json) => accepts(old, value) && !accepts(fresh, value);
        const all = touchedBy(values.map((value) => exchangeOf(value, value)));
        for (const value of values) {
          const isBroken = isBrokenBy(value);
          const touched = touchedBy([exchangeOf(value, value)]);
          for (const { change, rejected, present } of touched) {
            const sum = all.find((one) => one.change === change);
            expect(sum?.rejected.request).toBeGreaterThanOrEqual(rejected.request);
            expect(sum?.present.response).toBeGreaterThanOrEqual(present.response);
          }
          const rejecting = touched.filter(({ rejected }) => rejected.request > 0);
          const shown = JSON.stringify({ before, after, value });
          expect(rejecting.length > 0, shown).toBe(isBroken);
          expect(
            touched.some(({ rejected }) => rejected.response > 0),
            shown,
          ).toBe(isBroken);
          expect(
            rejecting.filter(({ change }) => change === undefined),
            shown,
          ).toEqual([]);
          rejections += isBroken ? 1 : 0;
        }
      }),
      { seed, numRuns },
    );
    expect(rejections).toBeGreaterThan(numRuns / 10);
  });
});

/** An object whose properties have one bound each, as strings of a random length. */
const PROPERTIES = ["a", "b", "c", "d"] as const;

function boundedBy(bounds: Readonly<Record<string, number>>, more: Readonly<Record<string, unknown>> = {}) {
  const properties = Object.entries(bounds).map(([name, maxLength]) => [name, { type: "string", maxLength }]);
  return { type: "object", properties: Object.fromEntries(properties), ...more };
}

describe("a change among several", () => {
  test(`is counted for the requests that it alone rejects (SEED=${seed}, ${numRuns} runs)`, async () => {
    const length = fc.integer({ min: 1, max: 8 });
    const bounds = fc.record({ a: length, b: length, c: length, d: length });
    const texts = fc.array(fc.record({ a: length, b: length, c: length, d: length }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(bounds, bounds, texts, async (before, after, lengths) => {
        const models = {
          base: await modelOf(documentOf(boundedBy(before))),
          revision: await modelOf(documentOf(boundedBy(after))),
        };
        const values = lengths.map((of) =>
          Object.fromEntries(PROPERTIES.map((name) => [name, "x".repeat(of[name])])),
        );
        const touched = comparing(models)(values.map((value) => exchangeOf(value)));
        const accepted = lengths.filter((of) => PROPERTIES.every((name) => of[name] <= before[name]));
        for (const name of PROPERTIES) {
          const wanted = accepted.filter((of) => of[name] > after[name]).length;
          const found = touched.filter(({ change }) =>
            change?.pointers.some(({ pointer }) => pointer.includes(`/properties/${name}`)),
          );
          expect(found.reduce((sum, { rejected }) => sum + rejected.request, 0)).toBe(wanted);
        }
      }),
      { seed, numRuns },
    );
  });
});

/** Rules with their counts: `rejects 1 request`. */
async function countsOf(
  documents: { readonly before: object; readonly after: object },
  ...exchanges: Exchange[]
) {
  const [base, revision] = [await modelOf({ ...documents.before }), await modelOf({ ...documents.after })];
  const touched = comparing({ base, revision })(exchanges);
  return touched.map(({ change, rejected, present }) => [
    change?.rule,
    ...Object.entries(rejected).flatMap(([name, count]) => (count > 0 ? [`rejects ${count} ${name}`] : [])),
    ...Object.entries(present).flatMap(([name, count]) => (count > 0 ? [`touches ${count} ${name}`] : [])),
  ]);
}

const ORDER = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" }, note: { type: "string" }, state: { type: "string", enum: ["new"] } },
};

const ERROR = { status: 400, retryClass: "terminal", description: "No." };

const list = (parameters: readonly object[], schema: unknown = true) => ({
  paths: {
    "/things": {
      get: {
        operationId: "things.list",
        parameters,
        responses: { 200: { description: "OK", ...json(schema) } },
      },
    },
  },
});

const get = (search: string, response?: unknown): Exchange => ({
  ...exchangeOf(undefined, response),
  method: "GET",
  search,
});

const query = (name: string, more: object) => ({ name, in: "query", schema: { type: "integer" }, ...more });

describe("what a recording shows of a change", () => {
  test.each<[name: string, before: object, after: object, exchanges: Exchange[], counts: unknown]>([
    [
      "a property that responses lose is touched where it was sent",
      documentOf(ORDER),
      documentOf({ ...ORDER, properties: { id: ORDER.properties.id, state: ORDER.properties.state } }),
      [exchangeOf({ id: "1" }, { id: "1", note: "x" }), exchangeOf({ id: "2" }, { id: "2" })],
      [["property-removed", "touches 1 response"]],
    ],
    [
      "a new value of a response is touched where the property was sent",
      documentOf(ORDER),
      documentOf({
        ...ORDER,
        properties: { ...ORDER.properties, state: { type: "string", enum: ["new", "old"] } },
      }),
      [
        exchangeOf({ id: "1", state: "new" }, { id: "1", state: "new" }),
        exchangeOf({ id: "2" }, { id: "2" }),
      ],
      [["enum-member-added", "touches 1 response"]],
    ],
    [
      "a property that is now required rejects what leaves it out",
      documentOf(ORDER),
      documentOf({ ...ORDER, required: ["id", "note"] }),
      [exchangeOf({ id: "1", note: "x" }), exchangeOf({ id: "2" })],
      [["property-newly-required", "rejects 1 request"]],
    ],
    [
      "a property that only the service writes need not be sent",
      documentOf(ORDER),
      documentOf({
        ...ORDER,
        required: ["id", "note"],
        properties: { ...ORDER.properties, note: { type: "string", readOnly: true } },
      }),
      [exchangeOf({ id: "1" }, { id: "1", note: "x" })],
      [],
    ],
    [
      "a bound of a parameter rejects what is beyond it",
      list([query("limit", {})]),
      list([query("limit", { schema: { type: "integer", maximum: 50 } })]),
      [get("limit=50"), get("limit=51"), get("")],
      [["number-bounds-tightened", "rejects 1 request"]],
    ],
    [
      "a parameter that is removed is touched where it was sent",
      list([query("limit", {})]),
      list([]),
      [get("limit=50"), get("")],
      [["parameter-removed", "touches 1 request"]],
    ],
    [
      "a parameter that is now required rejects what leaves it out",
      list([query("limit", {})]),
      list([query("limit", { required: true })]),
      [get("limit=50"), get("")],
      [["parameter-newly-required", "rejects 1 request"]],
    ],
    [
      "a default that changed is touched where nothing was sent",
      list([query("limit", { schema: { type: "integer", default: 10 } })]),
      list([query("limit", { schema: { type: "integer", default: 20 } })]),
      [get("limit=50"), get(""), get("other=1")],
      [["default-changed", "touches 2 request"]],
    ],
    [
      "an operation that is removed rejects all of its requests",
      { ...list([]), paths: { ...list([]).paths, "/others": list([]).paths["/things"] } },
      {
        ...list([]),
        paths: { "/others": { get: { ...list([]).paths["/things"].get, operationId: "others.list" } } },
      },
      [get("")],
      [["operation-removed", "rejects 1 request"]],
    ],
    [
      "a header that is now required is touched where headers were not recorded",
      list([]),
      list([{ name: "X-Key", in: "header", required: true, schema: { type: "string" } }]),
      [{ ...get(""), request: { headers: undefined, body: undefined, hasAllHeaders: false } }, get("")],
      [["required-parameter-added", "rejects 1 request", "touches 1 request"]],
    ],
    [
      "an error code that is removed is touched where it was sent",
      { ...documentOf(ORDER), "x-codegen-error-catalog": { GONE: ERROR, LATE: ERROR } },
      { ...documentOf(ORDER), "x-codegen-error-catalog": { LATE: ERROR } },
      [
        exchangeOf({ id: "1" }, { id: "2", code: "GONE" }),
        exchangeOf({ id: "1" }, { id: "2", code: "LATE" }),
      ],
      [["error-code-removed", "touches 1 response"]],
    ],
    [
      "a status that responses get is touched by every request",
      list([]),
      {
        paths: {
          "/things": {
            get: {
              operationId: "things.list",
              responses: { 200: { description: "OK", ...json(true) }, 202: { description: "Later" } },
            },
          },
        },
      },
      [get("")],
      [["success-status-added", "touches 1 request"]],
    ],
    [
      "a property that closed objects get is touched where it is not yet",
      documentOf({ ...ORDER, additionalProperties: false }),
      documentOf({
        ...ORDER,
        properties: { ...ORDER.properties, more: { type: "string" } },
        additionalProperties: false,
      }),
      [exchangeOf({ id: "1" }, { id: "1" })],
      [["property-added-to-closed-object", "touches 1 response"]],
    ],
    [
      "what the base does not describe itself is not held against the revision",
      list([], { type: "integer" }),
      list([], { type: "boolean" }),
      [get("", "text")],
      [["type-widened", "touches 1 response"]],
    ],
  ])("%s", async (_, before, after, exchanges, counts) => {
    const ids = new Set<unknown>();
    const own = (document: object) =>
      JSON.parse(JSON.stringify(document), (key, value) => {
        if (key !== "operationId") return value;
        const isTaken = ids.has(value);
        ids.add(value);
        return isTaken ? `${value}.again` : value;
      });
    const documents = [before, after].map((document) => {
      ids.clear();
      return own(document);
    });
    expect(await countsOf({ before: documents[0], after: documents[1] }, ...exchanges)).toEqual(counts);
  });
});
