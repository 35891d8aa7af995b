import { expect, test } from "vitest";
import { isObject, type Json } from "../../../core/json.ts";
import { CASE_FILES, changesOf, type DocumentFiles, readDocument, readRewrites } from "./public-case.ts";

/** Returns changes that could or might break clients. */
async function alarmsOf(base: DocumentFiles, revision: DocumentFiles): Promise<string[]> {
  const changes = await changesOf({ base, revision });
  return changes
    .filter(({ verdict }) => verdict === "breaking" || verdict === "risky")
    .map(({ verdict, message, location }) => `${verdict} ${message} (${location.pointer})`);
}

test.each(readRewrites())("nobody is alarmed by $name, whichever comes first", async ({ left, right }) => {
  expect(await alarmsOf(left, right)).toEqual([]);
  expect(await alarmsOf(right, left)).toEqual([]);
});

test.each(CASE_FILES)("comparing %s with itself reports nothing", async (file) => {
  const files = { "openapi.yaml": readDocument(file) };
  expect(await changesOf({ base: files, revision: structuredClone(files) })).toEqual([]);
});

test.each(CASE_FILES)("the order of keys means nothing in %s", async (file) => {
  const document = readDocument(file);
  const backwards = { "openapi.yaml": withKeysBackwards(document) };
  expect(await changesOf({ base: { "openapi.yaml": document }, revision: backwards })).toEqual([]);
});

function withKeysBackwards(node: Json | undefined): Json {
  if (Array.isArray(node)) return node.map(withKeysBackwards);
  if (!isObject(node)) return node ?? null;
  return Object.fromEntries(
    Object.entries(node)
      .reverse()
      .map(([key, value]) => [key, withKeysBackwards(value)]),
  );
}
