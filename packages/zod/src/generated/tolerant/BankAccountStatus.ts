// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { BankAccountStatus as ExactBankAccountStatus } from "../exact/BankAccountStatus.ts";

const schema = openEnum<z.output<typeof ExactBankAccountStatus>>();

/** The type of `BankAccountStatus`. */
export interface BankAccountStatusSchema extends SchemaType<typeof schema> {}

/**
 * Where a bank account stands in its verification. Only an approved account can be used; otherwise the
 * request is refused with `BANK_ACCOUNTS_NOT_APPROVED`.
 *
 * Unspecified: The moves between these states are not shown.
 */
export const BankAccountStatus: BankAccountStatusSchema = schema;
