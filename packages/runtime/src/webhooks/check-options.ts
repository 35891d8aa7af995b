import { configError } from "./webhook-error.ts";

/** The names of options; the compiler keeps the table complete. */
export type OptionNames<Options> = Readonly<Record<keyof Options, unknown>>;

/** Throws `WebhookError` with reason `config` for an unknown name, which would be ignored. */
export function checkNames(what: string, given: object, known: readonly string[], help = ""): void {
  if (typeof given !== "object" || given === null) throw configError(`${what}s must be an object.`);
  for (const name in given)
    if (!known.includes(name)) {
      const near = known.find((other) => other.startsWith(name)) ?? known.join(", ");
      throw configError(`Unknown ${what} "${name}". Use ${near}.${help}`);
    }
}

/** Throws for a value that is not a function: errors of calling it would be ignored. */
export function checkFunction(what: string, value: unknown): void {
  if (typeof value !== "function") throw configError(`${what} requires a function, but got ${typeof value}.`);
}
