import { describe, expect, test } from "vitest";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { errors } from "./index.ts";

const options: RunContext = {
  modules: { types: "", errors: "", zod: "", client: "", webhooks: "", runtime: "@acme/runtime" },
  importExtension: ".js",
  headerCommand: "generate",
};

const expired = { status: 400, retryClass: "actionable", description: "It is over." };

/** Returns the generated files by name, without their headers. */
async function filesOf(catalog: Record<string, unknown>, document: Record<string, unknown> = {}) {
  const generated = await errors().generate(
    await modelOf({ paths: {}, ...document, "x-codegen-error-catalog": catalog }),
    options,
  );
  if (generated.kind !== "files") throw new Error(generated.reason);
  return new Map(
    generated.files.map(({ path, text }) => [path, text.replace(/^(?:\/\/ |<!-- )Generated.*\n\n/, "")]),
  );
}

test("a document without a catalogue gives nothing, and says so", async () => {
  const generated = await errors().generate(await modelOf({ paths: {} }), options);
  expect(generated).toEqual({ kind: "nothing", reason: "the document has no x-codegen-error-catalog" });
});

describe("the code", () => {
  test("holds the catalogue with its prose as comments and as data", async () => {
    const catalog = {
      EXPIRED: {
        ...expired,
        description: "It is over. */",
        action: "ask",
        "x-codegen-derived": ["action"],
        owner: "team",
        "x-internal": 1,
      },
    };
    expect(
      (await filesOf(catalog)).get("catalog.ts"),
    ).toBe(`import type { ErrorEntry } from "@acme/runtime/errors";

/** Every error code with its typical status, its retry class and its meaning. */
export const errorCatalog = {
  /** It is over. *\\/ */
  EXPIRED: {
    status: 400,
    retryClass: "actionable",
    action: "ask",
    description: "It is over. */",
    derived: ["action"],
    details: { owner: "team" },
  },
} as const;

errorCatalog satisfies Readonly<Record<string, ErrorEntry>>;
`);
  });

  test("holds what decides apart, without what goes without saying", async () => {
    const catalog = {
      A: { ...expired, action: "ask", moneyMayHaveMoved: false, resend: true },
      B: { ...expired, retryClass: "retryable", moneyMayHaveMoved: true, resend: false },
    };
    const text = (await filesOf(catalog)).get("retry-table.ts");
    expect(
      text,
    ).toContain(`const actionableAsk: RetryAdvice<ErrorAction> = { retryClass: "actionable", action: "ask" };
const retryableNotResentMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "retryable",
  resend: false,
  moneyMayHaveMoved: true,
};

/** Advice after each error code. */
export const retryTable: Readonly<Record<ErrorCode, RetryAdvice<ErrorAction>>> = {
  A: actionableAsk,
  B: retryableNotResentMoneyMoved,
};`);
    expect(text).toContain(`
export const decisiveCodes: Readonly<Partial<Record<ErrorCode, RetryAdvice<ErrorAction>>>> = {
  B: retryableNotResentMoneyMoved,
};`);
  });

  test("keeps codes that are no identifiers, and makes an own property of each", async () => {
    const text = (
      await filesOf(
        JSON.parse(JSON.stringify({ "not-found": expired, 404: expired }).replace("404", "__proto__")),
      )
    ).get("retry-table.ts");
    expect(text).toContain('  "not-found": actionable,');
    expect(text).toContain('  ["__proto__"]: actionable,');
  });
});

describe("families", () => {
  const codes = ["QUOTES_A", "QUOTES_B", "BANK_ACCOUNTS_A", "BANK_ACCOUNTS_B", "BANK_HOLIDAY", "ALONE"];
  const catalog = Object.fromEntries(codes.map((code) => [code, expired]));

  test("are codes that share their first word", async () => {
    expect((await filesOf(catalog)).get("codes.ts")).toContain(`export type ErrorCode =
  | QuotesErrorCode
  | BankErrorCode
  | "ALONE";`);
  });

  test("are codes that begin with the words of a tag", async () => {
    const text = (await filesOf(catalog, { tags: [{ name: "Bank Accounts" }] })).get("codes.ts");
    expect(text).toContain(
      'export type BankAccountsErrorCode =\n  | "BANK_ACCOUNTS_A"\n  | "BANK_ACCOUNTS_B";',
    );
    expect(text).toContain('  | "BANK_HOLIDAY"\n');
  });

  test("come with the actions, each once", async () => {
    const actions = {
      A: { ...expired, action: "ask" },
      B: { ...expired, action: "wait" },
      C: { ...expired, action: "ask" },
    };
    expect((await filesOf(actions)).get("codes.ts")).toContain(
      'export type ErrorAction =\n  | "ask"\n  | "wait";',
    );
    expect((await filesOf({ A: expired })).get("codes.ts")).toContain("export type ErrorAction = never;");
  });

  test("are none in an empty catalogue", async () => {
    expect((await filesOf({})).get("codes.ts")).toContain("export type ErrorCode = never;");
  });
});

describe("the data", () => {
  test("is JSON with the version of the description, and says where it comes from", async () => {
    const json = JSON.parse((await filesOf({ EXPIRED: expired })).get("catalog.json") ?? "");
    expect(json).toEqual({
      $schema: "./catalog.schema.json",
      $comment: expect.stringContaining("Generated from openapi.json"),
      version: "1.0.0",
      errors: { EXPIRED: expired },
    });
  });

  test("has a schema that lists the actions", async () => {
    const catalog = {
      A: { ...expired, action: "wait" },
      B: { ...expired, action: "ask" },
      C: { ...expired, action: "wait" },
    };
    const schema = JSON.parse((await filesOf(catalog)).get("catalog.schema.json") ?? "");
    expect(schema.$defs.entry.properties.action.enum).toEqual(["wait", "ask"]);
  });

  test("is a table for people, whatever the prose holds", async () => {
    const page = (
      await filesOf({ A: { ...expired, description: "One | two\nthree", note: "Odd.", resend: false } })
    ).get("catalog.md");
    expect(page).toContain("| `A` | 400 | actionable, not resent |  | One \\| two three Odd. |");
  });
});

test("every file says what it was generated from", async () => {
  const generated = await errors().generate(
    await modelOf({ paths: {}, "x-codegen-error-catalog": { A: expired } }),
    options,
  );
  const files = generated.kind === "files" ? generated.files : [];
  expect(files.length).toBe(7);
  for (const { text } of files) expect(text.slice(0, 300)).toContain("Generated from openapi.json");
});
