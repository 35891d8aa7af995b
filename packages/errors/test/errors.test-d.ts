import { describe, expectTypeOf, test } from "vitest";
import {
  type AuthErrorCode,
  type BankAccountsErrorCode,
  type ErrorAction,
  type ErrorCode,
  type ErrorEntry,
  errorCatalog,
  findError,
  findRetryClass,
  isErrorCode,
  type QuotesErrorCode,
  type RetryClass,
  type retryTable,
} from "../src/index.ts";

describe("codes", () => {
  test("are exactly the keys of both tables", () => {
    expectTypeOf<ErrorCode>().toEqualTypeOf<keyof typeof errorCatalog>();
    expectTypeOf<ErrorCode>().toEqualTypeOf<keyof typeof retryTable>();
    expectTypeOf<string>().not.toExtend<ErrorCode>();
  });

  test("come in families", () => {
    expectTypeOf<QuotesErrorCode>().toExtend<ErrorCode>();
    expectTypeOf<"QUOTES_EXPIRED">().toExtend<QuotesErrorCode>();
    expectTypeOf<AuthErrorCode>().not.toExtend<QuotesErrorCode>();
    expectTypeOf<"BANK_ACCOUNTS_INCOMPLETE">().toExtend<BankAccountsErrorCode>();
  });

  test("are narrowed from any value", () => {
    const code: unknown = "QUOTES_EXPIRED";
    if (isErrorCode(code)) expectTypeOf(code).toEqualTypeOf<ErrorCode>();
    else expectTypeOf(code).toEqualTypeOf<unknown>();
  });
});

describe("entries", () => {
  test("are literal in the catalogue", () => {
    expectTypeOf(errorCatalog.QUOTES_EXPIRED.status).toEqualTypeOf<400>();
    expectTypeOf(errorCatalog.PAYINS_CARD_PAYMENT_PENDING.retryClass).toEqualTypeOf<"terminal">();
  });

  test("are there for known codes, and perhaps for any other string", () => {
    expectTypeOf(findError("QUOTES_EXPIRED")).toEqualTypeOf<ErrorEntry>();
    expectTypeOf(findError("CODE_OF_NEXT_YEAR")).toEqualTypeOf<ErrorEntry | undefined>();
    expectTypeOf<"get-new-quote">().toExtend<ErrorAction>();
    expectTypeOf<string>().not.toExtend<ErrorAction>();
    expectTypeOf(findRetryClass("CODE_OF_NEXT_YEAR")).toEqualTypeOf<RetryClass | undefined>();
  });
});
