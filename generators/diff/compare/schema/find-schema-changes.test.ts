import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { modelOf } from "../../../core/model/test/model-of.ts";
import { TEST_OPTIONS } from "../../test/changes-between.ts";
import { compareDocuments } from "../compare-documents.ts";
import { type CompareContext, createContext } from "../context.ts";

const { seed, numRuns: runs } = search(15);

/** Remembers nothing. */
class Forgetful<Key, Value> extends Map<Key, Value> {
  override set(): this {
    return this;
  }
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const property = fc.oneof(
  fc.constantFrom("A", "B").map((name) => ref("schemas", name)),
  fc.record(
    {
      type: fc.constantFrom("string", "integer"),
      enum: fc.constantFrom(["a"], ["a", "b"], ["b", 1]),
      readOnly: fc.boolean(),
      description: fc.constantFrom("one", "two"),
    },
    { requiredKeys: ["type"] },
  ),
);
const schema = fc.record(
  {
    type: fc.constant("object"),
    properties: fc.record({ a: property, b: property, c: property }, { requiredKeys: ["a"] }),
    required: fc.subarray(["a", "b"]),
  },
  { requiredKeys: ["type", "properties"] },
);
/** Different schemas around the same options: a property that moved there was not removed. */
const union = fc
  .subarray(["a", "b", "c"])
  .map((names) => names.map((name) => [name, { type: "string" }] as const))
  .map((named) => ({
    properties: Object.fromEntries(named),
    oneOf: [ref("schemas", "A"), ref("schemas", "B")],
  }));
const content = fc.oneof(schema, union).map((value) => ({ "application/json": { schema: value } }));

/** Operations and events that share bodies, responses and schemas. */
const document = fc
  .record({
    schemas: fc.record({ A: schema, B: schema }),
    bodies: fc.record({ One: content, Two: content }),
    used: fc.array(
      fc.record({ body: fc.constantFrom("One", "Two"), response: fc.constantFrom("One", "Two") }),
      { minLength: 3, maxLength: 3 },
    ),
  })
  .map(({ schemas, bodies, used }) => {
    const operation = (name: string, index: number) => ({
      operationId: `${name}${index}`,
      requestBody: ref("requestBodies", used[index]?.body ?? "One"),
      responses: { 200: ref("responses", used[index]?.response ?? "One") },
    });
    const entries = Object.entries(bodies);
    return {
      paths: { "/a": { post: operation("call", 0), put: operation("call", 1) } },
      webhooks: { event: { post: operation("event", 2) } },
      components: {
        schemas,
        requestBodies: Object.fromEntries(entries.map(([name, value]) => [name, { content: value }])),
        responses: Object.fromEntries(
          entries.map(([name, value]) => [name, { description: name, content: value }]),
        ),
      },
    };
  });

function found(context: CompareContext): unknown {
  return compareDocuments(context).map((one) => ({ ...one, counterexample: one.counterexample?.() }));
}

test(`what is kept for a pair of schemas is what would be found again (SEED=${seed}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(document, document, async (before, after) => {
      const models = { base: await modelOf(before), revision: await modelOf(after) };
      const kept = createContext(models, TEST_OPTIONS);
      const forgetful = {
        ...createContext(models, TEST_OPTIONS),
        changesOfPairs: new Forgetful<string, never>(),
        walked: new Forgetful<string, never>(),
      };
      expect(JSON.stringify(found(kept))).toEqual(JSON.stringify(found(forgetful)));
    }),
    { numRuns: runs, seed },
  );
});
