import { describe, expect, test } from "vitest";
import { isEqual } from "./equality.ts";
import { isAmong } from "./listed-values.ts";

const SIMPLE = [0, 1, "1", "", "a", null, true, false, "true", -0, 1.5, Number.NaN, 1n];
const MADE = [[], [[]], [1], ["1"], [1n], {}, { a: 1 }, { b: 2, a: 1 }, { a: [1] }, { a: { b: 0 } }];

describe("a value among many", () => {
  test("is found wherever one after the other would have found it", () => {
    const values = [...SIMPLE, ...MADE].filter((_, index) => index % 2 === 0);
    const asked = [...SIMPLE, ...MADE, { a: 1, b: 2 }, { a: { b: -0 } }, ["a"], "[1]", undefined];
    expect(values.length).toBeGreaterThan(8);
    for (const value of asked) {
      expect(isAmong(values, value), String(value)).toBe(values.some((other) => isEqual(other, value)));
    }
  });

  test("differs from what only looks like it", () => {
    const values = Array.from({ length: 20 }, (_, index) => ({ id: index, tags: [index] }));
    expect(isAmong(values, { tags: [3], id: 3 })).toBe(true);
    expect(isAmong(values, { tags: [4], id: 3 })).toBe(false);
    expect(isAmong(values, 'object [["id","3"],["tags",""]]')).toBe(false);
  });
});
