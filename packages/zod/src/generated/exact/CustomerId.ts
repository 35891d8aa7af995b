// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("re_").check(minLength(15), maxLength(15));

/** The type of `CustomerId`. */
export interface CustomerIdSchema extends SchemaType<typeof schema> {}

/**
 * Names a customer. Paths call the same resource a receiver in some places and a customer in others,
 * and the ID is the same in both.
 */
export const CustomerId: CustomerIdSchema = schema;
