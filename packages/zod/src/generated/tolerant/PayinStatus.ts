// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { PayinStatus as ExactPayinStatus } from "../exact/PayinStatus.ts";

const schema = openEnum<z.output<typeof ExactPayinStatus>>();

/** The type of `PayinStatus`. */
export interface PayinStatusSchema extends SchemaType<typeof schema> {}

/**
 * Where a payin stands as a whole. Once the status is final, any change is refused with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export const PayinStatus: PayinStatusSchema = schema;
