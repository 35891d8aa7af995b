import { afterEach, expect, test } from "vitest";
import { accepts } from "../core/model/accepts/accepts.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const branch = (members: Record<string, unknown>, method: unknown = text) => ({
  type: "object",
  required: ["method", ...Object.keys(members)],
  properties: { method, ...members },
});
const mapping = { card: to("Card").$ref, cash: "Cash" };
const Payment = { oneOf: [to("Card"), to("Cash")], discriminator: { propertyName: "method", mapping } };

/** Returns diagnostics of component schemas, and whether `Payment` and the reference validator accept a value. */
async function reading(schemas: Record<string, unknown>, value: unknown): Promise<[string[], unknown]> {
  const model = await modelOfSchemas(schemas);
  const { files, diagnostics } = await generate(model);
  folder = new GeneratedFolder(files);
  const schema = model.schemas.find(({ name }) => name === "Payment")?.schema;
  const accepted = (await folder.schemas("request")).Payment?.safeParse(value).success;
  expect(accepted).toBe(schema && accepts(schema, value));
  const reported = diagnostics.map(
    ({ code, location }) => `${code} ${location.pointer.split("/").slice(3).join("/")}`,
  );
  return [[...new Set(reported)], accepted];
}

test("what a discriminator alone says is reported and not required: JSON Schema accepts the value", async () => {
  const schemas = { Payment, Card: branch({ pan: text }), Cash: branch({ office: text }) };
  const reported = [
    "discriminator-value-unstated Payment/oneOf/0",
    "discriminator-value-unstated Payment/oneOf/1",
  ];
  expect(await reading(schemas, { method: "cash", pan: "1" })).toEqual([reported, true]);
  expect(await reading(schemas, { method: "cash", pan: "1", office: "x" })).toEqual([reported, false]);
});

test("a branch that states its value says enough", async () => {
  const Card = branch({ pan: text }, { const: "card" });
  const Cash = branch({ office: text }, { enum: ["cash"] });
  expect(await reading({ Payment, Card, Cash }, { method: "cash", pan: "1" })).toEqual([[], false]);
});

test("a schema that builds on the one with the discriminator is reported as well", async () => {
  const discriminator = { propertyName: "method", mapping: { card: to("Payment").$ref } };
  const Base = { ...branch({}), discriminator };
  const [reported] = await reading({ Base, Payment: { allOf: [to("Base")], properties: { pan: text } } }, {});
  expect(reported).toEqual(["discriminator-value-unstated Payment"]);
});
