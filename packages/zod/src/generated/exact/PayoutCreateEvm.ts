// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { QuoteId } from "./QuoteId.ts";

const schema = object({
  quote_id: QuoteId,
  sender_wallet_address: z.string(),
});

/** The type of `PayoutCreateEvm`. */
export interface PayoutCreateEvmSchema extends SchemaType<typeof schema> {}

/**
 * Which quote to execute, paid from which wallet.
 *
 * Inferred: The required fields (`quote_id`, `sender_wallet_address`): they are the whole input, and
 * none is called optional.
 */
export const PayoutCreateEvm: PayoutCreateEvmSchema = schema;
