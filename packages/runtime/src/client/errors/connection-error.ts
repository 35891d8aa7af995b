import { hasName, SdkError, type SdkErrorParts } from "./sdk-error.ts";

/** No attempt reached the service: nothing happened there, and the call may be made again. */
export class ConnectionError extends SdkError {
  constructor(parts: Omit<SdkErrorParts, "outcome">) {
    super("ConnectionError", { ...parts, outcome: "not-sent" });
  }
}

/** True for a `ConnectionError`. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return hasName(error, "ConnectionError");
}
