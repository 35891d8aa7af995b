// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum([
  "tron", "solana", "solana_devnet", "arbitrum", "base", "ethereum", "polygon",
  "sepolia", "arbitrum_sepolia", "base_sepolia", "polygon_amoy", "tempo",
  "tempo_testnet",
]);

/** The type of `OfframpWalletNetwork`. */
export interface OfframpWalletNetworkSchema extends SchemaType<typeof schema> {}

/**
 * A network on which an offramp wallet can live. The set is not the one of registered blockchain
 * wallets: it has neither `stellar` nor `stellar_testnet`.
 */
export const OfframpWalletNetwork: OfframpWalletNetworkSchema = schema;
