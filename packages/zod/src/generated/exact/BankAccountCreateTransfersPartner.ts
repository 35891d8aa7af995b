// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { TransfersType } from "./TransfersType.ts";

const schema = object({
  type: z.literal("transfers_partner"),
  name: z.string(),
  beneficiary_name: z.string().check(maxLength(128)).exactOptional(),
  transfers_type: TransfersType.exactOptional(),
  transfers_account: z.string().exactOptional(),
});

/** The type of `BankAccountCreateTransfersPartner`. */
export interface BankAccountCreateTransfersPartnerSchema extends SchemaType<typeof schema> {}

/** A bank account in Argentina, paid by transfer in about 5 minutes. */
export const BankAccountCreateTransfersPartner: BankAccountCreateTransfersPartnerSchema = schema;
