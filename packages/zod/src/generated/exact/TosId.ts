// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("to_").check(minLength(15), maxLength(15));

/** The type of `TosId`. */
export interface TosIdSchema extends SchemaType<typeof schema> {}

/**
 * Names a record of accepted terms of service. It is obtained in the browser, behind the link that
 * `tos.create` answers with, and is needed to create a customer.
 */
export const TosId: TosIdSchema = schema;
