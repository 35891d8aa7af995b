import { describe, expect, it } from "vitest";
import { BUILT_IN } from "../../built-in.ts";
import { formatDiagnostic } from "../../core/diagnostics/format-diagnostic.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import { compileTogether } from "../combine/compile-together.ts";
import { contextIn } from "../combine/context-in.ts";
import { everythingOdd, ODD_DOCUMENTS } from "./documents.ts";
import type { OddDocument } from "./odd-document.ts";

const documents = [...ODD_DOCUMENTS, everythingOdd()];

function generate({ document, files }: OddDocument, folder: string) {
  return runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document), ...files }),
    generators: BUILT_IN,
    contextOf: () => contextIn(folder),
    source: "openapi.json",
  });
}

/** Few of these documents describe errors. */
function isOfDocument(code: string): boolean {
  return code !== "errors-undescribed";
}

describe("nothing is refused that has a meaning", () => {
  it.each(documents)("$name", async (odd) => {
    const { results, diagnostics } = await generate(odd, "odd");
    expect(diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
    const codes = [...new Set(diagnostics.map(({ code }) => code))].filter(isOfDocument).sort();
    expect(codes).toEqual(odd.reported ? [...odd.reported].sort() : codes);
    expect(
      diagnostics.every(({ help, location }) => help !== "" && location.file !== "" && location.line > 0),
    ).toBe(true);
    expect(results.length).toBe(BUILT_IN.length);
    expect(await generate(odd, "odd")).toMatchObject({
      diagnostics,
      results: results.map(({ files }) => ({ files })),
    });
  });
});

it("what is written for them compiles", { timeout: 240_000 }, async () => {
  const texts = new Map<string, string>();
  for (const [index, odd] of documents.entries())
    for (const { generator, files } of (await generate(odd, `odd-${index}`)).results)
      for (const { path, text } of files)
        if (path.endsWith(".ts")) texts.set(`odd-${index}/${generator}/${path}`, text);
  expect(texts.size).toBeGreaterThan(documents.length * 5);
  expect(await compileTogether(texts)).toEqual([]);
});
