import { describe, expect, it } from "vitest";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { parseSource, type SourceFile } from "./source-file.ts";

function parse(text: string): { readonly file: SourceFile | undefined; readonly diagnostics: string[] } {
  const { value, diagnostics } = parseSource({ uri: "file:///a.yaml", name: "a.yaml", text });
  return { file: value, diagnostics: diagnostics.map(formatDiagnostic) };
}

/** `line:column` of a pointer. */
function location(text: string, pointer: string): string {
  const location = parse(text).file?.locate(pointer);
  return `${location?.line}:${location?.column}`;
}

describe("a place is the key that a pointer names", () => {
  const cases: readonly [name: string, text: string, pointer: string, expected: string][] = [
    ["in YAML", "a:\n  b: 1\n", "/a/b", "2:3"],
    ["in JSON", '{\n  "a": {\n    "b": 1 }\n}', "/a/b", "3:5"],
    ["at the start of a line of JSON", '{\n"a": 1}', "/a", "2:1"],
    ["in YAML with CRLF", "a:\r\n  b: 1\r\n", "/a/b", "2:3"],
    ["in JSON with CRLF", '{\r\n  "a": {\r\n    "b": 1 }\r\n}', "/a/b", "3:5"],
    ["after a byte order mark in YAML", "\ufeffa: 1\n", "/a", "1:1"],
    ["after a byte order mark in JSON", '\ufeff{"a": 1}', "/a", "1:2"],
    ["with escapes in a JSON key", '{\n "x": 1,\n "\\u0061\\n": 2 }', "/a\n", "3:2"],
    ["with a slash and a tilde in the key", "a/b:\n  c~d: 1\n", "/a~1b/c~0d", "2:3"],
    ["that is a number in YAML", "responses:\n  200: ok\n", "/responses/200", "2:3"],
    ["in flow style", "a: { b: [1, { c: 2 }] }\n", "/a/b/1/c", "1:15"],
    ["of a list in YAML", "a:\n  - x\n  - y\n", "/a/1", "3:5"],
    ["of a list in JSON", '{"a": [true,\n null]}', "/a/1", "2:2"],
    ["behind an alias: the anchored value", "a: &x\n  b: 1\nc: *x\n", "/c/b", "2:3"],
    ["taken over by a merge key", "a: &x\n  b: 1\nc:\n  <<: *x\n  d: 2\n", "/c/b", "2:3"],
    ["of its own before that of a merge key", "a: &x\n  b: 1\nc:\n  <<: *x\n  b: 2\n", "/c/b", "5:3"],
    [
      "of the first of several merged maps",
      "a: &x {k: 1}\nb: &y {k: 2}\nc:\n  <<: [*x, *y]\n",
      "/c/k",
      "1:8",
    ],
    ["of its closest ancestor when it leads nowhere in YAML", "a:\n  b: 1\n", "/a/zzz/deeper", "1:1"],
    ["of its closest ancestor when it leads nowhere in JSON", '{\n "a": {"b": 1}}', "/a/zzz/deeper", "2:2"],
    ["of the root", '\n  {"a": 1}', "", "2:3"],
    ["called __proto__", '{"x": 1,\n"__proto__": {"y": 1}}', "/__proto__/y", "2:15"],
  ];
  it.each(cases)("%s", (_, text, pointer, expected) => {
    expect(location(text, pointer)).toBe(expected);
  });
});

describe("one mistake is reported once, not again for what it puts out of place", () => {
  it.each([
    [
      "brackets inside a flow mapping",
      "list:\n  - { name: tags[], in: query }\n  - { name: x, in: query, schema: { type: string } }\nend: 1\n",
      /^a\.yaml:2:17 /,
    ],
    ["a bracket that stays open", `a: [\n${"b:\n  c: { d: e }\n".repeat(20)}`, /^a\.yaml:2:1 /],
  ])("%s", (_, text, diagnostic) => {
    expect(parse(text).diagnostics).toEqual([expect.stringMatching(diagnostic)]);
  });
});

describe("a repeated key is reported, and the last one counts", () => {
  it.each([
    ["in YAML", "a: 1\nb: { c: 1, c: 2 }\na: 3\n", { a: 3, b: { c: 2 } }, ["2:12", "3:1"]],
    ["in JSON", '{"a": 1,\n "b": {"c": 1,\n "c": 2}}', { a: 1, b: { c: 2 } }, ["3:2"]],
  ])("%s", (_, text, value, locations) => {
    const { file, diagnostics } = parse(text);
    expect(file?.value).toEqual(value);
    expect(diagnostics).toEqual(
      locations.map(
        (location) =>
          `a.yaml:${location}  This key is used before in the same object. The last one counts.  (Remove or rename one of the keys.)`,
      ),
    );
  });
});

describe("a value is what the file says", () => {
  it.each([
    ["keys called __proto__ are own keys in YAML", "__proto__:\n  a: 1\n"],
    ["keys called __proto__ are own keys in JSON", '{"__proto__": {"a": 1}}'],
  ])("%s", (_, text) => {
    const value = parse(text).file?.value;
    expect(Object.keys(value as object)).toEqual(["__proto__"]);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it("merge keys are taken over, own keys win", () => {
    expect(parse("a: &x {b: 1, c: 1}\nd:\n  <<: *x\n  c: 2\n").file?.value).toEqual({
      a: { b: 1, c: 1 },
      d: { b: 1, c: 2 },
    });
  });

  it("dates and yes stay strings", () => {
    expect(parse("a: 2026-01-02\nb: yes\n").file?.value).toEqual({ a: "2026-01-02", b: "yes" });
  });
});

describe("a file that cannot be read is reported with its place", () => {
  const cases: readonly [name: string, text: string, line: RegExp][] = [
    [
      "a bracket that is not closed",
      "a: 1\nb: [1,\nc: 2\n",
      /^a\.yaml:3:1 {2}A bracket is not closed.+ {2}\(Close/,
    ],
    [
      "a missing colon",
      "a:\n  b c\n  d: 1\n",
      /^a\.yaml:2:3 {2}A colon is missing after this key\. {2}\(Write `key: value`/,
    ],
    [
      "a missing colon in the last line",
      "a:\n  b: 1\n  d\n",
      /^a\.yaml:3:3 {2}A colon is missing after this key/,
    ],
    [
      "a colon in a text",
      "a: b: c\n",
      /^a\.yaml:1:4 {2}A second `key: value` begins.+ {2}\(Put the value in quotes/,
    ],
    ["a line that is indented too far", "a: b\n  c: d\n", /^a\.yaml:1:4 {2}A second `key: value` begins/],
    ["a list on the line of its key", "a: - b\n", /^a\.yaml:1:4 {2}A list begins on the line of/],
    [
      "a tab",
      "a:\n\tb: 1\n",
      /^a\.yaml:2:1 {2}This line is indented with a tab\. {2}\(Indent it with spaces/,
    ],
    [
      "a text with a sign before it",
      "a: @b\n",
      /^a\.yaml:1:4 {2}This character cannot begin a text\. {2}\(Put the/,
    ],
    ["a quote that is not closed", 'a: "b\nc: d\n', /The quote at the end of a text is missing/],
    ["an item further left", "a:\n  - b\n - c\n", /^a\.yaml:3:1 {2}A list item stands where a key should be/],
    ["an unknown escape", 'a: "\\q"\n', /^a\.yaml:1:5 {2}This escape sequence does not exist/],
    [
      "a merge key with a text",
      "a: &x { b: 1 }\nc: { <<: *x }\nd:\n  <<: text\n",
      /^a\.yaml:4:3 {2}The YAML cannot be read .+ {2}\(Set the merge key/,
    ],
    [
      "a merge key with a list of other things",
      "a: &x [1]\nc: { <<: [*x] }\n",
      /^a\.yaml:2:6 {2}The YAML cannot be read .+ {2}\(Set the merge key/,
    ],
    ["an alias without an anchor", "a: 1\nb: *nowhere\n", /^a\.yaml:2:4 {2}Unresolved alias.+ {2}\(Replace/],
    [
      "an alias that contains itself",
      "a: &x\n  b:\n    c: *x\n",
      /^a\.yaml:3:8 {2}An alias contains itself\./,
    ],
    ["an empty file", "", /^a\.yaml:1:1 {2}The file is empty\. {2}\(Write an OpenAPI 3\.1 document/],
    ["a file of blanks and a byte order mark", "\ufeff \n\t\n", /^a\.yaml:1:1 {2}The file is empty\./],
    ["a file of comments", "# nothing\n", /^a\.yaml:1:1 {2}The file is empty\./],
    ["a second document", "a: 1\n---\nb: 2\n", /^a\.yaml:2:1 {2}A second YAML document st/],
    [
      "JSON that is nested without end",
      "[".repeat(100_000) + "]".repeat(100_000),
      /nested more than 500 levels/,
    ],
    ["YAML that is nested without end", "- ".repeat(5_000), /nested more than 500 levels/],
    ["YAML that exhausts a parser's stack", "[".repeat(20_000), /nested more than 500 levels/],
  ];
  it.each(cases)("%s", (_, text, line) => {
    const { file, diagnostics } = parse(text);
    expect(file).toBeUndefined();
    expect(diagnostics[0]).toMatch(line);
  });

  it.each([
    [
      "a missing comma",
      '{\n  "a": 1\n  "b": 2\n}',
      /^a\.json:3:3 {2}Expected ',' or '}'.+ {2}\(Correct the YAML or JSON/,
    ],
    ["an end that comes too early", '{\n  "a": [1,\n', /^a\.json:2:11 {2}/],
  ])("reports %s in a JSON file in the words of JSON", (_, text, line) => {
    const { diagnostics } = parseSource({ uri: "file:///a.json", name: "a.json", text });
    expect(diagnostics.map(formatDiagnostic)).toEqual([expect.stringMatching(line)]);
  });

  it("reads comments and trailing commas in a JSON file, since YAML has them", () => {
    const text = '{ # why\n "a": [1,], }';
    expect(parseSource({ uri: "file:///a.json", name: "a.json", text }).value?.value).toEqual({ a: [1] });
  });

  it("warns of bytes that are not UTF-8, and reads the rest", () => {
    const { file, diagnostics } = parse("a: 1\nb: caf\ufffd\n");
    expect(file?.value).toEqual({ a: 1, b: "caf\ufffd" });
    expect(diagnostics).toEqual([
      expect.stringMatching(/^a\.yaml:2:7 {2}The file contains bytes that are not UTF-8/),
    ]);
  });

  it("rejects aliases that multiply into billions", () => {
    const levels = Array.from({ length: 10 }, (_, level) => {
      const items = level === 0 ? "x" : `*l${level - 1}`;
      return `l${level}: &l${level} [${Array(10).fill(items).join(", ")}]`;
    });
    expect(parse(levels.join("\n")).diagnostics[0]).toMatch(/Excessive alias count/);
  });
});

describe("a large file with many problems", () => {
  it("reports the place of each", () => {
    const members = Array.from({ length: 20_000 }, (_, index) => `"k${index}": {"a": [1, 2, {"b": "}"}]}`);
    const { file } = parse(`{\n${members.join(",\n")}\n}`);
    for (let index = 0; index < 20_000; index++) {
      expect(file?.locate(`/k${index}/a/2/b`).line).toBe(index + 2);
    }
  });
});
