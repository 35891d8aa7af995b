import { ClientError, type ClientErrorParts, hasName } from "./client-error.ts";

/** No attempt reached the service: nothing happened there, and the call may be made again. */
export class ConnectionError extends ClientError {
  constructor(parts: Omit<ClientErrorParts, "outcome">) {
    super("ConnectionError", { ...parts, outcome: "not-sent" });
  }
}

/** True for a `ConnectionError`. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return hasName(error, "ConnectionError");
}
