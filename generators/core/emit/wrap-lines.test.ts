import { expect, test } from "vitest";
import { wrapLines } from "./doc-comment.ts";

const long = "word ".repeat(40).trim();

test("a long line of prose is broken between words, and no word is lost", () => {
  const wrapped = wrapLines(long);
  expect(wrapped.split("\n").length).toBe(2);
  expect(Math.max(...wrapped.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(wrapped.replaceAll("\n", " ")).toBe(long);
});

test("a list item goes on below its text", () => {
  expect(wrapLines(`- ${long}`).split("\n")[1]).toMatch(/^ {2}word/);
});

test("no line begins with a word that would become a tag, a list item or a heading", () => {
  for (const mark of ["@see", "-", "#", "1.", ">"]) {
    const wrapped = wrapLines(`${"x".repeat(98)} ${mark} y ${"z ".repeat(60).trim()}`);
    expect(
      wrapped
        .split("\n")
        .slice(1)
        .some((line) => line.startsWith(mark)),
    ).toBe(false);
  }
});

test("code, tables and headings keep their lines", () => {
  const text = `\`\`\`\n${long}\n\`\`\`\n| ${long} |\n# ${long}\n    ${long}`;
  expect(wrapLines(text)).toBe(text);
});

test("a word that is longer than a line stays whole", () => {
  const word = "x".repeat(300);
  expect(wrapLines(`a ${word} b`)).toBe(`a\n${word}\nb`);
});
