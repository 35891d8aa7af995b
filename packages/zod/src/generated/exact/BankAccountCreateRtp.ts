// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  type: z.literal("rtp"),
  name: z.string(),
});

/** The type of `BankAccountCreateRtp`. */
export interface BankAccountCreateRtpSchema extends SchemaType<typeof schema> {}

/**
 * A bank account for the rail `rtp`, instant payments to a routing number.
 *
 * Unspecified: The fields that this rail requires are not shown, so it has none of its own here.
 */
export const BankAccountCreateRtp: BankAccountCreateRtpSchema = schema;
