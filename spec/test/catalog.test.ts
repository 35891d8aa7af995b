import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { description, valuesOf } from "./description.ts";

interface Entry {
  readonly status: number;
  readonly retryClass: string;
  readonly action: string;
  readonly moneyMayHaveMoved: boolean;
  readonly resend?: false;
}

// Codes that the source states must not get lost, and a new code may be of any kind.

const catalog = description["x-codegen-error-catalog"] as Readonly<Record<string, Entry>>;

/** The codes of all entries that fit. */
function codesWith(fits: (entry: Entry) => boolean): readonly string[] {
  return Object.keys(catalog).filter((code) => catalog[code] && fits(catalog[code]));
}

test("The enum of codes is the catalogue's, in its order.", () => {
  expect(valuesOf("ErrorCode")).toEqual(Object.keys(catalog));
});

test("Where money may have moved, no advice leads to paying again.", () => {
  const stated = [
    "BILLING_INVOICE_NOT_PAYABLE",
    "BLOCKCHAIN_CALL_FAILED",
    "BLOCKCHAIN_TX_FAILED",
    "DATA_INTEGRITY_ERROR",
    "INTERNAL_ERROR",
    "PAYABLES_ALREADY_PAID_OR_EXPIRED",
    "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT",
    "PAYABLES_DUPLICATE",
    "PAYABLES_NOT_CANCELABLE",
    "PAYABLES_REVIEW_STATE_INVALID",
    "PAYINS_ALREADY_TERMINAL",
    "PAYINS_CARD_ALREADY_CHARGED",
    "PAYINS_CARD_PAYMENT_PENDING",
    "PAYOUTS_DOCUMENTS_NOT_ACCEPTED",
    "QUOTES_ALREADY_USED",
    "QUOTES_INVALID_STATE",
    "YIELD_INVALID_STATE",
  ];
  expect(codesWith(({ moneyMayHaveMoved }) => moneyMayHaveMoved)).toEqual(expect.arrayContaining(stated));
  const paysAgain = ({ action }: Entry): boolean => ["get-new-quote", "fix-input"].includes(action);
  expect(codesWith((entry) => entry.moneyMayHaveMoved && paysAgain(entry))).toEqual([]);
});

test("A retryable code that is not to be sent again as it is asks for something else.", () => {
  const codes = codesWith(({ resend }) => resend === false);
  expect(codes).toContain("PAYINS_FUNDING_PULL_FAILED");
  expect(catalog.PAYINS_FUNDING_PULL_FAILED?.action).toBe("get-new-quote");
  expect(codes.filter((code) => catalog[code]?.action === "retry-later")).toEqual([]);
});

test("The codes that a status alone would mislead about are there.", () => {
  expect(codesWith(({ status, retryClass }) => status >= 500 && retryClass !== "retryable")).toContain(
    "PAYINS_CARD_PAYMENT_PENDING",
  );
  expect(codesWith(({ status, retryClass }) => status === 400 && retryClass === "retryable")).toEqual(
    expect.arrayContaining(["BLOCKCHAIN_CALL_FAILED", "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"]),
  );
  expect(codesWith(({ status, retryClass }) => status === 404 && retryClass === "terminal")).toContain(
    "PAYABLES_NOT_FOUND",
  );
});

test("The catalogue is published on its own as it stands in the description.", () => {
  expect(JSON.parse(readFileSync(join(inject("bundle"), "errors.json"), "utf8"))).toEqual(catalog);
});
