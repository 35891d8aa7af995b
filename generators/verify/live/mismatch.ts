import type { OperationModel } from "../../core/model/api-model.ts";
import type { SourceLocation } from "../../core/model/source-location.ts";

/** One way in which a response is not as described. */
export interface Mismatch {
  readonly rule: MismatchRule;
  readonly operation: OperationModel;
  /** `response 200 application/json`. */
  readonly where: string;
  /** The part of the response: `data[*].status`; empty for the whole. */
  readonly value: string;
  readonly message: string;
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
  | "live-property-undeclared";

/** Parts that all mismatches of a response have in common. */
export interface MismatchSource {
  readonly operation: OperationModel;
  readonly status: number;
}

type Details = Pick<Mismatch, "message" | "location"> & { readonly value?: string; readonly where?: string };

/** A function that reports mismatches of one response. */
export function mismatchesOf({ operation, status }: MismatchSource) {
  return (rule: MismatchRule, { value = "", where, ...details }: Details): Mismatch => ({
    rule,
    operation,
    value,
    where: `response ${status}${where === undefined ? "" : ` ${where}`}`,
    ...details,
  });
}
