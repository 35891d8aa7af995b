import { expect, test } from "vitest";
import { toSegments } from "../../core/document/pointer.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Pair } from "./pair/pair-nodes.ts";
import { createSameText, type SameText } from "./same-text.ts";
import { createInheritors } from "./written-references.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function withSchemas(schemas: Record<string, unknown>): Pick<ApiModel, "writtenAt"> {
  const document = JSON.parse(JSON.stringify({ components: { schemas } }));
  return { writtenAt: (pointer) => toSegments(pointer).reduce((value, key) => value?.[key], document) };
}

function sameText(models: Pair<Pick<ApiModel, "writtenAt">>): SameText["hasSameText"] {
  return createSameText(models, createInheritors(models)).hasSameText;
}

function isAlike(base: Record<string, unknown>, revision: Record<string, unknown>, name = "A"): boolean {
  const isSame = sameText({ base: withSchemas(base), revision: withSchemas(revision) });
  return isSame({ base: ref(name), revision: ref(name) });
}

test("the order of keys does not matter, that of items does", () => {
  expect(isAlike({ A: { type: "string", title: "a" } }, { A: { title: "a", type: "string" } })).toBe(true);
  expect(isAlike({ A: { enum: [1, 2] } }, { A: { enum: [2, 1] } })).toBe(false);
});

test.each([
  ["a word", { title: "a" }, { title: "b" }],
  ["a key", { title: "a" }, { title: "a", default: null }],
  ["a key for another", { title: "a" }, { description: "a" }],
  ["an item", { enum: [1] }, { enum: [1, 1] }],
  ["a list for an object", { default: [] }, { default: {} }],
  ["null for an object", { default: {} }, { default: null }],
  ["true for false", true, false],
])("%s counts", (_, base, revision) => {
  expect(isAlike({ A: base }, { A: revision })).toBe(false);
});

test("what is referred to counts, however far away", () => {
  const base = { A: { items: ref("B") }, B: { items: ref("C") }, C: { type: "string" }, D: {} };
  expect(isAlike(base, { ...base, C: { type: "number" } })).toBe(false);
  expect(isAlike(base, { ...base, D: { type: "number" } })).toBe(true);
});

test("schemas that refer to each other are distinguished, whichever is compared first", () => {
  const base = { A: { title: "a", items: ref("B") }, B: { items: ref("A") } };
  const revision = { ...base, A: { title: "b", items: ref("B") } };
  const isSame = sameText({ base: withSchemas(base), revision: withSchemas(revision) });
  for (const name of ["A", "B", "A", "B"])
    expect(isSame({ base: ref(name), revision: ref(name) })).toBe(false);
  expect(isAlike(base, base)).toBe(true);
});

test("an anchor may lead to anything", () => {
  const base = { A: { items: { $ref: "#item" } }, B: { $anchor: "item", type: "string" } };
  expect(isAlike(base, { ...base, B: { $anchor: "item", type: "number" } })).toBe(false);
});
