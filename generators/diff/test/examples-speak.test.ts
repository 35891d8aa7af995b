import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import { planChangesets } from "../release/plan-changesets.ts";
import { TEST_OPTIONS } from "./changes-between.ts";

// Pairs of objects whose properties are added, removed, required or get another type, closed or open, in requests and
// responses of several shapes.
const { seed: SEED, numRuns: RUNS } = search(60);

const NAMES = ["alias", "cardBin", "limit", "status"];
const member = fc.constantFrom<JsonObject>(
  { type: "string" },
  { type: "integer" },
  { type: "string", enum: ["a", "b"] },
  { type: "string", enum: ["a", "b", "c"] },
  { type: "string", maxLength: 4 },
);
const shape = fc.record({
  properties: fc.dictionary(fc.constantFrom(...NAMES), member, { maxKeys: 4 }),
  required: fc.subarray(NAMES),
  isClosed: fc.constantFrom(true, false),
});
const pair = fc.record({
  base: shape,
  revision: shape,
  location: fc.constantFrom("whole", "property", "items"),
});

type Shape = Readonly<{ properties: JsonObject; required: readonly string[]; isClosed: boolean }>;

function schemaOf({ properties, required, isClosed }: Shape, location: string): Json {
  const object = {
    type: "object",
    properties: { ...properties },
    required: required.filter((name) => Object.hasOwn(properties, name)),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
  if (location === "whole") return object;
  if (location === "items") return { type: "array", items: object };
  return { type: "object", properties: { data: object }, required: ["data"] };
}

function documentOf(schema: Json): JsonObject {
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Body" } } } };
  const responses = { "200": { description: "Done.", ...body } };
  return {
    paths: { "/a": { post: { operationId: "a", requestBody: { required: true, ...body }, responses } } },
    components: { schemas: { Body: schema } },
  };
}

/** Returns the changed object. */
function insideOf(value: Json, location: string): Json | undefined {
  if (location === "items") return Array.isArray(value) ? value.at(-1) : undefined;
  return location === "property" && isObject(value) ? value.data : value;
}

/** True if the example shows the property that the sentence names: by having it, or by lacking it. */
function shows({ rule, direction, reached: [first] }: Change, value: Json, location: string): boolean {
  const name = first?.value.split(".").at(-1)?.replace(/.*\]/, "") ?? "";
  const object = insideOf(value, location);
  if (!NAMES.includes(name) || !isObject(object)) return true;
  const isLost = rule === "property-removed" && direction === "response";
  return Object.hasOwn(object, name) !== (isLost || /newly-required|no-longer-required/.test(rule));
}

test(`examples show what their message names, and entries of changesets differ (SEED=${SEED})`, async () => {
  const names = { spec: "s", types: "t", client: "c", zod: "z" };
  const all = new Set(["spec", "types", "client", "zod"] as const);
  const property = fc.asyncProperty(pair, async ({ base, revision, location }) => {
    const [before, after] = [schemaOf(base, location), schemaOf(revision, location)];
    const models = { base: await modelOf(documentOf(before)), revision: await modelOf(documentOf(after)) };
    const report = diffDocuments(models, TEST_OPTIONS);
    const [left, right] = [models.base, models.revision].map((model) =>
      model.schemaAt("/components/schemas/Body"),
    );
    for (const change of report.changes) {
      for (const { counterexample, direction } of change.reached) {
        if (!counterexample || !left || !right) continue;
        const { value } = counterexample;
        const [narrow, wide] = direction === "request" ? [left, right] : [right, left];
        expect(accepts(narrow, value), `${change.message} ${JSON.stringify(value)}`).toBe(true);
        expect(accepts(wide, value), `${change.message} ${JSON.stringify(value)}`).toBe(false);
        expect(shows(change, value, location), `${change.message} ${JSON.stringify(value)}`).toBe(true);
      }
    }
    const entries = planChangesets(report, { names, changed: all, affected: all });
    expect(new Set(entries.map(({ text }) => text.split("\n")[0])).size).toBe(entries.length);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});
