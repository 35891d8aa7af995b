// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { QuoteContract } from "./QuoteContract.ts";
import { QuoteId } from "./QuoteId.ts";

const schema = object({
  id: QuoteId,
  contract: QuoteContract,
  expires_at: z.unknown().exactOptional(),
});

/** The type of `Quote`. */
export interface QuoteSchema extends SchemaType<typeof schema> {}

/**
 * A price for one payout, to be approved on-chain and executed within about five minutes. A quote is
 * good for one execution.
 *
 * Inferred: The required fields (`id`, `contract`): both are shown in the reply, and neither is called
 * nullable.
 *
 * Unspecified: Other fields of the reply, and the moves between the states of a quote, are not shown.
 */
export const Quote: QuoteSchema = schema;
