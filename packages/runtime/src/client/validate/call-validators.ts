import type { AnyOperation } from "../operation.ts";
import type { SplitInput } from "../request/split-input.ts";

/** What is held against the description before and after a call. */
export type ValidateMode = "request" | "response" | "both" | "none";

/** What is wrong with a value, for people. */
export interface ValidationIssue {
  /** Where it lies: `body.request_amount`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Finds what is wrong with a call; injected, so that clients that do not validate hold none of it. */
export interface CallValidators {
  request(operation: AnyOperation, input: SplitInput): Promise<readonly ValidationIssue[]>;
  /** Asked about successful replies that could be read. */
  response(
    operation: AnyOperation,
    reply: { readonly status: number; readonly value: unknown },
  ): Promise<readonly ValidationIssue[]>;
}
