import { expect, test } from "vitest";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { modelOfSchemas } from "../../../../core/model/test/model-of.ts";
import { createDirectionalViews } from "./directional-view.ts";

async function viewed(schemas: Record<string, unknown>, direction: "request" | "response") {
  const model = await modelOfSchemas(schemas);
  const schema = model.schemaAt("/components/schemas/A");
  return { schema, view: createDirectionalViews()[direction](schema) };
}

function names({ object }: SchemaModel): string[] {
  return [...(object?.properties?.keys() ?? [])];
}

const account = {
  required: ["id", "secret", "name"],
  properties: { id: { readOnly: true }, secret: { writeOnly: true }, name: {} },
};

test("requests have no property that is read only, and do not ask for one", async () => {
  const { view } = await viewed({ A: account }, "request");
  expect(names(view)).toEqual(["secret", "name"]);
  expect(view.object?.required).toEqual(["secret", "name"]);
});

test("responses have no property that is write only", async () => {
  const { view } = await viewed({ A: account }, "response");
  expect(names(view)).toEqual(["id", "name"]);
});

test("a mark behind a reference or in allOf counts", async () => {
  const marked = { allOf: [{ $ref: "#/components/schemas/Id" }] };
  const { view } = await viewed({ A: { properties: { id: marked } }, Id: { readOnly: true } }, "request");
  expect(names(view)).toEqual([]);
});

test("a schema without such properties is seen as it is", async () => {
  const { schema, view } = await viewed({ A: { properties: { name: {} } } }, "request");
  expect(view).toBe(schema);
});

test("a schema that holds itself is seen without an end", async () => {
  const self = { $ref: "#/components/schemas/A" };
  const { view } = await viewed({ A: { properties: { id: { readOnly: true }, next: self } } }, "request");
  const next = view.object?.properties?.get("next")?.reference?.target;
  expect(next && names(next)).toEqual(["next"]);
  expect(next).toBe(view);
});
