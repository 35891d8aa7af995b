// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * A stablecoin that an instance settles in. Development instances settle in `USDB` on test networks,
 * production instances in `USDC` or `USDT`; the wrong one for the instance is refused with
 * `BLOCKCHAIN_TOKEN_NOT_SUPPORTED`.
 */
export const Token = z.enum(["USDB", "USDC", "USDT"]);
