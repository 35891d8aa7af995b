// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("po_").check(minLength(15), maxLength(15));

/** The type of `PayoutId`. */
export interface PayoutIdSchema extends SchemaType<typeof schema> {}

/** Names a payout, the execution of one quote. */
export const PayoutId: PayoutIdSchema = schema;
