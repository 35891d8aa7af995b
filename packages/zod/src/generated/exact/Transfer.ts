// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";

const schema = object({
  id: z.string().check(minLength(15), maxLength(15)),
  status: z.string().exactOptional(),
});

/** The type of `Transfer`. */
export interface TransferSchema extends SchemaType<typeof schema> {}

/**
 * A transfer. Transfers are listed page by page only.
 *
 * Inferred: The required field (`id`): the list of transfers is walked by the IDs of its items.
 *
 * Unspecified: No field of a transfer is shown.
 */
export const Transfer: TransferSchema = schema;
