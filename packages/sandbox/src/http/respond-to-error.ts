import type { Engine } from "../engine.ts";
import { StorageError } from "../state/storage-error.ts";
import { Refusal, refusal } from "./refusal.ts";
import { errorResponse } from "./respond.ts";
import { UndescribedError } from "./undescribed-error.ts";

/** The response to what a rule threw: its envelope, or `INTERNAL_ERROR` with a report for what should not have happened. */
export function respondToError(engine: Engine, operation: string, error: unknown): Response {
  if (error instanceof Refusal) return errorResponse(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof StorageError)) engine.onInternalError({ operation, message, error }); // that one the store reports
  const errors = error instanceof UndescribedError ? error.errors : [];
  return errorResponse(refusal("INTERNAL_ERROR", { message, errors }));
}
