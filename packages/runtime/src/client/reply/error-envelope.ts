/** Where an error reply keeps what; names of properties of its JSON object. */
export interface EnvelopeFields {
  readonly code: string;
  readonly description: string;
  readonly errors: string;
  readonly traceId: string;
}

/** What an error reply says. */
export interface ErrorEnvelope {
  readonly code: string;
  readonly description: string | undefined;
  readonly errors: readonly unknown[];
  readonly traceId: string | undefined;
}

/** The names where a description says nothing else. */
export const defaultEnvelopeFields: EnvelopeFields = {
  code: "code",
  description: "description",
  errors: "errors",
  traceId: "trace_id",
};

/** Reads an error reply. Undefined when the text is not JSON or has no code: then somebody else has answered. */
export function readErrorEnvelope(text: string, fields: EnvelopeFields): ErrorEnvelope | undefined {
  const body = parseObject(text);
  const code = body?.[fields.code];
  if (body === undefined || typeof code !== "string" || code === "") return undefined;
  const errors = body[fields.errors];
  return {
    code,
    description: textOf(body[fields.description]),
    errors: Array.isArray(errors) ? errors : [],
    traceId: textOf(body[fields.traceId]),
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
