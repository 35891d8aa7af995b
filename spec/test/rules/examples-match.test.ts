import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const count = { $ref: "./Count.yaml" };
const files = { "Count.yaml": { type: "integer" } };

test("A default that contradicts its schema is reported, also beside a reference.", async () => {
  const properties = { name: { type: "string", default: 4 }, count: { ...count, default: "none" } };
  const schemas = { Account: { type: "object", properties } };
  const problems = await lint({ ...files, "openapi.yaml": cleanDocument({ schemas }) });
  expect(placesOf("house/examples-match", problems)).toEqual([
    "openapi.yaml#/components/schemas/Account/properties/name/default",
    "openapi.yaml#/components/schemas/Account/properties/count/default",
  ]);
});

test("An example beside a reference is held against the referenced schema and what stands beside it.", async () => {
  const properties = { count: { ...count, minimum: 0, examples: [1, "two", -1] } };
  const schemas = { Account: { type: "object", properties } };
  const problems = await lint({ ...files, "openapi.yaml": cleanDocument({ schemas }) });
  expect(placesOf("house/examples-match", problems)).toEqual([
    "openapi.yaml#/components/schemas/Account/properties/count/examples/1",
    "openapi.yaml#/components/schemas/Account/properties/count/examples/2",
  ]);
});

test("Examples of schemas, media types and parameters that contradict their schema are reported.", async () => {
  const schemas = {
    Account: {
      type: "object",
      properties: { opened: { type: "string", format: "date-time", examples: ["today"] } },
    },
  };
  const account = { $ref: "#/components/schemas/Account" };
  const operation = {
    parameters: [{ name: "page", in: "query", schema: count, example: "first" }],
    responses: {
      200: {
        description: "Accounts.",
        content: {
          "application/json": { schema: account, examples: { one: { value: { opened: "today" } } } },
        },
      },
      "4XX": { description: "Refused." },
    },
  };
  const problems = await lint({ ...files, "openapi.yaml": cleanDocument({ schemas, operation }) });
  expect(problems.map(({ rule }) => rule).sort()).toEqual([
    "no-invalid-media-type-examples",
    "no-invalid-parameter-examples",
    "no-invalid-schema-examples",
  ]);
});

test("A default is found under names that a URI has to escape.", async () => {
  const content = { 'text/plain; note="100% ü"': { schema: { type: "string", default: 4 } } };
  const operation = {
    responses: { 200: { description: "Text.", content }, "4XX": { description: "Refused." } },
  };
  const problems = await lint({ "openapi.yaml": cleanDocument({ operation }) });
  expect(placesOf("house/examples-match", problems)).toEqual([
    'openapi.yaml#/paths/~1quotes/get/responses/200/content/text~1plain; note="100% ü"/schema/default',
  ]);
});

test("A default whose schema refers to nothing is left to the rule on references.", async () => {
  const schemas = {
    Account: { type: "object", properties: { count: { $ref: "./Missing.yaml", default: 0 } } },
  };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas }) });
  expect(problems.map(({ rule }) => rule)).toEqual(["no-unresolved-refs"]);
});

test("Examples and defaults that match pass.", async () => {
  const properties = {
    name: { type: "string", default: "", examples: ["Ada"] },
    count: { ...count, default: 0, examples: [1] },
  };
  const schemas = { Account: { type: "object", properties } };
  expect(await lint({ ...files, "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
