import { expect, it } from "vitest";
import { modelOf } from "../test/model-of.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { "application/json": { schema: to(name) } } });

it("knows which schemas the caller sends, which the service sends, and which neither", async () => {
  const model = await modelOf({
    paths: {
      "/a/{id}": {
        post: {
          parameters: [
            { name: "id", in: "path", required: true, schema: to("Id") },
            { name: "filter", in: "query", content: { "application/json": { schema: to("Filter") } } },
          ],
          requestBody: json("Create"),
          responses: {
            200: { description: "", headers: { "x-page": { schema: to("Page") } }, ...json("Made") },
            "4XX": { description: "", ...json("Fault") },
          },
        },
      },
    },
    webhooks: { "a.made": { post: { requestBody: json("Event") } } },
    components: {
      schemas: {
        Id: {},
        Filter: {},
        Create: { properties: { status: to("Status"), tree: to("Tree") } },
        Made: { anyOf: [{ items: to("Status") }] },
        Status: {},
        Tree: { additionalProperties: to("Tree"), if: to("Condition") },
        Condition: {},
        Page: {},
        Fault: {},
        Event: { allOf: [to("Base")] },
        Base: {},
        Unused: { properties: { own: to("OnlyFromUnused") } },
        OnlyFromUnused: {},
      },
    },
  });
  expect(Object.fromEntries(model.schemas.map(({ name, direction }) => [name, direction]))).toEqual({
    Id: "request",
    Filter: "request",
    Create: "request",
    Made: "response",
    Status: "both",
    Tree: "request",
    Condition: "request",
    Page: "response",
    Fault: "response",
    Event: "response",
    Base: "response",
    Unused: "none",
    OnlyFromUnused: "none",
  });
});
