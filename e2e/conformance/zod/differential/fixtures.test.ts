import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Disagreement } from "./compare.ts";
import { ajvVerdicts, ownVerdicts, refereeVerdict } from "./verdicts.ts";

/** Pairs that validators once read wrongly. */
const fixtures: readonly (Disagreement & { readonly about: string })[] = JSON.parse(
  readFileSync(new URL("./fixtures.json", import.meta.url), "utf8"),
);

test.each(fixtures)("$about", async ({ schema, instance, valid }) => {
  expect(await refereeVerdict(schema, instance), "the referee").toBe(valid);
  expect(ajvVerdicts({ schema, instances: [instance] }).filter((verdict) => verdict !== undefined)).toContain(
    valid,
  );
  expect(await ownVerdicts([{ schema, instances: [instance] }])).toEqual({
    validators: [[valid]],
    predicates: [[valid]],
    interpreter: [[valid]],
  });
});
