// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Pagination } from "./Pagination.ts";
import { Payable } from "./Payable.ts";

const schema = object({
  data: z.array(Payable),
  pagination: Pagination,
});

/** The type of `PayablePage`. */
export interface PayablePageSchema extends SchemaType<typeof schema> {}

/**
 * One page of payables.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayablePage: PayablePageSchema = schema;
