// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { RetryClass as ExactRetryClass } from "../exact/RetryClass.ts";

const schema = openEnum<z.output<typeof ExactRetryClass>>();

/** The type of `RetryClass`. */
export interface RetryClassSchema extends SchemaType<typeof schema> {}

/**
 * What may be done after an error. `retryable`: send the same request again, unchanged. `terminal`:
 * give up, no repetition helps. `actionable`: something has to be put right first.
 */
export const RetryClass: RetryClassSchema = schema;
