// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("pi_").check(minLength(15), maxLength(15));

/** The type of `PayinId`. */
export interface PayinIdSchema extends SchemaType<typeof schema> {}

/** Names a payin, fiat money received and converted to stablecoins. */
export const PayinId: PayinIdSchema = schema;
