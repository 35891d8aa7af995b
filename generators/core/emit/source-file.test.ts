import { describe, expect, it } from "vitest";
import type { ApiModel } from "../model/api-model.ts";
import { code, imported, importedModule, importedType } from "./code.ts";
import { fileHeader } from "./file-header.ts";
import { documented, literal } from "./literal.ts";
import { constDeclaration, printSourceFile } from "./source-file.ts";

describe("a printed file", () => {
  it("has a header, the imports of what it uses, sorted, and one blank line between declarations", () => {
    const z = importedModule("zod", "z");
    const text = printSourceFile({
      header: ["Generated from a.yaml.", "", "Do not edit."],
      statements: [
        code`
          /** One line. */
          export type Id = \`qu_\${string}\`;
        `,
        code`
          export interface Quote extends ${importedType("./a.js", "Base")} {
            readonly id: Id;
            ${undefined}
            "a-b"?: ${importedType("./b.js", "B", "OtherB")};
          }
        `,
        undefined,
        constDeclaration({
          name: "quotes",
          docs: "All.\nOf them.",
          type: code`readonly ${z}.Quote[]`,
          initializer: literal([documentedQuote()]),
          suffix: "as const",
        }),
        constDeclaration({ name: "inner", initializer: imported("./a.js", "one"), exported: false }),
      ],
    });
    expect(text).toBe(`// Generated from a.yaml.
//
// Do not edit.

import * as z from "zod";
import type { Base } from "./a.js";
import { one } from "./a.js";
import type { B as OtherB } from "./b.js";

/** One line. */
export type Id = \`qu_\${string}\`;

export interface Quote extends Base {
  readonly id: Id;
  "a-b"?: OtherB;
}

/**
 * All.
 * Of them.
 */
export const quotes: readonly z.Quote[] = [
  {
    /** Its ID. */
    id: "qu_1",
  },
] as const;

const inner = one;
`);
  });

  it("breaks imports that are longer than a line", () => {
    const names = Array.from({ length: 12 }, (_, index) => imported("./a.js", `aRatherLongName${index}`));
    const text = printSourceFile({ header: ["H"], statements: names.map((name) => code`${name};`) });
    expect(text).toContain("import {\n  aRatherLongName0,\n  aRatherLongName1,\n");
    expect(text).toContain('  aRatherLongName9,\n} from "./a.js";\n');
    const only = imported('./a "b".js', "n".repeat(200));
    expect(printSourceFile({ header: ["H"], statements: [code`${only};`] })).toContain(
      `import { ${"n".repeat(200)} } from "./a \\"b\\".js";`,
    );
  });

  it("without imports and declarations is its header", () => {
    expect(printSourceFile({ header: ["Only this."], statements: [] })).toBe("// Only this.\n");
  });

  it("is the same when it is printed again after another one", () => {
    const print = () => printSourceFile({ header: ["H"], statements: [code`export type A = 1;`] });
    const first = print();
    printSourceFile({
      header: ["Other"],
      statements: [code`export const b = ${imported("x", "y")};`],
    });
    expect(print()).toBe(first);
  });
});

function documentedQuote() {
  return { id: documented("Its ID.", "qu_1") };
}

it("a document may be called anything: the header stays one line of comment", () => {
  const options = { headerCommand: "codegen generate --out x\ny", importExtension: ".js", modules: {} };
  const model = { source: "a.yaml\nimport 'evil';\u2028alert(1)//" };
  const header = fileHeader(model as ApiModel, options as unknown as Parameters<typeof fileHeader>[1]); // only what a header needs
  expect(header).toEqual([
    "Generated from a.yaml import 'evil'; alert(1)//. To change it, edit the description and run `codegen generate --out x y`.",
  ]);
});
