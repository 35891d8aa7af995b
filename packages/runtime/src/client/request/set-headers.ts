import { ConfigurationError } from "../errors/configuration-error.ts";
import type { InvalidInputError } from "../errors/invalid-input-error.ts";

/** Headers by name; null takes one away. */
export type HeaderChanges = Readonly<Record<string, string | null | undefined>>;

/**
 * Sets headers, under their names in lower case. Throws `Invalid` for what cannot be sent. `sent` keeps the last value of
 * each name that can be: most calls of a client send what the one before sent.
 */
export function setHeaders(
  headers: Record<string, string>,
  changes: HeaderChanges,
  sent?: Map<string, string>,
  Invalid: typeof ConfigurationError | typeof InvalidInputError = ConfigurationError,
): void {
  for (const name in changes) {
    const value = changes[name];
    if (value === null) delete headers[name.toLowerCase()];
    else if (value !== undefined) {
      // Fetch would reject it as well, but in a way that looks as if the request had been sent.
      if (
        sent?.get(name) !== value &&
        !/^[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*$/.test(`${name}:${value}`)
      )
        throw new Invalid(`The header ${JSON.stringify(name)} has an invalid name or value.`);
      sent?.set(name, value);
      headers[name.toLowerCase()] = value;
    }
  }
}
