// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccount } from "./BankAccount.ts";

const schema = BankAccount.extend({ webhook_event: z.literal("bankAccount.new") });

/** The type of `BankAccountNewEvent`. */
export interface BankAccountNewEventSchema extends SchemaType<typeof schema> {}

/** A bank account was created. */
export const BankAccountNewEvent: BankAccountNewEventSchema = schema;
