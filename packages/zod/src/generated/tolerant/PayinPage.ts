// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Pagination } from "./Pagination.ts";
import { Payin } from "./Payin.ts";

const schema = object({
  data: z.array(Payin),
  pagination: Pagination,
});

/** The type of `PayinPage`. */
export interface PayinPageSchema extends SchemaType<typeof schema> {}

/**
 * One page of payins.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayinPage: PayinPageSchema = schema;
