import type { Redact } from "../contracts/redact.ts";

const MAX_DEPTH = 5;

/**
 * A copy of an error that is safe to print: names, messages, codes and stacks without secrets, nothing else. The
 * original may hold the request with its headers.
 */
export function cleanCause(error: unknown, redact: Redact, depth = 0): unknown {
  if (typeof error !== "object" || error === null) return redact(error);
  const { message, cause, name, stack, code, syscall } = error as Partial<Record<string, unknown>>; // read, not trusted
  const inner =
    cause === undefined || depth > MAX_DEPTH ? {} : { cause: cleanCause(cause, redact, depth + 1) };
  const copy = new Error(redact(typeof message === "string" ? message : "unknown failure"), inner);
  for (const [key, value] of Object.entries({ name, stack, syscall, code }))
    if (typeof value === "string") Reflect.set(copy, key, redact(value, key === "code"));
  return copy;
}

/** The sentence of a failure with that of its cause. */
export function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message} (${cause.cause.message})` : cause.message;
}
