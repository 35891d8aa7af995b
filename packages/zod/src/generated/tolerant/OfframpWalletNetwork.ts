// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { OfframpWalletNetwork as ExactOfframpWalletNetwork } from "../exact/OfframpWalletNetwork.ts";

const schema = openEnum<z.output<typeof ExactOfframpWalletNetwork>>();

/** The type of `OfframpWalletNetwork`. */
export interface OfframpWalletNetworkSchema extends SchemaType<typeof schema> {}

/**
 * A network on which an offramp wallet can live. The set is not the one of registered blockchain
 * wallets: it has neither `stellar` nor `stellar_testnet`.
 */
export const OfframpWalletNetwork: OfframpWalletNetworkSchema = schema;
