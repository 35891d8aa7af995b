// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * Where a payable stands. In `draft` it can be quoted and deleted; in any other state a quote is
 * refused with `PAYABLES_ALREADY_PAID_OR_IN_FLIGHT` and a deletion with `PAYABLES_NOT_CANCELABLE`. A
 * payment attempt that fails or is refunded puts it back to `draft`.
 *
 * Unspecified: Only `draft` is named. Payables that are about to be paid, on their way, paid, or in a
 * compliance review have states too, whose names are not shown.
 */
export const PayableStatus = z.string();
