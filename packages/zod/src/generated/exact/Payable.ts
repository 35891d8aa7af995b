// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, object, uri } from "@crossborder/runtime/zod";
import * as z from "zod";
import { PayableStatus } from "./PayableStatus.ts";

const schema = object({
  id: z.string().check(minLength(15), maxLength(15)),
  status: PayableStatus.exactOptional(),
  line_items: z.unknown().exactOptional(),
  document_file: z.string().check(uri()).nullable().exactOptional(),
});

/** The type of `Payable`. */
export interface PayableSchema extends SchemaType<typeof schema> {}

/**
 * Something to be paid later that has been registered: an invoice, or a payment code such as a boleto,
 * a code of a utility or a tax office, or the QR code of an instant payment. The currency of boleto
 * and PIX payables is BRL. What is due is the sum of the line items, with taxes added and the discount
 * taken off, and never below zero. An instance can register a payment code only once. The money must
 * come from an EVM wallet. The bank account of a payable is reached by paying the payable, never
 * directly.
 *
 * Inferred: The required field (`id`): the list of payables is walked by the IDs of its items.
 *
 * Unspecified: Fields other than `line_items` and `document_file` are not shown.
 */
export const Payable: PayableSchema = schema;
