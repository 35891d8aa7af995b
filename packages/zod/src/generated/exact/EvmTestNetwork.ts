// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum(["sepolia", "base_sepolia", "arbitrum_sepolia", "polygon_amoy"]);

/** The type of `EvmTestNetwork`. */
export interface EvmTestNetworkSchema extends SchemaType<typeof schema> {}

/** An EVM test network that quotes name on development instances. */
export const EvmTestNetwork: EvmTestNetworkSchema = schema;
