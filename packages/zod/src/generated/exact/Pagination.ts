// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  has_more: z.boolean(),
  next_page: z.string().nullable().exactOptional(),
  prev_page: z.string().nullable().exactOptional(),
});

/** The type of `Pagination`. */
export interface PaginationSchema extends SchemaType<typeof schema> {}

/**
 * Where a page stands in the list. The list runs from newest to oldest.
 *
 * Inferred: The required field (`has_more`): it is the one field of the envelope that cannot be null.
 */
export const Pagination: PaginationSchema = schema;
