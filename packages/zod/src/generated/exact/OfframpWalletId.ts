// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("ow_").check(minLength(15), maxLength(15));

/** The type of `OfframpWalletId`. */
export interface OfframpWalletIdSchema extends SchemaType<typeof schema> {}

/** Names an offramp wallet, one of the wallets attached to a bank account. */
export const OfframpWalletId: OfframpWalletIdSchema = schema;
