import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { RULES } from "./index.ts";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => basename(file));
const ids = RULES.map(({ id }) => id);

test("every rule has a file and a test of its name, and a name of its own", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !files.includes(`${id}.ts`) || !files.includes(`${id}.test.ts`))).toEqual([]);
});

test("every test of a rule belongs to a rule that is registered", () => {
  const tested = files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => file.replace(".test.ts", ""));
  expect(tested.filter((id) => id !== "index" && !ids.includes(id))).toEqual([]);
});

test("every rule explains itself in one sentence, and says what to do instead where it says anything", () => {
  const sentence = /^[A-Z].*\.$/s;
  expect(RULES.filter(({ explanation }) => !sentence.test(explanation)).map(({ id }) => id)).toEqual([]);
  expect(RULES.filter(({ instead = "None." }) => !sentence.test(instead)).map(({ id }) => id)).toEqual([]);
  expect(RULES.filter(({ forUsers = "None." }) => !sentence.test(forUsers)).map(({ id }) => id)).toEqual([]);
});
