import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Bumps } from "../change.ts";
import { type CompareContext, createContext } from "../compare/context.ts";
import { compareExportedComponents } from "../compare/document/exported-components.ts";
import { bumpsOf, mergeBumps } from "../rules/bumps.ts";
import { RULES } from "../rules/index.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { arbitraryPair } from "./edited-schema.ts";

const { seed, numRuns: runs } = search(25);
const HELD = { $ref: "#/components/schemas/Old" };
const OTHER = {
  type: "object",
  required: ["a"],
  properties: { a: { type: "string" }, b: { type: "integer" } },
};

/** Ways in which a component refers to another one. */
const HOLDERS: Readonly<Record<string, unknown>> = {
  property: { type: "object", properties: { held: HELD } },
  list: { type: "array", items: HELD },
  map: { additionalProperties: HELD },
  nullable: { anyOf: [{ type: "null" }, HELD] },
  deep: { type: "object", required: ["in"], properties: { in: { type: "array", items: { anyOf: [HELD] } } } },
  parts: { allOf: [HELD, OTHER] },
  choice: { oneOf: [HELD, OTHER] },
  denied: { not: HELD },
  beside: { ...HELD, ...OTHER },
  condition: { if: HELD, then: OTHER },
};

/** The highest bump of each package. */
function bumpsIn(context: CompareContext): Bumps {
  const differences = compareExportedComponents(context);
  return mergeBumps(differences.map((one) => bumpsOf(RULES[one.rule], one, context.options)));
}

describe(`components that only refer to changed ones (SEED=${seed}, ${runs} runs)`, () => {
  for (const [way, holder] of Object.entries(HOLDERS)) {
    test(`are compared where ${way} may make another change of it`, async () => {
      let changed = 0;
      await fc.assert(
        fc.asyncProperty(arbitraryPair, async ([old, fresh]) => {
          const documentOf = (schema: unknown) => ({
            components: { schemas: { Holder: holder, Old: schema, New: fresh } },
          });
          const models = { base: await modelOf(documentOf(old)), revision: await modelOf(documentOf(fresh)) };
          const all = bumpsIn({ ...createContext(models, TEST_OPTIONS), changedReferences: () => undefined });
          expect(bumpsIn(createContext(models, TEST_OPTIONS))).toEqual(all);
          if (Object.keys(all).length > 0) changed += 1;
        }),
        { numRuns: runs, seed },
      );
      expect(changed).toBeGreaterThan(runs / 10);
    });
  }
});
