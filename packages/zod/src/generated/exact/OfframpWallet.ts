// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { OfframpWalletId } from "./OfframpWalletId.ts";
import { OfframpWalletNetwork } from "./OfframpWalletNetwork.ts";

const schema = object({
  id: OfframpWalletId,
  external_id: z.string().nullable().exactOptional(),
  circle_wallet_id: z.string().nullable().exactOptional(),
  network: OfframpWalletNetwork,
  address: z.string(),
});

/** The type of `OfframpWallet`. */
export interface OfframpWalletSchema extends SchemaType<typeof schema> {}

/** A wallet that is listed with a bank account, on one network. */
export const OfframpWallet: OfframpWalletSchema = schema;
