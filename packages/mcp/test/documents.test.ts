import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { HELP } from "../src/read-settings.ts";
import { guide } from "./documents/guide.ts";

test("the guide shows the transcript and the sizes of the lists as they are", async () => {
  const { found, wanted } = await guide();
  expect(found, "Run `node packages/mcp/test/documents/write.ts`.").toBe(wanted);
  expect(found).toMatch(/person {2}The sandbox[^\n]*\n {8}Pay out 50\.00 USDB to "Ada Example"/);
  expect(found).toContain("server  It is unknown whether this was carried out.");
});

test("the guide names every option and variable", async () => {
  const { found } = await guide();
  const names = [...HELP.matchAll(/--(?!help)[a-z]+(?= [A-Z])|CROSSBORDER_\w+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !found.includes(`\`${name}`))).toEqual([]);
});

test("the configuration of the README starts the program of this package", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const manifest = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  const { mcpServers } = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? "");
  const { command, args } = mcpServers.payments;
  expect([command, ...args]).toEqual([
    "npx",
    "-y",
    manifest.name,
    "--allow",
    "quotes_create,payouts_createEvm",
  ]);
  expect(Object.keys(manifest.bin)).toEqual([manifest.name.split("/")[1]]); // what npx runs
});
