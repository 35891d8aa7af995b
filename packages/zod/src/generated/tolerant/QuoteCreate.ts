// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { EvmTestNetwork as ExactEvmTestNetwork } from "../exact/EvmTestNetwork.ts";
import { BankAccountId } from "./BankAccountId.ts";
import { MinorUnits } from "./MinorUnits.ts";
import { Token } from "./Token.ts";

const schema = object({
  bank_account_id: BankAccountId,
  currency_type: z.string(),
  cover_fees: z.boolean(),
  request_amount: MinorUnits,
  network: openEnum<z.output<typeof ExactEvmTestNetwork>>(),
  token: Token,
});

/** The type of `QuoteCreate`. */
export interface QuoteCreateSchema extends SchemaType<typeof schema> {}

/**
 * What to pay, to which bank account, and with which token. An over-the-counter (OTC) configuration is
 * limited to BRL paid with USDT, and to a sender amount without covered fees or a receiver amount with
 * covered fees; anything else gives `QUOTES_OTC_NOT_SUPPORTED`.
 *
 * Inferred: The required fields (`bank_account_id`, `currency_type`, `cover_fees`, `request_amount`,
 * `network`, `token`): they are the whole creation input, and none is called optional or given a
 * default.
 */
export const QuoteCreate: QuoteCreateSchema = schema;
