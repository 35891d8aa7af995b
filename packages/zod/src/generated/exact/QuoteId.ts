// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("qu_").check(minLength(15), maxLength(15));

/** The type of `QuoteId`. */
export interface QuoteIdSchema extends SchemaType<typeof schema> {}

/** Names a quote. A quote is used once, and only within about five minutes of its creation. */
export const QuoteId: QuoteIdSchema = schema;
