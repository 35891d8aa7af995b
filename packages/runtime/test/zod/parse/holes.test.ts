import { expect, test } from "vitest";
import * as z from "zod";
import { areUnique, countOf, equalsOneOf } from "../../../src/predicates/index.ts";
import {
  anyOf,
  array,
  contains,
  equalTo,
  not,
  tuple,
  unevaluated,
  uniqueItems,
  unstated,
} from "../../../src/zod/index.ts";

// A hole reads as `undefined`, as predicates that go through a list by index see it.

const hole = (...items: readonly unknown[]): unknown[] => {
  const list = [...items];
  list.length += 1;
  return list;
};

/** Lists with holes in several places. */
const sparse: readonly unknown[][] = [
  hole(),
  hole(1),
  hole("a", "b"),
  Object.assign([], { 1: "a" }),
  Object.assign(hole(), { 2: undefined }),
  Object.assign([], { 1: 2, 2: 3 }),
];

/** Schemas of arrays that read items in different ways. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  items: array(z.string()),
  "any items": array(unstated),
  "items that may be absent": array(z.string().optional()),
  "first items": tuple([z.string(), z.number().optional()], unstated),
  "unique items": array(unstated).check(uniqueItems()),
  contains: array(unstated).check(contains(z.unknown(), { min: 3 })),
  "contains no string": array(unstated).check(contains(z.unknown().check(not(z.string())), { min: 2 })),
  "equal to": z.unknown().check(equalTo([1, undefined], [undefined, undefined, 3], [undefined])),
  "one of": anyOf([array(z.string()), array(z.number())]),
  unevaluated: unevaluated(array(unstated), { items: z.string() }),
};

test.each(Object.entries(schemas))("a hole means what undefined means: %s", (_, schema) => {
  for (const list of sparse)
    expect(schema.safeParse(list).success, JSON.stringify(list)).toBe(
      schema.safeParse(Array.from(list)).success,
    );
});

test("a hole means what undefined means to predicates, which agree with schemas", () => {
  for (const list of sparse) {
    const dense = Array.from(list);
    expect(areUnique(list)).toBe(areUnique(dense));
    expect(countOf(list, (item) => item === undefined)).toBe(countOf(dense, (item) => item === undefined));
    for (const other of sparse.map((one) => Array.from(one)))
      expect(equalsOneOf(list, [other])).toBe(equalsOneOf(dense, [other]));
    expect(areUnique(list)).toBe(array(unstated).check(uniqueItems()).safeParse(list).success);
  }
});
