import { describe, expect, test } from "vitest";
import { createRedact } from "../../../src/client/redact/redact.ts";
import { sensitiveValues } from "../../../src/client/redact/sensitive-values.ts";

describe("redacting", () => {
  test("takes secrets out of texts, keys and numbers, however deep", () => {
    const redact = createRedact(["key-123", "55566677"]);
    expect(redact("Bearer key-123!")).toBe("Bearer [redacted]!");
    expect(redact({ a: [{ "key-123": "x key-123" }], n: 55566677, m: 1, z: null })).toEqual({
      a: [{ "[redacted]": "x [redacted]" }],
      n: "[redacted]",
      m: 1,
      z: null,
    });
  });

  test("takes the longer of two secrets out whole", () => {
    expect(createRedact(["abcd", "abcdefgh"])("abcdefgh")).toBe("[redacted]");
  });

  test("takes a short secret out only where it stands alone", () => {
    expect(createRedact(["12"])("12 of 2012, (12)")).toBe("[redacted] of 2012, ([redacted])");
  });

  test("reads characters that mean something in patterns as they are", () => {
    expect(createRedact(["a+b.(c)"])("a+b.(c) aab-c")).toBe("[redacted] aab-c");
  });

  test("leaves what is no text, whatever it is called", () => {
    const redact = createRedact(["null", "undefined", "true"]);
    expect([redact(null), redact(undefined), redact(true)]).toEqual([null, undefined, true]);
  });

  test("without secrets changes nothing", () => {
    expect(createRedact([""])("text")).toBe("text");
  });
});

test("sensitive values are found by property name, with everything below", () => {
  const input = { tax_id: "111", inner: [{ tax_id: 222 }], owner: { first: "Ada", age: 36 }, other: "x" };
  expect(sensitiveValues(input, ["tax_id", "owner"])).toEqual(["111", "222", "Ada", "36"]);
});
