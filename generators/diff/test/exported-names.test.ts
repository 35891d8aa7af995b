import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";

const { seed, numRuns: runs } = search(300);

/** Names, some of which are the same in TypeScript. */
const name = fc.constantFrom("card", "Card", "bank_card", "bankCard", "BankCard", "Pet");
const component = fc.record(
  {
    "x-codegen-name": fc.constantFrom("Card", "BankCard", "Other"),
    "x-codegen-aliases": fc.subarray(["Old", "Pet"]),
  },
  { requiredKeys: [] },
);
const documents = fc.dictionary(name, component, { minKeys: 1, maxKeys: 4 });

/** Returns the names that code can import, with the name in the document for each. */
async function exportsOf(schemas: Readonly<Record<string, object>>) {
  const typed = Object.entries(schemas).map(([key, marks]) => [
    key,
    { type: "string", title: key, ...marks },
  ]);
  const model = await modelOf({ components: { schemas: Object.fromEntries(typed) } });
  const names = model.schemas.flatMap(({ identifier, aliases }) => [
    identifier,
    ...aliases.map((alias) => alias.identifier),
  ]);
  return { model, names: new Set(names) };
}

test("a name that code can no longer import is a major version of the types", async () => {
  let lost = 0;
  await fc.assert(
    fc.asyncProperty(documents, documents, async (before, after) => {
      const [base, revision] = [await exportsOf(before), await exportsOf(after)];
      if ([...base.names].every((identifier) => revision.names.has(identifier))) return;
      lost += 1;
      const { changes } = diffDocuments({ base: base.model, revision: revision.model }, TEST_OPTIONS);
      expect(changes.map(({ bumps }) => bumps.types)).toContain("major");
    }),
    { numRuns: runs, seed },
  );
  expect(lost).toBeGreaterThan(runs / 10);
});
