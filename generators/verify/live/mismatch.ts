import type { SourceLocation } from "../../core/model/source-location.ts";
import type { Part } from "../match/parts.ts";

/** The operation of a mismatch, which may be undescribed. */
export interface MismatchOperation {
  readonly operationId: string;
  readonly httpMethod: string;
  readonly path: string;
  readonly tags: readonly string[];
}

/** A difference between the description and a response, or a request that the service accepted. */
export interface Mismatch {
  readonly rule: MismatchRule;
  readonly operation: MismatchOperation;
  readonly direction: "request" | "response";
  /** `response 200 application/json`. */
  readonly where: string;
  /** The part of it: `data[*].status`; empty for the whole. */
  readonly value: string;
  readonly message: string;
  /** The violated requirement; two requirements of one place are two mismatches. */
  readonly expected?: string;
  /** In the description. */
  readonly location: SourceLocation;
}

/** Difference between a response and its description. */
export type MismatchRule =
  | "live-status-undescribed"
  | "live-content-type-undescribed"
  | "live-body-not-json"
  | "live-error-as-success"
  | "live-value-rejected"
  | "live-enum-grown"
  | "live-property-undeclared"
  | "traffic-request-rejected"
  | "traffic-property-undeclared"
  | "traffic-operation-undescribed";

type Details = Pick<Mismatch, "message" | "expected"> & Partial<Pick<Mismatch, "value" | "location">>;

/** Creates a function that reports mismatches of one part of a request or response. */
export function mismatchesOf(
  operation: MismatchOperation,
  { direction, where, location }: Pick<Part, "direction" | "where" | "location">,
) {
  return (rule: MismatchRule, details: Details): Mismatch => ({
    operation,
    direction,
    where,
    location,
    rule,
    value: "",
    ...details,
  });
}
