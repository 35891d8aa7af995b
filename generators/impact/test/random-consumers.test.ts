import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { BUILT_IN } from "../../built-in.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../../diff/change.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { TEST_OPTIONS } from "../../diff/test/changes-between.ts";
import { compileTogether } from "../../test/combine/compile-together.ts";
import { documentWithEdits, type SmallDocument } from "../../test/consumers/edited-document.ts";
import type { GeneratedFiles } from "../project/layout.ts";
import { generated, impactOf, withApi } from "./impact-of.ts";
import { callsOf, FILES_WITH_VALUES, randomConsumer, sentValues } from "./random-consumer.ts";

const { seed, numRuns } = search(12);

const GENERATORS = BUILT_IN.filter(({ name }) => name !== "mcp");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "impact-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns errors that code does not have with the base: `0 read.ts 5`, by side, file and line. */
function newlyBroken(complaints: readonly string[]): {
  readonly before: ReadonlySet<string>;
  readonly broken: Readonly<Record<string, ReadonlySet<string>>>;
} {
  const errors = complaints.flatMap((line) => {
    const [, pair, side, file, at, column, code] =
      /^pair-(\d+)\/([\w-]+)\/([^/(]+)\((\d+),(\d+)\): error (TS\d+)/.exec(line) ?? [];
    const key = `${pair} ${file} ${at} ${column} ${code}`;
    return side === undefined ? [] : [{ side, key, place: `${pair} ${file} ${at}` }];
  });
  const known = new Set(errors.flatMap(({ side, key }) => (side === "base" ? key : [])));
  const broken: Record<string, Set<string>> = { revision: new Set() };
  for (const { side, key, place } of errors)
    if (!known.has(key)) broken[side] = (broken[side] ?? new Set()).add(place);
  return { before: new Set(errors.flatMap(({ side, place }) => (side === "base" ? place : []))), broken };
}

/** One in this many pairs is also compiled with each single edit, which takes as long as the pair. */
const CAUSES_EACH = 4;

/** Number of pairs to compile together: their files are written at once, and open files are limited. */
const BATCH = 60;

async function compileInBatches(files: ReadonlyMap<string, string>): Promise<string[]> {
  const batches = new Map<number, Map<string, string>>();
  for (const [path, text] of files) {
    const number = Math.floor(Number(/^pair-(\d+)/.exec(path)?.[1]) / BATCH);
    batches.set(number, (batches.get(number) ?? new Map<string, string>()).set(path, text));
  }
  const complaints: string[] = [];
  for (const batch of batches.values()) complaints.push(...(await compileTogether(batch)));
  return complaints;
}

/** True if another validator accepts a value for a component. */
function isAccepted(document: SmallDocument, component: string, value: unknown): boolean {
  const schema = { ...document, $ref: `#/components/schemas/${component}` };
  return new Ajv2020({ strict: false }).compile(schema)(value);
}

/** Returns the edit that causes a change: a fingerprint also depends on the reached operations. */
function identityOf({ rule, pointers }: Change): string {
  return JSON.stringify([rule, pointers]);
}

function pairOf(place: string): string {
  return place.slice(0, place.indexOf(" "));
}

interface Reported {
  readonly causes: readonly string[];
  readonly text: string;
}

test(`what breaks is reported with its cause, and nothing else as breaking (SEED=${seed}, ${numRuns} pairs)`, async () => {
  const pairs = fc.sample(documentWithEdits, { seed, numRuns });
  const files = new Map<string, string>();
  const reported = new Map<string, Reported>();
  const causesAlone = new Map<string, ReadonlySet<string>>();
  const [rejected, unreported, wronglyRejected] = [[], [], []] as [string[], string[], string[]];
  let [changed, concerned, seconds, breaking] = [0, 0, 0, 0];
  /** Pairs with an unaffected consumer. */
  const clean = new Set<string>();
  for (const [index, { base, revision, alone }] of pairs.entries()) {
    const models = { base: await modelOf(base), revision: await modelOf(revision) };
    const api = { base: await generated(base, GENERATORS), revision: await generated(revision, GENERATORS) };
    const sent = sentValues(models.base);
    const code = randomConsumer(base, sent);
    const sides: Record<string, GeneratedFiles> = { ...api };
    for (const [number, document] of index % CAUSES_EACH === 0 ? alone.entries() : []) {
      sides[`alone-${number}`] = await generated(document, GENERATORS);
      const only = diffDocuments({ ...models, revision: await modelOf(document) }, TEST_OPTIONS).changes;
      causesAlone.set(`${index} alone-${number}`, new Set(only.map(identityOf)));
    }
    for (const [side, own] of Object.entries(sides))
      for (const [path, text] of withApi(code, own)) files.set(`pair-${index}/${side}/${path}`, text);
    const started = performance.now();
    const documents = { base, revision };
    const { findings, changes } = await impactOf({
      root: join(folder, `pair-${index}`),
      code,
      documents,
      api,
    });
    seconds += (performance.now() - started) / 1000;
    changed += changes.length;
    concerned += new Set(findings.flatMap((finding) => finding.changes)).size;
    for (const finding of findings)
      if (finding.code !== undefined)
        reported.set(`${index} ${finding.file} ${finding.line}`, {
          causes: finding.changes.map(identityOf),
          text: `${finding.code} ${finding.message}`,
        });
    // Values that are sent and no longer accepted, whether the code compiles or not.
    for (const [position, [method, component]] of Object.entries(callsOf(sent)).entries()) {
      const value = sent[component];
      const isGone = revision.paths["/things"]?.[method] === undefined;
      if (isGone || !isAccepted(base, component, value)) continue;
      const isFine = isAccepted(revision, component, value);
      for (const file of FILES_WITH_VALUES) {
        const line = position + 3;
        const there = findings.filter((finding) => finding.file === file && finding.line === line);
        const isCalledWrong = there.some(
          ({ code: of, certainty }) => of === undefined && certainty === "breaks",
        );
        if (!isFine) rejected.push(`${index} ${file} ${line}`);
        if (!isFine && there.length === 0) unreported.push(`${index} ${file} ${line}`);
        if (isFine && isCalledWrong)
          wronglyRejected.push(`${index} ${file} ${line} ${JSON.stringify(value)}`);
      }
    }
    const broken = findings.some(({ certainty }) => certainty === "breaks");
    if (findings.length === 0) clean.add(`${index}`);
    if (broken) breaking += 1;
  }
  const { before, broken: bySide } = newlyBroken(await compileInBatches(files));
  const { revision: broken = new Set<string>(), ...brokenAlone } = bySide;
  // A call that did not compile before proves nothing: its value has no type.
  const silent = unreported.filter((place) => !before.has(place));
  const missed = [...broken].filter((place) => !reported.has(place));
  const wrong = [...reported.keys()].filter((place) => !broken.has(place));
  const causeless = [...reported].filter(([, { causes }]) => causes.length === 0);
  const judged = [...reported].flatMap(([place, { causes, text }]) => {
    const breaking = Object.keys(brokenAlone).filter((side) => brokenAlone[side]?.has(place));
    const known = causesAlone.get(`${pairOf(place)} ${breaking[0]}`);
    return breaking.length === 1 && known && causes.length > 0
      ? [{ place, text, isRight: causes.some((cause) => known.has(cause)) }]
      : [];
  });
  const misjudged = judged.filter(({ isRight }) => !isRight);
  const brokenAndClean = [...broken, ...rejected].map(pairOf).filter((pair) => clean.has(pair));
  console.log(
    `impact: ${numRuns} pairs, ${breaking} consumers break, ${clean.size} are not concerned, ${brokenAndClean.length} of these break; ${broken.size} places broken, ${missed.length} missed, ${wrong.length} reported wrongly; causes: ${judged.length} checked, ${misjudged.length} wrong, ${causeless.length} not found; ${rejected.length} values rejected, ${silent.length} unreported, ${wronglyRejected.length} reported wrongly; ${concerned} of ${changed} changes concern the code; ${(seconds / numRuns).toFixed(2)} s a project`,
  );
  if (process.env.SHOW)
    console.log(JSON.stringify({ causeless, misjudged, silent, wronglyRejected }, null, 1));
  expect(broken.size).toBeGreaterThan(numRuns / 2);
  expect({ brokenAndClean, missed, wrong, silent, wronglyRejected }).toEqual({
    brokenAndClean: [],
    missed: [],
    wrong: [],
    silent: [],
    wronglyRejected: [],
  });
  // Two edits of one place may together cause what neither causes alone.
  expect(misjudged.length).toBeLessThanOrEqual(judged.length / 50);
  expect(causeless.length).toBeLessThanOrEqual(reported.size / 20);
}, 3_600_000);
