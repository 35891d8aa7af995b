// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { TrackingStep } from "./TrackingStep.ts";

const schema = object({
  step: TrackingStep,
  transaction_hash: z.string().nullable().exactOptional(),
  completed_at: z.string().nullable().exactOptional(),
});

/** The type of `TrackingComplete`. */
export interface TrackingCompleteSchema extends SchemaType<typeof schema> {}

/** How far the completion of a payin has come. */
export const TrackingComplete: TrackingCompleteSchema = schema;
