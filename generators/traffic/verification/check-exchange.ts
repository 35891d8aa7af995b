import { type Mismatch, mismatchesOf } from "../../verify/live/mismatch.ts";
import { responseFault } from "../../verify/live/response-fault.ts";
import { valueMismatches } from "../../verify/live/value-mismatches.ts";
import type { Exchange } from "../../verify/match/exchange.ts";
import { type Part, requestParts, responsePart } from "../../verify/match/parts.ts";
import type { MatchedOperation } from "../../verify/match/routes.ts";

/** Differences between one exchange and its operation. */
export interface ExchangeCheck {
  readonly mismatches: readonly Mismatch[];
  /** True if a part of the request, or the response, was compared. */
  readonly compared: { readonly request: boolean; readonly response: boolean };
}

/**
 * Checks an exchange. Requests are only compared if the response is a success, since others may have been rejected
 * rightly. Other responses are compared if they are described as JSON.
 */
export function checkExchange(matched: MatchedOperation, exchange: Exchange): ExchangeCheck {
  const { operation } = matched;
  const { response } = exchange;
  if (!response) return { mismatches: [], compared: { request: false, response: false } };
  const isSuccess = response.status >= 200 && response.status < 300;
  const request = isSuccess ? requestParts(matched, exchange) : [];
  const part = responsePart(operation, response);
  const fault = isSuccess ? responseFault(part, operation, response) : undefined;
  return {
    mismatches: [
      ...request.flatMap((one) => requestMismatches(one, matched)),
      ...(fault
        ? [mismatchesOf(operation, part)(fault.rule, { message: fault.message })]
        : valueMismatches(part, operation)),
    ],
    compared: { request: request.some(isCompared), response: isCompared(part) },
  };
}

function isCompared({ content }: Part): boolean {
  return content.kind === "value";
}

function requestMismatches(part: Part, { operation }: MatchedOperation): Mismatch[] {
  const { content, where } = part;
  const report = (message: string) => [
    mismatchesOf(operation, part)("traffic-request-rejected", { message }),
  ];
  switch (content.kind) {
    case "value":
      return valueMismatches(part, operation);
    case "missing":
      return report(`The ${where} is required, and the service accepts requests without it.`);
    case "undescribed":
      return report("The service accepts a request body with a content type that is not described.");
    case "malformed":
      return report("The service accepts a request body that is not JSON.");
    default:
      return [];
  }
}
