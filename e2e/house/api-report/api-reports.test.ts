import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { publishedFolders, readText } from "../repository.ts";
import { apiReports } from "./api-report.ts";
import { audienceOf, countByAudience } from "./audiences.ts";
import { SurfaceReader } from "./public-surface.ts";
import { renderReport } from "./render-report.ts";

const work = mkdtempSync(join(import.meta.dirname, ".work-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The code block that a package with these declaration files gets; `index.d.ts` is its entry. */
function surfaceOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(work, name, ".."), { recursive: true });
    writeFileSync(join(work, name), text);
  }
  const declarations = join(work, "index.d.ts");
  const names = new SurfaceReader().read(declarations, `e2e/house/api-report/${basename(work)}`);
  const report = renderReport("a package", [
    { entry: { kind: "code", path: "@acme/client", declarations }, names },
  ]);
  return /```ts\n([\s\S]*)\n```/.exec(report)?.[1] ?? "";
}

test.each([
  ["@crossborder/client", "applications"],
  ["@crossborder/runtime/client", "applications"],
  ["@crossborder/runtime/client/internal", "nobody outside"],
  ["@crossborder/runtime/zod", "generated code"],
  ["@crossborder/zod/predicates", "applications"],
  ["@crossborder/codegen/generator", "authors of generators"],
  ["@crossborder/codegen/diff", "programs over diffs"],
])("%s is for %s", (path, audience) => {
  expect(audienceOf(path)).toBe(audience);
});

test.each(["@crossborder/client/retries", "@crossborder/runtime/tools", "@crossborder/codegen/cli"])(
  "%s, which nobody has named, has no audience",
  (path) => {
    expect(() => audienceOf(path)).toThrow(`${path} has no audience.`);
  },
);

test("names that several entry points of an audience export are counted once", () => {
  const name = { kind: "passed-on", name: "a", from: "b" } as const;
  const entryAt = (path: string) => ({
    entry: { kind: "code", path, declarations: "" } as const,
    names: [name],
  });
  const entries = ["@a/runtime/client", "@a/runtime/errors", "@a/runtime/zod"].map(entryAt);
  expect(countByAudience(entries)).toBe("1 for applications, 1 for generated code");
});

describe("the report of a surface", () => {
  test("gives declarations by name, without comments, and says what is deprecated", () => {
    const text = surfaceOf({
      "index.d.ts": [
        "/** What it does. */",
        "export declare function open(path: string): void;",
        "export declare function open(path: URL): void;",
        "/** @deprecated Use open. */",
        "export declare const load: (path: string) => void;",
        "declare const hidden: 1;",
        "export {};",
        "export interface Box { /** Inside. */ readonly item: string }",
      ].join("\n"),
    });
    expect(text).toBe(
      [
        "interface Box {\n    readonly item: string;\n}",
        "/** @deprecated */\nconst load: (path: string) => void;",
        "function open(path: string): void;",
        "function open(path: URL): void;",
      ].join("\n\n"),
    );
  });

  test("says under which name something is exported", () => {
    const text = surfaceOf({ "index.d.ts": "declare const inner: 1;\nexport { inner as outer };\n" });
    expect(text).toBe("// exported as outer\nconst inner: 1;");
  });

  test("shows by a digest that a generated declaration changed, not by its comments", () => {
    const [before, commented, changed] = [
      "export type A = 1;",
      "/** One. */\nexport type A = 1;",
      "export type A = 2;",
    ].map((declaration) =>
      surfaceOf({ "index.d.ts": 'export * from "./generated/a.js";', "generated/a.d.ts": declaration }),
    );
    expect(before).toMatch(/^type A; \/\/ generated, [0-9a-f]{10}$/);
    expect(commented).toBe(before);
    expect(changed).not.toBe(before);
  });
});

describe("the reports in git", () => {
  const reports = apiReports(publishedFolders);

  test.each(reports)('$file is what the build gives; otherwise run "pnpm api:report"', ({ file, text }) => {
    expect(readText(file)).toBe(text);
  });

  test("name where a package passes on what another one declares", () => {
    const client = reports.find(({ file }) => file === "packages/client/api.md")?.text;
    expect(client).toContain('export { ConnectionError } from "@crossborder/runtime";');
    expect(client).toMatch(/const quotesCreate; \/\/ generated, [0-9a-f]{10}/);
    expect(client).toContain(
      "interface RequestOptions extends RuntimeRequestOptions {\n    readonly instanceId?: ",
    );
  });
});
