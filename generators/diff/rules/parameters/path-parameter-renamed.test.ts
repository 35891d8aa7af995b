import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

test("the name of a path parameter is no part of the path", async () => {
  const told = await toldOf({
    base: `
      paths:
        /pets/{id}:
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          get: { operationId: get, responses: { "204": { description: Done. } } }
    `,
    revision: `
      paths:
        /pets/{petId}:
          parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
          get: { operationId: get, responses: { "204": { description: Done. } } }
    `,
  });
  expect(told).toEqual([
    "safe path-parameter-renamed: The parameter {id} of the path is called {petId} now. [types major, client major, zod major]",
  ]);
});
