import type { Engine } from "../engine.ts";
import { StorageError } from "../state/storage-error.ts";
import { Rejection, rejection } from "./rejection.ts";
import { errorResponse } from "./respond.ts";
import { UndescribedError } from "./undescribed-error.ts";

/** Responds to an error of a rule: with its envelope, or with `INTERNAL_ERROR` and a report if it is unexpected. */
export function respondToError(engine: Engine, operation: string, error: unknown): Response {
  if (error instanceof Rejection) return errorResponse(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof StorageError)) engine.onInternalError({ operation, message, error }); // the store reports it
  const errors = error instanceof UndescribedError ? error.errors : [];
  return errorResponse(rejection("INTERNAL_ERROR", { message, errors }));
}
