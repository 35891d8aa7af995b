import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readDocument } from "../../../core/document/read-document.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import { memoryReader } from "../../../core/model/test/model-of.ts";
import { everythingOdd, ODD_DOCUMENTS } from "../../../test/any-document/documents.ts";
import { createWorkspace } from "../../test/workspace.ts";
import { TREATMENTS, treatmentOf } from "./diagnostic-treatment.ts";

const core = join(import.meta.dirname, "../../../core");

/** Files in which a function makes warnings of findings without a severity. */
const MADE_WARNINGS = /\bNodeRule\b|\bwarningAt\(|\breport\(/;

/** Every code with its severities, from the sources of what reads and checks documents. */
function codesOfReading(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const folder of ["document", "model", "run"])
    for (const path of readdirSync(join(core, folder), { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".ts") || path.endsWith(".test.ts")) continue;
      const text = readFileSync(join(core, folder, path), "utf8");
      const unstated = MADE_WARNINGS.test(text) ? '"warning"' : '"error"';
      for (const [, code = "", rest = ""] of text.matchAll(/\bcode: "([\w.-]+)",?([^}]{0,200})/g))
        codes.set(code, `${codes.get(code) ?? ""} ${/severity: ([^,\n]+)/.exec(rest)?.[1] ?? unstated}`);
      for (const [, extension] of text.matchAll(/\breportMalformed\([^"]*"(x-[\w-]+)"/g))
        codes.set(`${extension}-malformed`, '"warning"');
    }
  return codes;
}

it("every warning that reading a document can report has a treatment, and no other code has one", () => {
  const codes = codesOfReading();
  expect(codes.size).toBeGreaterThan(40);
  const warnings = [...codes].filter(([, severities]) => !/^(?: "error")+$/.test(severities));
  expect(Object.keys(TREATMENTS).sort()).toEqual(warnings.map(([code]) => code).sort());
});

it("a warning without a treatment is printed, and an error stays one", () => {
  expect(treatmentOf({ code: "never-seen", severity: "warning" })).toBe("warning");
  expect(treatmentOf({ code: "reference-cycle", severity: "error" })).toBe("error");
  expect(treatmentOf({ code: "reference-cycle", severity: "warning" })).toBe("silent");
});

it("what a comparison reads differently than it is written is printed, for every odd document", {
  timeout: 60_000,
}, async () => {
  const printed = new Set<string>();
  for (const { document, files } of [...ODD_DOCUMENTS, everythingOdd()]) {
    if (Object.keys(files ?? {}).some((path) => path.includes(":"))) continue; // read by a process from another server
    const texts = { "openapi.json": JSON.stringify(document), ...files };
    const read = await readDocument("file:///memory/openapi.json", {
      reader: memoryReader(texts),
      isCompared: true,
    });
    const built = read.value && buildApiModel(read.value, { pace: "on-demand" });
    const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
    const codes = (treatment: string) => [
      ...new Set(diagnostics.filter((one) => treatmentOf(one) === treatment).map(({ code }) => code)),
    ];
    const workspace = await createWorkspace(texts);
    const result = await workspace.run(["diff", "openapi.json", "openapi.json"]);
    await workspace.remove();
    if (diagnostics.some(({ severity }) => severity === "error")) {
      expect(result.exitCode).toBe(2);
      continue;
    }
    expect(result.exitCode).toBe(0);
    expect(result.stderr.match(/^warning: /gm)?.length ?? 0).toBeGreaterThanOrEqual(codes("warning").length);
    if (codes("warning").length === 0) expect(result.stderr).toBe("");
    for (const code of codes("warning")) printed.add(code);
  }
  expect(printed.size).toBeGreaterThan(5);
});

const schema = (text: string) => `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components: { schemas: { A: { ${text}, type: string } } }
`;

it.each([
  [
    "an unknown dialect",
    "$schema: 'https://example.com/own'",
    /The dialect "https:\/\/example\.com\/own" is unknown/,
  ],
  ["an $id that is none", "$id: 'http://['", /The \$id "http:\/\/\[" is not a URI reference; it is ignored/],
])("%s is said once, of the revision, where both documents have it", async (_, text, message) => {
  const workspace = await createWorkspace({
    "a.yaml": schema(text),
    "b.yaml": schema(text),
    "c.yaml": schema("title: C"),
  });
  const both = await workspace.run(["diff", "a.yaml", "b.yaml"]);
  const removed = await workspace.run(["diff", "a.yaml", "c.yaml"]);
  await workspace.remove();
  expect([both.exitCode, removed.exitCode]).toEqual([0, 0]);
  expect(both.stderr).toMatch(/^warning: b\.yaml:4:.*\n$/);
  expect(both.stderr).toMatch(message);
  expect(removed.stderr).toMatch(/^warning: a\.yaml:4:.*\n$/);
});
