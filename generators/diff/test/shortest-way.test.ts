import { expect, test } from "vitest";
import { changeLines } from "./changes-between.ts";

/** A response with three paths to a part of a component, of which the second is the shortest. */
function described(leaf: string): string {
  return `
    paths: { /a: { get: { operationId: a, responses: { "200": { description: Done., content: {
      application/json: { schema: { properties: {
        far: { $ref: "#/components/schemas/Far" },
        near: { $ref: "#/components/schemas/Leaf" },
        list: { type: array, items: { properties: { leaf: { $ref: "#/components/schemas/Leaf" } } } } } } } } } } } } }
    components: { schemas: {
      Far: { properties: { more: { properties: { leaf: { $ref: "#/components/schemas/Leaf" } } } } },
      Leaf: { type: object, properties: { part: ${leaf} } } } }`;
}

test.each([
  [
    "a new property",
    "{ type: object, properties: { id: { type: string } } }",
    "{ type: object, properties: { id: { type: string }, name: { type: string } } }",
    'safe property-added: Response property "near.part.name" was added. [types minor, client minor, zod minor]',
  ],
  [
    "a value that nothing meets any more",
    "{ type: object, properties: { id: { type: string } } }",
    "{ type: object, properties: { id: { type: string, minLength: 3, maxLength: 2 } } }",
    'breaking schema-unsatisfiable: Response property "near.part.id" accepts no value: ',
  ],
  [
    "what it is described as",
    "{ type: object, description: One., properties: { id: { type: string } } }",
    "{ type: object, description: Two., properties: { id: { type: string } } }",
    'docs prose-changed: Property "near.part": description was changed.',
  ],
])("%s is reported where the shortest way leads to it", async (_, before, after, line) => {
  const lines = await changeLines({ base: described(before), revision: described(after) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
});
