// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { BlockchainWalletNetwork as ExactBlockchainWalletNetwork } from "../exact/BlockchainWalletNetwork.ts";

const schema = openEnum<z.output<typeof ExactBlockchainWalletNetwork>>();

/** The type of `BlockchainWalletNetwork`. */
export interface BlockchainWalletNetworkSchema extends SchemaType<typeof schema> {}

/** A network on which a registered blockchain wallet can live. */
export const BlockchainWalletNetwork: BlockchainWalletNetworkSchema = schema;
