import { findRetryClass, isErrorCode } from "@crossborder/errors";
import {
  isAbortedError,
  isConnectionError,
  isInvalidResponseError,
  isOutcomeUnknownError,
  type SdkError,
} from "@crossborder/runtime/client";
import type { BankAccountId, Payout, PayoutCreateEvm, PayoutId } from "@crossborder/types";
import type { ApiError } from "./api-error.ts";
import type { Client } from "./create-client.ts";
import { isApiError } from "./is-api-error.ts";
import type { RequestOptions } from "./request-options.ts";

/** A payout whose end is unknown. Save these fields before you execute its quote for the first time. */
export interface PayoutToReconcile extends PayoutCreateEvm {
  /** The bank account of the quote: where to look for the payout if the quote has expired. */
  readonly bank_account_id: BankAccountId;
  /** Payouts to this bank account that you know to be of other quotes. Default: none. */
  readonly knownPayouts?: readonly PayoutId[];
}

/** Options of `reconcilePayout`: those of a call, and how long to wait before an expired quote counts as never executed. */
export interface ReconcileOptions extends RequestOptions {
  /**
   * Milliseconds between two requests for the list of payouts, after the service has said that the quote expired. It
   * does not state how soon a payout that it accepted is listed. Default 60 000.
   */
  readonly settleMs?: number;
}

/** The end of a payout, if the service's responses prove it. */
export type PayoutReconciliation =
  /** The quote was executed, now or before. `payout` is undefined if it was before: the service does not name it. */
  | { readonly kind: "paid"; readonly payout: Payout | undefined }
  /** The quote expired, and its bank account has no payout that you do not know: you may request a new quote. */
  | { readonly kind: "not-paid"; readonly error: ApiError }
  /** Nothing is known yet. Deal with the error, then call `reconcilePayout` again with the same quote, never with another. */
  | { readonly kind: "try-again"; readonly error: SdkError }
  /** The service's responses do not decide it. Show a person the error and the payouts that this one may be. */
  | { readonly kind: "ask-a-person"; readonly error: ApiError; readonly candidates: readonly Payout[] };

/**
 * Finds out whether a quote was paid, and pays it if it was not, at most once: sends the same quote again. A success and
 * `QUOTES_ALREADY_USED` are both proof. Only an expired quote is looked up by its bank account, where a payout that you do not
 * know is no proof: it may be of another quote. Rejects with `InvalidInputError` for an input that cannot be sent, and with
 * `AbortedError` or the signal's reason when `signal` stops it.
 *
 * @example
 * const reconciliation = await reconcilePayout(client, { quote_id, sender_wallet_address, bank_account_id });
 */
export async function reconcilePayout(
  client: Pick<Client, "payouts">,
  payout: PayoutToReconcile,
  reconcileOptions: ReconcileOptions = {},
): Promise<PayoutReconciliation> {
  const { bank_account_id, knownPayouts = [], quote_id, sender_wallet_address } = payout;
  const { settleMs = 60_000, ...options } = reconcileOptions;
  const findCandidates = async (): Promise<readonly Payout[]> => {
    const payouts = await client.payouts.listAll({ bank_account_id }, options);
    return payouts.filter(({ id }) => !knownPayouts.includes(id));
  };
  try {
    const paid = await client.payouts.createEvm({ quote_id, sender_wallet_address }, options);
    return { kind: "paid", payout: paid };
  } catch (error) {
    if (!isOfCall(error)) throw error;
    if (error.outcome === "processed") return { kind: "paid", payout: undefined };
    if (!isApiError(error) || error.outcome === "unknown") return { kind: "try-again", error };
    if (error.code !== "QUOTES_EXPIRED" && mayStillSucceed(error)) return { kind: "try-again", error };
    return lookUp(error, { findCandidates, settleMs, signal: options.signal });
  }
}

/** True for an error with the outcome of the call. Anything else is a mistake of the program, or was stopped. */
function isOfCall(error: unknown): error is SdkError {
  if (isAbortedError(error)) return false;
  return [isApiError, isConnectionError, isOutcomeUnknownError, isInvalidResponseError].some((is) =>
    is(error),
  );
}

/** True for a rejection after which the same quote may succeed, once the caller has dealt with it. */
function mayStillSucceed({ code }: ApiError): boolean {
  // A quote that does not exist, or is in another state, stays so.
  const isOfQuote = code === "QUOTES_NOT_FOUND" || code === "QUOTES_INVALID_STATE";
  return isErrorCode(code) && findRetryClass(code) !== "terminal" && !isOfQuote;
}

interface Lookup {
  readonly findCandidates: () => Promise<readonly Payout[]>;
  readonly settleMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The service rejected the quote this time. An earlier attempt may have been carried out. */
async function lookUp(
  error: ApiError,
  { findCandidates, settleMs, signal }: Lookup,
): Promise<PayoutReconciliation> {
  try {
    const candidates = await findCandidates();
    if (candidates.length > 0 || error.code !== "QUOTES_EXPIRED")
      return { kind: "ask-a-person", error, candidates };
    // A payout that was accepted just before the quote expired may not be listed yet.
    await pause(settleMs, signal);
    const late = await findCandidates();
    return late.length > 0 ? { kind: "ask-a-person", error, candidates: late } : { kind: "not-paid", error };
  } catch (failure) {
    if (isOfCall(failure)) return { kind: "try-again", error: failure };
    throw failure;
  }
}

/** Waits; rejects with the signal's reason when it aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
