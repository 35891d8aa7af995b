import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { type Code, code, imported, importedModule, importedType, joined, type Printable } from "./code.ts";
import { createImportNames } from "./import-names.ts";
import { literal } from "./literal.ts";
import { printCode } from "./print-code.ts";
import { printSourceFile } from "./source-file.ts";

const runs = search(300);

function print(part: Printable): string {
  return printCode(part, createImportNames().nameOf);
}

describe("a template of code", () => {
  it.each<readonly [string, Code, string]>([
    ["prints text and numbers as they are", code`a(${"b"}, ${1}, ${2n})`, "a(b, 1, 2)"],
    [
      "loses the indentation that its lines share",
      code`
        if (a) {
          b();
        }
      `,
      "if (a) {\n  b();\n}",
    ],
    [
      "keeps blank lines, without spaces",
      code`
        {
          ${["a;", "", "b;"]}

          ${"c\n\nd"}
        }
      `,
      "{\n  a;\n  b;\n\n  c\n\n  d\n}",
    ],
    [
      "leaves out a line of which all holes are empty",
      code`
        ${undefined}
        a;
        ${false}${[]}
        ${code``}b;
        ${joined([undefined], ", ")}
      `,
      "a;\nb;",
    ],
    [
      "indents what has several lines like the line of its hole",
      code`
        {
          a: ${code`
            [
              ${["1,", "2,"]}
            ]
          `},
        }
      `,
      "{\n  a: [\n    1,\n    2,\n  ],\n}",
    ],
    ["joins what is there", code`f(${joined(["a", undefined, "b"], ", ")})`, "f(a, b)"],
    [
      "joins over lines",
      code`
        type A =
          ${joined(["| 1", "| 2"], "\n")};
      `,
      "type A =\n  | 1\n  | 2;",
    ],
    ["prints a back slash as such", code`"\\n"`, '"\\n"'],
  ])("%s", (_, template, expected) => {
    expect(print(template)).toBe(expected);
  });
});

describe("imports", () => {
  function importsOf(...statements: readonly Printable[]): string {
    return printSourceFile({ header: ["H"], statements }).replace("// H\n\n", "");
  }

  it("are those that are printed, also out of lists, literals and code in code", () => {
    const deep = literal({ a: [code`${imported("m", "deep")}()`] });
    expect(importsOf(code`${[code`f(${deep});`]}`)).toBe(
      'import { deep } from "m";\n\nf({ a: [deep()] });\n',
    );
  });

  it("that only an empty line holds are not there", () => {
    expect(importsOf(code`a;`, [undefined, joined([], imported("m", "unused").from)])).toBe("a;\n");
  });

  it("of a name as a type and as a value are one, as a value", () => {
    expect(importsOf(code`${importedType("m", "A")} ${imported("m", "A")}`)).toBe(
      'import { A } from "m";\n\nA A\n',
    );
  });

  it("of one name from two modules have two names", () => {
    const text = importsOf(code`${imported("m", "a")} ${imported("n", "a")} ${importedModule("o", "a")}`);
    expect(text).toBe(
      'import { a } from "m";\nimport { a as a2 } from "n";\nimport * as a3 from "o";\n\na a2 a3\n',
    );
  });

  /** A tree of code with imports anywhere in it, each printed between marks. */
  const part = fc.letrec<{ part: Printable }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<Printable>("x", "", undefined, false, 1),
      fc
        .record({
          from: fc.constantFrom("./m.js", "n"),
          name: fc.constantFrom("a", "b", "c"),
          make: fc.constantFrom(imported, importedType),
        })
        .map(({ from, name, make }) => code`<${make(from, name)}>`),
      fc.array(tie("part"), { maxLength: 3 }),
      fc.array(tie("part"), { maxLength: 3 }).map((parts) => joined(parts, ", ")),
      fc.tuple(tie("part"), tie("part")).map(
        ([a, b]) => code`
          {
            ${a}
            k: ${b},
          }
        `,
      ),
      tie("part").map((inner) => literal({ list: [code`${inner}`] })),
    ),
  })).part;

  it("are never forgotten, and never left over", () => {
    fc.assert(
      fc.property(part, (tree) => {
        const text = printSourceFile({ header: ["H"], statements: [tree] });
        const declared = [...text.matchAll(/^import (?:type )?\{ (.*) \} from/gm)].flatMap(([, names = ""]) =>
          names.split(", ").map((name) => name.split(" as ").at(-1)),
        );
        const used = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name);
        expect([...declared].sort()).toEqual([...new Set(used)].sort());
        expect(text).not.toMatch(/[ \t]\n/);
      }),
      runs,
    );
  });
});

describe("a literal", () => {
  it.each([
    [
      "stays on one line where it fits",
      literal({ a: 1, b: ["x", null], "c-d": {} }),
      '{ a: 1, b: ["x", null], "c-d": {} }',
    ],
    ["leaves out members that are undefined", literal({ a: undefined, b: true }), "{ b: true }"],
    ["keeps a key that would be a prototype", literal(JSON.parse('{"__proto__":1}')), '{ ["__proto__"]: 1 }'],
    [
      "takes data that looks like code as data",
      literal({ kind: "code", lines: [] }),
      '{ kind: "code", lines: [] }',
    ],
  ])("%s", (_, value, expected) => {
    expect(print(value)).toBe(expected);
  });

  it("has one member per line where the line would be too long, at any indentation", () => {
    const value = { first: "x".repeat(40), second: ["y".repeat(30), { third: "z".repeat(60), n: 1 }] };
    expect(
      print(code`
      f({
        a: ${literal(value)},
      });
    `),
    ).toBe(`f({
  a: {
    first: "${"x".repeat(40)}",
    second: [
      "${"y".repeat(30)}",
      { third: "${"z".repeat(60)}", n: 1 },
    ],
  },
});`);
  });

  it("is worth the data that it is made of", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(100), (value, column) => {
        const text = print(code`${" ".repeat(column)}(${literal(value as never)})`);
        expect(JSON.stringify(new Function(`return ${text.trimStart()}`)())).toBe(JSON.stringify(value));
      }),
      runs,
    );
  });
});
