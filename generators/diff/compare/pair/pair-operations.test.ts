import { expect, test } from "vitest";
import { modelOf } from "../../../core/model/test/model-of.ts";
import { pairOperations } from "./pair-operations.ts";

async function operationsOf(...paths: string[]) {
  const get = { responses: { "204": { description: "Done." } } };
  const model = await modelOf({ paths: Object.fromEntries(paths.map((path) => [path, { get }])) });
  return model.operations;
}

test("what a path parameter is called is no part of an operation", async () => {
  const { both, removed, added } = pairOperations({
    base: await operationsOf("/pets/{id}", "/pets/mine"),
    revision: await operationsOf("/pets/{petId}", "/owners"),
  });
  expect(both.map(({ base, revision }) => [base.path, revision.path])).toEqual([
    ["/pets/{id}", "/pets/{petId}"],
  ]);
  expect(removed.map(({ path }) => path)).toEqual(["/pets/mine"]);
  expect(added.map(({ path }) => path)).toEqual(["/owners"]);
});

test("a path of the same spelling comes first", async () => {
  const { both } = pairOperations({
    base: await operationsOf("/a/{x}"),
    revision: await operationsOf("/a/{y}", "/a/{x}"),
  });
  expect(both.map(({ revision }) => revision.path)).toEqual(["/a/{x}"]);
});
