// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BlockchainWalletId } from "./BlockchainWalletId.ts";
import { BlockchainWalletNetwork } from "./BlockchainWalletNetwork.ts";
import { CustomerId } from "./CustomerId.ts";

const schema = object({
  id: BlockchainWalletId,
  name: z.string().nullable().exactOptional(),
  network: BlockchainWalletNetwork.nullable().exactOptional(),
  address: z.string().nullable().exactOptional(),
  signature_tx_hash: z.string().nullable().exactOptional(),
  is_account_abstraction: z.boolean().nullable().exactOptional(),
  customer_id: CustomerId,
  yield_status: z.unknown().exactOptional(),
});

/** The type of `BlockchainWallet`. */
export interface BlockchainWalletSchema extends SchemaType<typeof schema> {}

/**
 * An external wallet that a customer has proved to own. Its address can be the sender of payouts. A
 * customer has at most 10 of them. It cannot be deleted while a virtual account uses it, or while its
 * funds earn yield.
 *
 * Inferred: The required fields (`id`, `customer_id`): they are the ones that cannot be null, and in
 * `bankAccount.new` exactly those are required.
 */
export const BlockchainWallet: BlockchainWalletSchema = schema;
