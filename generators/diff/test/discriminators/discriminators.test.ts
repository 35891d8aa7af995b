import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { modelOf } from "../../../core/model/test/model-of.ts";
import { diffDocuments } from "../../diff-documents.ts";
import { TEST_OPTIONS } from "../changes-between.ts";
import {
  brokenBy,
  documentOfFamily,
  editedFamily,
  edits,
  type Family,
  families,
  meanSame,
} from "./described-family.ts";

const { seed, numRuns: runs } = search(150);

/** Returns the directions with warnings in a report, and the rules of these. */
async function warnedOf(old: Family, now: Family) {
  const base = await modelOf(documentOfFamily(old));
  const revision = await modelOf(documentOfFamily(now));
  const { changes } = diffDocuments({ base, revision }, TEST_OPTIONS);
  return changes
    .flatMap(({ rule, reached }) => reached.map((one) => ({ rule, ...one })))
    .filter(({ verdict, rule }) => verdict !== "safe" && !NAMES_OF_TYPES.has(rule))
    .map(({ rule, verdict, direction }) => `${direction} ${verdict} ${rule}`);
}

/** Rules about names of components, which are not in values. */
const NAMES_OF_TYPES = new Set(["component-renamed", "component-removed", "component-renamed-with-alias"]);

/** True for a break of responses, other than of a value with another type. */
function isFalse(line: string): boolean {
  return (
    line.startsWith("response breaking") &&
    !line.endsWith("mapping-changed") &&
    !line.endsWith("entry-changed")
  );
}

interface Answer {
  readonly silent: readonly string[];
  readonly falseAlarms: readonly string[];
}

async function answerOn(old: Family, now: Family): Promise<Answer> {
  const warned = await warnedOf(old, now);
  const broken = brokenBy(old, now);
  const covers = (direction: string) =>
    warned.some((line) => line.startsWith(direction) || line.startsWith("both"));
  const silent = (["request", "response"] as const).filter(
    (direction) => broken.has(direction) && !covers(direction),
  );
  const isGrowthSilent = broken.has("growth") && !covers("response");
  const isUnbroken = !broken.has("response") && !broken.has("growth");
  const falseAlarms = meanSame(old, now) ? warned : warned.filter((line) => isUnbroken && isFalse(line));
  return { silent: [...silent, ...(isGrowthSilent ? ["growth"] : [])], falseAlarms };
}

test(`reports what breaks behind a discriminator, and nothing else (SEED=${seed}, ${runs} runs)`, async () => {
  const counts = { families: 0, equal: 0, edited: 0, silent: 0, falseAlarms: 0 };
  const wrong: string[] = [];
  for (const [old, edit] of fc.sample(fc.tuple(families, edits), { numRuns: runs, seed })) {
    const now = editedFamily(old, edit);
    const { silent, falseAlarms } = await answerOn(old, now);
    counts.families += 1;
    counts[meanSame(old, now) ? "equal" : "edited"] += 1;
    if (silent.length > 0) counts.silent += 1;
    if (falseAlarms.length > 0) counts.falseAlarms += 1;
    if (silent.length + falseAlarms.length > 0)
      wrong.push(JSON.stringify({ old, edit, silent, falseAlarms }));
  }
  console.log(`discriminators: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  expect(counts.edited).toBeGreaterThan(runs / 4);
  expect(counts.equal).toBeGreaterThan(runs / 8);
});
