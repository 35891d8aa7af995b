// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { EvmTestNetwork as ExactEvmTestNetwork } from "../exact/EvmTestNetwork.ts";

const schema = openEnum<z.output<typeof ExactEvmTestNetwork>>();

/** The type of `EvmTestNetwork`. */
export interface EvmTestNetworkSchema extends SchemaType<typeof schema> {}

/** An EVM test network that quotes name on development instances. */
export const EvmTestNetwork: EvmTestNetworkSchema = schema;
