/** Where an error response keeps what; names of properties of its JSON object. */
export interface EnvelopeFields {
  readonly code: string;
  readonly message: string;
  readonly description: string;
  readonly errors: string;
  readonly traceId: string;
}

/** What an error response says. */
export interface ErrorEnvelope {
  /** Undefined in an API whose errors have no code. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly description: string | undefined;
  readonly errors: readonly unknown[];
  readonly traceId: string | undefined;
}
