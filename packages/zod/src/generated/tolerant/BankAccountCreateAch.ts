// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { maxLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { AccountClass } from "./AccountClass.ts";
import { AccountType } from "./AccountType.ts";

const schema = object({
  type: z.literal("ach"),
  name: z.string(),
  beneficiary_name: z.string().check(maxLength(128)).exactOptional(),
  routing_number: z.string().exactOptional(),
  account_number: z.string().exactOptional(),
  account_type: AccountType.exactOptional(),
  account_class: AccountClass.exactOptional(),
});

/** The type of `BankAccountCreateAch`. */
export interface BankAccountCreateAchSchema extends SchemaType<typeof schema> {}

/** A bank account in the United States, paid by ACH in about 2 business days. */
export const BankAccountCreateAch: BankAccountCreateAchSchema = schema;
