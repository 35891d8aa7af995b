import { describe, expect, test } from "vitest";
import { createRedactor, sensitiveValues } from "../../src/client/redact.ts";

describe("a redactor", () => {
  test("takes secrets out of texts, keys and numbers, however deep", () => {
    const redactor = createRedactor(["key-123", "55566677"]);
    expect(redactor.text("Bearer key-123!")).toBe("Bearer [redacted]!");
    expect(redactor.value({ a: [{ "key-123": "x key-123" }], n: 55566677, m: 1, z: null })).toEqual({
      a: [{ "[redacted]": "x [redacted]" }],
      n: "[redacted]",
      m: 1,
      z: null,
    });
  });

  test("takes the longer of two secrets out whole", () => {
    expect(createRedactor(["abcd", "abcdefgh"]).text("abcdefgh")).toBe("[redacted]");
  });

  test("takes a short secret out only where it stands alone", () => {
    expect(createRedactor(["12"]).text("12 of 2012, (12)")).toBe("[redacted] of 2012, ([redacted])");
  });

  test("reads characters that mean something in patterns as they are", () => {
    expect(createRedactor(["a+b.(c)"]).text("a+b.(c) aab-c")).toBe("[redacted] aab-c");
  });

  test("without secrets changes nothing", () => {
    expect(createRedactor([""]).text("text")).toBe("text");
  });
});

test("sensitive values are found by property name, with everything below", () => {
  const input = { tax_id: "111", inner: [{ tax_id: 222 }], owner: { first: "Ada", age: 36 }, other: "x" };
  expect(sensitiveValues(input, new Set(["tax_id", "owner"]))).toEqual(["111", "222", "Ada", "36"]);
});
