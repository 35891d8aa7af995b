import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { nameOperations } from "./name-operations.ts";
import type { OperationNameParts } from "./operation-names.ts";

const { seed, numRuns } = search(2000);

/** Few words, so that many names collide. */
const part = fc.constantFrom("pets", "Pets", "list", "get", "pet", "2", "PetsController", "items", "");
const separator = fc.constantFrom("", "_", "-", "/", ".", " ");
const operationId = fc
  .tuple(part, separator, part, separator, part)
  .map((parts) => parts.join(""))
  .filter((text) => text !== "");
const operation: fc.Arbitrary<OperationNameParts> = fc.record({
  operationId,
  tag: fc.option(fc.constantFrom("pets", "Pets", "pet list", "items"), { nil: undefined }),
  httpMethod: fc.constantFrom("get", "post"),
  path: fc.constantFrom("/items/", "/pets/{id}", "/get"),
});
const operations = fc.uniqueArray(operation, { selector: (one) => one.operationId, maxLength: 8 });

const called = (given: readonly OperationNameParts[], parts: OperationNameParts): string => {
  const name = nameOperations(given).names.get(parts);
  return `${name?.group}.${name?.method}`;
};

test(`every operation has a name of its own (SEED=${seed})`, () => {
  fc.assert(
    fc.property(operations, (given) => {
      const names = given.map((parts) => called(given, parts));
      expect(new Set(names).size).toBe(given.length);
    }),
    { seed, numRuns },
  );
});

test(`an operation that is added at the end renames no other (SEED=${seed})`, () => {
  fc.assert(
    fc.property(operations, operation, (given, added) => {
      const longer = [...given, added];
      for (const parts of given) expect(called(longer, parts)).toBe(called(given, parts));
    }),
    { seed, numRuns },
  );
});

test(`an operation that is added anywhere renames only what is called the same (SEED=${seed})`, () => {
  fc.assert(
    fc.property(operations, operation, fc.nat(8), (given, added, index) => {
      const longer = [...given.slice(0, index), added, ...given.slice(index)];
      const before = new Map(given.map((parts) => [called(given, parts), parts]));
      const found = called(longer, added);
      const renamed = given.filter((parts) => called(longer, parts) !== called(given, parts));
      if (!before.has(found)) expect(renamed).toEqual([]);
      // Otherwise the previous owner gets a new name, and so do later ones that are numbered with it.
      for (const parts of renamed) expect(given.indexOf(parts)).toBeGreaterThanOrEqual(index);
    }),
    { seed, numRuns },
  );
});

test("x-codegen-name goes before everything else, wherever it is written", () => {
  const first: OperationNameParts = { operationId: "pets/list", tag: "pets" };
  const second: OperationNameParts = { operationId: "other", tag: "pets", chosen: "list" };
  expect(called([first, second], second)).toBe("pets.list");
  expect(called([first, second], first)).toBe("pets.petsList");
});
