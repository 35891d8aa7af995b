// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { Customer } from "./Customer.ts";
import { Pagination } from "./Pagination.ts";

const schema = object({
  data: z.array(Customer),
  pagination: Pagination,
});

/** The type of `CustomerPage`. */
export interface CustomerPageSchema extends SchemaType<typeof schema> {}

/**
 * One page of customers.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const CustomerPage: CustomerPageSchema = schema;
