import fc from "fast-check";

/** Characters of patterns and strings: few, so that they match. */
const LETTERS = ["a", "b", "0", "_", "-", "é", "😀", "\n"];

const ATOMS = [
  ...["a", "b", "0", "_", "-", "é", "😀", ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\n"],
  ...[
    "[ab]",
    "[^a]",
    "[a-c0]",
    "[\\w-]",
    "[^\\d😀]",
    "\\p{L}",
    "\\P{L}",
    "\\u{1f600}",
    "\\x61",
    "\\ud83d\\ude00",
  ],
];

const QUANTIFIERS = ["*", "+", "?", "{2}", "{1,3}", "{0,1}", "{2,}", "*?", ""];

/** Regular expressions of the regular kind, with the `u` flag. */
export const arbitraryPattern: fc.Arbitrary<string> = fc.letrec<{ pattern: string; piece: string }>(
  (tie) => ({
    piece: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom(...ATOMS),
      fc.constantFrom("^", "$", "\\b"),
      fc
        .tuple(fc.constantFrom(...ATOMS), fc.constantFrom(...QUANTIFIERS))
        .map(([atom, quantifier]) => atom + quantifier),
      fc
        .tuple(tie("pattern"), fc.constantFrom(...QUANTIFIERS))
        .map(([pattern, quantifier]) => `(?:${pattern})${quantifier}`),
    ),
    pattern: fc.oneof(
      fc.array(tie("piece"), { maxLength: 4 }).map((pieces) => pieces.join("")),
      fc.array(tie("piece"), { maxLength: 4 }).map((pieces) => `^${pieces.join("")}$`),
      fc
        .tuple(fc.boolean(), tie("piece"), tie("piece"))
        .map(([isNegated, look, rest]) => `^(?${isNegated ? "!" : "="}.*${look})${rest}`),
      fc.tuple(tie("pattern"), tie("pattern")).map((options) => options.join("|")),
    ),
  }),
).pattern;

/** Short strings of the characters in patterns. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...LETTERS), { maxLength: 6 })
  .map((letters) => letters.join(""));
