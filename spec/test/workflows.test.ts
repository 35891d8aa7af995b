import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { parse } from "yaml";
import { runnerDescription } from "../bundle/runner-description.ts";
import { description, type Node } from "./description.ts";
import { lintFiles } from "./lint.ts";

interface Workflows {
  readonly sourceDescriptions: readonly { readonly url: string }[];
  readonly workflows: readonly { readonly steps: readonly { readonly operationId: string }[] }[];
}

const folder = join(inject("bundle"), "workflows");
const files = (await readdir(folder)).filter((file) => file !== "openapi.json");
/** One run of Redocly for all of them. */
const problems = lintFiles(files.map((file) => join(folder, file)));

test("There are workflows for a payout on EVM, its unhappy ends, and registering a wallet.", () => {
  expect(files.sort()).toEqual([
    "expired-quote.arazzo.yaml",
    "forced-end.arazzo.yaml",
    "payout-evm.arazzo.yaml",
    "register-wallet.arazzo.yaml",
  ]);
});

test.each(files)("%s is valid Arazzo, and leads to the published description.", async (file) => {
  expect((await problems)[files.indexOf(file)]).toEqual([]);
  const { sourceDescriptions } = await workflowsOf(file);
  expect(sourceDescriptions.map(({ url }) => existsSync(join(folder, url)))).toEqual([true]);
});

test("The description beside the workflows opens objects that are not closed, and lists the statuses of ranges.", () => {
  const closed = { type: "object", additionalProperties: false };
  const open = { type: ["object", "null"], properties: { id: { type: "string" } } };
  const catalog = { A: { status: 404 }, B: { status: 400 }, C: { status: 502 }, D: { status: 404 } };
  const responses = { "200": open, "400": closed, "4XX": open };
  const opened = { ...open, unevaluatedProperties: true };
  expect(runnerDescription({ "x-codegen-error-catalog": catalog, ...{ responses } })).toEqual({
    responses: { "200": opened, "400": closed, "404": opened, "4XX": opened },
  });
});

test.each(files)("%s calls operations that exist.", async (file) => {
  const operations = Object.values(description.paths).flatMap(
    (path) => Object.values(path) as readonly Node[],
  );
  const known = operations.map(({ operationId }) => operationId);
  const called = (await workflowsOf(file)).workflows.flatMap(({ steps }) =>
    steps.map(({ operationId }) => operationId),
  );
  expect(called.filter((operationId) => !known.includes(operationId))).toEqual([]);
});

async function workflowsOf(file: string): Promise<Workflows> {
  return parse(await readFile(join(folder, file), "utf8"));
}
