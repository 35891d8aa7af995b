// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum([
  "base", "sepolia", "arbitrum_sepolia", "base_sepolia", "arbitrum", "polygon",
  "polygon_amoy", "ethereum", "stellar", "stellar_testnet", "tron", "solana",
  "solana_devnet", "tempo", "tempo_testnet",
]);

/** The type of `BlockchainWalletNetwork`. */
export interface BlockchainWalletNetworkSchema extends SchemaType<typeof schema> {}

/** A network on which a registered blockchain wallet can live. */
export const BlockchainWalletNetwork: BlockchainWalletNetworkSchema = schema;
