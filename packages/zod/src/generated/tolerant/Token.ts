// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { Token as ExactToken } from "../exact/Token.ts";

/**
 * A stablecoin that an instance settles in. Development instances settle in `USDB` on test networks,
 * production instances in `USDC` or `USDT`; the wrong one for the instance is refused with
 * `BLOCKCHAIN_TOKEN_NOT_SUPPORTED`.
 */
export const Token = openEnum<z.output<typeof ExactToken>>();
