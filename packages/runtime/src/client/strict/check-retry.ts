import { ConfigurationError } from "../errors/configuration-error.ts";
import { defaultRetryOptions, type RetryOptions } from "../retry/retry-options.ts";
import { checkNames } from "./check-names.ts";

/** Throws `ConfigurationError` for a name that no option of retries has, and for a value that is none of its kind. */
export function checkRetry(retry: Partial<RetryOptions> = {}): void {
  checkNames("option of retry", { given: retry, known: defaultRetryOptions });
  for (const [name, value] of Object.entries(retry)) {
    const usual = defaultRetryOptions[name as keyof RetryOptions]; // one of the names, as checked above
    const isFraction = name === "maxAttempts" && Number.isFinite(value) && !Number.isInteger(value);
    if (value !== undefined && (typeof value !== typeof usual || isFraction))
      throw new ConfigurationError(`retry.${name} must not be ${value}.`);
  }
}
