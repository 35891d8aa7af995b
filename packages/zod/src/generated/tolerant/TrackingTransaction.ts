// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { PayinTransactionStatus } from "./PayinTransactionStatus.ts";
import { PseInstruction } from "./PseInstruction.ts";
import { TedInstruction } from "./TedInstruction.ts";
import { TrackingStep } from "./TrackingStep.ts";
import { TransfersInstruction } from "./TransfersInstruction.ts";

const schema = object({
  step: TrackingStep,
  status: PayinTransactionStatus.nullable().exactOptional(),
  external_id: z.string().nullable().exactOptional(),
  completed_at: z.string().nullable().exactOptional(),
  transaction_hash: z.string().nullable().exactOptional(),
  provider_name: z.string().nullable().exactOptional(),
  provider_transaction_id: z.string().nullable().exactOptional(),
  sender_name: z.string().nullable().exactOptional(),
  sender_bank_name: z.string().nullable().exactOptional(),
  sender_tax_id: z.string().nullable().exactOptional(),
  sender_bank_code: z.string().nullable().exactOptional(),
  sender_account_number: z.string().nullable().exactOptional(),
  end_to_end_id: z.string().nullable().exactOptional(),
  trace_number: z.string().nullable().exactOptional(),
  transaction_reference: z.string().nullable().exactOptional(),
  description: z.string().nullable().exactOptional(),
  pse_instruction: PseInstruction.nullable().exactOptional(),
  transfers_instruction: TransfersInstruction.nullable().exactOptional(),
  ted_instruction: TedInstruction.nullable().exactOptional(),
});

/** The type of `TrackingTransaction`. */
export interface TrackingTransactionSchema extends SchemaType<typeof schema> {}

/** How far the payment transaction has come, who sent it, and how the payer is to pay. */
export const TrackingTransaction: TrackingTransactionSchema = schema;
