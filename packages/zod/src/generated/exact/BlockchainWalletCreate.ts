// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { record } from "@crossborder/runtime/zod";
import * as z from "zod";

/**
 * The signature over the challenge, which proves that the customer owns the wallet.
 *
 * Unspecified: The name of the field that carries the signature is not shown, nor whether there are
 * others.
 */
export const BlockchainWalletCreate = record(z.unknown());
