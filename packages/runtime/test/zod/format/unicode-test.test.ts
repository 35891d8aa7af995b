import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unicodeTest } from "../../../src/zod/format/unicode-test.ts";

const SOURCES = join(import.meta.dirname, "../../../src");

/** Files that are loaded with any validator or predicate. */
const files = ["zod", "predicates"].flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file)),
);

describe("properties of Unicode", () => {
  test("are asked for by each test, the first one and the next ones", () => {
    const isGreek = unicodeTest("^\\p{Script=Greek}$");
    expect(["α", "a", "α", "αα"].map(isGreek)).toEqual([true, false, true, false]);
  });

  test("stand in no literal: V8 reads their tables when it parses one, in functions that nobody calls as well", () => {
    expect(files.length).toBeGreaterThan(50);
    const textOf = (file: string) => readFileSync(join(SOURCES, file), "utf8");
    const literals = files.filter((file) => /(?<!\\)\\p\{/.test(textOf(file))); // in a string, the backslash is escaped
    expect(literals).toEqual([]);
  });
});
