// What a typical file uses of the package: a request that is checked, a live response that is read.
import { BankAccountCreate, QuoteCreate } from "@crossborder/zod";
import { Payin } from "@crossborder/zod/response";
import type { z } from "zod";

/** A bank account from a form, or what is wrong with it. */
export function accountOf(form: unknown): z.output<typeof BankAccountCreate> | string {
  const read = BankAccountCreate.safeParse(form);
  return read.success ? read.data : read.error.message;
}

/** A checked request for a quote. */
export function quoteOf(form: unknown): z.output<typeof QuoteCreate> {
  return QuoteCreate.parse(form);
}

/** The status of a payin as the service gave it. */
export function statusOf(response: unknown): string {
  return Payin.parse(response).status;
}
