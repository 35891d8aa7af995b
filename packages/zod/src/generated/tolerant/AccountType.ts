// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { AccountType as ExactAccountType } from "../exact/AccountType.ts";

const schema = openEnum<z.output<typeof ExactAccountType>>();

/** The type of `AccountType`. */
export interface AccountTypeSchema extends SchemaType<typeof schema> {}

/** The kind of a bank account at its bank. The savings kind is spelled `saving`. */
export const AccountType: AccountTypeSchema = schema;
