import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { schemaChildren } from "../model/schema-children.ts";
import { modelOfSchemas } from "../model/test/model-of.ts";
import { childNodes } from "./child-nodes.ts";
import { keywordsWith, SCHEMA_KEYWORDS, type SchemaKeyword, schemaKeyword } from "./schema-keywords.ts";

const names = keywordsWith(() => true);

/** A valid value for each reader. */
const VALUES = { number: 1.5, positive: 2, count: 3, string: "a", boolean: true, strings: ["a"] } as const;

const child = { title: "child" };
const HELD = { one: child, list: [child], oneOrList: child, map: { a: child } } as const;

function valueFor({ value, schemas }: SchemaKeyword): unknown {
  return value ? VALUES[value] : schemas && HELD[schemas];
}

/** Returns the model of a schema with one keyword; `then` and `else` are combined with `if`. */
async function modelWith(name: string) {
  const beside = name === "then" || name === "else" ? { if: true } : {};
  const model = await modelOfSchemas({ A: { ...beside, [name]: valueFor(schemaKeyword(name) ?? {}) } });
  return model.schemaAt("/components/schemas/A");
}

describe("the table of keywords", () => {
  test.each(
    keywordsWith(({ part, value, schemas }) => part !== undefined && (value ?? schemas) !== undefined),
  )("%s is read into its part of the model, and nowhere else is it called unknown", async (name) => {
    const schema = await modelWith(name);
    const { part = "number" } = schemaKeyword(name) ?? {};
    expect(Object.keys(schema[part] ?? {})).toContain(name);
    expect(schema.annotations.ignored).toBeUndefined();
  });

  test.each(keywordsWith(({ schemas }) => schemas !== undefined))("references in %s are found", (name) => {
    const kinds = childNodes("schema", { [name]: valueFor(schemaKeyword(name) ?? {}) }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["schema"]);
  });

  test.each(keywordsWith(({ appliesTo }) => appliesTo !== undefined))("walks go into %s", async (name) => {
    const children = schemaChildren(await modelWith(name));
    expect(children.map(({ annotations }) => annotations.title)).toContain("child");
  });

  test("what constrains says where it applies, and what older drafts lack is among it", () => {
    const applicators = keywordsWith(
      ({ vocabulary }) => vocabulary === "applicator" || vocabulary === "unevaluated",
    );
    expect(applicators).toEqual(keywordsWith(({ appliesTo }) => appliesTo !== undefined));
    expect(keywordsWith(({ since, vocabulary }) => since !== undefined && vocabulary === undefined)).toEqual(
      [],
    );
  });

  test("an unknown keyword has no meaning", async () => {
    const model = await modelOfSchemas({ A: { maxLenght: 3 } });
    expect(model.schemaAt("/components/schemas/A").annotations.ignored).toEqual({ maxLenght: 3 });
    expect(schemaKeyword("constructor")).toBeUndefined();
  });
});

const generators = join(import.meta.dirname, "../..");
const sources = readdirSync(generators, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !/(^|\/)(node_modules|dist|test)\/|\.test(-d)?\.ts$/.test(path));

/** Lists with this many keywords in a row count as copies of the table. */
const MANY = 7;

/** The longest run of literals in a row that are keywords. */
function longestList(text: string): number {
  const lists = text.matchAll(/\[\s*(?:\.{3}\[)?(?:\s*"[$\w]+"\s*(?:,|\],?\s*(?:\.{3}\[)?))+/g);
  const counts = [...lists].map(
    ([list]) => [...list.matchAll(/"([$\w]+)"/g)].filter(([, word = ""]) => word in SCHEMA_KEYWORDS).length,
  );
  return Math.max(0, ...counts);
}

test("no other file keeps a list of keywords", () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(
    longestList(`[...[${names.map((name) => `"${name}"`).join(", ")}],\n...["type", "enum"]]`),
  ).toBeGreaterThan(MANY);
  const lists = sources.filter((path) => longestList(readFileSync(join(generators, path), "utf8")) >= MANY);
  expect(lists).toEqual([]);
});
