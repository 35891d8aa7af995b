import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { jsonText } from "../../core/json.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { createDirectionalViews } from "../compare/schema/direction/directional-view.ts";
import { meets } from "../containment/meets.ts";
import { diffDocuments } from "../diff-documents.ts";
import { renderHtml } from "../report/html/render-html.ts";
import { renderJunit } from "../report/machine/render-junit.ts";
import { renderMarkdown } from "../report/markdown/render-markdown.ts";
import { renderText } from "../report/text/render-text.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { arbitraryPair } from "./edited-schema.ts";
import { sampleView } from "./sample-view.ts";

const { seed, numRuns } = search(200);

/** A document with one schema, which may refer to itself under both names of a pair. */
function documentOf(schema: unknown) {
  const own = JSON.parse(JSON.stringify(schema).replaceAll("/schemas/New", "/schemas/Old"));
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Old" } } };
  return {
    openapi: "3.1.1",
    info: { title: "Values", version: "1.0.0" },
    paths: {
      "/do": {
        post: { operationId: "do", requestBody: { content }, responses: { 204: { description: "Done" } } },
      },
    },
    components: { schemas: { Old: own } },
  };
}

test(`every value that a report shows is valid in one of the documents (SEED=${seed})`, async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryPair, async ([old, revised]) => {
      const models = { base: await modelOf(documentOf(old)), revision: await modelOf(documentOf(revised)) };
      const view = createDirectionalViews().request;
      const schemas = [models.base, models.revision].map((model) =>
        view(model.schemaAt("/components/schemas/Old")),
      );
      for (const { rule, reached } of diffDocuments(models, TEST_OPTIONS).changes)
        for (const { counterexample } of reached) {
          if (counterexample === undefined) continue;
          shown += 1;
          const isValid = schemas.some((schema) => meets(schema, counterexample.value));
          expect(isValid, `${rule} shows ${jsonText(counterexample.value)}`).toBe(true);
        }
    }),
    { seed, numRuns },
  );
  expect(shown).toBeGreaterThan(numRuns / 10);
});

/** Two responses, the second of which lacks a property. */
async function withoutProperty(required: readonly string[]): Promise<readonly Change[]> {
  const response = (schema: object) => ({
    paths: {
      "/a": {
        get: {
          operationId: "a",
          responses: { 200: { description: "Done", content: { "application/json": { schema } } } },
        },
      },
    },
  });
  const old = { type: "object", properties: { id: { type: "string" }, age: { type: "integer" } }, required };
  const now = { type: "object", properties: { id: { type: "string" } } };
  const models = { base: await modelOf(response(old)), revision: await modelOf(response(now)) };
  return diffDocuments(models, TEST_OPTIONS).changes;
}

test("a removed property that responses had to have is shown by a response without it", async () => {
  const [removed] = await withoutProperty(["age"]);
  expect(removed).toMatchObject({ rule: "property-removed", verdict: "breaking" });
  expect(removed?.reached[0]?.counterexample?.value).not.toHaveProperty("age");
});

test("a removed property that responses could lack shows no value, and says who is concerned", async () => {
  const changes = await withoutProperty([]);
  expect(changes).toMatchObject([{ rule: "property-removed", verdict: "breaking" }]);
  expect(changes[0]?.reached[0]?.counterexample).toBeUndefined();
  const view = sampleView(changes);
  for (const text of [renderText(view), renderMarkdown(view), renderHtml(view), renderJunit(view)]) {
    expect(text).toContain("Readers may miss it.");
    expect(text).not.toContain("Example of what breaks");
  }
});
