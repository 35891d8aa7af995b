import { expect, test } from "vitest";
import type { ResponseModel } from "../../../core/model/api-model.ts";
import { pairResponses } from "./pair-responses.ts";

function pair(base: readonly string[], revision: readonly string[]) {
  const { both, removed, added } = pairResponses({
    base: base.map(response),
    revision: revision.map(response),
  });
  return [
    ...both.map((pair) => `${pair.base.status} with ${pair.revision.status}`),
    ...removed.map(({ status }) => `${status} removed`),
    ...added.map(({ status }) => `${status} added`),
  ];
}

function response(status: string): ResponseModel {
  const location = { pointer: "", locate: () => ({ file: "", line: 1, column: 1, pointer: "" }) };
  const node = { prose: {}, extensions: {}, location };
  return {
    status,
    description: undefined,
    content: [],
    headers: [],
    links: [],
    component: undefined,
    ...node,
  };
}

test("the same status is compared with itself", () => {
  expect(pair(["200", "404"], ["200", "409"])).toEqual(["200 with 200", "404 removed", "409 added"]);
});

test("a status falls back to its range, in either document", () => {
  expect(pair(["200", "201"], ["2XX"])).toEqual(["200 with 2XX", "201 with 2XX"]);
  expect(pair(["4XX"], ["400", "404"])).toEqual(["4XX with 400", "4XX with 404"]);
});

test("a failure falls back to the default, a success does not where one is described", () => {
  expect(pair(["200", "default"], ["200", "202", "404", "default"])).toEqual([
    "200 with 200",
    "default with default",
    "default with 404",
    "202 added",
  ]);
});

test("the default stands for success where no success is described", () => {
  expect(pair(["200"], ["default"])).toEqual(["200 with default"]);
});
