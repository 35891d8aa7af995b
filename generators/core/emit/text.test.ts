import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { docComment, docsOf } from "./doc-comment.ts";
import { literalKey, memberAccess, propertyKey } from "./property.ts";
import { commentText, quote } from "./text.ts";

const runs = search(1_000);

/** Text with all parts that have ever broken a printed file: lone surrogates, comment marks, all kinds of line ends. */
const unit = fc.oneof(
  fc.constantFrom(
    "*/",
    "/*",
    "//",
    "*",
    "/",
    "\\",
    '"',
    "'",
    "`",
    "${",
    "\n",
    "\r",
    "\r\n",
    "\t",
    "\0",
    "@",
    "\u2028",
    "\u2029",
    "\ufeff",
    "\u007f",
    "\ud800",
    "\udfff",
    "😀",
    "</script>",
    "<!--",
    "-->",
  ),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const nasty = fc.array(unit, { maxLength: 12 }).map((parts) => parts.join(""));

/** Evaluates printed code, as a reader's engine would. */
function evaluate(code: string): unknown {
  return new Function(`"use strict"; return (${code}\n);`)();
}

describe("quote", () => {
  it("prints a literal that is the text again, on one line of plain characters", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const code = quote(text);
        expect(evaluate(code)).toBe(text);
        expect(code).not.toMatch(/[\p{Cc}\u2028\u2029\ufeff]/u);
        expect(Buffer.from(code, "utf8").toString("utf8")).toBe(code);
      }),
      runs,
    );
  });

  it.each([
    ["it's", `"it's"`],
    ['"', '"\\""'],
    ["a\nb", '"a\\nb"'],
    ["\u2028", '"\\u2028"'],
    ["\ud800", '"\\ud800"'],
    ["ä 😀", '"ä 😀"'],
  ])("%j", (text, code) => {
    expect(quote(text)).toBe(code);
  });
});

describe("property keys", () => {
  it("make an own property of exactly that name", () => {
    fc.assert(
      fc.property(
        fc.oneof(nasty, fc.constantFrom("__proto__", "constructor", "a", "a-b", "1", "ä", "")),
        (name) => {
          const object = evaluate(`{ ${literalKey(name)}: 1 }`) as object;
          expect(Object.keys(object)).toEqual([name]);
          expect(evaluate(`{ ${literalKey(name)}: 1 }${memberAccess(name)}`)).toBe(1);
        },
      ),
      runs,
    );
  });

  it.each([
    ["plain", "plain"],
    ["a-b", '"a-b"'],
    ["delete", "delete"],
    ["1", '"1"'],
    ["__proto__", '"__proto__"'],
  ])("of a type: %s", (name, key) => {
    expect(propertyKey(name)).toBe(key);
  });
});

describe("comments", () => {
  it("whatever a description says, the comment ends where it should", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const comment = docComment(commentText(text));
        expect(evaluate(`${comment}\n42`)).toBe(42);
        expect(comment.indexOf("*/")).toBe(comment.length - 2);
        expect(Buffer.from(comment, "utf8").toString("utf8")).toBe(comment);
      }),
      runs,
    );
  });

  it.each([
    ["ends */ here", "ends *\\/ here"],
    ["@deprecated not a tag", "\\@deprecated not a tag"],
    ["mail a@b", "mail a@b"],
    ["one\r\ntwo  \n  @three", "one\ntwo\n  \\@three"],
    ["a\u0007b", "a b"],
    ["half \ud800 a character", "half \ufffd a character"],
    ["  blank around\n\n", "blank around"],
  ])("%j", (text, expected) => {
    expect(commentText(text)).toBe(expected);
  });

  it("are one line, or each line on its own", () => {
    expect(docComment("One.")).toBe("/** One. */");
    expect(docComment("One.\n\nTwo.")).toBe("/**\n * One.\n *\n * Two.\n */");
  });
});

describe("what a reader should know of a schema", () => {
  it("is description, evidence, default and deprecation, in this order", () => {
    const docs = docsOf({
      title: "not this",
      description: "D.",
      inferred: "I.",
      unspecified: "U.",
      default: { value: "*/" },
      deprecated: true,
      extensions: {},
    });
    expect(docs).toBe('D.\n\nInferred: I.\n\nUnspecified: U.\n\n@default "*\\/"\n@deprecated');
  });

  it.each([
    ["the title when there is no description", { title: "T" }, "T"],
    ["nothing when nothing is said", {}, undefined],
    ["nothing when a blank is said", { description: " " }, undefined],
    ["a default of false", { default: { value: false } }, "@default false"],
    ["a default of null", { default: { value: null } }, "@default null"],
  ])("is %s", (_, annotations, expected) => {
    expect(docsOf({ ...annotations, extensions: {} })).toBe(expected);
  });
});
