import { describe, expect, it } from "vitest";
import { modelOf } from "../test/model-of.ts";

const readOperation = async (extensions: object) =>
  (await modelOf({ paths: { "/a": { get: { operationId: "a.b", ...extensions } } } })).operations[0];

describe("x-idempotency", () => {
  const single = { key: "quote_id", usedCode: "USED", expiredCode: "EXPIRED" };
  it.each([
    ["idempotent", { kind: "idempotent" }],
    ["none", { kind: "none" }],
    [single, { kind: "single-use", ...single }],
    [
      { in: "header", name: "Idempotency-Key" },
      { kind: "keyed", in: "header", name: "Idempotency-Key" },
    ],
    [
      { in: "body", name: "request_id" },
      { kind: "keyed", in: "body", name: "request_id" },
    ],
    [undefined, undefined],
  ])("%j", async (value, expected) => {
    expect((await readOperation({ "x-idempotency": value }))?.idempotency).toEqual(expected);
  });

  it.each(["sometimes", true, null, {}, { ...single, key: 1 }, { in: "query", name: "k" }])(
    "%j, which other tools may write, counts as none, so that no call is repeated by mistake",
    async (value) => {
      expect((await readOperation({ "x-idempotency": value }))?.idempotency).toEqual({ kind: "none" });
    },
  );
});

describe("x-codegen-pagination", () => {
  const cursor = {
    kind: "cursor",
    mode: "optional",
    limit: "limit",
    after: "after",
    before: "before",
    items: "data",
    next: "p.next",
    more: "p.more",
  };
  it.each([cursor, { ...cursor, mode: "always" }])("%j", async (value) => {
    expect((await readOperation({ "x-codegen-pagination": value }))?.pagination).toEqual(value);
  });

  it("is none when the document says nothing", async () => {
    expect((await readOperation({}))?.pagination).toBeUndefined();
  });

  it.each([true, { ...cursor, mode: "never" }, { ...cursor, kind: "page" }, { ...cursor, next: undefined }])(
    "%j, which other tools may write, is ignored",
    async (value) => {
      expect((await readOperation({ "x-codegen-pagination": value }))?.pagination).toBeUndefined();
    },
  );
});

describe("x-codegen-error-catalog", () => {
  const entry = { status: 400, retryClass: "terminal", description: "D" };
  const read = async (catalog: unknown) =>
    (await modelOf({ paths: {}, "x-codegen-error-catalog": catalog })).errorCatalog;

  it("keeps codes in order and everything else of an entry as it stands", async () => {
    const catalog = await read({
      Z: { ...entry, resend: false, seeAlso: ["A"] },
      A: { ...entry, status: 599, retryClass: "retryable" },
    });
    expect(catalog?.entries.map(({ location: _, ...rest }) => rest)).toEqual([
      { code: "Z", ...entry, details: { resend: false, seeAlso: ["A"] } },
      { code: "A", ...entry, status: 599, retryClass: "retryable", details: {} },
    ]);
  });

  it("is none when the document has none", async () => {
    expect((await modelOf({ paths: {} })).errorCatalog).toBeUndefined();
  });

  it.each([
    [{ status: 399 }],
    [{ status: 600 }],
    [{ status: 400.5 }],
    [{ status: "400" }],
    [{ retryClass: "maybe" }],
    [{ description: undefined }],
  ])("an entry with %j is left out", async (change) => {
    const catalog = await read({ A: { ...entry, ...change }, B: entry });
    expect(catalog?.entries.map(({ code }) => code)).toEqual(["B"]);
  });

  it.each([["A"], null, "https://example.test/errors", { A: {}, B: 1 }].map((value) => [value]))(
    "%j, which other tools may write, is ignored",
    async (value) => expect(await read(value)).toBeUndefined(),
  );
});
