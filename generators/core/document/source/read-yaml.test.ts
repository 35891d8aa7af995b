import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import { LineCounter, parseDocument, stringify } from "yaml";
import { search } from "../../../../random-search.ts";
import { childPointer } from "../pointer.ts";
import { createYamlLocator } from "./locate-yaml.ts";
import { readYaml } from "./read-yaml.ts";

const { seed: SEED, numRuns: RUNS } = search(3000);

function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, childPointer(pointer, key))),
  ];
}

/** Describes how `yaml` reads a text differently; undefined if it agrees, or if the text is left to it. */
function disagreement(text: string): string | undefined {
  const read = readYaml(text);
  if (!read) return undefined;
  const document = parseDocument(text, {
    lineCounter: new LineCounter(),
    merge: true,
    prettyErrors: false,
  });
  if (document.errors.length > 0) return `an error: ${document.errors[0]?.message}`;
  const value: unknown = document.toJS();
  const [expected, actual] = [value, read.value].map((one) => JSON.stringify(one));
  if (!isDeepStrictEqual(value, read.value) || expected !== actual) return `${expected}, and not ${actual}`;
  const offsetOf = createYamlLocator(document);
  return [...pointersOf(value), "/no such key"].find(
    (pointer) => offsetOf(pointer) !== read.offsetOf(pointer),
  );
}

const READ: readonly [name: string, text: string][] = [
  ["objects and lists", "a: 1\nb:\n  - x\n  - y: 2\n    z: 'q'\n  -\n    c: {}\n"],
  ["a list that is as deep as its key", "a:\n- 1\n-   b: 2\n    c: 3\nd: 4\n"],
  ["lists in lists", "- - 1\n  - 2\n- - - 3\n"],
  ["comments", "# a\n---\n# b\na: 1 # c\n\n# d\nb: # e\n  # f\n  c: 'x#y' # g\nd: a#b\n"],
  [
    "scalars of one line",
    "a: ~\nb: null\nc: true\nd: FALSE\ne: -1\nf: 1.50\ng: .5e-3\nh: 1_0\ni: 2020-01-01\n",
  ],
  ["whole numbers that a double cannot hold", "a: 9007199254740993\nb: 123456789012345678901234567890\n"],
  ["scalars of several lines", "a: some text\n  goes on\n\n\n  here\nb: 'it''s\n\n  q'\n"],
  ["double quotes", 'a: "x\\ty\\u00e9\\U0001F600\\x41 \\"q\\" \\\n  more\n\n  \\ end "\n'],
  ["blocks of text", "a: |\n  x\n\n   y\n\n\nb: |-\n  x\n\n\nc: |+\n  x\n\n\nd: |+\n\ne: 1\n"],
  ["folded blocks of text", "a: >\n  x\n  y\n\n  z\n   deeper\n  w\n\n\nb: >-\n\n  x\n\n   y\n\n  z\n"],
  ["flow style", "a: [1, x y, 'q', \"r\", [], {}]\nb: { c: 1, 'd': { e: [f] } }\ng: {\n  h: [\n    1 ] }\n"],
  ["keys of every kind", "200: a\n'x': b\n\"y\\n\": c\nd e: f\n1.0: g\ntrue: h\na:b: i\n"],
  ["values with colons", "a: https://x.y/z\nb: a:b\nc: ::d\n"],
  ["keys without values", "a:\nb:\n  c:\nd: 1\n"],
  ["blocks of text in lists", "- |\n  x\n- >-\n\n  y\n- a: |\n    z\n"],
  ["a key called __proto__", "__proto__:\n  a: 1\n"],
  ["keys with a question mark", "? a\n: - b\n? c\n: d\n"],
  ["line ends with carriage returns", "a: |\r\n  x\r\n  y\r\nb: 'x\r\n  y'\r\n"],
  ["tabs", "a:\tb\n"],
];
it.each(READ)("reads %s as the parser does", (_, text) => {
  expect(readYaml(text)).toBeDefined();
  expect(disagreement(text)).toBeUndefined();
});

const LEFT: readonly [name: string, text: string][] = [
  ["anchors and aliases", "a: &x 1\nb: *x\n"],
  ["merge keys", "a:\n  <<: { b: 1 }\n"],
  ["tags", "a: !!str 1\n"],
  ["repeated keys", "a: 1\na: 2\n"],
  ["keys that become the same", "1: a\n'1': b\n"],
  ["a scalar alone", "text\n"],
  ["a null key", "~: 1\n"],
  ["an empty item", "a:\n  - b\n  -\n"],
  ["carriage returns alone", "a: 1\rb: 2\n"],
  ["escapes beyond Unicode", 'a: "\\U00110000"\n'],
  ["empty lines after an escaped line end", 'a: "b\\\n\n  c"\n'],
  ["numbers beyond doubles", "a: 1e400\n"],
  ["an empty text", "\n# nothing\n"],
  ["a second document", "a: 1\n---\nb: 2\n"],
  ["indentation with a tab", "a:\n\tb: 1\n"],
  ["a line that is not deep enough", "a:\n    b: 1\n  c: 2\n"],
  ["a key behind a key", "a: b: c\n"],
  ["a list behind a key", "a: - b\n"],
  ["an open bracket", "a: [1,\nb: 2\n"],
  ["an open quote", "a: 'x\nb: 2\n"],
  ["text behind quotes", "a: 'x' y\n"],
  ["a key behind an item in quotes", "a:\n- 'x' b: 2\n"],
  ["a key behind an item in brackets", "a:\n- [x] b: 2\n"],
  ["lists without an end", `${"- ".repeat(1000)}1\n`],
];
it.each(LEFT)("leaves %s to the parser", (_, text) => {
  expect(readYaml(text)).toBeUndefined();
});

const styles = fc.record({
  indent: fc.integer({ min: 1, max: 6 }),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 20, 40, 80),
  defaultStringType: fc.constantFrom(
    "PLAIN",
    "QUOTE_DOUBLE",
    "QUOTE_SINGLE",
    "BLOCK_LITERAL",
    "BLOCK_FOLDED",
  ),
  collectionStyle: fc.constantFrom("any", "block", "flow"),
} as const);
const word = fc.oneof(
  fc.string({
    unit: fc.constantFrom("a", "b", " ", "\n", ":", "#", "-", "'", '"', "\\", "1", ".", "é"),
    maxLength: 40,
  }),
  fc.constantFrom("true", "null", "1", "0x1", "-.5", "~", "long text ".repeat(12), "a: b", "- a", "{a}"),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.oneof(
      fc.integer(),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(word, tie("tree"), { maxKeys: 5 }),
  ),
}));

it("reads whatever is printed in any style as the parser does", () => {
  let read = 0;
  fc.assert(
    fc.property(tree, styles, (value, style) => {
      const text = stringify(value, { ...style, aliasDuplicateObjects: false });
      if (readYaml(text)) read += 1;
      expect(disagreement(text)).toBeUndefined();
    }),
    { numRuns: Math.ceil(RUNS / 6), seed: SEED },
  );
  expect(read).toBeGreaterThan(0);
});

const PIECES = [
  ..."\n #'\"|>[]{},:&*!?-~%@\\_",
  ...[
    "  ",
    "- ",
    ": ",
    " #c",
    "|-",
    "|+",
    ">+",
    ">-",
    "\n\n",
    "\n ",
    "\n  ",
    "\n    ",
    "\n   \n",
    "''",
    "\\n",
    "\\\n",
  ],
  ...[
    "a",
    "b: 1",
    "1",
    "0x1",
    "0o7",
    "1e3",
    ".5",
    "-0",
    "1_0",
    "+1",
    "1.",
    "true",
    "null",
    "<<",
    "a#b",
    "a:b",
  ],
  ...[
    "---",
    "&a",
    "*a",
    "!x",
    "key:\n",
    "  - x\n",
    "k: |\n  t\n",
    "text more\n",
    "'q'",
    '"q\\"r"',
    "[1, a]",
    "{ a: 1 }",
  ],
  ...["é", "\u0085", "\u00a0", "\u2028"],
];
const piece = fc.constantFrom(...PIECES);
const composed = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(""));
const edit = fc.record({ at: fc.nat(10_000), gone: fc.constantFrom(0, 0, 1, 2, 4), piece });
const edited = fc
  .tuple(fc.constantFrom(...READ.map(([, text]) => text)), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([text, edits]) =>
    edits.reduce((now, { at, gone, piece: added }) => {
      const start = at % (now.length + 1);
      return now.slice(0, start) + added + now.slice(start + gone);
    }, text),
  );

it("reads no text otherwise than the parser does, or where that finds an error", () => {
  fc.assert(
    fc.property(fc.oneof(composed, edited), (text) => {
      expect(disagreement(text)).toBeUndefined();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
