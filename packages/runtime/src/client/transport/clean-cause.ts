import type { Redactor } from "../redact.ts";

const MAX_DEPTH = 5;

/**
 * A copy of an error that is safe to print: names, messages, codes and stacks without secrets, nothing else. The
 * original may hold the request with its headers.
 */
export function cleanCause(error: unknown, redactor: Redactor, depth = 0): unknown {
  if (typeof error !== "object" || error === null) return redactor.value(error);
  const { name, message, stack, code, syscall, cause } = error as Partial<Record<string, unknown>>; // read, not trusted
  const copy = new Error(redactor.text(typeof message === "string" ? message : "unknown failure"));
  if (typeof name === "string") copy.name = redactor.text(name);
  if (typeof stack === "string") copy.stack = redactor.text(stack);
  const details = {
    ...(typeof code === "string" && { code }),
    ...(typeof syscall === "string" && { syscall }),
  };
  const inner =
    cause === undefined || depth >= MAX_DEPTH ? undefined : cleanCause(cause, redactor, depth + 1);
  if (inner !== undefined)
    Object.defineProperty(copy, "cause", { value: inner, configurable: true, writable: true });
  return Object.assign(copy, details);
}
