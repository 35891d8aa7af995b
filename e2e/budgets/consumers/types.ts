// What a typical file reads of the package: a response, a request, an open enum, an ID.
import type { BankAccountCreate, Payin, PayinStatus, Quote, QuoteId } from "@crossborder/types";

const DONE: readonly PayinStatus[] = ["completed"];

/** Returns true if the status is final. */
export function isDone({ status }: Pick<Payin, "status">): boolean {
  return DONE.some((known) => known === status);
}

/** The ID under which the quote is executed. */
export function idOf(quote: Quote): QuoteId {
  return quote.id;
}

/** The name of the rail. */
export function railOf(account: BankAccountCreate): string {
  return account.type;
}
