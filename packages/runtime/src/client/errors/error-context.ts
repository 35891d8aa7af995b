import type { AnyOperation } from "../operation.ts";
import type { Redact } from "../redact.ts";

/** What the error of a call is made from. */
export interface ErrorContext {
  readonly operation: AnyOperation;
  readonly redact: Redact;
  /** How to find out whether the call was carried out. */
  readonly recipe: (startedAt: Date) => string;
}
