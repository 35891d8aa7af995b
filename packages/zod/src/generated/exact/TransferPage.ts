// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Pagination } from "./Pagination.ts";
import { Transfer } from "./Transfer.ts";

const schema = object({
  data: z.array(Transfer),
  pagination: Pagination,
});

/** The type of `TransferPage`. */
export interface TransferPageSchema extends SchemaType<typeof schema> {}

/**
 * One page of transfers, the only form in which transfers are listed.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const TransferPage: TransferPageSchema = schema;
