/** Names of the properties of an error response, a JSON object. */
export interface EnvelopeFields {
  readonly code: string;
  readonly message: string;
  readonly description: string;
  readonly errors: string;
  readonly traceId: string;
}

/** Values of an error response. */
export interface ErrorEnvelope {
  /** Undefined in an API whose errors have no code. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly description: string | undefined;
  readonly errors: readonly unknown[];
  readonly traceId: string | undefined;
}
