import { expect, test } from "vitest";
import { findCommands } from "./find-commands.ts";

test("commands are found in indented blocks, in fenced ones for a shell, and in sentences", () => {
  const text = [
    "    npx -y pnpm@1 generate   # writes",
    "```sh",
    "npm install left",
    "```",
    "Then `pnpm lint`, and `codegen diff a b`.",
  ].join("\n");
  expect(findCommands(text)).toEqual([
    "npx -y pnpm@1 generate",
    "npm install left",
    "pnpm lint",
    "codegen diff a b",
  ]);
});

test("code in other languages, prose and names of programs are no commands", () => {
  const text = [
    "```ts",
    "node = 1",
    "npm install x",
    "```",
    "`node`, `npmrc`",
    "    import { a } from 'b';",
  ].join("\n");
  expect(findCommands(text)).toEqual([]);
});

test("a command that stands twice is found once", () => {
  expect(findCommands("`git status`\n\n    git status\n")).toEqual(["git status"]);
});
