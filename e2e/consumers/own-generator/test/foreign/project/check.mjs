import { deepEqual } from "node:assert/strict";
import { generate } from "@crossborder/codegen/test";
import { commands, facts, fixtures } from "@crossborder/foreign-generators";

const paths = { "/books": { get: { operationId: "books.list", responses: { 200: { description: "OK" } } } } };
for (const generator of [commands(), facts()]) {
  const run = await generate({ paths }, generator);
  deepEqual([run.diagnostics, run.errors, [...run.files.keys()]], [[], [], ["index.ts"]]);
}
deepEqual((await generate({ paths }, fixtures())).nothing, "the document has no schemas");
