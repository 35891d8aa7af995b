import { ClientError, hasKind } from "./client-error.ts";

/** The client or a call is set up wrongly: nothing was sent, and sending again changes nothing. */
export class ConfigurationError extends ClientError {
  constructor(message: string) {
    super("configuration", { message, outcome: "not-sent", operationId: undefined, attempts: [] });
    this.name = "ConfigurationError";
  }
}

/** True for a `ConfigurationError`. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return hasKind(error, "configuration");
}
