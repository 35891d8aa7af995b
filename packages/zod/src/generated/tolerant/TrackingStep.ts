// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { TrackingStep as ExactTrackingStep } from "../exact/TrackingStep.ts";

const schema = openEnum<z.output<typeof ExactTrackingStep>>();

/** The type of `TrackingStep`. */
export interface TrackingStepSchema extends SchemaType<typeof schema> {}

/** How far one part of a payin has come. All three tracking objects use these steps. */
export const TrackingStep: TrackingStepSchema = schema;
