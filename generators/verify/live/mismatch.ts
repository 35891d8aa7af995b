import type { SourceLocation } from "../../core/model/source-location.ts";

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

/** Common parts of all mismatches of a request or response: `where` is `response 200`. */
export type MismatchSource = Pick<Mismatch, "operation" | "direction" | "where">;

type Details = Pick<Mismatch, "message" | "location" | "expected"> & {
  readonly value?: string;
  readonly where?: string;
};

/** Creates a function that reports mismatches of one request or response. */
export function mismatchesOf(source: MismatchSource) {
  return (rule: MismatchRule, { value = "", where, ...details }: Details): Mismatch => ({
    ...source,
    rule,
    value,
    where: `${source.where}${where === undefined ? "" : ` ${where}`}`,
    ...details,
  });
}

/** Returns the source of mismatches of a response. */
export function responseSource(operation: MismatchOperation, status: number): MismatchSource {
  return { operation, direction: "response", where: `response ${status}` };
}
