import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { client } from "../../client/index.ts";
import type { Generator } from "../../core/generator.ts";
import { memoryReader, modelOf } from "../../core/model/test/model-of.ts";
import { MANIFEST } from "../../core/output/manifest.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import type { Change } from "../../diff/change.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { TEST_OPTIONS } from "../../diff/test/changes-between.ts";
import { OPTIONS } from "../../test/combine/compile-together.ts";
import { contextIn } from "../../test/combine/context-in.ts";
import { types } from "../../types/index.ts";
import { webhooks } from "../../webhooks/index.ts";
import { findImpact, openProjects, type ProjectImpact } from "../index.ts";
import type { GeneratedFiles, Layout, Side } from "../project/layout.ts";

/** Files by path. */
export type Files = ReadonlyMap<string, string>;

/** Returns the files of the TypeScript generators for a document, by generator. */
export async function generated(
  document: object,
  generators: readonly Generator[] = [types(), client(), webhooks()],
): Promise<GeneratedFiles> {
  const { results } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document) }),
    generators,
    contextOf: () => contextIn("api"),
    source: "openapi.json",
  });
  return new Map(results.map(({ generator, files }) => [generator, files]));
}

/** The files of a consumer over one version, in `api`. */
export function withApi(code: Files, files: GeneratedFiles): Map<string, string> {
  const api = [...files].flatMap(([generator, own]) =>
    own.map(({ path, text }) => [`api/${generator}/${path}`, text] as const),
  );
  return new Map([...code, ...api.filter(([path]) => path.endsWith(".ts"))]);
}

/** Writes files below a folder. */
async function writeAll(root: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

interface Consumer {
  /** Folder that the consumer is written to. */
  readonly root: string;
  readonly code: Files;
  readonly documents: Readonly<Record<"base" | "revision", Record<string, unknown>>>;
  readonly api: Readonly<Record<"base" | "revision", GeneratedFiles>>;
}

/** Returns the changes between documents, and their impact on a consumer that uses `api`. */
export async function impactOf({
  root,
  code,
  documents,
  api,
}: Consumer): Promise<ProjectImpact & { readonly changes: readonly Change[] }> {
  await writeAll(root, withApi(code, api.base));
  await writeAll(root, new Map([...api.base.keys()].map((name) => [`api/${name}/${MANIFEST}`, ""])));
  if (!code.has("tsconfig.json"))
    await writeAll(root, new Map([["tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS })]]));
  const [project] = openProjects(root);
  if (!project) throw new Error("the project has files");
  const models = { base: await modelOf(documents.base), revision: await modelOf(documents.revision) };
  const { changes } = diffDocuments(models, TEST_OPTIONS);
  const impact = await findImpact(project, {
    ...models,
    changes,
    layouts: [sideBySide(api)],
    renamed: new Map(),
  });
  return { ...impact, changes };
}

/** Layout of both versions in folders side by side. */
export function sideBySide(api: Readonly<Record<Side, GeneratedFiles>>): Layout {
  return {
    folders: new Map(),
    packages: new Map(),
    runtime: "@crossborder/runtime",
    generate: async (side) => api[side],
  };
}
