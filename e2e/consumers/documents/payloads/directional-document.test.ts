import { expect, test } from "vitest";
import type { Json } from "../../../../generators/core/json.ts";
import { modelOf } from "../../../../generators/core/model/test/model-of.ts";
import { checkExamples } from "./check-examples.ts";
import { addressOf, directionalDocument } from "./directional-document.ts";
import { createAjv } from "./judges.ts";

const Order = {
  type: "object",
  required: ["id", "secret"],
  properties: {
    id: { type: "integer", readOnly: true },
    secret: { type: "string", writeOnly: true },
    state: { enum: ["open", "closed"] },
    pay: {
      oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }],
      discriminator: { propertyName: "by" },
    },
  },
};
const branch = (by: string) => ({
  type: "object",
  required: ["by"],
  properties: { by: { enum: [by, `old ${by}`] } },
});
const schemas = { Order, Card: branch("card"), Cash: branch("cash") };

async function verdicts(reading: "request" | "response", values: readonly Json[]): Promise<boolean[]> {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Order" } } };
  const post = { requestBody: { content }, responses: { "200": { description: "Done.", content } } };
  const model = await modelOf({ paths: { "/orders": { post } }, components: { schemas } });
  const ajv = createAjv({
    [addressOf("request")]: directionalDocument(model, "request"),
    [addressOf("response")]: directionalDocument(model, "response"),
  });
  const check = ajv.compile({ $ref: `${addressOf(reading)}#/components/schemas/Order` });
  return values.map((value) => check(value) === true);
}

test("a document says in each direction what that one does not have to send", async () => {
  const values = [{ id: 1 }, { secret: "s" }, {}];
  expect(await verdicts("request", values)).toEqual([false, true, false]);
  expect(await verdicts("response", values)).toEqual([true, false, false]);
});

test("sets are open in responses alone, and never where they tell branches apart", async () => {
  const whole = { id: 1, secret: "s" };
  const values = [
    { ...whole, state: "new" },
    { ...whole, state: 1 },
    { ...whole, pay: { by: "new" } },
  ];
  expect(await verdicts("request", values)).toEqual([false, false, false]);
  expect(await verdicts("response", values)).toEqual([true, false, false]);
});

test("a validator that accepts too much, too little or something else is seen", () => {
  const isText = (value: unknown) => typeof value === "string";
  const kindsOf = (safeParse: (value: unknown) => { success: boolean; data?: unknown }) => {
    const { differences } = checkExamples([{ schema: "", ajv: isText, zod: { safeParse }, examples: ["a"] }]);
    return new Set(differences.map(({ kind }) => kind));
  };
  expect(kindsOf((data) => ({ success: isText(data), data }))).toEqual(new Set());
  expect(kindsOf((data) => ({ success: true, data }))).toEqual(new Set(["accepted"]));
  expect(kindsOf(() => ({ success: false }))).toEqual(new Set(["refused"]));
  expect(kindsOf((data) => ({ success: isText(data), data: 1 }))).toEqual(new Set(["changed"]));
});
