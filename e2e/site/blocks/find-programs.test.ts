import { expect, test } from "vitest";
import { promisedLines, splitBlocks } from "./find-programs.ts";

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;

test("a block with a title begins a file, and one without continues it", () => {
  const page = `${fence('ts title="a.ts"', "one")}\n${fence("ts", "two")}\n${fence('ts title="b.ts"', "three")}`;
  expect(splitBlocks("p", page).programs.map(({ file, code }) => [file, code])).toEqual([
    ["a.ts", "one\n\ntwo\n"],
    ["b.ts", "three\n"],
  ]);
});

test("a program has a button when its last block is marked", () => {
  const page = `${fence('ts title="a.ts" run', "one")}\n${fence('ts title="b.ts"', "two")}\n${fence("ts run", "three")}`;
  expect(splitBlocks("p", page).programs.map(({ hasButton }) => hasButton)).toEqual([true, true]);
  expect(splitBlocks("p", `${page}\n${fence("ts", "four")}`).programs.at(-1)?.hasButton).toBe(false);
});

test("a comment above a block says how it is run", () => {
  const notes = [
    ["serve", { kind: "serve" }],
    ["with a chain", { kind: "chain" }],
    ["needs REDIS_URL", { kind: "needs", variable: "REDIS_URL" }],
    ["not run: it sends an e-mail", { kind: "not-run", reason: "it sends an e-mail" }],
    ["something else", { kind: "run" }],
  ] as const;
  for (const [note, read] of notes) {
    const [program] = splitBlocks("p", `<!-- ${note} -->\n\n${fence('ts title="a.ts"', "")}`).programs;
    expect(program?.note).toEqual(read);
  }
});

test("a page whose code has no file name is rejected", () => {
  expect(() => splitBlocks("p", fence("ts", "x"))).toThrow("no title");
});

test("what a program prints is read from its comments", () => {
  expect(promisedLines("console.log(a); // 1\nconsole.log(b);\nconsole.log(c) // two")).toEqual(["1", "two"]);
});
