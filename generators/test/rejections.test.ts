import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUILT_IN } from "../built-in.ts";
import { confineReader } from "../core/document/source/confined-reader.ts";
import type { SourceReader } from "../core/document/source/source-reader.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { contextIn } from "./combine/context-in.ts";

interface Rejection {
  readonly code: string;
  readonly entry: string;
  readonly overlay?: string;
  /** Location of the entry; in memory by default. */
  readonly spec?: string;
  /** A part of the URLs that `--untrusted` rejects. */
  readonly confined?: string;
  readonly int64?: "bigint";
}

const MEMORY = "file:///memory/openapi.yaml";
const WEB = "https://example.com/openapi.yaml";
const HEAD = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";
const EMPTY = `${HEAD}paths: {}`;
const A = (reference: string) => `${EMPTY}\ncomponents: { schemas: { A: { $ref: '${reference}' } } }`;
const OVERLAY = "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions:\n";

/** Every reason for which no code is written. All other problems of a document are warnings. */
const REJECTIONS: Readonly<Record<string, readonly Rejection[]>> = {
  "a file cannot be read": [
    { code: "syntax-error", entry: "openapi: [" },
    { code: "file-empty", entry: " \n" },
    { code: "file-too-deep", entry: `${HEAD}x-a: ${"[".repeat(3000)}${"]".repeat(3000)}` },
    { code: "merge-impossible", entry: `${HEAD}paths: { <<: 5 }` },
    { code: "alias-unresolvable", entry: `${HEAD}paths: *nowhere` },
    { code: "file-unreadable", entry: A("gone.yaml") },
    { code: "file-refused", entry: A("https://example.com/a.yaml"), confined: "https:" },
    { code: "reference-forbidden", entry: A("file:///etc/hostname"), spec: WEB },
  ],
  "a reference leads to nothing": [
    { code: "reference-unresolved", entry: A("#/components/schemas/B") },
    { code: "reference-cycle", entry: A("#/components/schemas/A") },
  ],
  "the document is of another kind": [
    { code: "document-version", entry: "asyncapi: 2.0.0" },
    { code: "document-version", entry: "openapi: 4.0.0" },
    { code: "document-version", entry: "[]" },
  ],
  "what the user wrote for this program is wrong": [
    { code: "overlay-malformed", entry: EMPTY, overlay: "overlay: 7" },
    { code: "overlay-target", entry: EMPTY, overlay: `${OVERLAY}  - { target: '$[', remove: true }` },
    { code: "overlay-refused", entry: EMPTY, overlay: OVERLAY, confined: "overlay.yaml" },
    { code: "bigints-unread", entry: `${HEAD}paths: { /a: { get: {} } }`, int64: "bigint" },
  ],
};

/** Reasons that need a repository or a folder, with the test of each. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  "git-ref-unknown": "core/document/source/git-source.test.ts",
  "git-missing": "core/document/source/git-source.test.ts",
  "git-repository-missing": "core/document/source/git-source.test.ts",
  "git-path-outside": "core/document/source/git-source.test.ts",
  "foreign-file": "cli/commands/generate.test.ts",
  "edited-file": "cli/commands/generate.test.ts",
};

const rejections = Object.entries(REJECTIONS).flatMap(([because, list]) =>
  list.map((rejection) => ({ because, ...rejection })),
);

it.each(rejections)("$because: $code", async ({ code, entry, overlay, spec = MEMORY, confined, int64 }) => {
  const files = memoryReader({ "openapi.yaml": entry, "overlay.yaml": overlay ?? "" });
  const atEntry: SourceReader = { ...files, read: (uri) => files.read(uri === WEB ? MEMORY : uri) };
  const inFolder = confineReader(files, import.meta.dirname);
  const isConfined = (uri: string) => confined !== undefined && uri.includes(confined);
  const { results, diagnostics } = await runGenerators(spec, {
    reader: { ...atEntry, read: (uri) => (isConfined(uri) ? inFolder : atEntry).read(uri) },
    overlays: overlay === undefined ? [] : ["file:///memory/overlay.yaml"],
    generators: BUILT_IN,
    contextOf: () => ({ ...contextIn("."), ...(int64 && { others: { types: { int64 } } }) }),
    source: "openapi.yaml",
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(new Set(errors.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]));
  expect(errors.every(({ help, location }) => help !== "" && location.line > 0)).toBe(true);
  expect(results).toEqual([]);
});

it("nothing else is an error on the way from a document to code", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = globSync(
    "{core,types,client,zod,webhooks,errors,reference,cli/commands/generate}/**/*.ts",
    {
      cwd: folder,
      exclude: ["**/*.test.ts"],
    },
  );
  const texts = sources.map((path) => readFileSync(join(folder, path), "utf8"));
  const codes = texts
    .filter((text) => text.includes('"error"'))
    .flatMap((text) => {
      const isError = /\bwarningAt\(|\breport\(/.test(text)
        ? /severity: (?!"(?:warning|info)")/
        : /^(?!.*severity: "(?:warning|info)")/s;
      return [...text.matchAll(/\bcode: (.*)\n(.*)/g)].filter(([written]) => isError.test(written));
    })
    .flatMap(([, line]) => [...(line ?? "").matchAll(/"([a-z]+(?:-[a-z0-9.]+)+)"/g)].map(([, code]) => code));
  const known = [...rejections.map(({ code }) => code), ...Object.keys(TESTED_ELSEWHERE)];
  expect([...new Set(codes)].sort()).toEqual([...new Set(known)].sort());
});
