import { describe, expect, test } from "vitest";
import { isDeeperThan } from "../../../src/webhooks/read/nesting.ts";

/** The depth of a value, by walking it. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("the nesting of a text", () => {
  test.each([
    "1",
    '"[[["',
    "[]",
    "[[],[],{}]",
    '{"a":[{"b":[]}],"c":{}}',
    '["\\"[[[["]',
    '["\\\\",[["]"]]]',
    '["\\\\\\"[",{"[\\\\":[]}]',
    '{"\\u0022[":["\\\\\\\\"]}',
  ])("is that of its value: %s", (text) => {
    const depth = depthOf(JSON.parse(text));
    expect([isDeeperThan(text, depth), isDeeperThan(text, depth - 1)]).toEqual([false, depth > 0]);
  });

  test.each(['["[[', '["\\', '["\\"[['])("goes no further than a string that does not end: %s", (text) => {
    expect(isDeeperThan(text, 1)).toBe(false);
  });
});
