import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { client } from "../../client/index.ts";
import { memoryReader, modelOf } from "../../core/model/test/model-of.ts";
import { MANIFEST } from "../../core/output/manifest.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { TEST_OPTIONS } from "../../diff/test/changes-between.ts";
import type { GeneratedFiles } from "../../impact/index.ts";
import { openProjects } from "../../impact/index.ts";
import { sideBySide } from "../../impact/test/impact-of.ts";
import { randomConsumer, sentValues } from "../../impact/test/random-consumer.ts";
import { compileTogether, OPTIONS } from "../../test/combine/compile-together.ts";
import { contextIn } from "../../test/combine/context-in.ts";
import type { SmallDocument } from "../../test/consumers/edited-document.ts";
import { types } from "../../types/index.ts";
import { webhooks } from "../../webhooks/index.ts";
import { findUpgrade, type ProjectUpgrade, unifiedDiff } from "../index.ts";
import { applyEdits } from "../text-edits.ts";
import { comparingCode, type RenamedPair, renamedPair } from "./random-renames.ts";

const { seed, numRuns } = search(12);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upgrade-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function generated(document: SmallDocument): Promise<GeneratedFiles> {
  const { results } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document) }),
    generators: [types(), client(), webhooks()],
    contextOf: () => contextIn("api"),
    source: "openapi.json",
  });
  return new Map(results.map(({ generator, files }) => [generator, files]));
}

function apiFiles(files: GeneratedFiles): (readonly [string, string])[] {
  return [...files].flatMap(([generator, own]) => [
    [`api/${generator}/${MANIFEST}`, ""] as const,
    ...own.map(({ path, text }) => [`api/${generator}/${path}`, text] as const),
  ]);
}

async function writeAll(root: string, files: Iterable<readonly [string, string]>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Both documents, and the code of a consumer of the base. */
async function prepare({ base, revision }: RenamedPair) {
  const models = { base: await modelOf(base), revision: await modelOf(revision) };
  const api = { base: await generated(base), revision: await generated(revision) };
  const code = new Map(randomConsumer(base, sentValues(models.base))).set("compare.ts", comparingCode(base));
  const { changes } = diffDocuments(models, TEST_OPTIONS);
  const compared = {
    ...models,
    changes,
    layouts: [sideBySide(api)] as const,
    renamed: new Map<string, string>(),
  };
  return { api, code, compared };
}

async function upgradeOf(
  root: string,
  compared: Awaited<ReturnType<typeof prepare>>["compared"],
): Promise<ProjectUpgrade> {
  const [project] = openProjects(root);
  if (!project) throw new Error("the project has files");
  return findUpgrade(project, compared);
}

/** Errors of own files by pair, side and line: edits of these consumers keep lines. */
function errorsBy(complaints: readonly string[], side: string): Set<string> {
  return new Set(
    complaints.flatMap((line) => {
      const [, pair, own, file, at, code] =
        /^pair-(\d+)\/(\w+)\/([^/(]+)\((\d+),\d+\): error (TS\d+)/.exec(line) ?? [];
      return own === side ? [`${pair} ${file} ${at} ${code}`] : [];
    }),
  );
}

test(`random consumers are upgraded over random renames (SEED=${seed}, ${numRuns} pairs)`, async () => {
  const pairs = fc.sample(renamedPair, { seed, numRuns });
  const files = new Map<string, string>();
  const faults: string[] = [];
  const listed = new Set<string>();
  let [renames, edits, seconds, changedFiles] = [0, 0, 0, 0];
  for (const [index, pair] of pairs.entries()) {
    const { api, code, compared } = await prepare(pair);
    renames += pair.count;
    const root = join(folder, `pair-${index}`);
    const config = ["tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS })] as const;
    await writeAll(root, [...code, ...apiFiles(api.base), config]);
    const started = performance.now();
    const upgrade = await upgradeOf(root, compared);
    seconds += (performance.now() - started) / 1000;
    if (process.env.SHOW)
      console.log(
        upgrade.files.map(({ path, before, edits: own }) => unifiedDiff(path, before, own)).join(""),
        upgrade.remaining,
      );
    changedFiles += upgrade.files.length;
    const after = new Map(code);
    for (const { path, before, edits: own } of upgrade.files) {
      const text = applyEdits(before, own);
      edits += own.length;
      const name = path.slice(root.length + 1);
      if (code.get(name) !== before) faults.push(`${index} ${name} was read otherwise than it is`);
      if (withoutRanges(before, own) !== withoutTexts(text, own))
        faults.push(`${index} ${name} changed elsewhere`);
      after.set(name, text);
    }
    for (const { file, line, message, isError } of upgrade.remaining)
      if (WITHOUT_TYPES.has(file)) listed.add(`${index} ${file} ${line}`);
      else if (isError) faults.push(`${index} ${file}:${line} ${message}`);
    for (const [side, own, of] of [
      ["base", code, api.base],
      ["revision", after, api.revision],
    ] as const)
      for (const [path, text] of [...own, ...apiFiles(of)])
        if (path.endsWith(".ts")) files.set(`pair-${index}/${side}/${path}`, text);
    // A second run changes nothing, with the installed base and with the new version.
    await writeAll(root, after);
    const again = await upgradeOf(root, compared);
    await rm(join(root, "api"), { recursive: true });
    await writeAll(root, apiFiles(api.revision));
    const later = await upgradeOf(root, compared);
    for (const { path, before, edits: own } of [...again.files, ...later.files])
      faults.push(`${index} changed twice: ${unifiedDiff(path, before, own)}`);
  }
  const complaints: string[] = [];
  for (let start = 0; start < pairs.length; start += BATCH) {
    const isIn = (path: string) =>
      Math.floor(Number(/^pair-(\d+)/.exec(path)?.[1]) / BATCH) === start / BATCH;
    complaints.push(...(await compileTogether(new Map([...files].filter(([path]) => isIn(path))))));
  }
  const known = errorsBy(complaints, "base");
  const errors = [...errorsBy(complaints, "revision")].filter((place) => !known.has(place));
  const broken = errors.filter((place) => !listed.has(place.slice(0, place.lastIndexOf(" "))));
  console.log(
    `upgrade: ${numRuns} pairs, ${renames} renames, ${edits} edits in ${changedFiles} files, ${broken.length} new errors, ${listed.size} places listed, ${faults.length} faults; ${(seconds / numRuns).toFixed(2)} s a project`,
  );
  expect({ faults, broken }).toEqual({ faults: [], broken: [] });
  expect(edits).toBeGreaterThan(numRuns);
}, 1_800_000);

/** Files that send values with different types, whose members may have other meanings as well. */
const WITHOUT_TYPES: ReadonlySet<string> = new Set(["own.ts", "passed.ts"]);

/** Number of pairs to compile together: open files are limited. */
const BATCH = 60;

type Ranges = readonly { readonly start: number; readonly end: number; readonly text: string }[];

/** Returns a text without the replaced parts. */
function withoutRanges(text: string, edits: Ranges): string {
  return edits.reduceRight((whole, { start, end }) => whole.slice(0, start) + whole.slice(end), text);
}

/** Returns an edited text without the inserted parts. */
function withoutTexts(text: string, edits: Ranges): string {
  let whole = text;
  for (const { start, text: own } of cumulative(edits))
    whole = whole.slice(0, start) + whole.slice(start + own.length);
  return whole;
}

/** Returns edits at their places in the edited text, without the ones before them. */
function cumulative(edits: Ranges): { readonly start: number; readonly text: string }[] {
  let removed = 0;
  return edits.map(({ start, end, text }) => {
    const at = start - removed;
    removed += end - start;
    return { start: at, text };
  });
}
