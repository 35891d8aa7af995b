import { errorCatalog, findError } from "@crossborder/errors";
import { isSentAgain } from "./client-decision.ts";
import { type IntermediaryReport, intermediaryReport } from "./intermediaries.ts";
import { statusPolicies } from "./policies.ts";

/** What a policy does with the error codes that it should not. */
export interface WrongDecisions {
  readonly policy: string;
  /** Sent again although the same request cannot succeed, or succeeds twice. */
  readonly retried: readonly string[];
  /** Given up although the same request succeeds a little later. */
  readonly notRetried: readonly string[];
}

/** Retryable by its class, and still never to be sent again as it is. */
interface Exception {
  readonly code: string;
  readonly reason: string;
}

/** What `report:retry` tells. */
export interface RetryReport {
  readonly codes: number;
  readonly policies: readonly WrongDecisions[];
  readonly ours: WrongDecisions;
  readonly exceptions: readonly Exception[];
  /** Decisions of our client after responses that are not the service's. */
  readonly intermediaries: IntermediaryReport;
}

const CODES = Object.entries(errorCatalog);

/** Holds status-based policies and our client against the catalogue, on an operation that may be repeated. */
export async function retryReport(): Promise<RetryReport> {
  const sentAgain = new Set<string>();
  for (const [code, { status }] of CODES) if (await isSentAgain({ status, code })) sentAgain.add(code);
  return {
    codes: CODES.length,
    policies: statusPolicies.map(({ name, retries }) =>
      wrongDecisions(name, ({ status }) => retries(status)),
    ),
    ours: wrongDecisions("by code (@crossborder/client)", ({ code }) => sentAgain.has(code)),
    intermediaries: await intermediaryReport(),
    exceptions: CODES.flatMap(([code]) => {
      const { resend, note = "" } = findError(code) ?? {};
      return resend === false && !sentAgain.has(code) ? [{ code, reason: note }] : [];
    }),
  };
}

/** Codes that are not to be resent are exceptions: they count neither way. */
function wrongDecisions(
  policy: string,
  isRetried: (answer: { readonly code: string; readonly status: number }) => boolean,
): WrongDecisions {
  const counted = CODES.filter(([code]) => findError(code)?.resend !== false);
  const wrong = counted.filter(
    ([code, { status, retryClass }]) => isRetried({ code, status }) !== (retryClass === "retryable"),
  );
  const codes = (retryable: boolean): string[] =>
    wrong.flatMap(([code, { retryClass }]) => ((retryClass === "retryable") === retryable ? [code] : []));
  return { policy, retried: codes(false), notRetried: codes(true) };
}
