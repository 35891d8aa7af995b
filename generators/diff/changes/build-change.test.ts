import { expect, test } from "vitest";
import { changesBetween } from "../test/changes-between.ts";

const withId = (operationId: string) => `paths: { /pets: { get: { operationId: ${operationId} } } }`;
const withQuery = (name: string, rest: string) =>
  `paths: { /pets: { get: { parameters: [{ name: ${name}, in: query, schema: { type: integer${rest} } }] } } }`;

async function advice(base: string, revision: string) {
  const changes = await changesBetween({ base, revision });
  return changes.map(({ rule, instead, forUsers }) => [rule, instead, forUsers]);
}

test("a rename that is safe on the wire and breaks code comes with its remedy, for both ends", async () => {
  expect(await advice(withId("feed"), withId("feedPet"))).toEqual([
    [
      "operation-id-renamed",
      "Keep the old name in `x-codegen-aliases` for a while.",
      "Call the operation by its new name.",
    ],
  ]);
});

test("users get the advice of the direction when the rule has none", async () => {
  expect(await advice(withQuery("n", ""), withQuery("n", ", maximum: 5"))).toEqual([
    ["number-bounds-tightened", expect.any(String), "Send only values that the service still accepts."],
  ]);
});

test("what is safe for everybody needs no advice", async () => {
  expect(await advice(withQuery("n", ", maximum: 5"), withQuery("n", ""))).toEqual([
    ["number-bounds-loosened", undefined, undefined],
  ]);
});
