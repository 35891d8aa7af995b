import { expect, test } from "vitest";
import { literalPrefix } from "./literal-prefix.ts";

test.each([
  ["^qu_", "qu_"],
  ["^0x[0-9a-f]{40}$", "0x"],
  ["^sha256:[0-9a-f]+$", "sha256:"],
  ["^re_[A-Za-z0-9]*", "re_"],
])("the pattern %s begins with fixed text", (pattern, prefix) => {
  expect(literalPrefix(pattern)).toBe(prefix);
});

test.each([
  "qu_",
  "^",
  "^[a-z]+",
  "^a|b",
  "^ab?",
  "^ab*",
  "^(ab)",
  "^ab{2}",
  "^a.c",
  "^ab$",
  "^\\+",
  "^ab[0-9]?$",
  "^ab[0-9][a-z]",
])("the pattern %s is more than fixed text and one class", (pattern) => {
  expect(literalPrefix(pattern)).toBeUndefined();
});
