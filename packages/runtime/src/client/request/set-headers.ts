import { ConfigurationError } from "../errors/configuration-error.ts";

/** Headers by name; null takes one away. */
export type HeaderChanges = Readonly<Record<string, string | null | undefined>>;

/** Sets headers, under their names in lower case. Throws `ConfigurationError` for what cannot be sent. */
export function setHeaders(headers: Record<string, string>, changes: HeaderChanges): void {
  for (const name in changes) {
    const value = changes[name];
    if (value === null) delete headers[name.toLowerCase()];
    else if (value !== undefined) {
      // Fetch would reject it as well, but in a way that looks as if the request had been sent.
      if (!/^[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*$/.test(`${name}:${value}`))
        throw new ConfigurationError(
          `The header ${JSON.stringify(name)} has a name or value that is not allowed.`,
        );
      headers[name.toLowerCase()] = value;
    }
  }
}
