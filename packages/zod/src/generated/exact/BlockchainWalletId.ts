// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("bw_").check(minLength(15), maxLength(15));

/** The type of `BlockchainWalletId`. */
export interface BlockchainWalletIdSchema extends SchemaType<typeof schema> {}

/** Names an external blockchain wallet that a customer has registered. */
export const BlockchainWalletId: BlockchainWalletIdSchema = schema;
