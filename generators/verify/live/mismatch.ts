import type { SourceLocation } from "../../core/model/source-location.ts";

/** The operation of a mismatch, which need not be one of the description. */
export interface MismatchOperation {
  readonly operationId: string;
  readonly httpMethod: string;
  readonly path: string;
  readonly tags: readonly string[];
}

/** One way in which a response, or a request that the service accepted, is not as described. */
export interface Mismatch {
  readonly rule: MismatchRule;
  readonly operation: MismatchOperation;
  readonly direction: "request" | "response";
  /** `response 200 application/json`. */
  readonly where: string;
  /** The part of it: `data[*].status`; empty for the whole. */
  readonly value: string;
  readonly message: string;
  /** What the description requires there; two requirements of one place are two mismatches. */
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

/** Parts that all mismatches of a request or response have in common: `where` is `response 200`. */
export type MismatchSource = Pick<Mismatch, "operation" | "direction" | "where">;

type Details = Pick<Mismatch, "message" | "location" | "expected"> & {
  readonly value?: string;
  readonly where?: string;
};

/** A function that reports mismatches of one request or response. */
export function mismatchesOf(source: MismatchSource) {
  return (rule: MismatchRule, { value = "", where, ...details }: Details): Mismatch => ({
    ...source,
    rule,
    value,
    where: `${source.where}${where === undefined ? "" : ` ${where}`}`,
    ...details,
  });
}

/** The source of mismatches of a response. */
export function responseSource(operation: MismatchOperation, status: number): MismatchSource {
  return { operation, direction: "response", where: `response ${status}` };
}
