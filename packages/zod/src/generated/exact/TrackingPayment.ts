// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object, record } from "@crossborder/runtime/zod";
import * as z from "zod";
import { TrackingStep } from "./TrackingStep.ts";

const schema = object({
  step: TrackingStep,
  provider_name: z.string().nullable().exactOptional(),
  completed_at: z.string().nullable().exactOptional(),
  review_source: z.string().nullable().exactOptional(),
  review_context: record(z.unknown()).nullable().exactOptional(),
  review_sources: z.array(z.string()).nullable().exactOptional(),
  review_contexts: record(z.unknown()).nullable().exactOptional(),
  approved_risk_sources: z.array(z.string()).nullable().exactOptional(),
});

/** The type of `TrackingPayment`. */
export interface TrackingPaymentSchema extends SchemaType<typeof schema> {}

/** How far the payment has come, and what its review looks at. */
export const TrackingPayment: TrackingPaymentSchema = schema;
