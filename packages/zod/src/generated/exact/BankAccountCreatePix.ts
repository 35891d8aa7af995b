// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  type: z.literal("pix"),
  name: z.string(),
  pix_key: z.string().exactOptional(),
});

/** The type of `BankAccountCreatePix`. */
export interface BankAccountCreatePixSchema extends SchemaType<typeof schema> {}

/** A bank account in Brazil, paid by Pix in about 5 minutes. */
export const BankAccountCreatePix: BankAccountCreatePixSchema = schema;
