import { expect, test } from "vitest";
import { modelOf } from "../../core/model/test/model-of.ts";
import { planIds } from "./plan-ids.ts";

const responses = { 200: { description: "ok" } };
const text = (more: object) => ({ type: "string", ...more });

async function planned(schemas: object, taken: readonly string[] = []) {
  const paths = { "/": { get: { operationId: "things.get", responses } } };
  return planIds(await modelOf({ paths, components: { schemas } }), taken);
}

test("a string with a fixed prefix gets a function that checks it", async () => {
  expect(await planned({ "order-id": text({ pattern: "^or_", minLength: 9, maxLength: 9 }) })).toEqual([
    {
      identifier: "orderId",
      type: "OrderId",
      rule: {
        name: "order-id",
        pattern: "^or_",
        minLength: 9,
        maxLength: 9,
        expected: 'a string of 9 characters that begins with "or_"',
      },
    },
  ]);
});

test.each([
  [{ pattern: "^0x[0-9a-f]{40}$" }, "a string that matches ^0x[0-9a-f]{40}$"],
  [{ pattern: "^a_", minLength: 3 }, 'a string of at least 3 characters that begins with "a_"'],
  [{ pattern: "^a_", maxLength: 3 }, 'a string of at most 3 characters that begins with "a_"'],
  [{ pattern: "^a_", minLength: 3, maxLength: 5 }, 'a string of 3 to 5 characters that begins with "a_"'],
])("%o is %s", async (more, expected) => {
  const [plan] = await planned({ Id: text(more) });
  expect(plan?.rule.expected).toBe(expected);
});

test.each([
  ["a text without a beginning", text({ pattern: "^[a-z]+$" })],
  ["a string that may be null", { type: ["string", "null"], pattern: "^a_" }],
  ["a closed set", text({ pattern: "^a_", enum: ["a_1"] })],
  ["any type", { pattern: "^a_" }],
  ["a pattern that is none", text({ pattern: "^a_[z-a]" })],
])("%s gets none", async (_name, schema) => {
  expect(await planned({ Id: schema })).toEqual([]);
});

test("names give way to operations and to words of the language", async () => {
  const id = text({ pattern: "^a_" });
  const plans = await planned({ QuotesCreate: id, Delete: id, CreateClient: id }, ["quotesCreate"]);
  expect(plans.map(({ identifier }) => identifier)).toEqual(["quotesCreate2", "deleteId", "createClient2"]);
});
