// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/** How the payment transaction of a payin ended. */
export const PayinTransactionStatus = z.enum(["failed", "completed"]);
