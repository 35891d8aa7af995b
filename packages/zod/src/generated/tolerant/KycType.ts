// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { openEnum } from "@crossborder/runtime/zod";
import * as z from "zod";
import type { KycType as ExactKycType } from "../exact/KycType.ts";

const schema = openEnum<z.output<typeof ExactKycType>>();

/** The type of `KycType`. */
export interface KycTypeSchema extends SchemaType<typeof schema> {}

/**
 * How thoroughly a customer is verified. Businesses cannot choose `enhanced`; for individuals in a
 * high-risk country nothing less is accepted (`CUSTOMERS_ENHANCED_KYC_REQUIRED`).
 */
export const KycType: KycTypeSchema = schema;
