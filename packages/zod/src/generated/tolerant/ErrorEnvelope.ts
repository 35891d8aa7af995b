// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { ErrorCode as ExactErrorCode } from "../exact/ErrorCode.ts";

const schema = object({
  success: z.literal(false),
  code: openEnum<z.output<typeof ExactErrorCode>>(),
  message: z.string(),
  description: z.string(),
  errors: z.array(z.unknown()),
  trace_id: z.string(),
});

/** The type of `ErrorEnvelope`. */
export interface ErrorEnvelopeSchema extends SchemaType<typeof schema> {}

/**
 * The body of every error response, whatever the operation and the status.
 *
 * Inferred: The required fields (`success`, `code`, `message`, `description`, `errors`, `trace_id`):
 * the envelope is said to come with every error response, and none of its fields is called nullable.
 */
export const ErrorEnvelope: ErrorEnvelopeSchema = schema;
