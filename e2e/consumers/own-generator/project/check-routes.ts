import { deepEqual, equal, match } from "node:assert/strict";
import { generate } from "@crossborder/codegen/test";
import { routes } from "./routes.ts";

// What a test of one's own generator looks like.
const ok = { responses: { 200: { description: "OK" } } };
const parameters = [{ name: "b", in: "path", required: true, schema: { type: "string" } }];
const paths = { "/a/{b}": { parameters, get: { operationId: "a.get", summary: "One */ a.", ...ok } } };

const run = await generate({ paths }, routes({ style: "express" }));
deepEqual([run.diagnostics, run.errors], [[], []]);
match(
  run.files.get("index.ts") ?? "",
  /\/\*\* One \*\\\/ a\. \*\/\n {2}"a\.get": \{ method: "GET", path: "\/a\/:b"/,
);

const empty = await generate({ components: {} }, routes());
deepEqual([empty.nothing, [...empty.files]], ["the document has no operations", []]);

const broken = await generate(
  { paths: { "/a": { get: { parameters: [{ $ref: "#/nowhere" }], ...ok } } } },
  routes(),
);
equal(broken.files.size, 0);
match(broken.diagnostics.join("\n"), /openapi\.json:1:\d+ {2}The reference "#\/nowhere"/);

console.log("routes: fine");
