// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { AccountClass as ExactAccountClass } from "../exact/AccountClass.ts";

const schema = openEnum<z.output<typeof ExactAccountClass>>();

/** The type of `AccountClass`. */
export interface AccountClassSchema extends SchemaType<typeof schema> {}

/** Whether a US account belongs to a person or to a business. */
export const AccountClass: AccountClassSchema = schema;
