// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum(["processing", "on_hold", "failed", "refunded", "completed"]);

/** The type of `PayinStatus`. */
export interface PayinStatusSchema extends SchemaType<typeof schema> {}

/**
 * Where a payin stands as a whole. Once the status is final, any change is refused with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export const PayinStatus: PayinStatusSchema = schema;
