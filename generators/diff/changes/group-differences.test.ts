import { expect, test } from "vitest";
import { changesBetween } from "../test/changes-between.ts";

/** Two operations that return the same component. */
function sharing(schema: string, before = ""): string {
  const response = `{ "200": { description: Done., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }`;
  return `
    paths:
      ${before}
      /pets: { get: { operationId: pets.first, responses: ${response} } }
      /dogs: { get: { operationId: dogs.first, responses: ${response} } }
    components:
      schemas:
        Owner: { type: object, properties: { name: { type: string } } }
        Pet: { type: object, properties: { owner: { $ref: "#/components/schemas/Owner" }, age: ${schema} } }
  `;
}

const old = "{ type: integer, maximum: 20 }";
const fresh = "{ type: integer, maximum: 30 }";

test("one cause is reported once, with every operation that it reaches and the components on the way", async () => {
  const changes = await changesBetween({ base: sharing(old), revision: sharing(fresh) });
  expect(changes).toHaveLength(1);
  const reached = changes[0]?.reached.map(({ name, where, value, chain, counterexample }) => ({
    name,
    where,
    value,
    chain,
    counterexample,
  }));
  const reported = {
    where: "response 200 application/json",
    value: "age",
    chain: ["Pet"],
    counterexample: { value: { age: 30 } },
  };
  expect(reached).toEqual([
    { name: "pets.first", ...reported },
    { name: "dogs.first", ...reported },
  ]);
});

test("a fingerprint stays when lines move and other things change", async () => {
  const other = `/cats: { get: { operationId: cats.first, responses: { "204": { description: Done. } } } }`;
  const [plain] = await changesBetween({ base: sharing(old), revision: sharing(fresh) });
  const [moved] = await changesBetween({ base: sharing(old, other), revision: sharing(fresh, other) });
  expect(plain?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  expect(moved?.fingerprint).toBe(plain?.fingerprint);
  expect(moved?.location.line).toBe(plain?.location.line);
});

test("a fingerprint is another when the change is another", async () => {
  const [first] = await changesBetween({ base: sharing(old), revision: sharing(fresh) });
  const [second] = await changesBetween({
    base: sharing(old),
    revision: sharing("{ type: integer, maximum: 40 }"),
  });
  expect(second?.fingerprint).not.toBe(first?.fingerprint);
});

test("breaking changes are reported first", async () => {
  const changes = await changesBetween({
    base: sharing("{ type: integer, maximum: 20, description: Years. }"),
    revision: sharing("{ type: integer, maximum: 30, description: In years. }"),
  });
  expect(changes.map(({ verdict }) => verdict)).toEqual(["breaking", "docs"]);
});
