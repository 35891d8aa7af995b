import { expect, test } from "vitest";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { combinations, REFERRED } from "./matrix.ts";
import { refutedClaims } from "./type-claims.ts";

const MEMBERS = [
  {},
  { a: "x" },
  { a: "z" },
  { b: 1 },
  { a: "x", b: 1 },
  { a: "x", c: true },
  { a: "x", c: 1 },
  { b: 1, c: true },
  { a: "x", b: 1, c: true },
  { a: 1 },
  { b: "x" },
  { c: 1 },
  { c: true },
  { a: "x", b: 1, c: 1 },
  { b: 1, c: 1 },
];
const VALUES = [null, "x", "z", ...MEMBERS];

test("what a validator infers is the type, for each of 1,008 combinations", async () => {
  const all = combinations();
  expect(all).toHaveLength(1008);
  const named = all.map(({ schema }, index) => [`Case${index}`, schema]);
  const model = await modelOfSchemas({ ...REFERRED, ...Object.fromEntries(named) });
  const refuted = await refutedClaims(model, VALUES);
  const nameOf = (component: string) => all[Number(component.slice(4))]?.name ?? component;
  const lines = refuted.map(
    ({ component, claim, value = "" }) => `${claim} ${value}: ${component} ${nameOf(component)}`,
  );
  if (process.env.OUT) (await import("node:fs")).writeFileSync(process.env.OUT, lines.join("\n"));
  console.log(
    new Set(refuted.map((r) => r.component)).size,
    new Set(refuted.filter((r) => r.claim !== "value").map((r) => r.component)).size,
  );
  expect(lines).toEqual([]);
}, 300_000);
