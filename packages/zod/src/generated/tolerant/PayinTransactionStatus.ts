// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { PayinTransactionStatus as ExactPayinTransactionStatus } from "../exact/PayinTransactionStatus.ts";

const schema = openEnum<z.output<typeof ExactPayinTransactionStatus>>();

/** The type of `PayinTransactionStatus`. */
export interface PayinTransactionStatusSchema extends SchemaType<typeof schema> {}

/** How the payment transaction of a payin ended. */
export const PayinTransactionStatus: PayinTransactionStatusSchema = schema;
