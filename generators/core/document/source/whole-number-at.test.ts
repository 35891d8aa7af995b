import { describe, expect, test } from "vitest";
import { parseSource } from "./source-file.ts";

/** Returns the number at a pointer. */
function at(text: string, pointer: string): bigint | undefined {
  const { value } = parseSource({ uri: "file:///a.yaml", name: "a.yaml", text });
  return value?.wholeNumberAt(pointer);
}

describe("a whole number is read with all of its digits", () => {
  test.each([
    ["in YAML", "a:\n  maximum: 9223372036854775807\n", "/a/maximum", 9223372036854775807n],
    ["with a comment behind it", "a: 9007199254740993 # odd\n", "/a", 9007199254740993n],
    ["in flow style", "a: {b: [1, 9007199254740993]}\n", "/a/b/1", 9007199254740993n],
    ["in a list of YAML", "a:\n  - 1\n  - -9007199254740993\n", "/a/1", -9007199254740993n],
    ["under a key in quotes", "'a': 9007199254740993", "/a", 9007199254740993n],
    ["in JSON", '{"a": {"b" : 9007199254740993}}', "/a/b", 9007199254740993n],
    ["in a list of JSON", '{"a": [\n 1,\n 9007199254740993]}', "/a/1", 9007199254740993n],
    ["with an exponent", '{"a": 1e23}', "/a", 10n ** 23n],
    ["with decimals and an exponent", "a: -9.007199254740993E+15", "/a", -9007199254740993n],
    ["with decimals that are zero", "a: 9007199254740993.0", "/a", 9007199254740993n],
    ["after a byte order mark", "\ufeffa: 9007199254740993", "/a", 9007199254740993n],
  ])("%s", (_, text, pointer, number) => {
    expect(at(text, pointer)).toBe(number);
  });
});

describe("nothing is read where there is", () => {
  test.each([
    ["a fraction", "a: 1.5", "/a"],
    ["an exponent below the last digit", '{"a": 15e-1}', "/a"],
    ["an exponent beyond every double", '{"a": 1e400000}', "/a"],
    ["an alias", "a: &a 9007199254740993\nb: *a\n", "/b"],
    ["a text", "a: '9007199254740993'", "/a"],
    ["another value", "a: true", "/a"],
    ["an object", '{"a": {"b": 1}}', "/a"],
  ])("%s", (_, text, pointer) => {
    expect(at(text, pointer)).toBeUndefined();
  });
});
