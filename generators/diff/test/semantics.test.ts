import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { type Json, jsonText } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { arbitraryInstance } from "../../validators/test/arbitrary-schema.ts";
import type { Verdict } from "../change.ts";
import { createContext } from "../compare/context.ts";
import { compareSchemasAt } from "../compare/document/schemas-at.ts";
import type { Travel } from "../compare/schema/direction/directional-view.ts";
import { createContainment } from "../containment/containment.ts";
import { meets } from "../containment/meets.ts";
import type { Undescribed } from "../containment/relation.ts";
import type { Difference } from "../rules/difference.ts";
import { judge } from "../rules/judge.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { isDescribed } from "./described-value.ts";
import { arbitraryPair } from "./edited-schema.ts";

const { seed, numRuns: PAIRS } = search(400);
const INSTANCES = 200;

const instances = fc.sample(arbitraryInstance, { seed, numRuns: INSTANCES });

describe(`random pairs of schemas (SEED=${seed})`, () => {
  test("nothing safe is contradicted by a value, and whatever breaks shows one", async () => {
    const counts = { safe: 0, risky: 0, breaking: 0 };
    const reading = fc.constantFrom<Undescribed>("possible", "absent");
    await fc.assert(
      fc.asyncProperty(arbitraryPair, reading, async ([base, revision], undescribed) => {
        const model = await modelOfSchemas({ Old: base, New: revision });
        for (const direction of ["request", "response"] as const) {
          counts[worstOf({ model, direction, undescribed })] += 1;
        }
      }),
      { seed, numRuns: PAIRS },
    );
    console.log(`${PAIRS} pairs in both directions: ${JSON.stringify(counts)}`);
    expect(counts.safe).toBeGreaterThan(PAIRS / 10); // every outcome is well represented
    expect(counts.breaking).toBeGreaterThan(PAIRS / 10);
  });
});

interface Question {
  /** Of two schemas, `Old` and `New`. */
  readonly model: ApiModel;
  readonly direction: Travel;
  readonly undescribed: Undescribed;
}

/** The worst verdict on a pair that a value proves. */
function worstOf({ model, direction, undescribed }: Question): "safe" | "risky" | "breaking" {
  const base = model.schemaAt("/components/schemas/Old");
  const revision = model.schemaAt("/components/schemas/New");
  const models = { base: model, revision: model };
  const context = createContext(models, TEST_OPTIONS, createContainment({ undescribed }));
  const differences = compareSchemasAt(context, {
    base,
    revision,
    holder: { base: base.location, revision: revision.location },
    direction,
    position: { kind: "operation", name: "do", method: "POST", path: "/", tags: [], where: "body" },
  });
  // A schema without values has no witness: those around the contradiction are used instead.
  const isContradictory = differences.some(({ rule }) => CONTRADICTIONS.includes(rule));
  const [sent, understood] = direction === "request" ? [base, revision] : [revision, base];
  const isLost = (value: unknown) => meets(sent, value) && !meets(understood, value);
  const verdicts = differences.map((difference) => judge(difference, TEST_OPTIONS));
  for (const difference of differences.filter((_, index) => verdicts[index] === "breaking")) {
    const value = difference.counterexample?.();
    expect(value, `${difference.rule} shows a value`).toBeDefined();
    if (isContradictory) continue;
    const isProof = wasCarried(difference) ? meets(base, value) : isLost(value);
    expect(isProof, `${difference.rule} shows ${jsonText(value)}`).toBe(true);
  }
  const worst = worstVerdict(verdicts);
  if (worst !== "safe") return worst;
  const rejected = instances.filter(
    (value) => isLost(value) && (undescribed === "possible" || isDescribed(value as Json, sent)),
  );
  expect(rejected.slice(0, 1)).toEqual([]);
  return "safe";
}

const CONTRADICTIONS = ["schema-unsatisfiable", "schema-made-satisfiable"];

function worstVerdict(verdicts: readonly Verdict[]): "safe" | "risky" | "breaking" {
  if (verdicts.includes("breaking")) return "breaking";
  return verdicts.includes("risky") ? "risky" : "safe";
}

/** True for a removal in responses, which is shown by a value with the removed part. */
function wasCarried({ rule, direction }: Difference): boolean {
  return direction === "response" && ["property-removed", "pattern-properties-removed"].includes(rule);
}
