// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, minLength, startsWith } from "@crossborder/runtime/zod";

const schema = startsWith("ba_").check(minLength(15), maxLength(15));

/** The type of `BankAccountId`. */
export interface BankAccountIdSchema extends SchemaType<typeof schema> {}

/** Names a bank account of a customer. */
export const BankAccountId: BankAccountIdSchema = schema;
