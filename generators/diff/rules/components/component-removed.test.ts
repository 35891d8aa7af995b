import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

const api = (components: string, reference: string) => `
paths:
  /pets:
    get: { responses: { "200": { description: A., content: { application/json: { schema: ${reference} } } } } }
components:
  schemas: ${components}`;

const PET = "{ type: object, properties: { name: { type: string } } }";

test("a component that goes takes its type from the packages, and nothing from the wire", async () => {
  const told = await toldOf({
    base: api(`{ Pet: ${PET} }`, "{ $ref: '#/components/schemas/Pet' }"),
    revision: api("{}", PET),
  });
  expect(told).toEqual(["safe component-removed: The component Pet is gone. [types major, zod major]"]);
});

test("a component that is called something else is not told as gone", async () => {
  const told = await toldOf({
    base: api(`{ Pet: ${PET} }`, "{ $ref: '#/components/schemas/Pet' }"),
    revision: api(`{ Animal: ${PET} }`, "{ $ref: '#/components/schemas/Animal' }"),
  });
  expect(told.map((line) => line.split(":")[0])).toEqual(["safe component-renamed"]);
});
