import { expect, it } from "vitest";
import { modelOf } from "../../model/test/model-of.ts";
import { bundleFiles } from "../test/documents.ts";

const GONE = { $ref: "#/components/gone/Gone" };

/** A document with an unresolved reference at one location of an operation. */
function documentWith(location: string): Record<string, unknown> {
  const at = (name: string, otherwise: unknown): unknown => (name === location ? GONE : otherwise);
  const media = { schema: at("schema", { type: "string" }), examples: { a: at("example", { value: "a" }) } };
  return {
    openapi: "3.1.1",
    info: { title: "Pets", version: "1.0.0" },
    paths: {
      "/pets": {
        post: {
          operationId: "pets.create",
          parameters: [at("parameter", { in: "query", name: "limit", schema: {} })],
          requestBody: at("request body", { content: { "application/json": media } }),
          callbacks: { done: at("callback", {}) },
          responses: {
            200: at("response", {
              description: "OK",
              headers: { "X-Pets": at("header", {}) },
              links: { next: at("link", { operationId: "pets.create" }) },
            }),
          },
        },
      },
    },
  };
}

it.each([
  ["response", "reference-without-target", "warning"],
  ["header", "reference-without-target", "warning"],
  ["link", "reference-without-target", "warning"],
  ["example", "reference-without-target", "warning"],
  ["schema", "reference-unresolved", "error"],
  ["parameter", "reference-unresolved", "error"],
  ["request body", "reference-unresolved", "error"],
  ["callback", "reference-unresolved", "error"],
])("a reference to a %s that leads nowhere is %s, which is a %s", async (location, code, severity) => {
  const { diagnostics } = await bundleFiles({ "openapi.json": JSON.stringify(documentWith(location)) });
  expect(diagnostics).toMatchObject([{ code, severity }]);
});

it("an unknown response may have any content, and no other one changes", async () => {
  const [operation] = (await modelOf(documentWith("response"))).operations;
  expect(
    operation?.responses.map(({ status, content }) => [
      status,
      content.map(({ contentType }) => contentType),
    ]),
  ).toEqual([["200", ["*/*"]]]);
  expect(operation?.responses[0]?.content[0]?.schema).toBeUndefined();
});
