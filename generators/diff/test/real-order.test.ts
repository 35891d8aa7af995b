import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { search } from "../../../random-search.ts";
import { modelOfFiles } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { edited, type Node } from "./edited-document.ts";
import { shuffled, turned } from "./reordered.ts";

const { seed, numRuns: runs } = search(6);

/** Public documents, which are not part of the repository. */
const CORPUS = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));
/** A folder with two releases of public documents in each of its folders: `NAME/base.*` and `NAME/revision.*`. */
const PAIRS = process.env.DIFF_PAIRS ?? "";

const hasCorpus = existsSync(CORPUS);
const pairs = PAIRS === "" ? [] : readdirSync(PAIRS);
if (!hasCorpus) console.log(`real-order: no public documents are shuffled: there is no ${CORPUS}.`);
if (pairs.length === 0)
  console.log(
    "real-order: set DIFF_PAIRS to a folder of pairs (NAME/base.* and NAME/revision.*) to shuffle those.",
  );

const readIn = (folder: string, name: string): Node => parse(readFileSync(join(folder, name), "utf8"));

/** Returns entries other than prose: the order of `allOf` decides which description is used. */
async function entriesBetween(base: unknown, revision: unknown): Promise<string[]> {
  const modelOf = (document: unknown) => modelOfFiles({ "openapi.json": JSON.stringify(document) });
  const models = { base: await modelOf(base), revision: await modelOf(revision) };
  return diffDocuments(models, TEST_OPTIONS)
    .changes.filter(({ verdict }) => verdict !== "docs")
    .map(({ verdict, rule, fingerprint }) => `${verdict} ${rule} ${fingerprint}`)
    .sort();
}

/** Entries that only one of two reports has. */
function difference(left: readonly string[], right: readonly string[]): string[] {
  return [
    ...left.filter((entry) => !right.includes(entry)).map((entry) => `- ${entry}`),
    ...right.filter((entry) => !left.includes(entry)).map((entry) => `+ ${entry}`),
  ];
}

async function expectSameInAnyOrder(
  base: Node,
  revision: Node,
  turns: readonly [number, number],
): Promise<number> {
  const entries = await entriesBetween(base, revision);
  const [left, right] = [shuffled(base, turned(turns[0])), shuffled(revision, turned(turns[1]))];
  expect(difference(entries, await entriesBetween(left, right)), JSON.stringify(turns)).toEqual([]);
  return entries.length;
}

const turns = fc.tuple(fc.nat(9), fc.nat(9));

test.runIf(hasCorpus).each(["museum.yaml", "train-travel.yaml"])(
  `edits of %s give the same report in any order (SEED=${seed}, ${runs} runs)`,
  async (name) => {
    const document = readIn(CORPUS, name);
    const picks = fc.array(fc.tuple(fc.nat(500), fc.nat(50)), { minLength: 6, maxLength: 6 });
    let entries = 0;
    for (const [pick, turn] of fc.sample(fc.tuple(picks, turns), { seed, numRuns: runs }))
      entries += await expectSameInAnyOrder(document, edited(document, pick), turn);
    expect(entries).toBeGreaterThan(runs);
  },
);

test.runIf(pairs.length > 0).each(pairs)(
  `two releases of %s give the same report in any order (SEED=${seed})`,
  async (name) => {
    const folder = join(PAIRS, name);
    const fileOf = (side: string) => readdirSync(folder).find((file) => file.startsWith(`${side}.`)) ?? "";
    const [base, revision] = [readIn(folder, fileOf("base")), readIn(folder, fileOf("revision"))];
    for (const turn of fc.sample(turns, { seed, numRuns: 1 }))
      await expectSameInAnyOrder(base, revision, turn);
  },
  600_000,
);
