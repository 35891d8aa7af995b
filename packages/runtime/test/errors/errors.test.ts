import { describe, expect, test } from "vitest";
import { createBrand, findEntry, hasEntry, toProblemDetails } from "../../src/errors/index.ts";

describe("a table of codes", () => {
  const table = { EXPIRED: { retryClass: "actionable" } } as const;

  test("finds its own entries", () => {
    expect(findEntry(table, "EXPIRED")).toEqual({ retryClass: "actionable" });
    expect(hasEntry(table, "EXPIRED")).toBe(true);
  });

  test.each(["UNKNOWN", "toString", "__proto__", "constructor", ""])("has nothing for %j", (code) => {
    expect(findEntry(table, code)).toBeUndefined();
    expect(hasEntry(table, code)).toBe(false);
  });

  test("has nothing for what is no text", () => {
    expect(hasEntry(table, undefined)).toBe(false);
    expect(hasEntry({ 1: "one" }, 1)).toBe(false);
  });
});

describe("a brand", () => {
  test("is shared by all who know its name", () => {
    const error = new Error("marked");
    createBrand("test.error").mark(error);
    expect(createBrand("test.error").has(error)).toBe(true);
    expect(createBrand("test.other").has(error)).toBe(false);
  });

  test("does not show", () => {
    const error = { message: "marked" };
    createBrand("test.error").mark(error);
    expect(JSON.stringify(error)).toBe('{"message":"marked"}');
    expect(Object.keys({ ...error })).toEqual(["message"]);
    expect(Object.getOwnPropertySymbols({ ...error })).toEqual([]);
  });

  test.each([undefined, null, "text", 1, {}])("is not on %j", (value) => {
    expect(createBrand("test.error").has(value)).toBe(false);
  });
});

describe("problem details", () => {
  test("without a kind say what the status says", () => {
    expect(toProblemDetails({ status: 409 })).toEqual({
      type: "about:blank",
      title: "Conflict",
      status: 409,
    });
    expect(toProblemDetails({ status: 599 }).title).toBe("Server Error");
    expect(toProblemDetails({ status: 499 }).title).toBe("Client Error");
  });

  test("carry kind, detail, instance and further members", () => {
    const kind = { type: "https://errors.example.com/EXPIRED", title: "It is over." };
    expect(
      toProblemDetails({
        status: 400,
        kind,
        detail: "Over since noon.",
        instance: "/calls/1",
        extensions: { code: "EXPIRED" },
      }),
    ).toEqual({ ...kind, status: 400, detail: "Over since noon.", instance: "/calls/1", code: "EXPIRED" });
  });

  test("keep the members of the standard, and leave out what is undefined", () => {
    const details = toProblemDetails({
      status: 400,
      extensions: { status: 200, type: "x", traceId: undefined },
    });
    expect(details).toEqual({ type: "about:blank", title: "Bad Request", status: 400 });
    expect("traceId" in details).toBe(false);
  });
});
