// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Payin } from "./Payin.ts";

const schema = Payin.extend({ webhook_event: z.literal("payin.new") });

/** The type of `PayinNewEvent`. */
export interface PayinNewEventSchema extends SchemaType<typeof schema> {}

/** A payin was created. */
export const PayinNewEvent: PayinNewEventSchema = schema;
