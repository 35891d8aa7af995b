import { essence } from "../../core/model/described-parts.ts";
import { markOf } from "../../verify/live/check-response.ts";
import { type Mismatch, type MismatchRule, mismatchesOf } from "../../verify/live/mismatch.ts";
import { valueMismatches } from "../../verify/live/value-mismatches.ts";
import type { Exchange } from "../exchange.ts";
import { type Part, rejectionsOf, requestParts, responsePart } from "../match/parts.ts";
import type { MatchedOperation } from "../match/routes.ts";

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
  const { status = 0 } = exchange.response ?? {};
  const isSuccess = status >= 200 && status < 300;
  const request = isSuccess ? requestParts(matched, exchange) : [];
  const response = responsePart(matched, exchange);
  return {
    mismatches: [
      ...request.flatMap((part) => requestMismatches(part, matched)),
      ...(response ? responseMismatches(response, { matched, exchange, isSuccess }) : []),
    ],
    compared: { request: request.some(isCompared), response: response !== undefined && isCompared(response) },
  };
}

function isCompared({ content }: Part): boolean {
  return content.kind === "value";
}

function requestMismatches(part: Part, { operation }: MatchedOperation): Mismatch[] {
  const { content, where, direction, location } = part;
  const source = { operation, where, direction };
  const report = (message: string) => [
    mismatchesOf(source)("traffic-request-rejected", { message, location }),
  ];
  switch (content.kind) {
    case "value":
      return valueMismatches(source, {
        ...content,
        rejections: rejectionsOf(part),
        subject: part.key === "body" ? undefined : where,
      });
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

interface Received {
  readonly matched: MatchedOperation;
  readonly exchange: Exchange;
  readonly isSuccess: boolean;
}

function responseMismatches(
  part: Part,
  { matched: { operation }, exchange, isSuccess }: Received,
): Mismatch[] {
  const { content, where, direction, location } = part;
  const source = { operation, where, direction };
  const report = (rule: MismatchRule, message: string) => [mismatchesOf(source)(rule, { message, location })];
  if (content.kind === "value") {
    const mark = isSuccess ? markOf(operation, content.value) : undefined;
    return mark === undefined
      ? valueMismatches(source, { ...content, rejections: rejectionsOf(part) })
      : report("live-error-as-success", `A success has the body of a described error (${mark}).`);
  }
  if (!isSuccess) return [];
  if (content.kind === "malformed") return report("live-body-not-json", "The body is not JSON.");
  if (content.kind !== "undescribed") return [];
  const { status, headers } = exchange.response ?? {};
  if (part.around.length === 0)
    return report("live-status-undescribed", `The status ${status} is not described.`);
  const type = essence(headers?.get("content-type") ?? "");
  return report("live-content-type-undescribed", `The content type ${type} is not described.`);
}
