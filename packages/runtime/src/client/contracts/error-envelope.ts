/** Names of the properties of an error response, a JSON object. */
export interface EnvelopeFields {
  readonly code: string;
  readonly message: string;
  readonly description: string;
  readonly errors: string;
  readonly traceId: string;
}

/** An error response of the service. */
export interface ErrorEnvelope {
  /** Undefined in an API whose errors have no code. */
  readonly code: string | undefined;
  readonly traceId: string | undefined;
  /** The whole object. */
  readonly value: Readonly<Record<string, unknown>>;
}
