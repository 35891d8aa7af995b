import { expect, test } from "vitest";
import { walkNodes } from "./walk-nodes.ts";

test("nodes are visited from the outside in, in the order in which they are written, data left out", () => {
  const value = {
    components: { schemas: { B: { properties: { "a/b": { default: { type: "x" } } } }, A: true } },
    paths: { "/a": { get: { parameters: [{ schema: {} }] } }, "x-note": {} },
  };
  const visited: string[] = [];
  walkNodes({ pointer: "", kind: "document", value }, ({ kind, pointer }) => {
    visited.push(`${kind} ${pointer}`);
  });
  expect(visited).toEqual([
    "document ",
    "components /components",
    "schema /components/schemas/B",
    "schema /components/schemas/B/properties/a~1b",
    "schema /components/schemas/A",
    "pathItem /paths/~1a",
    "operation /paths/~1a/get",
    "parameter /paths/~1a/get/parameters/0",
    "schema /paths/~1a/get/parameters/0/schema",
  ]);
});
