// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BlockchainWallet } from "./BlockchainWallet.ts";

const schema = BlockchainWallet.extend({ webhook_event: z.literal("blockchainWallet.new") });

/** The type of `BlockchainWalletNewEvent`. */
export interface BlockchainWalletNewEventSchema extends SchemaType<typeof schema> {}

/** A blockchain wallet was registered. */
export const BlockchainWalletNewEvent: BlockchainWalletNewEventSchema = schema;
