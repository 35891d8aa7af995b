import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import catalogJson from "../src/generated/catalog.json" with { type: "json" };
import schemaJson from "../src/generated/catalog.schema.json" with { type: "json" };
import {
  errorCatalog,
  findError,
  findRetryAdvice,
  findRetryClass,
  isErrorCode,
  retryTable,
  toProblemDetails,
} from "../src/index.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const entries = Object.entries(errorCatalog);

describe("the catalogue", () => {
  test("has the codes of spec/errors.yaml in their order, each with its class", () => {
    const written = read("../../../spec/errors.yaml").matchAll(
      /^([A-Z0-9_]+):\n(?: .*\n)*? {2}retryClass: (\w+)$/gm,
    );
    expect(entries.map(([code, { retryClass }]) => [code, retryClass])).toEqual(
      [...written].map(([, ...entry]) => entry),
    );
  });

  test("agrees with the retry table, code by code", () => {
    expect(Object.keys(retryTable)).toEqual(Object.keys(errorCatalog));
    for (const [code, entry] of entries) {
      const { retryClass, action, resend = true, moneyMayHaveMoved = false } = findRetryAdvice(code) ?? {};
      const whole = findError(code);
      expect({ retryClass, action, resend, moneyMayHaveMoved }, code).toEqual({
        retryClass: entry.retryClass,
        action: entry.action,
        resend: whole?.resend ?? true,
        moneyMayHaveMoved: entry.moneyMayHaveMoved,
      });
    }
  });

  test("refers only to codes that it has", () => {
    const others = entries.flatMap(([code]) => findError(code)?.seeAlso ?? []);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((code) => !isErrorCode(code))).toEqual([]);
  });

  test("says of every entry which fields were derived, and of none that status, class or meaning were", () => {
    for (const [code, entry] of entries) {
      expect(entry.derived, code).toContain("action");
      for (const stated of ["status", "retryClass", "description"])
        expect(entry.derived, code).not.toContain(stated);
    }
  });

  test("knows the codes whose status misleads", () => {
    expect(errorCatalog.PAYINS_CARD_PAYMENT_PENDING).toMatchObject({ status: 502, retryClass: "terminal" });
    expect(errorCatalog.PAYOUTS_ALLOWANCE_NOT_CONFIRMED).toMatchObject({
      status: 400,
      retryClass: "retryable",
    });
    expect(errorCatalog.BLOCKCHAIN_CALL_FAILED).toMatchObject({ status: 400, retryClass: "retryable" });
    expect(errorCatalog.PAYINS_FUNDING_PULL_FAILED).toMatchObject({ retryClass: "retryable", resend: false });
    expect(
      entries
        .filter(([, entry]) => entry.status === 404 && entry.retryClass === "terminal")
        .map(([code]) => code),
    ).toEqual(["PAYABLES_NOT_FOUND"]);
  });
});

describe("looking up a code", () => {
  test("narrows known codes and lets unknown ones be", () => {
    expect(isErrorCode("QUOTES_EXPIRED")).toBe(true);
    for (const value of ["CODE_OF_NEXT_YEAR", "toString", "__proto__", "", undefined, null, 7]) {
      expect(isErrorCode(value)).toBe(false);
    }
  });

  test("gives the entry, the advice and the class", () => {
    expect(findError("QUOTES_EXPIRED")).toBe(errorCatalog.QUOTES_EXPIRED);
    expect(findRetryAdvice("QUOTES_EXPIRED")).toEqual({ retryClass: "actionable", action: "get-new-quote" });
    expect(findRetryClass("QUOTES_EXPIRED")).toBe("actionable");
  });

  test.each(["CODE_OF_NEXT_YEAR", "toString", "__proto__", ""])("gives nothing for %j", (code) => {
    expect([findError(code), findRetryAdvice(code), findRetryClass(code)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("problem details", () => {
  const response = {
    success: false,
    code: "QUOTES_EXPIRED",
    message: "quote_expired",
    description: "This quote has expired.",
    errors: [],
    trace_id: "trace-0001",
  };

  test("of a response", () => {
    expect(toProblemDetails(response)).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "This quote has expired.",
      code: "QUOTES_EXPIRED",
      retryClass: "actionable",
      action: "get-new-quote",
      traceId: "trace-0001",
      errors: [],
    });
  });

  test("with a page per code", () => {
    const details = toProblemDetails(response, {
      typeBaseUrl: "https://errors.example.com/",
      status: 422,
      instance: "/payouts/1",
    });
    expect(details).toMatchObject({
      type: "https://errors.example.com/QUOTES_EXPIRED",
      title: errorCatalog.QUOTES_EXPIRED.description,
      status: 422,
      instance: "/payouts/1",
    });
  });

  test("of an error that a client has thrown", () => {
    const thrown = Object.assign(new Error("failed"), {
      status: 403,
      code: "AUTH_FORBIDDEN",
      traceId: "trace-0002",
    });
    expect(toProblemDetails(thrown)).toMatchObject({
      status: 403,
      code: "AUTH_FORBIDDEN",
      traceId: "trace-0002",
    });
  });

  test("of a code that is not in the catalogue", () => {
    const details = toProblemDetails(
      { code: "CODE_OF_NEXT_YEAR" },
      { typeBaseUrl: "https://errors.example.com/" },
    );
    expect(details).toEqual({
      type: "https://errors.example.com/CODE_OF_NEXT_YEAR",
      title: "CODE_OF_NEXT_YEAR",
      status: 500,
      code: "CODE_OF_NEXT_YEAR",
    });
  });

  test("of a response without a code", () => {
    expect(toProblemDetails({}, { status: 502 })).toEqual({
      type: "about:blank",
      title: "Bad Gateway",
      status: 502,
    });
  });
});

describe("what helpers pull in", () => {
  test("the retry table is small", () => {
    expect(gzipSync(read("../src/generated/retry-table.ts")).length).toBeLessThan(3 * 1024);
  });

  test.each(["is-error-code.ts", "retry-advice.ts"])("%s leaves the prose alone", (file) => {
    expect(valueImports(file)).toEqual(["@crossborder/runtime/errors", "./generated/retry-table.ts"]);
    expect(valueImports("generated/retry-table.ts")).toEqual([]);
  });
});

/** Modules that a source file imports values from. */
function valueImports(file: string): string[] {
  const imports = read(`../src/${file}`).matchAll(/^import (?!type )[^;]*? from "([^"]+)";$/gm);
  return [...imports].map(([, module = ""]) => module);
}

describe("the catalogue for other languages", () => {
  test("holds what the code holds", () => {
    expect(catalogJson.errors).toEqual(errorCatalog);
  });

  test("is described by its schema: every field, class and action", () => {
    const { properties, required } = schemaJson.$defs.entry;
    const fields = new Set(entries.flatMap(([, entry]) => Object.keys(entry)));
    for (const field of fields) expect(Object.keys(properties)).toContain(field);
    for (const [code, entry] of entries) {
      expect(properties.action.enum, code).toContain(entry.action);
      expect(properties.retryClass.enum, code).toContain(entry.retryClass);
      for (const field of required) expect(entry, code).toHaveProperty(field);
    }
  });
});
