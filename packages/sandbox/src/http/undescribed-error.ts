import type * as z from "zod";
import type { FieldError } from "./rejection.ts";

/** Thrown when a response or an event of the sandbox does not match the description. This is a fault of the sandbox. */
export class UndescribedError extends Error {
  readonly errors: readonly FieldError[];

  constructor(what: string, issues: readonly z.core.$ZodIssue[]) {
    const errors = issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === "symbol" ? String(key) : key)),
      message,
    }));
    const list = errors.map(({ path, message }) => `${path.join(".") || "(root)"}: ${message}`).join("; ");
    super(`${what} does not match the description: ${list}`);
    this.errors = errors;
  }
}
