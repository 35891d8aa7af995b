import { expect, test } from "vitest";
import { modelOf } from "./test/model-of.ts";

const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Pets", version: "1.0.0" },
  paths: {
    "/pets/{id}": {
      parameters: [{ in: "path", name: "id", required: true, schema: { type: "string" } }],
      post: {
        operationId: "pets.update",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
        responses: { 200: { description: "OK", content: { "application/json": { example: { id: 1 } } } } },
        callbacks: { done: { "{$request.body#/url}": { post: { responses: {} } } } },
      },
    },
  },
  "x-parts": { Part: { properties: { a: { type: "string" } } } },
  components: {
    schemas: {
      Pet: {
        type: "object",
        properties: { id: { enum: [1, 2] }, friend: { $ref: "#/components/schemas/Pet" } },
        not: { $ref: "#/x-parts/Part" },
        discriminator: { propertyName: "kind", mapping: { pet: "Pet" } },
      },
    },
  },
};

/** The mutable parts of a value by their paths, also through getters. */
function changeable(root: unknown): readonly string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const pending: (readonly [way: string, part: unknown])[] = [["model", root]];
  for (const [way, part] of pending) {
    if (typeof part !== "object" || part === null || seen.has(part)) continue;
    seen.add(part);
    if (!Object.isFrozen(part)) found.push(way);
    if (part instanceof Map) {
      expect(() => part.set("x", 1), way).toThrow("The model cannot be changed");
      for (const [key, value] of part) pending.push([`${way}.get(${key})`, value]);
    }
    for (const [key, value] of Object.entries(part)) pending.push([`${way}.${key}`, value]);
  }
  expect(seen.size).toBeGreaterThan(150);
  return found;
}

test("no part of a model can be changed, whenever it was read", async () => {
  const model = await modelOf(DOCUMENT);
  expect(changeable(model)).toEqual([]);
});
