import { ConfigurationError } from "../errors/configuration-error.ts";

/**
 * The defaults with what is given instead; what is given as undefined is not given. Throws `ConfigurationError` for a value
 * that is not of the default's type, or below 0: with a limit that is no number, a call would never end.
 */
export function withDefaults<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & Given {
  const filled = { ...defaults } as Record<string, unknown>; // read by name
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue;
    const type = typeof (filled[name] ?? value);
    if (typeof value !== type || (type === "number" && !(Number(value) >= 0)))
      throw new ConfigurationError(`${name} must be a valid ${type}.`);
    filled[name] = value;
  }
  return filled as Defaults & Given; // what is given has the types of the options
}
