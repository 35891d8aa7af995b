import { ConfigurationError } from "../errors/configuration-error.ts";

/** Headers by name; null takes one away. */
export type HeaderChanges = Readonly<Record<string, string | null | undefined>>;

/** Owners whose headers can be sent. */
const checked = new WeakSet<object>();

/**
 * Sets headers, under their names in lower case. Throws `ConfigurationError` for what cannot be sent. The headers of an
 * `owner` never change, and are looked at once.
 */
export function setHeaders(headers: Record<string, string>, changes: HeaderChanges, owner?: object): void {
  const isChecked = owner !== undefined && checked.has(owner);
  for (const name in changes) {
    const value = changes[name];
    if (value === null) delete headers[name.toLowerCase()];
    else if (value !== undefined) {
      // Fetch would reject it as well, but in a way that looks as if the request had been sent.
      if (!isChecked && !isSendable(name, value))
        throw new ConfigurationError(
          `The header ${JSON.stringify(name)} has a name or value that is not allowed.`,
        );
      headers[name.toLowerCase()] = value;
    }
  }
  if (owner && !isChecked) checked.add(owner);
}

function isSendable(name: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
