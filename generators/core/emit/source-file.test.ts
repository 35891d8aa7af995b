import { describe, expect, it } from "vitest";
import type { ApiModel } from "../model/api-model.ts";
import { fileHeader } from "./file-header.ts";
import { constDeclaration, interfaceDeclaration, printSourceFile, typeDeclaration } from "./source-file.ts";

describe("a printed file", () => {
  it("has a header, sorted imports, and one blank line between declarations", () => {
    const text = printSourceFile({
      header: ["Generated from a.yaml.", "", "Do not edit."],
      imports: [
        { from: "./b.js", names: ["b"] },
        { from: "zod", namespace: "z" },
        { from: "./a.js", names: ["z", "a"], typeOnly: true },
        { from: "./a.js", names: ["B", "a"], typeOnly: true },
        { from: "./a.js", names: ["value"] },
      ],
      statements: [
        typeDeclaration({ name: "Id", docs: "One line.", type: "`qu_\u0024{string}`" }),
        interfaceDeclaration({
          name: "Quote",
          docs: "First line.\n\nSecond *\\/ line.",
          extends: ["Base"],
          properties: [
            { name: "id", type: "Id", readonly: true, docs: "Its ID." },
            { name: '"a-b"', type: "string", optional: true },
          ],
        }),
        constDeclaration({
          name: "quotes",
          docs: "All.\nOf them.",
          type: "readonly Quote[]",
          initializer: (writer) =>
            writer
              .write("[")
              .newLine()
              .indent(() => writer.write('{ id: "qu_1" },'))
              .newLine()
              .write("]"),
          suffix: "as const",
        }),
        constDeclaration({ name: "inner", initializer: "1", exported: false }),
      ],
    });
    expect(text).toBe(`// Generated from a.yaml.
//
// Do not edit.

import * as z from "zod";
import type { B, a, z } from "./a.js";
import { value } from "./a.js";
import { b } from "./b.js";

/** One line. */
export type Id = \`qu_\${string}\`;

/**
 * First line.
 *
 * Second *\\/ line.
 */
export interface Quote extends Base {
  /** Its ID. */
  readonly id: Id;
  "a-b"?: string;
}

/**
 * All.
 * Of them.
 */
export const quotes: readonly Quote[] = [
  { id: "qu_1" },
] as const;

const inner = 1;
`);
  });

  it("without imports and declarations is its header", () => {
    expect(printSourceFile({ header: ["Only this."], statements: [] })).toBe("// Only this.\n");
  });

  it("is the same when it is printed again after another one", () => {
    const print = () =>
      printSourceFile({ header: ["H"], statements: [typeDeclaration({ name: "A", type: "1" })] });
    const first = print();
    printSourceFile({
      header: ["Other"],
      imports: [{ from: "x", names: ["y"] }],
      statements: ["export const b = 1;"],
    });
    expect(print()).toBe(first);
  });
});

it("a document may be called anything: the header stays one line of comment", () => {
  const options = { command: "codegen generate --out x\ny", importExtension: ".js", modules: {} };
  const model = { source: "a.yaml\nimport 'evil';\u2028alert(1)//" };
  const header = fileHeader(model as ApiModel, options as unknown as Parameters<typeof fileHeader>[1]); // only what a header needs
  expect(header).toEqual([
    "Generated from a.yaml import 'evil'; alert(1)//. To change it, edit the description and run `codegen generate --out x y`.",
  ]);
});
