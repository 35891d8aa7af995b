import * as z from "zod";
import { id, minorUnits, token } from "./common.ts";

/** `QuoteCreate` as a careful person writes it. */
export const QuoteCreate = z.object({
  bank_account_id: id("ba_"),
  currency_type: z.string(),
  cover_fees: z.boolean(),
  request_amount: minorUnits,
  network: z.string(),
  token,
});

/** `Quote` as a careful person writes it. */
export const Quote = z.object({
  id: id("qu_"),
  contract: z
    .looseObject({
      network: z.unknown().optional(),
      address: z.string(),
      abi: z.unknown().optional(),
      amount: z.unknown().optional(),
      serviceContractAddress: z.string().optional(),
    })
    .superRefine((contract, context) => {
      for (const [key, value] of Object.entries(contract))
        if (/^[a-z][A-Za-z0-9]*ContractAddress$/.test(key) && typeof value !== "string")
          context.addIssue({ code: "invalid_type", expected: "string", path: [key] });
    }),
  expires_at: z.unknown().optional(),
});
