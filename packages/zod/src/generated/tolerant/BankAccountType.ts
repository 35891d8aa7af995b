// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { BankAccountType as ExactBankAccountType } from "../exact/BankAccountType.ts";

const schema = openEnum<z.output<typeof ExactBankAccountType>>();

/** The type of `BankAccountType`. */
export interface BankAccountTypeSchema extends SchemaType<typeof schema> {}

/**
 * The payment rail of a bank account. It decides which other fields matter, and in which country and
 * how soon money arrives. High volumes may take longer than the estimates; for `pix_safe`, `ted`,
 * `rtp` and `sepa` no estimate is given.
 *
 * Unspecified: Country and arrival time of `pix_safe`, `ted`, `rtp` and `sepa` are not given.
 */
export const BankAccountType: BankAccountTypeSchema = schema;
