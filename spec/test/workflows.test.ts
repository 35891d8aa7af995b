import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { parse } from "yaml";
import { description, type Node } from "./description.ts";
import { lintFiles } from "./lint.ts";

interface Workflows {
  readonly sourceDescriptions: readonly { readonly url: string }[];
  readonly workflows: readonly { readonly steps: readonly { readonly operationId: string }[] }[];
}

const folder = join(inject("bundle"), "workflows");
const files = await readdir(folder);
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
