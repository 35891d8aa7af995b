import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { isObject, type Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOf, modelOfSchemas } from "../../core/model/test/model-of.ts";
import { compareDocuments } from "../compare/compare-documents.ts";
import { type CompareContext, createContext } from "../compare/context.ts";
import { createBudget } from "../containment/budget.ts";
import { createContainment } from "../containment/containment.ts";
import { digestOf } from "../containment/meaning/meaning-digest.ts";
import { createSameMeaning } from "../containment/meaning/same-meaning.ts";
import { createSampler } from "../containment/sample/sampler.ts";
import { termOf } from "../containment/terms/term.ts";
import { isTriviallySatisfiable } from "../containment/trivially-satisfiable.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { arbitraryPair } from "./edited-schema.ts";
import { CASE_FILES, readDocument } from "./public-cases/public-case.ts";

const { seed, numRuns: runs } = search(15);

/** Compares everything: equal text is not used. */
function withoutShortcuts(models: { readonly base: ApiModel; readonly revision: ApiModel }): CompareContext {
  const containment = createContainment();
  const isIdentical = createSameMeaning({ by: "everything" });
  return { ...createContext(models, TEST_OPTIONS, containment), isIdentical };
}

function found(context: CompareContext): string {
  const differences = compareDocuments(context);
  return JSON.stringify(
    differences.map((one) => ({ ...one, counterexample: one.counterexample?.() })),
    (_, value) => (typeof value === "bigint" ? `${value}n` : value),
  );
}

/** A place of a document, and its edit. */
interface Edit {
  readonly location: number;
  readonly kind: "dropped" | "reordered" | "doubled" | "exchanged" | "changed";
  readonly other: number;
}

const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    location: fc.nat(),
    kind: fc.constantFrom("dropped", "reordered", "doubled", "exchanged", "changed"),
    other: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
);

type Holder = Record<string, unknown> | unknown[];

/** Finds every place below the paths and components, as its parent and key. */
function locationsIn(
  node: unknown,
  locations: (readonly [Holder, string])[] = [],
): (readonly [Holder, string])[] {
  if (typeof node !== "object" || node === null) return locations;
  for (const key of Object.keys(node)) {
    locations.push([node as Holder, key]); // an object or array, checked above
    locationsIn((node as Record<string, unknown>)[key], locations);
  }
  return locations;
}

function edited(document: Record<string, unknown>, list: readonly Edit[]): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(document);
  for (const { location, kind, other } of list) {
    const locations = locationsIn({ paths: copy.paths, components: copy.components });
    const [holder, key] = locations[location % locations.length] ?? [{}, ""];
    const [from, name] = locations[other % locations.length] ?? [{}, ""];
    apply(holder, key, { kind, other: structuredClone(Reflect.get(from, name)) });
  }
  return copy;
}

function apply(holder: Holder, key: string, { kind, other }: { kind: Edit["kind"]; other: unknown }): void {
  const value: unknown = Reflect.get(holder, key);
  switch (kind) {
    case "dropped":
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      return;
    case "reordered":
      if (isObject(value)) Reflect.set(holder, key, Object.fromEntries(Object.entries(value).reverse()));
      else if (Array.isArray(value)) value.reverse();
      return;
    case "doubled":
      if (Array.isArray(holder)) holder.push(structuredClone(value));
      else Reflect.set(holder, `${key}2`, structuredClone(value));
      return;
    case "exchanged":
      if (typeof other === typeof value && Array.isArray(other) === Array.isArray(value))
        Reflect.set(holder, key, other);
      return;
    case "changed":
      if (typeof value === "number") Reflect.set(holder, key, value + 1);
      if (typeof value === "boolean") Reflect.set(holder, key, !value);
      if (typeof value === "string" && !value.startsWith("#/")) Reflect.set(holder, key, `${value}x`);
      return;
    default:
      kind satisfies never;
  }
}

async function modelOrNothing(document: Record<string, unknown>): Promise<ApiModel | undefined> {
  try {
    return await modelOf(document);
  } catch {
    return undefined; // the edit made an error of it
  }
}

describe(`what is answered without comparing (SEED=${seed}, ${runs} runs)`, () => {
  const documents = CASE_FILES.map((file) => readDocument(file) as Record<string, unknown>); // documents are objects

  test("edited documents have the same differences when everything is compared", async () => {
    const counts = { compared: 0, different: 0, rejected: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(), edits, async (pick, list) => {
        const document = documents[pick % documents.length] ?? {};
        const base = await modelOrNothing(document);
        const revision = await modelOrNothing(edited(document, list));
        if (!base || !revision) {
          counts.rejected += 1;
          return;
        }
        const models = { base, revision };
        const full = found(withoutShortcuts(models));
        expect(found(createContext(models, TEST_OPTIONS))).toBe(full);
        counts[full === "[]" ? "compared" : "different"] += 1;
      }),
      { numRuns: runs, seed },
    );
    console.log(`shortcuts: ${JSON.stringify(counts)}`);
    expect(counts.different).toBeGreaterThan(runs / 10);
  });

  test("random schemas have the same differences, and alike ones the same digest", async () => {
    const isSame = createSameMeaning({ by: "constraints" });
    await fc.assert(
      fc.asyncProperty(arbitraryPair, async ([old, fresh]) => {
        const documentOf = (schema: unknown) => {
          const content = { "application/json": { schema: { $ref: "#/components/schemas/Root" } } };
          const properties = { changed: { $ref: "#/components/schemas/Old" }, same: { type: "string" } };
          const operation = { responses: { 200: { description: "", content } } };
          return {
            paths: { "/a": { post: { ...operation, requestBody: { content } } } },
            components: { schemas: { Root: { required: ["changed"], properties }, Old: schema, New: fresh } },
          };
        };
        const models = { base: await modelOf(documentOf(old)), revision: await modelOf(documentOf(fresh)) };
        expect(found(createContext(models, TEST_OPTIONS))).toBe(found(withoutShortcuts(models)));
        const [left, right] = [models.base, models.revision].map((m) =>
          m.schemaAt("/components/schemas/Old"),
        );
        if (left && right && isSame(left, right)) expect(digestOf(left)).toBe(digestOf(right));
      }),
      { numRuns: runs * 3, seed },
    );
  });

  test("a schema that shows at sight that it accepts a value accepts one", async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryPair, async ([old, fresh]) => {
        const model = await modelOfSchemas({ Old: old as Json, New: fresh as Json }); // schemas are JSON
        const schema = model.schemaAt("/components/schemas/Old");
        if (!isTriviallySatisfiable(schema)) return;
        seen += 1;
        const value = createSampler(createBudget(100_000)).one(termOf(schema));
        expect(value !== undefined && accepts(schema, value)).toBe(true);
      }),
      { numRuns: runs * 3, seed },
    );
    expect(seen).toBeGreaterThan(runs / 10);
  });
});
