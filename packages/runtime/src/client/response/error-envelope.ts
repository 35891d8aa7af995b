import type { EnvelopeFields, ErrorEnvelope } from "../contracts/error-envelope.ts";

/** The names where a description says nothing else. */
export const defaultEnvelopeFields: EnvelopeFields = {
  code: "code",
  message: "message",
  description: "description",
  errors: "errors",
  traceId: "trace_id",
};

/** Reads an error response. Undefined when the text is not JSON or has no code: then the response is not of the service. */
export function readErrorEnvelope(text: string, fields: EnvelopeFields): ErrorEnvelope | undefined {
  try {
    const body = JSON.parse(text) as Partial<Record<string, unknown>> | null; // read, not trusted
    const textAt = (name: string): string | undefined => {
      const value = body?.[name];
      return typeof value === "string" ? value : undefined;
    };
    const code = textAt(fields.code);
    const errors = body?.[fields.errors];
    return code
      ? {
          code,
          message: textAt(fields.message),
          description: textAt(fields.description),
          errors: Array.isArray(errors) ? errors : [],
          traceId: textAt(fields.traceId),
        }
      : undefined;
  } catch {
    return undefined;
  }
}
