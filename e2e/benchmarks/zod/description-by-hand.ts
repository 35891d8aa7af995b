import * as z from "zod";

const id = (prefix: string) => z.string().startsWith(prefix).length(15);
const text = z.string().nullable().optional();

/** `QuoteCreate` as a careful person writes it. */
export const QuoteCreate = z.object({
  bank_account_id: id("ba_"),
  currency_type: z.string(),
  cover_fees: z.boolean(),
  request_amount: z.int(),
  network: z.string(),
  token: z.enum(["USDB", "USDC", "USDT"]),
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

const step = z.enum(["processing", "on_hold", "pending_review", "pending_refund_review", "completed"]);

const tracking_payment = z.object({
  step,
  provider_name: text,
  completed_at: text,
  review_source: text,
  review_context: z.record(z.string(), z.unknown()).nullable().optional(),
  review_sources: z.array(z.string()).nullable().optional(),
  review_contexts: z.record(z.string(), z.unknown()).nullable().optional(),
  approved_risk_sources: z.array(z.string()).nullable().optional(),
});

const pse_instruction = z.object({
  payment_link: z.string(),
  fid: z.string(),
  full_name: z.string(),
  tax_id: z.string(),
  document_type: z.enum(["CC", "NIT"]),
  phone: z.string(),
  email: z.string(),
  bank_code: text,
});

const transfers_instruction = z.object({
  account: z.string(),
  type: z.enum(["CVU", "CBU", "ALIAS"]),
  tax_id: z
    .string()
    .regex(/^[0-9]+$/)
    .nullable()
    .optional(),
});

const ted_instruction = z.object({
  beneficiary_name: z.string(),
  tax_id: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  branch_code: z.string(),
  account_number: z.string(),
  account_type: z.string(),
});

const tracking_transaction = z.object({
  step,
  status: z.enum(["failed", "completed"]).nullable().optional(),
  external_id: text,
  completed_at: text,
  transaction_hash: text,
  provider_name: text,
  provider_transaction_id: text,
  sender_name: text,
  sender_bank_name: text,
  sender_tax_id: text,
  sender_bank_code: text,
  sender_account_number: text,
  end_to_end_id: text,
  trace_number: text,
  transaction_reference: text,
  description: text,
  pse_instruction: pse_instruction.nullable().optional(),
  transfers_instruction: transfers_instruction.nullable().optional(),
  ted_instruction: ted_instruction.nullable().optional(),
});

/** `Payin` as a careful person writes it. */
export const Payin = z.object({
  id: id("pi_"),
  status: z.enum(["processing", "on_hold", "failed", "refunded", "completed"]),
  pix_code: text,
  memo_code: text,
  clabe: text,
  partner_fee: z.int().min(0).optional(),
  tracking_complete: z.object({ step, transaction_hash: text, completed_at: text }),
  tracking_payment,
  tracking_transaction,
  card_instruction: z.object({ provider: z.string() }).nullable().optional(),
});

/** `PayinPage` as a careful person writes it. */
export const PayinPage = z.object({
  data: z.array(Payin),
  pagination: z.object({ has_more: z.boolean(), next_page: text, prev_page: text }),
});
