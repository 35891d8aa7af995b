import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseDocumentInput } from "./document-input.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-input-"));
  await writeFile(join(folder, "a:b.yaml"), "");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["https://example.com/a:b.yaml", { kind: "url", url: "https://example.com/a:b.yaml" }],
  ["origin/main:spec/openapi.yaml", { kind: "git", ref: "origin/main", path: "spec/openapi.yaml" }],
  ["HEAD~1:./a.yaml", { kind: "git", ref: "HEAD~1", path: "./a.yaml" }],
  ["./-x:a.yaml", { kind: "git", ref: "./-x", path: "a.yaml" }],
])("%s is recognised by its form", (text, input) => {
  expect(parseDocumentInput(text, folder)).toEqual(input);
});

it.each(["a.yaml", "a:b.yaml", "gone.yaml", "C:/api.yaml", "C:\\api.yaml"])("%s is a file", (text) => {
  expect(parseDocumentInput(text, folder)).toMatchObject({ kind: "file" });
});

it.each([
  ["-x:a.yaml", '"-x" is not a git ref.'],
  ["--output=x:a.yaml", '"--output=x" is not a git ref.'],
  ["main:", '"main:" does not name a file in a commit.'],
  [":a.yaml", '":a.yaml" does not name a file in a commit.'],
])("%s is rejected", (text, message) => {
  expect(() => parseDocumentInput(text, folder)).toThrow(message);
});
