import { hasName, SdkError } from "./sdk-error.ts";

/** An option of the client or of a call is wrong: nothing was sent, and sending again changes nothing. */
export class ConfigurationError extends SdkError {
  constructor(message: string) {
    super("ConfigurationError", { message, outcome: "not-sent", attempts: [] });
  }
}

/** True for a `ConfigurationError`. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return hasName(error, "ConfigurationError");
}
