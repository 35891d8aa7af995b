// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import * as z from "zod";

/**
 * How thoroughly a customer is verified. Businesses cannot choose `enhanced`; for individuals in a
 * high-risk country nothing less is accepted (`CUSTOMERS_ENHANCED_KYC_REQUIRED`).
 */
export const KycType = z.enum(["standard", "enhanced"]);
