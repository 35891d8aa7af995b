import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { referencedSchemas, schemaChildren } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { modelOfSchemas } from "../../../core/model/test/model-of.ts";
import { findChain } from "./chain.ts";

const { seed, numRuns: runs } = search(60);

const NAMES = ["A", "B", "C", "D", "E"];
const reference = fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/schemas/${name}` }));
const member = fc.oneof(
  reference,
  fc.constant({ type: "string" }),
  fc.record({ type: fc.constant("array"), items: reference }),
  fc.record({ properties: fc.dictionary(fc.constantFrom("x", "y"), reference) }),
);
const component = fc.oneof(
  { weight: 3, arbitrary: fc.record({ properties: fc.dictionary(fc.constantFrom("a", "b", "c"), member) }) },
  reference,
  reference.map((one) => ({ ...one, items: { type: "string" } })),
);
const document = fc.tuple(...NAMES.map(() => component));

/** Every place below the root with its chain, found by one walk over everything. */
function chainsBelow(root: SchemaModel): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>([[root.location.pointer, []]]);
  const queue = [root];
  for (const schema of queue) {
    const chain = chains.get(schema.location.pointer) ?? [];
    const own = schema.reference?.component;
    const inner = schemaChildren(schema).map((child) => [child, chain] as const);
    const targets = referencedSchemas(schema).map(
      (target) => [target, own === undefined ? chain : [...chain, own]] as const,
    );
    for (const [next, found] of [...inner, ...targets]) {
      if (chains.has(next.location.pointer)) continue;
      chains.set(next.location.pointer, found);
      queue.push(next);
    }
  }
  return chains;
}

test(`chains do not depend on what was asked before (SEED=${seed}, ${runs} runs)`, async () => {
  const order = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat({ max: 100 })), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(document, order, async (schemas, asked) => {
      const named = Object.fromEntries(schemas.map((schema, index) => [NAMES[index] ?? "", schema]));
      const model = await modelOfSchemas(named);
      for (const [name, index] of asked) {
        const root = model.schemaAt(`/components/schemas/${name}`);
        const chains = [...chainsBelow(root), ["/nowhere", []] as const];
        const [pointer, chain] = chains[index % chains.length] ?? ["", []];
        expect(findChain(root, pointer)).toEqual(chain);
      }
    }),
    { numRuns: runs, seed },
  );
});
