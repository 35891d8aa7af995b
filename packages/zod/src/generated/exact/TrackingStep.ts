// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = z.enum(["processing", "on_hold", "pending_review", "pending_refund_review", "completed"]);

/** The type of `TrackingStep`. */
export interface TrackingStepSchema extends SchemaType<typeof schema> {}

/** How far one part of a payin has come. All three tracking objects use these steps. */
export const TrackingStep: TrackingStepSchema = schema;
