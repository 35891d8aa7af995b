import { expect, test } from "vitest";
import { createNodeKindAt } from "./node-kind-at.ts";
import { walkNodes } from "./walk-nodes.ts";

const document = {
  paths: {
    "/a": {
      parameters: [{ name: "a", schema: { items: [{}, true], allOf: [{ additionalItems: {} }] } }],
      post: {
        requestBody: { content: { "application/json": { schema: { items: {} } } } },
        responses: { "200": { headers: { A: { schema: {} } }, links: { next: {} } }, "x-note": {} },
        callbacks: { done: { "{$url}": { post: { responses: {} } }, "x-note": {} } },
      },
    },
    "x-note": {},
  },
  components: { schemas: { A: { properties: { schemas: { type: "object" } }, default: { items: {} } } } },
  "x-note": { schemas: {} },
};

test("every node that a walk meets is found by its pointer", () => {
  const kindAt = createNodeKindAt(document);
  let count = 0;
  walkNodes({ pointer: "", kind: "document", value: document }, ({ pointer, kind }) => {
    count++;
    expect([pointer, kindAt(pointer)]).toEqual([pointer, kind]);
  });
  expect(count).toBeGreaterThan(20);
});

test.each([
  ["what holds nodes", "/components/schemas"],
  ["a list of nodes", "/paths/~1a/parameters"],
  ["an extension among nodes", "/paths/x-note"],
  ["an extension of a callback", "/paths/~1a/post/callbacks/done/x-note"],
  ["data", "/components/schemas/A/default"],
  ["something below data", "/components/schemas/A/default/items"],
  ["nothing", "/components/schemas/B"],
  ["the length of a list", "/paths/~1a/parameters/length"],
  ["what every object has", "/components/schemas/toString"],
])("%s is no node", (_, pointer) => {
  expect(createNodeKindAt(document)(pointer)).toBeUndefined();
});
