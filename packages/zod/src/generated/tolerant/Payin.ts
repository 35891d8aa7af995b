// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { CardInstruction } from "./CardInstruction.ts";
import { MinorUnits } from "./MinorUnits.ts";
import { PayinId } from "./PayinId.ts";
import { PayinStatus } from "./PayinStatus.ts";
import { TrackingComplete } from "./TrackingComplete.ts";
import { TrackingPayment } from "./TrackingPayment.ts";
import { TrackingTransaction } from "./TrackingTransaction.ts";

const schema = object({
  id: PayinId,
  status: PayinStatus,
  pix_code: z.string().nullable().exactOptional(),
  memo_code: z.string().nullable().exactOptional(),
  clabe: z.string().nullable().exactOptional(),
  partner_fee: MinorUnits.check(z.gte(0)).exactOptional(),
  tracking_complete: TrackingComplete,
  tracking_payment: TrackingPayment,
  tracking_transaction: TrackingTransaction,
  card_instruction: CardInstruction.nullable().exactOptional(),
});

/** The type of `Payin`. */
export interface PayinSchema extends SchemaType<typeof schema> {}

/**
 * Fiat money received and converted to stablecoins, with its progress in three tracking objects. A
 * payin takes one card charge and no more: a second one is refused with `PAYINS_CARD_ALREADY_CHARGED`.
 * A declined card does not close it: tokenize the card again or use another
 * (`PAYINS_CARD_PAYMENT_DECLINED`).
 *
 * Inferred: The required fields (`id`, `status`, `tracking_complete`, `tracking_payment`,
 * `tracking_transaction`): they are the ones that cannot be null and have no default, and in
 * `bankAccount.new` exactly those are required.
 */
export const Payin: PayinSchema = schema;
