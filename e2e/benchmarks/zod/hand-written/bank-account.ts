import { CountryCode } from "@crossborder/zod";
import * as z from "zod";
import { id, text } from "./common.ts";

const country = z.enum(CountryCode.options);
const bankAccountType = z.enum([
  "wire",
  "ach",
  "pix",
  "pix_safe",
  "ted",
  "spei_partner",
  "transfers_partner",
  "ach_cop_partner",
  "international_swift",
  "rtp",
  "sepa",
]);
const bankAccountStatus = z.enum(["verifying", "approved", "rejected", "deprecated"]);
const recipientRelationship = z.enum([
  "first_party",
  "employee",
  "independent_contractor",
  "vendor_or_supplier",
  "subsidiary_or_affiliate",
  "merchant_or_partner",
  "customer",
  "landlord",
  "family",
  "other",
]);
const offrampWalletNetwork = z.enum([
  "tron",
  "solana",
  "solana_devnet",
  "arbitrum",
  "base",
  "ethereum",
  "polygon",
  "sepolia",
  "arbitrum_sepolia",
  "base_sepolia",
  "polygon_amoy",
  "tempo",
  "tempo_testnet",
]);
const accountType = z.enum(["checking", "saving"]);
const accountClass = z.enum(["individual", "business"]);
const speiProtocol = z.enum(["clabe", "debitcard", "phonenum"]);
const transfersType = z.enum(["CVU", "CBU", "ALIAS"]);
const achCopDocumentType = z.enum(["CC", "CE", "NIT", "PASS", "PEP"]);

const offrampWallet = z.object({
  id: id("ow_"),
  external_id: text,
  circle_wallet_id: text,
  network: offrampWalletNetwork,
  address: z.string(),
});

/** `BankAccount` as a careful person writes it. */
export const BankAccount = z.object({
  id: id("ba_"),
  type: bankAccountType,
  name: z.string(),
  status: bankAccountStatus.nullable().optional(),
  recipient_relationship: recipientRelationship.nullable().optional(),
  business_industry: z
    .string()
    .regex(/^[0-9]{6}$/)
    .nullable()
    .optional(),
  phone_number: text,
  tax_id: z.string().max(32).nullable().optional(),
  date_of_birth: text,
  tron_wallet_hash: text,
  offramp_wallets: z.array(offrampWallet).nullable().optional(),
  connector_connected_at: z.iso.datetime({ offset: true }).nullable().optional(),
  created_at: z.iso.datetime({ offset: true }).nullable().optional(),
  beneficiary_name: z.string().max(128).nullable().optional(),
  routing_number: text,
  account_number: text,
  account_type: accountType.nullable().optional(),
  account_class: accountClass.nullable().optional(),
  address_line_1: text,
  address_line_2: text,
  city: text,
  state_province_region: text,
  country: country.nullable().optional(),
  postal_code: text,
  pix_key: text,
  pix_safe_bank_code: z
    .string()
    .regex(/^[0-9]{4,8}$/)
    .nullable()
    .optional(),
  pix_safe_branch_code: z
    .string()
    .regex(/^[0-9]{4}(-[0-9])?$/)
    .nullable()
    .optional(),
  pix_safe_cpf_cnpj: text,
  ted_bank_code: z
    .string()
    .regex(/^[0-9]{3,5}$/)
    .nullable()
    .optional(),
  ted_branch_code: z
    .string()
    .regex(/^[0-9]{4}(-[0-9])?$/)
    .nullable()
    .optional(),
  ted_cpf_cnpj: text,
  spei_protocol: speiProtocol.nullable().optional(),
  spei_institution_code: z.string().length(5).nullable().optional(),
  spei_clabe: text,
  transfers_type: transfersType.nullable().optional(),
  transfers_account: text,
  ach_cop_beneficiary_first_name: text,
  ach_cop_beneficiary_last_name: text,
  ach_cop_document_id: text,
  ach_cop_document_type: achCopDocumentType.nullable().optional(),
  ach_cop_email: text,
  ach_cop_bank_code: text,
  ach_cop_bank_account: text,
  swift_code_bic: text,
  swift_account_holder_name: text,
  swift_account_number_iban: text,
  swift_beneficiary_address_line_1: text,
  swift_beneficiary_address_line_2: text,
  swift_beneficiary_country: country.nullable().optional(),
  swift_beneficiary_city: text,
  swift_beneficiary_state_province_region: text,
  swift_beneficiary_postal_code: text,
  swift_bank_name: text,
  swift_bank_address_line_1: text,
  swift_bank_address_line_2: text,
  swift_bank_country: country.nullable().optional(),
  swift_bank_city: text,
  swift_bank_state_province_region: text,
  swift_bank_postal_code: text,
  swift_ifsc_branch_code: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)
    .nullable()
    .optional(),
  swift_intermediary_bank_swift_code_bic: z
    .string()
    .regex(/^(.{8}|.{11})$/)
    .nullable()
    .optional(),
  swift_intermediary_bank_account_number_iban: z.string().max(34).nullable().optional(),
  swift_intermediary_bank_name: text,
  swift_intermediary_bank_country: country.nullable().optional(),
  swift_payment_code: z
    .string()
    .regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/)
    .nullable()
    .optional(),
  sepa_iban: text,
  sepa_beneficiary_bic: text,
  sepa_beneficiary_legal_name: z.string().max(128).nullable().optional(),
  sepa_beneficiary_address_line_1: text,
  sepa_beneficiary_address_line_2: text,
  sepa_beneficiary_city: text,
  sepa_beneficiary_state_province_region: text,
  sepa_beneficiary_postal_code: text,
  sepa_beneficiary_country: country.nullable().optional(),
});

/** `BankAccountCreate` as a careful person writes it. */
export const BankAccountCreate = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("ach"),
    name: z.string(),
    beneficiary_name: z.string().max(128).optional(),
    routing_number: z.string().optional(),
    account_number: z.string().optional(),
    account_type: accountType.optional(),
    account_class: accountClass.optional(),
  }),
  z.object({
    type: z.literal("wire"),
    name: z.string(),
    beneficiary_name: z.string().max(128).optional(),
    routing_number: z.string().optional(),
    account_number: z.string().optional(),
    address_line_1: z.string().optional(),
    address_line_2: z.string().optional(),
    city: z.string().optional(),
    state_province_region: z.string().optional(),
    country: country.optional(),
    postal_code: z.string().optional(),
  }),
  z.object({
    type: z.literal("pix"),
    name: z.string(),
    pix_key: z.string().optional(),
  }),
  z.object({
    type: z.literal("pix_safe"),
    name: z.string(),
    pix_safe_bank_code: z
      .string()
      .regex(/^[0-9]{4,8}$/)
      .optional(),
    pix_safe_branch_code: z
      .string()
      .regex(/^[0-9]{4}(-[0-9])?$/)
      .optional(),
    pix_safe_cpf_cnpj: z.string().optional(),
  }),
  z.object({
    type: z.literal("ted"),
    name: z.string(),
    ted_bank_code: z
      .string()
      .regex(/^[0-9]{3,5}$/)
      .optional(),
    ted_branch_code: z
      .string()
      .regex(/^[0-9]{4}(-[0-9])?$/)
      .optional(),
    ted_cpf_cnpj: z.string().optional(),
  }),
  z
    .object({
      type: z.literal("spei_partner"),
      name: z.string(),
      beneficiary_name: z.string().max(128).optional(),
      spei_protocol: speiProtocol.optional(),
      spei_institution_code: z.string().length(5).optional(),
      spei_clabe: z.string().optional(),
    })
    .refine(
      ({ spei_protocol, spei_institution_code }) =>
        !["debitcard", "phonenum"].includes(spei_protocol ?? "") || spei_institution_code !== undefined,
      { path: ["spei_institution_code"] },
    ),
  z.object({
    type: z.literal("transfers_partner"),
    name: z.string(),
    beneficiary_name: z.string().max(128).optional(),
    transfers_type: transfersType.optional(),
    transfers_account: z.string().optional(),
  }),
  z.object({
    type: z.literal("ach_cop_partner"),
    name: z.string(),
    account_type: accountType.optional(),
    ach_cop_beneficiary_first_name: z.string().optional(),
    ach_cop_beneficiary_last_name: z.string().optional(),
    ach_cop_document_id: z.string().optional(),
    ach_cop_document_type: achCopDocumentType.optional(),
    ach_cop_email: z.string().optional(),
    ach_cop_bank_code: z.string().optional(),
    ach_cop_bank_account: z.string().optional(),
  }),
  z.object({
    type: z.literal("international_swift"),
    name: z.string(),
    swift_code_bic: z.string().optional(),
    swift_account_holder_name: z.string().optional(),
    swift_account_number_iban: z.string().optional(),
    swift_beneficiary_address_line_1: z.string().optional(),
    swift_beneficiary_address_line_2: z.string().optional(),
    swift_beneficiary_country: country.optional(),
    swift_beneficiary_city: z.string().optional(),
    swift_beneficiary_state_province_region: z.string().optional(),
    swift_beneficiary_postal_code: z.string().optional(),
    swift_bank_name: z.string().optional(),
    swift_bank_address_line_1: z.string().optional(),
    swift_bank_address_line_2: z.string().optional(),
    swift_bank_country: country.optional(),
    swift_bank_city: z.string().optional(),
    swift_bank_state_province_region: z.string().optional(),
    swift_bank_postal_code: z.string().optional(),
    swift_ifsc_branch_code: z
      .string()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)
      .optional(),
    swift_intermediary_bank_swift_code_bic: z
      .string()
      .regex(/^(.{8}|.{11})$/)
      .optional(),
    swift_intermediary_bank_account_number_iban: z.string().max(34).optional(),
    swift_intermediary_bank_name: z.string().optional(),
    swift_intermediary_bank_country: country.optional(),
    swift_payment_code: z
      .string()
      .regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/)
      .optional(),
  }),
  z.object({
    type: z.literal("rtp"),
    name: z.string(),
  }),
  z.object({
    type: z.literal("sepa"),
    name: z.string(),
    sepa_iban: z.string().optional(),
    sepa_beneficiary_bic: z.string().optional(),
    sepa_beneficiary_legal_name: z.string().max(128).optional(),
    sepa_beneficiary_address_line_1: z.string().optional(),
    sepa_beneficiary_address_line_2: z.string().optional(),
    sepa_beneficiary_city: z.string().optional(),
    sepa_beneficiary_state_province_region: z.string().optional(),
    sepa_beneficiary_postal_code: z.string().optional(),
    sepa_beneficiary_country: country.optional(),
  }),
]);
