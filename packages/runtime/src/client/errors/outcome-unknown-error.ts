import { ClientError, type ClientErrorParts, hasKind } from "./client-error.ts";

/** What an `OutcomeUnknownError` is made of. */
export interface OutcomeUnknownErrorParts extends Omit<ClientErrorParts, "outcome"> {
  readonly recipe: string;
  readonly startedAt: Date;
}

/** The request may have been carried out, and no answer says whether. Find out before repeating it. */
export class OutcomeUnknownError extends ClientError {
  /** How to find out what happened. */
  readonly recipe: string;
  /** When the call began; nothing that it did is older, as far as both clocks agree. */
  readonly startedAt: Date;

  constructor(parts: OutcomeUnknownErrorParts) {
    super("outcome-unknown", { ...parts, outcome: "unknown" });
    this.name = "OutcomeUnknownError";
    this.recipe = parts.recipe;
    this.startedAt = parts.startedAt;
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), recipe: this.recipe, startedAt: this.startedAt.toISOString() };
  }
}

/** True for an `OutcomeUnknownError`. */
export function isOutcomeUnknownError(error: unknown): error is OutcomeUnknownError {
  return hasKind(error, "outcome-unknown");
}
