// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountCreateAch } from "./BankAccountCreateAch.ts";
import { BankAccountCreateAchCopPartner } from "./BankAccountCreateAchCopPartner.ts";
import { BankAccountCreateInternationalSwift } from "./BankAccountCreateInternationalSwift.ts";
import { BankAccountCreatePix } from "./BankAccountCreatePix.ts";
import { BankAccountCreatePixSafe } from "./BankAccountCreatePixSafe.ts";
import { BankAccountCreateRtp } from "./BankAccountCreateRtp.ts";
import { BankAccountCreateSepa } from "./BankAccountCreateSepa.ts";
import { BankAccountCreateSpeiPartner } from "./BankAccountCreateSpeiPartner.ts";
import { BankAccountCreateTed } from "./BankAccountCreateTed.ts";
import { BankAccountCreateTransfersPartner } from "./BankAccountCreateTransfersPartner.ts";
import { BankAccountCreateWire } from "./BankAccountCreateWire.ts";

const schema = z.discriminatedUnion("type", [
  BankAccountCreateAch,
  BankAccountCreateWire,
  BankAccountCreatePix,
  BankAccountCreatePixSafe,
  BankAccountCreateTed,
  BankAccountCreateSpeiPartner,
  BankAccountCreateTransfersPartner,
  BankAccountCreateAchCopPartner,
  BankAccountCreateInternationalSwift,
  BankAccountCreateRtp,
  BankAccountCreateSepa,
]);

/** The type of `BankAccountCreate`. */
export interface BankAccountCreateSchema extends SchemaType<typeof schema> {}

/**
 * A bank account to create. `type` chooses the payment rail, and with it the fields that describe the
 * account. Development instances check the data too. An account whose details do not suffice for its
 * rail is refused with `BANK_ACCOUNTS_INCOMPLETE`.
 *
 * Unspecified: Which of a rail's own fields it requires is not shown, except `spei_institution_code`,
 * so they are optional.
 */
export const BankAccountCreate: BankAccountCreateSchema = schema;
