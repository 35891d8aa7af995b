import { expect, test } from "vitest";
import { parse } from "yaml";
import { textFile } from "./text-file.ts";

const context = {
  model: { source: "a */ <b> --> c.yaml" },
  options: { headerCommand: "npx codegen generate --out x" },
};

const headerOf = (path: string): string => textFile(context, path, "text\n").text.split("\n\n")[0] ?? "";

test.each([
  ["calls.go", /^\/\/ Generated from .*`\.$/],
  ["calls.yaml", /^# Generated from .*`\.$/],
  ["CALLS.SQL", /^-- Generated from .*`\.$/],
  ["calls.css", /^\/\* Generated from .*`\. \*\/$/],
  ["docs/calls.md", /^<!-- (?:(?!-->).)*--out x`\. -->$/],
  ["calls.xml", /^<!-- (?:(?!--).)* -->$/],
])("%s begins with a comment of its language, which its text cannot end", (path, header) => {
  expect(headerOf(path)).toMatch(header);
  expect(headerOf(path).replace(/ \*\/$/, "")).not.toContain("*/");
});

test.each(["calls.json", "calls.txt", "LICENSE", "calls.unknown"])("%s has no header", (path) => {
  expect(textFile(context, path, "{}")).toEqual({ path, text: "{}" });
});

test("what stands behind the header is as it was given", () => {
  const { text } = textFile(context, "list.yml", "- a\n- b: c\n");
  expect(parse(text)).toEqual(["a", { b: "c" }]);
});
