import { expect, test } from "vitest";
import type { Change } from "../../change.ts";
import { changesOf, type PublicCase, readAllCases } from "./public-case.ts";
import { type Judgement, score } from "./score.ts";

const cases = readAllCases();

/** Cases in which our verdict differs from the table, with the reason. */
const DISAGREEMENTS: readonly string[] = [];

async function judge(one: PublicCase): Promise<Judgement & { readonly changes: readonly Change[] }> {
  const changes = await changesOf(one);
  return { one, isBreaking: changes.some(({ verdict }) => verdict === "breaking"), changes };
}

test("of whole documents, 98 % of the breaking changes are found, with 3 % false alarms at most", async () => {
  const judgements = await Promise.all(cases.map(judge));
  const { found, alarms, disagreements } = score(judgements);
  const risky = judgements.filter(
    ({ one, isBreaking, changes }) =>
      !one.breaking && !isBreaking && changes.some(({ verdict }) => verdict === "risky"),
  );
  console.log(
    `${cases.length} documents: ${found.reported} found, ${alarms.reported} false alarms, ${risky.length} harmless ones risky.`,
  );
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(found.share).toBeGreaterThanOrEqual(0.98);
  expect(alarms.share).toBeLessThanOrEqual(0.03);
  expect(disagreements).toEqual(DISAGREEMENTS);
});

test("every name of a case stands once", () => {
  const names = cases.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
