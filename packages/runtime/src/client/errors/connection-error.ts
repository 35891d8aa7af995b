import { ClientError, type ClientErrorParts, hasKind } from "./client-error.ts";

/** No attempt reached the service: nothing happened there, and the call may be made again. */
export class ConnectionError extends ClientError {
  constructor(parts: Omit<ClientErrorParts, "outcome">) {
    super("connection", { ...parts, outcome: "not-sent" });
    this.name = "ConnectionError";
  }
}

/** True for a `ConnectionError`. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return hasKind(error, "connection");
}
