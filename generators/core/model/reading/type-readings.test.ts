import { expect, test } from "vitest";
import { nameComponentTypes } from "../names/component-types.ts";
import { modelOf } from "../test/model-of.ts";
import { findReadings } from "./reading.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, unknown>) => ({ type: "object", properties });
const set = { enum: ["a", "b"] };

/** Returns the types of a document with one operation from `Request` to `Response`. */
async function typesOf(schemas: Record<string, unknown>): Promise<string[]> {
  const content = (name: string) => ({ content: { "application/json": { schema: to(name) } } });
  const post = {
    operationId: "post",
    requestBody: content("Request"),
    responses: { 200: { description: "Fine.", ...content("Response") } },
  };
  const own = { Request: object({ set }), Response: object({ set }) };
  const model = await modelOf({
    openapi: "3.1.0",
    info: { title: "Sets", version: "1" },
    paths: { "/": { post } },
    components: { schemas: { ...own, ...schemas } },
  });
  const types = nameComponentTypes(model, findReadings(model));
  return types.map(({ identifier, reading }) => `${identifier} ${reading}`).slice(2);
}

test("an event that no operation reaches is read like the responses that it holds, and so is what belongs to it", async () => {
  const types = await typesOf({
    Event: object({ response: to("Response"), part: to("Part") }),
    Part: object({ set }),
  });
  expect(types).toEqual(["Event response", "Part response"]);
});

test("what holds nothing that travels, or only what is sent, is read as it is described", async () => {
  const types = await typesOf({ Alone: object({ set }), Command: object({ request: to("Request") }) });
  expect(types).toEqual(["Alone request", "Command request"]);
});

test("what is referred to in both readings has a type for each", async () => {
  const types = await typesOf({
    Mixed: object({ request: to("Request"), part: to("Part") }),
    Event: object({ response: to("Response"), part: to("Part") }),
    Part: object({ set }),
  });
  expect(types).toEqual(["Mixed request", "Event response", "Part response", "PartRequest request"]);
});
