// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type {
  Closed,
  Extended,
  OpenEnum,
  OpenObject,
  PrefixedString,
  Ruled,
  SchemaType,
} from "@crossborder/runtime/zod";
import {
  anyOf,
  array,
  dateTime,
  deferred,
  email,
  ifThenElse,
  ipv4,
  ipv6,
  object,
  openEnum,
  patternProperties,
  record,
  startsWith,
  uri,
  uuid,
} from "@crossborder/runtime/zod";
import * as z from "zod";

/**
 * Names an instance, the tenant that every resource path is scoped by. An instance is either a
 * development instance (test networks, token USDB, customers approved automatically) or a production
 * instance.
 */
export const InstanceId: PrefixedString<"in_"> = /* @__PURE__ */ deferred(() => startsWith("in_").length(15));

export type InstanceId = z.output<typeof InstanceId>;

/**
 * Names a customer. Paths call the same resource a receiver in some places and a customer in others,
 * and the ID is the same in both.
 */
export const CustomerId: PrefixedString<"re_"> = /* @__PURE__ */ deferred(() => startsWith("re_").length(15));

export type CustomerId = z.output<typeof CustomerId>;

/** Names a bank account of a customer. */
export const BankAccountId: PrefixedString<"ba_"> = /* @__PURE__ */ deferred(() =>
  startsWith("ba_").length(15),
);

export type BankAccountId = z.output<typeof BankAccountId>;

/** Names an external blockchain wallet that a customer has registered. */
export const BlockchainWalletId: PrefixedString<"bw_"> = /* @__PURE__ */ deferred(() =>
  startsWith("bw_").length(15),
);

export type BlockchainWalletId = z.output<typeof BlockchainWalletId>;

/** Names an offramp wallet, one of the wallets attached to a bank account. */
export const OfframpWalletId: PrefixedString<"ow_"> = /* @__PURE__ */ deferred(() =>
  startsWith("ow_").length(15),
);

export type OfframpWalletId = z.output<typeof OfframpWalletId>;

/** Names a quote. A quote is used once, and only within about five minutes of its creation. */
export const QuoteId: PrefixedString<"qu_"> = /* @__PURE__ */ deferred(() => startsWith("qu_").length(15));

export type QuoteId = z.output<typeof QuoteId>;

/** Names a payout, the execution of one quote. */
export const PayoutId: PrefixedString<"po_"> = /* @__PURE__ */ deferred(() => startsWith("po_").length(15));

export type PayoutId = z.output<typeof PayoutId>;

/** Names a payin, fiat money received and converted to stablecoins. */
export const PayinId: PrefixedString<"pi_"> = /* @__PURE__ */ deferred(() => startsWith("pi_").length(15));

export type PayinId = z.output<typeof PayinId>;

/**
 * Names a record of accepted terms of service. It is obtained in the browser, behind the link that
 * `tos.create` returns, and is needed to create a customer.
 */
export const TosId: PrefixedString<"to_"> = /* @__PURE__ */ deferred(() => startsWith("to_").length(15));

export type TosId = z.output<typeof TosId>;

/**
 * An amount of money in minor units (cents): 5000 is fifty units of the currency. Never compute with
 * floating point; keep amounts integers from end to end.
 *
 * Inferred: The bounds are those within which JSON readers agree on every integer. The service
 * document asks for integers and names no bounds.
 */
export const MinorUnits: z.ZodInt = /* @__PURE__ */ deferred(() => z.int());

export type MinorUnits = z.output<typeof MinorUnits>;

function buildCountryCode(): z.ZodEnum<z.core.util.ToEnum<
  | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS"
  | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG"
  | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT"
  | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI"
  | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY"
  | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH"
  | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB"
  | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ"
  | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT"
  | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT"
  | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP"
  | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS"
  | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH"
  | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU"
  | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI"
  | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG"
  | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA"
  | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG"
  | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST"
  | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK"
  | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG"
  | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU"
  | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW"
>> {
  return z.enum([
    "AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW",
    "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN",
    "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG",
    "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ",
    "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI",
    "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL",
    "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR",
    "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM",
    "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA",
    "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME",
    "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU",
    "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP",
    "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR",
    "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD",
    "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV",
    "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO",
    "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE",
    "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW",
  ]);
}

/** @internal */
export interface CountryCodeSchema extends SchemaType<typeof buildCountryCode> {}

/**
 * A country as its two capital letters in ISO 3166-1 alpha-2. Every country field of the service takes
 * this one set of 249 codes.
 */
export const CountryCode: CountryCodeSchema = /* @__PURE__ */ deferred(buildCountryCode);

export type CountryCode = z.output<typeof CountryCode>;

/**
 * A stablecoin that an instance settles in. Development instances settle in `USDB` on test networks,
 * production instances in `USDC` or `USDT`; the wrong one for the instance is rejected with
 * `BLOCKCHAIN_TOKEN_NOT_SUPPORTED`.
 */
export const Token: z.ZodEnum<z.core.util.ToEnum<"USDB" | "USDC" | "USDT">> = /* @__PURE__ */ z.enum(["USDB", "USDC", "USDT"]);

export type Token = z.output<typeof Token>;

/** Number of items in a page. No other sizes are accepted. */
export const PageLimit: z.ZodLiteral<10 | 50 | 100 | 200 | 500 | 1000> = /* @__PURE__ */ z.literal([10, 50, 100, 200, 500, 1000]);

export type PageLimit = z.output<typeof PageLimit>;

/**
 * Level of a customer's verification. Businesses cannot choose `enhanced`; for individuals in a
 * high-risk country nothing less is accepted (`CUSTOMERS_ENHANCED_KYC_REQUIRED`).
 */
export const KycType: z.ZodEnum<z.core.util.ToEnum<"standard" | "enhanced">> = /* @__PURE__ */ z.enum(["standard", "enhanced"]);

export type KycType = z.output<typeof KycType>;

/** The kind of a bank account at its bank. The savings kind is spelled `saving`. */
export const AccountType: z.ZodEnum<z.core.util.ToEnum<"checking" | "saving">> = /* @__PURE__ */ z.enum(["checking", "saving"]);

export type AccountType = z.output<typeof AccountType>;

/** Kind of owner of a US account, a person or a business. */
export const AccountClass: z.ZodEnum<z.core.util.ToEnum<"individual" | "business">> = /* @__PURE__ */ z.enum(["individual", "business"]);

export type AccountClass = z.output<typeof AccountClass>;

/**
 * Way to address a Mexican account. `debitcard` and `phonenum` also need the institution code of the
 * bank, `clabe` does not.
 */
export const SpeiProtocol: z.ZodEnum<z.core.util.ToEnum<"clabe" | "debitcard" | "phonenum">> = /* @__PURE__ */ z.enum(["clabe", "debitcard", "phonenum"]);

export type SpeiProtocol = z.output<typeof SpeiProtocol>;

/** Kind of an Argentine account identifier, one of three. */
export const TransfersType: z.ZodEnum<z.core.util.ToEnum<"CVU" | "CBU" | "ALIAS">> = /* @__PURE__ */ z.enum(["CVU", "CBU", "ALIAS"]);

export type TransfersType = z.output<typeof TransfersType>;

/** The kind of identity document that a Colombian beneficiary is known by. */
export const AchCopDocumentType: z.ZodEnum<z.core.util.ToEnum<"CC" | "CE" | "NIT" | "PASS" | "PEP">> = /* @__PURE__ */ z.enum(["CC", "CE", "NIT", "PASS", "PEP"]);

export type AchCopDocumentType = z.output<typeof AchCopDocumentType>;

/**
 * The kind of identity document in a PSE payment instruction. This set is smaller than the one for
 * Colombian bank accounts.
 */
export const PseDocumentType: z.ZodEnum<z.core.util.ToEnum<"CC" | "NIT">> = /* @__PURE__ */ z.enum(["CC", "NIT"]);

export type PseDocumentType = z.output<typeof PseDocumentType>;

function buildBankAccountType(): z.ZodEnum<z.core.util.ToEnum<
  | "wire" | "ach" | "pix" | "pix_safe" | "ted" | "spei_partner"
  | "transfers_partner" | "ach_cop_partner" | "international_swift" | "rtp"
  | "sepa"
>> {
  return z.enum([
    "wire", "ach", "pix", "pix_safe", "ted", "spei_partner", "transfers_partner",
    "ach_cop_partner", "international_swift", "rtp", "sepa",
  ]);
}

/** @internal */
export interface BankAccountTypeSchema extends SchemaType<typeof buildBankAccountType> {}

/**
 * The payment rail of a bank account. It decides which other fields matter, and in which country and
 * how soon money arrives. High volumes may take longer than the estimates; for `pix_safe`, `ted`,
 * `rtp` and `sepa` no estimate is given.
 *
 * Unspecified: Country and arrival time of `pix_safe`, `ted`, `rtp` and `sepa` are not given.
 */
export const BankAccountType: BankAccountTypeSchema = /* @__PURE__ */ deferred(buildBankAccountType);

export type BankAccountType = z.output<typeof BankAccountType>;

function buildBankAccountStatus(): z.ZodEnum<z.core.util.ToEnum<"verifying" | "approved" | "rejected" | "deprecated">> {
  return z.enum(["verifying", "approved", "rejected", "deprecated"]);
}

/** @internal */
export interface BankAccountStatusSchema extends SchemaType<typeof buildBankAccountStatus> {}

/**
 * State of a bank account's verification. Only an approved account can be used; otherwise the request
 * is rejected with `BANK_ACCOUNTS_NOT_APPROVED`.
 *
 * Unspecified: The moves between these states are not shown.
 */
export const BankAccountStatus: BankAccountStatusSchema = /* @__PURE__ */ deferred(buildBankAccountStatus);

export type BankAccountStatus = z.output<typeof BankAccountStatus>;

function buildRecipientRelationship(): z.ZodEnum<z.core.util.ToEnum<
  | "first_party" | "employee" | "independent_contractor" | "vendor_or_supplier"
  | "subsidiary_or_affiliate" | "merchant_or_partner" | "customer" | "landlord"
  | "family" | "other"
>> {
  return z.enum([
    "first_party", "employee", "independent_contractor", "vendor_or_supplier",
    "subsidiary_or_affiliate", "merchant_or_partner", "customer", "landlord", "family",
    "other",
  ]);
}

/** @internal */
export interface RecipientRelationshipSchema extends SchemaType<typeof buildRecipientRelationship> {}

/** Relationship of a bank account's holder to the customer who pays into it. */
export const RecipientRelationship: RecipientRelationshipSchema =
  /* @__PURE__ */ deferred(buildRecipientRelationship);

export type RecipientRelationship = z.output<typeof RecipientRelationship>;

function buildOfframpWalletNetwork(): z.ZodEnum<z.core.util.ToEnum<
  | "tron" | "solana" | "solana_devnet" | "arbitrum" | "base" | "ethereum"
  | "polygon" | "sepolia" | "arbitrum_sepolia" | "base_sepolia" | "polygon_amoy"
  | "tempo" | "tempo_testnet"
>> {
  return z.enum([
    "tron", "solana", "solana_devnet", "arbitrum", "base", "ethereum", "polygon",
    "sepolia", "arbitrum_sepolia", "base_sepolia", "polygon_amoy", "tempo",
    "tempo_testnet",
  ]);
}

/** @internal */
export interface OfframpWalletNetworkSchema extends SchemaType<typeof buildOfframpWalletNetwork> {}

/**
 * A network on which an offramp wallet can live. The set is not the one of registered blockchain
 * wallets: it has neither `stellar` nor `stellar_testnet`.
 */
export const OfframpWalletNetwork: OfframpWalletNetworkSchema =
  /* @__PURE__ */ deferred(buildOfframpWalletNetwork);

export type OfframpWalletNetwork = z.output<typeof OfframpWalletNetwork>;

function buildBlockchainWalletNetwork(): z.ZodEnum<z.core.util.ToEnum<
  | "base" | "sepolia" | "arbitrum_sepolia" | "base_sepolia" | "arbitrum"
  | "polygon" | "polygon_amoy" | "ethereum" | "stellar" | "stellar_testnet"
  | "tron" | "solana" | "solana_devnet" | "tempo" | "tempo_testnet"
>> {
  return z.enum([
    "base", "sepolia", "arbitrum_sepolia", "base_sepolia", "arbitrum", "polygon",
    "polygon_amoy", "ethereum", "stellar", "stellar_testnet", "tron", "solana",
    "solana_devnet", "tempo", "tempo_testnet",
  ]);
}

/** @internal */
export interface BlockchainWalletNetworkSchema extends SchemaType<typeof buildBlockchainWalletNetwork> {}

/** A network on which a registered blockchain wallet can live. */
export const BlockchainWalletNetwork: BlockchainWalletNetworkSchema =
  /* @__PURE__ */ deferred(buildBlockchainWalletNetwork);

export type BlockchainWalletNetwork = z.output<typeof BlockchainWalletNetwork>;

function buildEvmTestNetwork(): z.ZodEnum<z.core.util.ToEnum<"sepolia" | "base_sepolia" | "arbitrum_sepolia" | "polygon_amoy">> {
  return z.enum(["sepolia", "base_sepolia", "arbitrum_sepolia", "polygon_amoy"]);
}

/** @internal */
export interface EvmTestNetworkSchema extends SchemaType<typeof buildEvmTestNetwork> {}

/** An EVM test network that quotes name on development instances. */
export const EvmTestNetwork: EvmTestNetworkSchema = /* @__PURE__ */ deferred(buildEvmTestNetwork);

export type EvmTestNetwork = z.output<typeof EvmTestNetwork>;

function buildPayinStatus(): z.ZodEnum<z.core.util.ToEnum<"processing" | "on_hold" | "failed" | "refunded" | "completed">> {
  return z.enum(["processing", "on_hold", "failed", "refunded", "completed"]);
}

/** @internal */
export interface PayinStatusSchema extends SchemaType<typeof buildPayinStatus> {}

/**
 * State of a payin as a whole. Once the status is final, any change is rejected with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export const PayinStatus: PayinStatusSchema = /* @__PURE__ */ deferred(buildPayinStatus);

export type PayinStatus = z.output<typeof PayinStatus>;

/** Result of a payin's payment transaction. */
export const PayinTransactionStatus: z.ZodEnum<z.core.util.ToEnum<"failed" | "completed">> = /* @__PURE__ */ z.enum(["failed", "completed"]);

export type PayinTransactionStatus = z.output<typeof PayinTransactionStatus>;

function buildTrackingStep(): z.ZodEnum<z.core.util.ToEnum<
  | "processing" | "on_hold" | "pending_review" | "pending_refund_review"
  | "completed"
>> {
  return z.enum(["processing", "on_hold", "pending_review", "pending_refund_review", "completed"]);
}

/** @internal */
export interface TrackingStepSchema extends SchemaType<typeof buildTrackingStep> {}

/** Progress of one part of a payin. All three tracking objects use these steps. */
export const TrackingStep: TrackingStepSchema = /* @__PURE__ */ deferred(buildTrackingStep);

export type TrackingStep = z.output<typeof TrackingStep>;

/**
 * State of a payable. In `draft` it can be quoted and deleted; in any other state a quote is rejected
 * with `PAYABLES_ALREADY_PAID_OR_IN_FLIGHT` and a deletion with `PAYABLES_NOT_CANCELABLE`. A payment
 * attempt that fails or is refunded puts it back to `draft`.
 *
 * Unspecified: Only `draft` is named. Payables that are about to be paid, on their way, paid, or in a
 * compliance review have states too, whose names are not shown.
 */
export const PayableStatus: z.ZodString = /* @__PURE__ */ z.string();

export type PayableStatus = z.output<typeof PayableStatus>;

/**
 * Asks for a link to the terms of service.
 *
 * Inferred: The required field (`idempotency_key`): it is the whole input, and it is not called
 * optional.
 */
export const TosCreate: OpenObject<{
  idempotency_key: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({ idempotency_key: z.string().check(uuid()) }));

export type TosCreate = z.output<typeof TosCreate>;

/**
 * Link to accept the terms in a browser. Doing so yields the `tos_id` that creating a customer needs.
 *
 * Inferred: The required field (`url`): the link is the one thing that the response is said to hold.
 *
 * Unspecified: The body beyond the link is not shown.
 */
export const TosLink: OpenObject<{
  url: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({ url: z.string().check(uri()) }));

export type TosLink = z.output<typeof TosLink>;

/**
 * Address of an uploaded file.
 *
 * Inferred: The required field (`file_url`): it is the one thing that the response is said to hold.
 */
export const UploadResult: OpenObject<{
  file_url: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({ file_url: z.string().check(uri()) }));

export type UploadResult = z.output<typeof UploadResult>;

/**
 * A customer, the party that bank accounts, wallets, payins and payouts belong to. Paths call it
 * receiver in some places.
 *
 * Inferred: The required field (`id`): customers are addressed by an ID with prefix `re_`, so a
 * created one must come with it.
 *
 * Unspecified: What fields a customer record has is not shown.
 */
export const Customer: OpenObject<{
  id: typeof CustomerId;
  status: z.ZodExactOptional<z.ZodString>;
}> = /* @__PURE__ */ deferred(() => object({
  id: CustomerId,
  status: z.string().exactOptional(),
}));

export type Customer = z.output<typeof Customer>;

function buildCustomerCreate(): Ruled<
  OpenObject<{
    tos_id: z.ZodExactOptional<typeof TosId>;
    type: z.ZodExactOptional<z.ZodString>;
    kyc_type: z.ZodExactOptional<typeof KycType>;
    email: z.ZodExactOptional<z.ZodString>;
    tax_id: z.ZodExactOptional<z.ZodString>;
    address_line_1: z.ZodExactOptional<z.ZodString>;
    address_line_2: z.ZodExactOptional<z.ZodString>;
    city: z.ZodExactOptional<z.ZodString>;
    state_province_region: z.ZodExactOptional<z.ZodString>;
    postal_code: z.ZodExactOptional<z.ZodString>;
    country: z.ZodExactOptional<typeof CountryCode>;
    ip_address: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodString]>>;
    phone_number: z.ZodExactOptional<z.ZodString>;
    proof_of_address_doc_type: z.ZodExactOptional<z.ZodString>;
    proof_of_address_doc_file: z.ZodExactOptional<z.ZodString>;
    first_name: z.ZodExactOptional<z.ZodString>;
    last_name: z.ZodExactOptional<z.ZodString>;
    date_of_birth: z.ZodExactOptional<z.ZodString>;
    id_doc_country: z.ZodExactOptional<typeof CountryCode>;
    id_doc_type: z.ZodExactOptional<z.ZodString>;
    id_doc_front_file: z.ZodExactOptional<z.ZodString>;
  }>,
  [never, "type" | "kyc_type"]
> {
  return object({
    tos_id: TosId.exactOptional(),
    type: z.string().exactOptional(),
    kyc_type: KycType.exactOptional(),
    email: z.string().check(email()).exactOptional(),
    tax_id: z.string().exactOptional(),
    address_line_1: z.string().exactOptional(),
    address_line_2: z.string().exactOptional(),
    city: z.string().exactOptional(),
    state_province_region: z.string().exactOptional(),
    postal_code: z.string().exactOptional(),
    country: CountryCode.exactOptional(),
    ip_address: anyOf([z.string().check(ipv4()), z.string().check(ipv6())]).exactOptional(),
    phone_number: z.string().regex(/^\+/u).exactOptional(),
    proof_of_address_doc_type: z.string().exactOptional(),
    proof_of_address_doc_file: z.string().check(uri()).exactOptional(),
    first_name: z.string().exactOptional(),
    last_name: z.string().exactOptional(),
    date_of_birth: z.string().check(dateTime()).exactOptional(),
    id_doc_country: CountryCode.exactOptional(),
    id_doc_type: z.string().exactOptional(),
    id_doc_front_file: z.string().check(uri()).exactOptional(),
  }).check(ifThenElse({
    if: object({ type: z.literal("business") }),
    then: object({ kyc_type: z.literal("standard").exactOptional() }),
  })) as never;
}

/** @internal */
export interface CustomerCreateSchema extends SchemaType<typeof buildCustomerCreate> {}

/**
 * The person or business to onboard. Creating a customer starts verification; on development instances
 * every customer is approved automatically.
 *
 * Unspecified: Which of these fields are required is not shown, so none is.
 */
export const CustomerCreate: CustomerCreateSchema = /* @__PURE__ */ deferred(buildCustomerCreate);

export type CustomerCreate = z.output<typeof CustomerCreate>;

function buildCustomerPage(): OpenObject<{
  data: z.ZodArray<typeof Customer>;
  pagination: typeof Pagination;
}> {
  return object({
    data: array(Customer),
    pagination: Pagination,
  });
}

/** @internal */
export interface CustomerPageSchema extends SchemaType<typeof buildCustomerPage> {}

/**
 * One page of customers.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const CustomerPage: CustomerPageSchema = /* @__PURE__ */ deferred(buildCustomerPage);

export type CustomerPage = z.output<typeof CustomerPage>;

function buildBankAccount(): OpenObject<{
  id: typeof BankAccountId;
  type: typeof BankAccountType;
  name: z.ZodString;
  status: z.ZodExactOptional<z.ZodNullable<typeof BankAccountStatus>>;
  recipient_relationship: z.ZodExactOptional<z.ZodNullable<typeof RecipientRelationship>>;
  business_industry: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  phone_number: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  tax_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  date_of_birth: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  tron_wallet_hash: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  offramp_wallets: z.ZodExactOptional<z.ZodNullable<z.ZodArray<typeof OfframpWallet>>>;
  connector_connected_at: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  created_at: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  beneficiary_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  routing_number: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  account_number: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  account_type: z.ZodExactOptional<z.ZodNullable<typeof AccountType>>;
  account_class: z.ZodExactOptional<z.ZodNullable<typeof AccountClass>>;
  address_line_1: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  address_line_2: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  state_province_region: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  country: z.ZodExactOptional<z.ZodNullable<typeof CountryCode>>;
  postal_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  pix_key: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  pix_safe_bank_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  pix_safe_branch_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  pix_safe_cpf_cnpj: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ted_bank_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ted_branch_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ted_cpf_cnpj: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  spei_protocol: z.ZodExactOptional<z.ZodNullable<typeof SpeiProtocol>>;
  spei_institution_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  spei_clabe: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  transfers_type: z.ZodExactOptional<z.ZodNullable<typeof TransfersType>>;
  transfers_account: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_beneficiary_first_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_beneficiary_last_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_document_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_document_type: z.ZodExactOptional<z.ZodNullable<typeof AchCopDocumentType>>;
  ach_cop_email: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_bank_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  ach_cop_bank_account: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_code_bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_account_holder_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_account_number_iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_beneficiary_address_line_1: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_beneficiary_address_line_2: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_beneficiary_country: z.ZodExactOptional<z.ZodNullable<typeof CountryCode>>;
  swift_beneficiary_city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_beneficiary_state_province_region: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_beneficiary_postal_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_address_line_1: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_address_line_2: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_country: z.ZodExactOptional<z.ZodNullable<typeof CountryCode>>;
  swift_bank_city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_state_province_region: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_bank_postal_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_ifsc_branch_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_intermediary_bank_swift_code_bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_intermediary_bank_account_number_iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_intermediary_bank_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  swift_intermediary_bank_country: z.ZodExactOptional<z.ZodNullable<typeof CountryCode>>;
  swift_payment_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_iban: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_bic: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_legal_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_address_line_1: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_address_line_2: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_city: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_state_province_region: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_postal_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sepa_beneficiary_country: z.ZodExactOptional<z.ZodNullable<typeof CountryCode>>;
}> {
  return object({
    id: BankAccountId,
    type: BankAccountType,
    name: z.string(),
    status: BankAccountStatus.nullable().exactOptional(),
    recipient_relationship: RecipientRelationship.nullable().exactOptional(),
    business_industry: z.string().regex(/^[0-9]{6}$/u).nullable().exactOptional(),
    phone_number: z.string().nullable().exactOptional(),
    tax_id: z.string().max(32).nullable().exactOptional(),
    date_of_birth: z.string().nullable().exactOptional(),
    tron_wallet_hash: z.string().nullable().exactOptional(),
    offramp_wallets: array(OfframpWallet).nullable().exactOptional(),
    connector_connected_at: z.string().check(dateTime()).nullable().exactOptional(),
    created_at: z.string().check(dateTime()).nullable().exactOptional(),
    beneficiary_name: z.string().max(128).nullable().exactOptional(),
    routing_number: z.string().nullable().exactOptional(),
    account_number: z.string().nullable().exactOptional(),
    account_type: AccountType.nullable().exactOptional(),
    account_class: AccountClass.nullable().exactOptional(),
    address_line_1: z.string().nullable().exactOptional(),
    address_line_2: z.string().nullable().exactOptional(),
    city: z.string().nullable().exactOptional(),
    state_province_region: z.string().nullable().exactOptional(),
    country: CountryCode.nullable().exactOptional(),
    postal_code: z.string().nullable().exactOptional(),
    pix_key: z.string().nullable().exactOptional(),
    pix_safe_bank_code: z.string().regex(/^[0-9]{4,8}$/u).nullable().exactOptional(),
    pix_safe_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).nullable().exactOptional(),
    pix_safe_cpf_cnpj: z.string().nullable().exactOptional(),
    ted_bank_code: z.string().regex(/^[0-9]{3,5}$/u).nullable().exactOptional(),
    ted_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).nullable().exactOptional(),
    ted_cpf_cnpj: z.string().nullable().exactOptional(),
    spei_protocol: SpeiProtocol.nullable().exactOptional(),
    spei_institution_code: z.string().length(5).nullable().exactOptional(),
    spei_clabe: z.string().nullable().exactOptional(),
    transfers_type: TransfersType.nullable().exactOptional(),
    transfers_account: z.string().nullable().exactOptional(),
    ach_cop_beneficiary_first_name: z.string().nullable().exactOptional(),
    ach_cop_beneficiary_last_name: z.string().nullable().exactOptional(),
    ach_cop_document_id: z.string().nullable().exactOptional(),
    ach_cop_document_type: AchCopDocumentType.nullable().exactOptional(),
    ach_cop_email: z.string().nullable().exactOptional(),
    ach_cop_bank_code: z.string().nullable().exactOptional(),
    ach_cop_bank_account: z.string().nullable().exactOptional(),
    swift_code_bic: z.string().nullable().exactOptional(),
    swift_account_holder_name: z.string().nullable().exactOptional(),
    swift_account_number_iban: z.string().nullable().exactOptional(),
    swift_beneficiary_address_line_1: z.string().nullable().exactOptional(),
    swift_beneficiary_address_line_2: z.string().nullable().exactOptional(),
    swift_beneficiary_country: CountryCode.nullable().exactOptional(),
    swift_beneficiary_city: z.string().nullable().exactOptional(),
    swift_beneficiary_state_province_region: z.string().nullable().exactOptional(),
    swift_beneficiary_postal_code: z.string().nullable().exactOptional(),
    swift_bank_name: z.string().nullable().exactOptional(),
    swift_bank_address_line_1: z.string().nullable().exactOptional(),
    swift_bank_address_line_2: z.string().nullable().exactOptional(),
    swift_bank_country: CountryCode.nullable().exactOptional(),
    swift_bank_city: z.string().nullable().exactOptional(),
    swift_bank_state_province_region: z.string().nullable().exactOptional(),
    swift_bank_postal_code: z.string().nullable().exactOptional(),
    swift_ifsc_branch_code: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u).nullable().exactOptional(),
    swift_intermediary_bank_swift_code_bic: z.string().regex(/^(.{8}|.{11})$/u).nullable().exactOptional(),
    swift_intermediary_bank_account_number_iban: z.string().max(34).nullable().exactOptional(),
    swift_intermediary_bank_name: z.string().nullable().exactOptional(),
    swift_intermediary_bank_country: CountryCode.nullable().exactOptional(),
    swift_payment_code: z.string().regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/u).nullable().exactOptional(),
    sepa_iban: z.string().nullable().exactOptional(),
    sepa_beneficiary_bic: z.string().nullable().exactOptional(),
    sepa_beneficiary_legal_name: z.string().max(128).nullable().exactOptional(),
    sepa_beneficiary_address_line_1: z.string().nullable().exactOptional(),
    sepa_beneficiary_address_line_2: z.string().nullable().exactOptional(),
    sepa_beneficiary_city: z.string().nullable().exactOptional(),
    sepa_beneficiary_state_province_region: z.string().nullable().exactOptional(),
    sepa_beneficiary_postal_code: z.string().nullable().exactOptional(),
    sepa_beneficiary_country: CountryCode.nullable().exactOptional(),
  });
}

/** @internal */
export interface BankAccountSchema extends SchemaType<typeof buildBankAccount> {}

/**
 * A bank account of a customer, the place that payouts go to. `type` names the payment rail and
 * decides which of the fields apply; the fields of the rails are all nullable.
 *
 * Inferred: The required fields (`id`, `type`, `name`) outside the event: they are stated for
 * `bankAccount.new`, which carries the same fields.
 */
export const BankAccount: BankAccountSchema = /* @__PURE__ */ deferred(buildBankAccount);

export type BankAccount = z.output<typeof BankAccount>;

function buildBankAccountCreate(): z.ZodDiscriminatedUnion<
  [
    typeof BankAccountCreateAch,
    typeof BankAccountCreateWire,
    typeof BankAccountCreatePix,
    typeof BankAccountCreatePixSafe,
    typeof BankAccountCreateTed,
    typeof BankAccountCreateSpeiPartner,
    typeof BankAccountCreateTransfersPartner,
    typeof BankAccountCreateAchCopPartner,
    typeof BankAccountCreateInternationalSwift,
    typeof BankAccountCreateRtp,
    typeof BankAccountCreateSepa,
  ],
  "type"
> {
  return z.discriminatedUnion("type", [
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
}

/** @internal */
export interface BankAccountCreateSchema extends SchemaType<typeof buildBankAccountCreate> {}

/**
 * A bank account to create. `type` chooses the payment rail, and with it the fields that describe the
 * account. Development instances check the data too. An account whose details do not suffice for its
 * rail is rejected with `BANK_ACCOUNTS_INCOMPLETE`.
 *
 * Unspecified: Which of a rail's own fields it requires is not shown, except `spei_institution_code`,
 * so they are optional.
 */
export const BankAccountCreate: BankAccountCreateSchema = /* @__PURE__ */ deferred(buildBankAccountCreate);

export type BankAccountCreate = z.output<typeof BankAccountCreate>;

function buildBankAccountCreateAch(): OpenObject<{
  type: z.ZodLiteral<"ach">;
  name: z.ZodString;
  beneficiary_name: z.ZodExactOptional<z.ZodString>;
  routing_number: z.ZodExactOptional<z.ZodString>;
  account_number: z.ZodExactOptional<z.ZodString>;
  account_type: z.ZodExactOptional<typeof AccountType>;
  account_class: z.ZodExactOptional<typeof AccountClass>;
}> {
  return object({
    type: z.literal("ach"),
    name: z.string(),
    beneficiary_name: z.string().max(128).exactOptional(),
    routing_number: z.string().exactOptional(),
    account_number: z.string().exactOptional(),
    account_type: AccountType.exactOptional(),
    account_class: AccountClass.exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateAchSchema extends SchemaType<typeof buildBankAccountCreateAch> {}

/** A bank account in the United States, paid by ACH in about 2 business days. */
export const BankAccountCreateAch: BankAccountCreateAchSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateAch);

export type BankAccountCreateAch = z.output<typeof BankAccountCreateAch>;

function buildBankAccountCreateWire(): OpenObject<{
  type: z.ZodLiteral<"wire">;
  name: z.ZodString;
  beneficiary_name: z.ZodExactOptional<z.ZodString>;
  routing_number: z.ZodExactOptional<z.ZodString>;
  account_number: z.ZodExactOptional<z.ZodString>;
  address_line_1: z.ZodExactOptional<z.ZodString>;
  address_line_2: z.ZodExactOptional<z.ZodString>;
  city: z.ZodExactOptional<z.ZodString>;
  state_province_region: z.ZodExactOptional<z.ZodString>;
  country: z.ZodExactOptional<typeof CountryCode>;
  postal_code: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("wire"),
    name: z.string(),
    beneficiary_name: z.string().max(128).exactOptional(),
    routing_number: z.string().exactOptional(),
    account_number: z.string().exactOptional(),
    address_line_1: z.string().exactOptional(),
    address_line_2: z.string().exactOptional(),
    city: z.string().exactOptional(),
    state_province_region: z.string().exactOptional(),
    country: CountryCode.exactOptional(),
    postal_code: z.string().exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateWireSchema extends SchemaType<typeof buildBankAccountCreateWire> {}

/** A bank account in the United States, paid by wire in about 1 business day. */
export const BankAccountCreateWire: BankAccountCreateWireSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateWire);

export type BankAccountCreateWire = z.output<typeof BankAccountCreateWire>;

/** A bank account in Brazil, paid by Pix in about 5 minutes. */
export const BankAccountCreatePix: OpenObject<{
  type: z.ZodLiteral<"pix">;
  name: z.ZodString;
  pix_key: z.ZodExactOptional<z.ZodString>;
}> = /* @__PURE__ */ deferred(() => object({
  type: z.literal("pix"),
  name: z.string(),
  pix_key: z.string().exactOptional(),
}));

export type BankAccountCreatePix = z.output<typeof BankAccountCreatePix>;

function buildBankAccountCreatePixSafe(): OpenObject<{
  type: z.ZodLiteral<"pix_safe">;
  name: z.ZodString;
  pix_safe_bank_code: z.ZodExactOptional<z.ZodString>;
  pix_safe_branch_code: z.ZodExactOptional<z.ZodString>;
  pix_safe_cpf_cnpj: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("pix_safe"),
    name: z.string(),
    pix_safe_bank_code: z.string().regex(/^[0-9]{4,8}$/u).exactOptional(),
    pix_safe_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).exactOptional(),
    pix_safe_cpf_cnpj: z.string().exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreatePixSafeSchema extends SchemaType<typeof buildBankAccountCreatePixSafe> {}

/** A bank account addressed by bank, branch and tax ID, for the rail `pix_safe`. */
export const BankAccountCreatePixSafe: BankAccountCreatePixSafeSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreatePixSafe);

export type BankAccountCreatePixSafe = z.output<typeof BankAccountCreatePixSafe>;

function buildBankAccountCreateTed(): OpenObject<{
  type: z.ZodLiteral<"ted">;
  name: z.ZodString;
  ted_bank_code: z.ZodExactOptional<z.ZodString>;
  ted_branch_code: z.ZodExactOptional<z.ZodString>;
  ted_cpf_cnpj: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("ted"),
    name: z.string(),
    ted_bank_code: z.string().regex(/^[0-9]{3,5}$/u).exactOptional(),
    ted_branch_code: z.string().regex(/^[0-9]{4}(-[0-9])?$/u).exactOptional(),
    ted_cpf_cnpj: z.string().exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateTedSchema extends SchemaType<typeof buildBankAccountCreateTed> {}

/** A bank account addressed by bank, branch and tax ID, for the rail `ted`. */
export const BankAccountCreateTed: BankAccountCreateTedSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateTed);

export type BankAccountCreateTed = z.output<typeof BankAccountCreateTed>;

function buildBankAccountCreateSpeiPartner(): Ruled<
  OpenObject<{
    type: z.ZodLiteral<"spei_partner">;
    name: z.ZodString;
    beneficiary_name: z.ZodExactOptional<z.ZodString>;
    spei_protocol: z.ZodExactOptional<typeof SpeiProtocol>;
    spei_institution_code: z.ZodExactOptional<z.ZodString>;
    spei_clabe: z.ZodExactOptional<z.ZodString>;
  }>,
  [never, "spei_protocol" | "spei_institution_code"]
> {
  return object({
    type: z.literal("spei_partner"),
    name: z.string(),
    beneficiary_name: z.string().max(128).exactOptional(),
    spei_protocol: SpeiProtocol.exactOptional(),
    spei_institution_code: z.string().length(5).exactOptional(),
    spei_clabe: z.string().exactOptional(),
  }).check(ifThenElse({
    if: object({ spei_protocol: z.enum(["debitcard", "phonenum"]) }),
    then: object({ spei_institution_code: z.unknown() }),
  })) as never;
}

/** @internal */
export interface BankAccountCreateSpeiPartnerSchema
  extends SchemaType<typeof buildBankAccountCreateSpeiPartner> {}

/** A bank account in Mexico, paid by SPEI in about 5 minutes. */
export const BankAccountCreateSpeiPartner: BankAccountCreateSpeiPartnerSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateSpeiPartner);

export type BankAccountCreateSpeiPartner = z.output<typeof BankAccountCreateSpeiPartner>;

function buildBankAccountCreateTransfersPartner(): OpenObject<{
  type: z.ZodLiteral<"transfers_partner">;
  name: z.ZodString;
  beneficiary_name: z.ZodExactOptional<z.ZodString>;
  transfers_type: z.ZodExactOptional<typeof TransfersType>;
  transfers_account: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("transfers_partner"),
    name: z.string(),
    beneficiary_name: z.string().max(128).exactOptional(),
    transfers_type: TransfersType.exactOptional(),
    transfers_account: z.string().exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateTransfersPartnerSchema
  extends SchemaType<typeof buildBankAccountCreateTransfersPartner> {}

/** A bank account in Argentina, paid by transfer in about 5 minutes. */
export const BankAccountCreateTransfersPartner: BankAccountCreateTransfersPartnerSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateTransfersPartner);

export type BankAccountCreateTransfersPartner = z.output<typeof BankAccountCreateTransfersPartner>;

function buildBankAccountCreateAchCopPartner(): OpenObject<{
  type: z.ZodLiteral<"ach_cop_partner">;
  name: z.ZodString;
  account_type: z.ZodExactOptional<typeof AccountType>;
  ach_cop_beneficiary_first_name: z.ZodExactOptional<z.ZodString>;
  ach_cop_beneficiary_last_name: z.ZodExactOptional<z.ZodString>;
  ach_cop_document_id: z.ZodExactOptional<z.ZodString>;
  ach_cop_document_type: z.ZodExactOptional<typeof AchCopDocumentType>;
  ach_cop_email: z.ZodExactOptional<z.ZodString>;
  ach_cop_bank_code: z.ZodExactOptional<z.ZodString>;
  ach_cop_bank_account: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("ach_cop_partner"),
    name: z.string(),
    account_type: AccountType.exactOptional(),
    ach_cop_beneficiary_first_name: z.string().exactOptional(),
    ach_cop_beneficiary_last_name: z.string().exactOptional(),
    ach_cop_document_id: z.string().exactOptional(),
    ach_cop_document_type: AchCopDocumentType.exactOptional(),
    ach_cop_email: z.string().exactOptional(),
    ach_cop_bank_code: z.string().exactOptional(),
    ach_cop_bank_account: z.string().exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateAchCopPartnerSchema
  extends SchemaType<typeof buildBankAccountCreateAchCopPartner> {}

/** A bank account in Colombia, paid by ACH in about 1 business day. */
export const BankAccountCreateAchCopPartner: BankAccountCreateAchCopPartnerSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateAchCopPartner);

export type BankAccountCreateAchCopPartner = z.output<typeof BankAccountCreateAchCopPartner>;

function buildBankAccountCreateInternationalSwift(): OpenObject<{
  type: z.ZodLiteral<"international_swift">;
  name: z.ZodString;
  swift_code_bic: z.ZodExactOptional<z.ZodString>;
  swift_account_holder_name: z.ZodExactOptional<z.ZodString>;
  swift_account_number_iban: z.ZodExactOptional<z.ZodString>;
  swift_beneficiary_address_line_1: z.ZodExactOptional<z.ZodString>;
  swift_beneficiary_address_line_2: z.ZodExactOptional<z.ZodString>;
  swift_beneficiary_country: z.ZodExactOptional<typeof CountryCode>;
  swift_beneficiary_city: z.ZodExactOptional<z.ZodString>;
  swift_beneficiary_state_province_region: z.ZodExactOptional<z.ZodString>;
  swift_beneficiary_postal_code: z.ZodExactOptional<z.ZodString>;
  swift_bank_name: z.ZodExactOptional<z.ZodString>;
  swift_bank_address_line_1: z.ZodExactOptional<z.ZodString>;
  swift_bank_address_line_2: z.ZodExactOptional<z.ZodString>;
  swift_bank_country: z.ZodExactOptional<typeof CountryCode>;
  swift_bank_city: z.ZodExactOptional<z.ZodString>;
  swift_bank_state_province_region: z.ZodExactOptional<z.ZodString>;
  swift_bank_postal_code: z.ZodExactOptional<z.ZodString>;
  swift_ifsc_branch_code: z.ZodExactOptional<z.ZodString>;
  swift_intermediary_bank_swift_code_bic: z.ZodExactOptional<z.ZodString>;
  swift_intermediary_bank_account_number_iban: z.ZodExactOptional<z.ZodString>;
  swift_intermediary_bank_name: z.ZodExactOptional<z.ZodString>;
  swift_intermediary_bank_country: z.ZodExactOptional<typeof CountryCode>;
  swift_payment_code: z.ZodExactOptional<z.ZodString>;
}> {
  return object({
    type: z.literal("international_swift"),
    name: z.string(),
    swift_code_bic: z.string().exactOptional(),
    swift_account_holder_name: z.string().exactOptional(),
    swift_account_number_iban: z.string().exactOptional(),
    swift_beneficiary_address_line_1: z.string().exactOptional(),
    swift_beneficiary_address_line_2: z.string().exactOptional(),
    swift_beneficiary_country: CountryCode.exactOptional(),
    swift_beneficiary_city: z.string().exactOptional(),
    swift_beneficiary_state_province_region: z.string().exactOptional(),
    swift_beneficiary_postal_code: z.string().exactOptional(),
    swift_bank_name: z.string().exactOptional(),
    swift_bank_address_line_1: z.string().exactOptional(),
    swift_bank_address_line_2: z.string().exactOptional(),
    swift_bank_country: CountryCode.exactOptional(),
    swift_bank_city: z.string().exactOptional(),
    swift_bank_state_province_region: z.string().exactOptional(),
    swift_bank_postal_code: z.string().exactOptional(),
    swift_ifsc_branch_code: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/u).exactOptional(),
    swift_intermediary_bank_swift_code_bic: z.string().regex(/^(.{8}|.{11})$/u).exactOptional(),
    swift_intermediary_bank_account_number_iban: z.string().max(34).exactOptional(),
    swift_intermediary_bank_name: z.string().exactOptional(),
    swift_intermediary_bank_country: CountryCode.exactOptional(),
    swift_payment_code: z.string().regex(/^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/u).exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateInternationalSwiftSchema
  extends SchemaType<typeof buildBankAccountCreateInternationalSwift> {}

/** A bank account anywhere, paid by SWIFT in about 5 business days. */
export const BankAccountCreateInternationalSwift: BankAccountCreateInternationalSwiftSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateInternationalSwift);

export type BankAccountCreateInternationalSwift = z.output<typeof BankAccountCreateInternationalSwift>;

/**
 * A bank account for the rail `rtp`, instant payments to a routing number.
 *
 * Unspecified: The fields that this rail requires are not shown, so it has none of its own here.
 */
export const BankAccountCreateRtp: OpenObject<{
  type: z.ZodLiteral<"rtp">;
  name: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({
  type: z.literal("rtp"),
  name: z.string(),
}));

export type BankAccountCreateRtp = z.output<typeof BankAccountCreateRtp>;

function buildBankAccountCreateSepa(): OpenObject<{
  type: z.ZodLiteral<"sepa">;
  name: z.ZodString;
  sepa_iban: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_bic: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_legal_name: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_address_line_1: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_address_line_2: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_city: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_state_province_region: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_postal_code: z.ZodExactOptional<z.ZodString>;
  sepa_beneficiary_country: z.ZodExactOptional<typeof CountryCode>;
}> {
  return object({
    type: z.literal("sepa"),
    name: z.string(),
    sepa_iban: z.string().exactOptional(),
    sepa_beneficiary_bic: z.string().exactOptional(),
    sepa_beneficiary_legal_name: z.string().max(128).exactOptional(),
    sepa_beneficiary_address_line_1: z.string().exactOptional(),
    sepa_beneficiary_address_line_2: z.string().exactOptional(),
    sepa_beneficiary_city: z.string().exactOptional(),
    sepa_beneficiary_state_province_region: z.string().exactOptional(),
    sepa_beneficiary_postal_code: z.string().exactOptional(),
    sepa_beneficiary_country: CountryCode.exactOptional(),
  });
}

/** @internal */
export interface BankAccountCreateSepaSchema extends SchemaType<typeof buildBankAccountCreateSepa> {}

/** A bank account addressed by IBAN, for the rail `sepa`. */
export const BankAccountCreateSepa: BankAccountCreateSepaSchema =
  /* @__PURE__ */ deferred(buildBankAccountCreateSepa);

export type BankAccountCreateSepa = z.output<typeof BankAccountCreateSepa>;

function buildOfframpWallet(): OpenObject<{
  id: typeof OfframpWalletId;
  external_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  circle_wallet_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  network: typeof OfframpWalletNetwork;
  address: z.ZodString;
}> {
  return object({
    id: OfframpWalletId,
    external_id: z.string().nullable().exactOptional(),
    circle_wallet_id: z.string().nullable().exactOptional(),
    network: OfframpWalletNetwork,
    address: z.string(),
  });
}

/** @internal */
export interface OfframpWalletSchema extends SchemaType<typeof buildOfframpWallet> {}

/** A wallet that is listed with a bank account, on one network. */
export const OfframpWallet: OfframpWalletSchema = /* @__PURE__ */ deferred(buildOfframpWallet);

export type OfframpWallet = z.output<typeof OfframpWallet>;

function buildBlockchainWallet(): OpenObject<{
  id: typeof BlockchainWalletId;
  name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  network: z.ZodExactOptional<z.ZodNullable<typeof BlockchainWalletNetwork>>;
  address: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  signature_tx_hash: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  is_account_abstraction: z.ZodExactOptional<z.ZodNullable<z.ZodBoolean>>;
  customer_id: typeof CustomerId;
  yield_status: z.ZodExactOptional<z.ZodUnknown>;
}> {
  return object({
    id: BlockchainWalletId,
    name: z.string().nullable().exactOptional(),
    network: BlockchainWalletNetwork.nullable().exactOptional(),
    address: z.string().nullable().exactOptional(),
    signature_tx_hash: z.string().nullable().exactOptional(),
    is_account_abstraction: z.boolean().nullable().exactOptional(),
    customer_id: CustomerId,
    yield_status: z.unknown().exactOptional(),
  });
}

/** @internal */
export interface BlockchainWalletSchema extends SchemaType<typeof buildBlockchainWallet> {}

/**
 * An external wallet that a customer has proved to own. Its address can be the sender of payouts. A
 * customer has at most 10 of them. It cannot be deleted while a virtual account uses it, or while its
 * funds earn yield.
 *
 * Inferred: The required fields (`id`, `customer_id`): they are the ones that cannot be null, and in
 * `bankAccount.new` exactly those are required.
 */
export const BlockchainWallet: BlockchainWalletSchema = /* @__PURE__ */ deferred(buildBlockchainWallet);

export type BlockchainWallet = z.output<typeof BlockchainWallet>;

/**
 * The signature over the challenge, which proves that the customer owns the wallet.
 *
 * Unspecified: The name of the field that carries the signature is not shown, nor whether there are
 * others.
 */
export const BlockchainWalletCreate: z.ZodObject<{}, z.core.$catchall<z.ZodUnknown>> = /* @__PURE__ */ deferred(() =>
  record(z.unknown()),
);

export type BlockchainWalletCreate = z.output<typeof BlockchainWalletCreate>;

/**
 * The challenge that the wallet has to sign, by its own means of signing.
 *
 * Unspecified: The body is not shown, so any JSON value is possible.
 */
export const SignMessageChallenge: z.ZodUnknown = /* @__PURE__ */ z.unknown();

export type SignMessageChallenge = z.output<typeof SignMessageChallenge>;

function buildQuote(): OpenObject<{
  id: typeof QuoteId;
  contract: typeof QuoteContract;
  expires_at: z.ZodExactOptional<z.ZodUnknown>;
}> {
  return object({
    id: QuoteId,
    contract: QuoteContract,
    expires_at: z.unknown().exactOptional(),
  });
}

/** @internal */
export interface QuoteSchema extends SchemaType<typeof buildQuote> {}

/**
 * A price for one payout, to be approved on-chain and executed within about five minutes. A quote is
 * good for one execution.
 *
 * Inferred: The required fields (`id`, `contract`): both are shown in the response, and neither is
 * called nullable.
 *
 * Unspecified: Other fields of the response, and the moves between the states of a quote, are not
 * shown.
 */
export const Quote: QuoteSchema = /* @__PURE__ */ deferred(buildQuote);

export type Quote = z.output<typeof Quote>;

function buildQuoteCreate(): OpenObject<{
  bank_account_id: typeof BankAccountId;
  currency_type: z.ZodString;
  cover_fees: z.ZodBoolean;
  request_amount: typeof MinorUnits;
  network: OpenEnum<z.output<typeof EvmTestNetwork>>;
  token: typeof Token;
}> {
  return object({
    bank_account_id: BankAccountId,
    currency_type: z.string(),
    cover_fees: z.boolean(),
    request_amount: MinorUnits,
    network: openEnum<z.output<typeof EvmTestNetwork>>(),
    token: Token,
  });
}

/** @internal */
export interface QuoteCreateSchema extends SchemaType<typeof buildQuoteCreate> {}

/**
 * Amount to pay, bank account to pay to, and token to pay with. An over-the-counter (OTC)
 * configuration is limited to BRL paid with USDT, and to a sender amount without covered fees or a
 * receiver amount with covered fees; anything else gives `QUOTES_OTC_NOT_SUPPORTED`.
 *
 * Inferred: The required fields (`bank_account_id`, `currency_type`, `cover_fees`, `request_amount`,
 * `network`, `token`): they are the whole creation input, and none is called optional or given a
 * default.
 */
export const QuoteCreate: QuoteCreateSchema = /* @__PURE__ */ deferred(buildQuoteCreate);

export type QuoteCreate = z.output<typeof QuoteCreate>;

function buildQuoteContract(): Closed<
  OpenObject<{
    network: z.ZodExactOptional<z.ZodUnknown>;
    address: z.ZodString;
    abi: z.ZodExactOptional<z.ZodUnknown>;
    amount: z.ZodExactOptional<z.ZodUnknown>;
    serviceContractAddress: z.ZodExactOptional<z.ZodString>;
  }>,
  z.core.$loose
> {
  return object({
    network: z.unknown().exactOptional(),
    address: z.string(),
    abi: z.unknown().exactOptional(),
    amount: z.unknown().exactOptional(),
    serviceContractAddress: z.string().exactOptional(),
  }).loose().check(patternProperties([/^[a-z][A-Za-z0-9]*ContractAddress$/u, z.string()]));
}

/** @internal */
export interface QuoteContractSchema extends SchemaType<typeof buildQuoteContract> {}

/**
 * Data that the sender needs to approve the token spend on-chain, from the sender's own wallet, before
 * the payout is executed: allow the service's contract to spend `amount` of the token at `address`.
 *
 * Inferred: The required field (`address`): it is shown with a name that shows its type, and not
 * called nullable. Also the name `serviceContractAddress`, the pattern beside it, and that its value
 * is a string: in the interface the name is the service's own name followed by `ContractAddress`.
 */
export const QuoteContract: QuoteContractSchema = /* @__PURE__ */ deferred(buildQuoteContract);

export type QuoteContract = z.output<typeof QuoteContract>;

/**
 * A payment of stablecoins to a bank account in fiat money. Its end is observed through the events
 * `payout.new`, `payout.update` and `payout.complete`.
 *
 * Inferred: The required field (`id`): a payout is said to have an ID with prefix `po_`, so a created
 * one must come with it.
 *
 * Unspecified: The fields of the payout record are not shown.
 */
export const Payout: OpenObject<{
  id: typeof PayoutId;
  status: z.ZodExactOptional<z.ZodString>;
}> = /* @__PURE__ */ deferred(() => object({
  id: PayoutId,
  status: z.string().exactOptional(),
}));

export type Payout = z.output<typeof Payout>;

/**
 * The quote to execute, and the wallet that pays.
 *
 * Inferred: The required fields (`quote_id`, `sender_wallet_address`): they are the whole input, and
 * none is called optional.
 */
export const PayoutCreateEvm: OpenObject<{
  quote_id: typeof QuoteId;
  sender_wallet_address: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({
  quote_id: QuoteId,
  sender_wallet_address: z.string(),
}));

export type PayoutCreateEvm = z.output<typeof PayoutCreateEvm>;

function buildPayoutPage(): OpenObject<{
  data: z.ZodArray<typeof Payout>;
  pagination: typeof Pagination;
}> {
  return object({
    data: array(Payout),
    pagination: Pagination,
  });
}

/** @internal */
export interface PayoutPageSchema extends SchemaType<typeof buildPayoutPage> {}

/**
 * One page of payouts.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayoutPage: PayoutPageSchema = /* @__PURE__ */ deferred(buildPayoutPage);

export type PayoutPage = z.output<typeof PayoutPage>;

function buildPayin(): OpenObject<{
  id: typeof PayinId;
  status: typeof PayinStatus;
  pix_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  memo_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  clabe: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  partner_fee: z.ZodExactOptional<typeof MinorUnits>;
  tracking_complete: typeof TrackingComplete;
  tracking_payment: typeof TrackingPayment;
  tracking_transaction: typeof TrackingTransaction;
  card_instruction: z.ZodExactOptional<z.ZodNullable<typeof CardInstruction>>;
}> {
  return object({
    id: PayinId,
    status: PayinStatus,
    pix_code: z.string().nullable().exactOptional(),
    memo_code: z.string().nullable().exactOptional(),
    clabe: z.string().nullable().exactOptional(),
    partner_fee: MinorUnits.check(z.gte(0)).meta({ default: 0 }).exactOptional(),
    tracking_complete: TrackingComplete,
    tracking_payment: TrackingPayment,
    tracking_transaction: TrackingTransaction,
    card_instruction: CardInstruction.nullable().exactOptional(),
  });
}

/** @internal */
export interface PayinSchema extends SchemaType<typeof buildPayin> {}

/**
 * Fiat money received and converted to stablecoins, with its progress in three tracking objects. A
 * payin takes one card charge and no more: a second one is rejected with
 * `PAYINS_CARD_ALREADY_CHARGED`. A declined card does not close it: tokenize the card again or use
 * another (`PAYINS_CARD_PAYMENT_DECLINED`).
 *
 * Inferred: The required fields (`id`, `status`, `tracking_complete`, `tracking_payment`,
 * `tracking_transaction`): they are the ones that cannot be null and have no default, and in
 * `bankAccount.new` exactly those are required.
 */
export const Payin: PayinSchema = /* @__PURE__ */ deferred(buildPayin);

export type Payin = z.output<typeof Payin>;

function buildPayinPage(): OpenObject<{
  data: z.ZodArray<typeof Payin>;
  pagination: typeof Pagination;
}> {
  return object({
    data: array(Payin),
    pagination: Pagination,
  });
}

/** @internal */
export interface PayinPageSchema extends SchemaType<typeof buildPayinPage> {}

/**
 * One page of payins.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayinPage: PayinPageSchema = /* @__PURE__ */ deferred(buildPayinPage);

export type PayinPage = z.output<typeof PayinPage>;

function buildTrackingComplete(): OpenObject<{
  step: typeof TrackingStep;
  transaction_hash: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  completed_at: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
}> {
  return object({
    step: TrackingStep,
    transaction_hash: z.string().nullable().exactOptional(),
    completed_at: z.string().nullable().exactOptional(),
  });
}

/** @internal */
export interface TrackingCompleteSchema extends SchemaType<typeof buildTrackingComplete> {}

/** Progress of a payin's completion. */
export const TrackingComplete: TrackingCompleteSchema = /* @__PURE__ */ deferred(buildTrackingComplete);

export type TrackingComplete = z.output<typeof TrackingComplete>;

function buildTrackingPayment(): OpenObject<{
  step: typeof TrackingStep;
  provider_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  completed_at: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  review_source: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  review_context: z.ZodExactOptional<z.ZodNullable<z.ZodObject<{}, z.core.$catchall<z.ZodUnknown>>>>;
  review_sources: z.ZodExactOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
  review_contexts: z.ZodExactOptional<z.ZodNullable<z.ZodObject<{}, z.core.$catchall<z.ZodUnknown>>>>;
  approved_risk_sources: z.ZodExactOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
}> {
  return object({
    step: TrackingStep,
    provider_name: z.string().nullable().exactOptional(),
    completed_at: z.string().nullable().exactOptional(),
    review_source: z.string().nullable().exactOptional(),
    review_context: record(z.unknown()).nullable().exactOptional(),
    review_sources: array(z.string()).nullable().exactOptional(),
    review_contexts: record(z.unknown()).nullable().exactOptional(),
    approved_risk_sources: array(z.string()).nullable().exactOptional(),
  });
}

/** @internal */
export interface TrackingPaymentSchema extends SchemaType<typeof buildTrackingPayment> {}

/** Progress of the payment and its review. */
export const TrackingPayment: TrackingPaymentSchema = /* @__PURE__ */ deferred(buildTrackingPayment);

export type TrackingPayment = z.output<typeof TrackingPayment>;

function buildTrackingTransaction(): OpenObject<{
  step: typeof TrackingStep;
  status: z.ZodExactOptional<z.ZodNullable<typeof PayinTransactionStatus>>;
  external_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  completed_at: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  transaction_hash: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  provider_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  provider_transaction_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sender_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sender_bank_name: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sender_tax_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sender_bank_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  sender_account_number: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  end_to_end_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  trace_number: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  transaction_reference: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  description: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  pse_instruction: z.ZodExactOptional<z.ZodNullable<typeof PseInstruction>>;
  transfers_instruction: z.ZodExactOptional<z.ZodNullable<typeof TransfersInstruction>>;
  ted_instruction: z.ZodExactOptional<z.ZodNullable<typeof TedInstruction>>;
}> {
  return object({
    step: TrackingStep,
    status: PayinTransactionStatus.nullable().exactOptional(),
    external_id: z.string().nullable().exactOptional(),
    completed_at: z.string().nullable().exactOptional(),
    transaction_hash: z.string().nullable().exactOptional(),
    provider_name: z.string().nullable().exactOptional(),
    provider_transaction_id: z.string().nullable().exactOptional(),
    sender_name: z.string().nullable().exactOptional(),
    sender_bank_name: z.string().nullable().exactOptional(),
    sender_tax_id: z.string().nullable().exactOptional(),
    sender_bank_code: z.string().nullable().exactOptional(),
    sender_account_number: z.string().nullable().exactOptional(),
    end_to_end_id: z.string().nullable().exactOptional(),
    trace_number: z.string().nullable().exactOptional(),
    transaction_reference: z.string().nullable().exactOptional(),
    description: z.string().nullable().exactOptional(),
    pse_instruction: PseInstruction.nullable().exactOptional(),
    transfers_instruction: TransfersInstruction.nullable().exactOptional(),
    ted_instruction: TedInstruction.nullable().exactOptional(),
  });
}

/** @internal */
export interface TrackingTransactionSchema extends SchemaType<typeof buildTrackingTransaction> {}

/** Progress of the payment transaction, its sender, and the ways in which the payer can pay. */
export const TrackingTransaction: TrackingTransactionSchema =
  /* @__PURE__ */ deferred(buildTrackingTransaction);

export type TrackingTransaction = z.output<typeof TrackingTransaction>;

function buildPseInstruction(): OpenObject<{
  payment_link: z.ZodString;
  fid: z.ZodString;
  full_name: z.ZodString;
  tax_id: z.ZodString;
  document_type: typeof PseDocumentType;
  phone: z.ZodString;
  email: z.ZodString;
  bank_code: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
}> {
  return object({
    payment_link: z.string(),
    fid: z.string(),
    full_name: z.string(),
    tax_id: z.string(),
    document_type: PseDocumentType,
    phone: z.string(),
    email: z.string(),
    bank_code: z.string().nullable().exactOptional(),
  });
}

/** @internal */
export interface PseInstructionSchema extends SchemaType<typeof buildPseInstruction> {}

/**
 * Data that the payer needs to pay by PSE.
 *
 * Inferred: The types of `payment_link`, `fid`, `full_name`, `tax_id`, `phone`, `email` and
 * `bank_code`: the names are given without types, and the like fields of the other instructions are
 * strings.
 */
export const PseInstruction: PseInstructionSchema = /* @__PURE__ */ deferred(buildPseInstruction);

export type PseInstruction = z.output<typeof PseInstruction>;

function buildTransfersInstruction(): OpenObject<{
  account: z.ZodString;
  type: typeof TransfersType;
  tax_id: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
}> {
  return object({
    account: z.string(),
    type: TransfersType,
    tax_id: z.string().regex(/^[0-9]+$/u).nullable().exactOptional(),
  });
}

/** @internal */
export interface TransfersInstructionSchema extends SchemaType<typeof buildTransfersInstruction> {}

/** Account to which the payer sends a transfer. */
export const TransfersInstruction: TransfersInstructionSchema =
  /* @__PURE__ */ deferred(buildTransfersInstruction);

export type TransfersInstruction = z.output<typeof TransfersInstruction>;

function buildTedInstruction(): OpenObject<{
  beneficiary_name: z.ZodString;
  tax_id: z.ZodString;
  bank_code: z.ZodString;
  bank_name: z.ZodString;
  branch_code: z.ZodString;
  account_number: z.ZodString;
  account_type: z.ZodString;
}> {
  return object({
    beneficiary_name: z.string(),
    tax_id: z.string(),
    bank_code: z.string(),
    bank_name: z.string(),
    branch_code: z.string(),
    account_number: z.string(),
    account_type: z.string(),
  });
}

/** @internal */
export interface TedInstructionSchema extends SchemaType<typeof buildTedInstruction> {}

/** Account to which the payer sends a TED transfer. */
export const TedInstruction: TedInstructionSchema = /* @__PURE__ */ deferred(buildTedInstruction);

export type TedInstruction = z.output<typeof TedInstruction>;

/**
 * Way in which the checkout has to collect a card.
 *
 * Inferred: The required field (`provider`): it is the one field shown, and it is not called nullable.
 *
 * Unspecified: Fields beyond `provider` are not shown.
 */
export const CardInstruction: OpenObject<{
  provider: z.ZodString;
}> = /* @__PURE__ */ deferred(() => object({ provider: z.string() }));

export type CardInstruction = z.output<typeof CardInstruction>;

function buildPayable(): OpenObject<{
  id: z.ZodString;
  status: z.ZodExactOptional<typeof PayableStatus>;
  line_items: z.ZodExactOptional<z.ZodUnknown>;
  document_file: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
}> {
  return object({
    id: z.string().length(15),
    status: PayableStatus.exactOptional(),
    line_items: z.unknown().exactOptional(),
    document_file: z.string().check(uri()).nullable().exactOptional(),
  });
}

/** @internal */
export interface PayableSchema extends SchemaType<typeof buildPayable> {}

/**
 * Something to be paid later that has been registered: an invoice, or a payment code such as a boleto,
 * a code of a utility or a tax office, or the QR code of an instant payment. The currency of boleto
 * and PIX payables is BRL. What is due is the sum of the line items, with taxes added and the discount
 * taken off, and never below zero. An instance can register a payment code only once. The money must
 * come from an EVM wallet. The bank account of a payable is reached by paying the payable, never
 * directly.
 *
 * Inferred: The required field (`id`): the list of payables is walked by the IDs of its items.
 *
 * Unspecified: Fields other than `line_items` and `document_file` are not shown.
 */
export const Payable: PayableSchema = /* @__PURE__ */ deferred(buildPayable);

export type Payable = z.output<typeof Payable>;

function buildPayablePage(): OpenObject<{
  data: z.ZodArray<typeof Payable>;
  pagination: typeof Pagination;
}> {
  return object({
    data: array(Payable),
    pagination: Pagination,
  });
}

/** @internal */
export interface PayablePageSchema extends SchemaType<typeof buildPayablePage> {}

/**
 * One page of payables.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const PayablePage: PayablePageSchema = /* @__PURE__ */ deferred(buildPayablePage);

export type PayablePage = z.output<typeof PayablePage>;

/**
 * A transfer. Transfers are listed page by page only.
 *
 * Inferred: The required field (`id`): the list of transfers is walked by the IDs of its items.
 *
 * Unspecified: No field of a transfer is shown.
 */
export const Transfer: OpenObject<{
  id: z.ZodString;
  status: z.ZodExactOptional<z.ZodString>;
}> = /* @__PURE__ */ deferred(() => object({
  id: z.string().length(15),
  status: z.string().exactOptional(),
}));

export type Transfer = z.output<typeof Transfer>;

function buildTransferPage(): OpenObject<{
  data: z.ZodArray<typeof Transfer>;
  pagination: typeof Pagination;
}> {
  return object({
    data: array(Transfer),
    pagination: Pagination,
  });
}

/** @internal */
export interface TransferPageSchema extends SchemaType<typeof buildTransferPage> {}

/**
 * One page of transfers, the only form in which transfers are listed.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export const TransferPage: TransferPageSchema = /* @__PURE__ */ deferred(buildTransferPage);

export type TransferPage = z.output<typeof TransferPage>;

function buildPagination(): OpenObject<{
  has_more: z.ZodBoolean;
  next_page: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
  prev_page: z.ZodExactOptional<z.ZodNullable<z.ZodString>>;
}> {
  return object({
    has_more: z.boolean(),
    next_page: z.string().nullable().exactOptional(),
    prev_page: z.string().nullable().exactOptional(),
  });
}

/** @internal */
export interface PaginationSchema extends SchemaType<typeof buildPagination> {}

/**
 * Position of a page in the list. The list runs from newest to oldest.
 *
 * Inferred: The required field (`has_more`): it is the one field of the envelope that cannot be null.
 */
export const Pagination: PaginationSchema = /* @__PURE__ */ deferred(buildPagination);

export type Pagination = z.output<typeof Pagination>;

function buildErrorEnvelope(): OpenObject<{
  success: z.ZodLiteral<false>;
  code: OpenEnum<z.output<typeof ErrorCode>>;
  message: z.ZodString;
  description: z.ZodString;
  errors: z.ZodArray<z.ZodUnknown>;
  trace_id: z.ZodString;
}> {
  return object({
    success: z.literal(false),
    code: openEnum<z.output<typeof ErrorCode>>(),
    message: z.string(),
    description: z.string(),
    errors: array(z.unknown()),
    trace_id: z.string(),
  });
}

/** @internal */
export interface ErrorEnvelopeSchema extends SchemaType<typeof buildErrorEnvelope> {}

/**
 * The body of every error response, whatever the operation and the status.
 *
 * Inferred: The required fields (`success`, `code`, `message`, `description`, `errors`, `trace_id`):
 * the envelope is said to come with every error response, and none of its fields is called nullable.
 */
export const ErrorEnvelope: ErrorEnvelopeSchema = /* @__PURE__ */ deferred(buildErrorEnvelope);

export type ErrorEnvelope = z.output<typeof ErrorEnvelope>;

function buildErrorCode(): z.ZodEnum<z.core.util.ToEnum<
  | "AUTH_EMAIL_ALREADY_REGISTERED" | "AUTH_FORBIDDEN" | "AUTH_IP_BLOCKED"
  | "AUTH_OAUTH_CONNECTION_NOT_BOUND" | "AUTH_OAUTH_CONNECTION_NOT_FOUND"
  | "AUTH_OAUTH_CONNECTION_REVOKED" | "AUTH_RATE_LIMITED"
  | "AUTH_SERVICE_UNAVAILABLE" | "AUTH_TOKEN_INVALID" | "AUTH_UNAUTHORIZED"
  | "BANK_ACCOUNTS_INCOMPLETE" | "BANK_ACCOUNTS_INVALID_BANK_CODE"
  | "BANK_ACCOUNTS_INVALID_ROUTING" | "BANK_ACCOUNTS_NOT_APPROVED"
  | "BANK_ACCOUNTS_NOT_FOUND" | "BANK_ACCOUNTS_OWNED_BY_PAYABLE"
  | "BANK_ACCOUNTS_PARTNER_NOT_SUPPORTED"
  | "BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID"
  | "BANK_ACCOUNTS_CONNECTOR_LINK_FAILED"
  | "BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID"
  | "BANK_ACCOUNTS_CONNECTOR_NOT_ENABLED"
  | "BANK_ACCOUNTS_CONNECTOR_NOT_FIRST_PARTY" | "BANK_ACCOUNTS_RTP_NOT_SUPPORTED"
  | "BILLING_INVOICE_NOT_FOUND" | "BILLING_INVOICE_NOT_PAYABLE"
  | "BILLING_NOT_AVAILABLE" | "BLOCKCHAIN_CALL_FAILED"
  | "BLOCKCHAIN_NETWORK_NOT_SUPPORTED" | "BLOCKCHAIN_TOKEN_NOT_SUPPORTED"
  | "BLOCKCHAIN_TX_FAILED" | "COMPLIANCE_RFI_IN_PROGRESS"
  | "COMPLIANCE_RFI_INVALID" | "CUSTOMERS_ALREADY_APPROVED"
  | "CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE" | "CUSTOMERS_COUNTRY_NOT_SUPPORTED"
  | "CUSTOMERS_ENHANCED_KYC_REQUIRED" | "CUSTOMERS_ID_DOCUMENT_INVALID"
  | "CUSTOMERS_INVALID_DATA" | "CUSTOMERS_INVALID_PHONE"
  | "CUSTOMERS_INVALID_TAX_ID" | "CUSTOMERS_KYC_NOT_APPROVED"
  | "CUSTOMERS_KYC_TYPE_NOT_AVAILABLE" | "CUSTOMERS_NAME_INVALID"
  | "CUSTOMERS_NOT_FOUND" | "CUSTOMERS_ONBOARDING_INCOMPLETE"
  | "CUSTOMERS_OWNERSHIP_INVALID" | "DATA_INTEGRITY_ERROR" | "FEES_NOT_FOUND"
  | "FEES_PARTNER_FEE_EXCEEDED" | "FILES_ANALYSIS_FAILED" | "FILES_EMPTY"
  | "FILES_PAGE_LIMIT_EXCEEDED" | "FILES_TOO_LARGE" | "FILES_TYPE_NOT_ALLOWED"
  | "FILES_UNREADABLE" | "FILES_URL_INVALID" | "INSTANCES_BLOCKED"
  | "INSTANCES_DEVELOPMENT_CREATION_DISABLED" | "INSTANCES_LIMIT_REACHED"
  | "INSTANCES_NOT_FOUND" | "INTERNAL_ERROR" | "LIMITS_AMOUNT_OUT_OF_RANGE"
  | "LIMITS_VOLUME_EXCEEDED" | "PAYABLES_ALREADY_PAID_OR_EXPIRED"
  | "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT" | "PAYABLES_AMOUNT_NEGATIVE"
  | "PAYABLES_BANK_ACCOUNT_INVALID" | "PAYABLES_BOLETO_WOULD_BE_OVERDUE"
  | "PAYABLES_CODE_UNRESOLVABLE" | "PAYABLES_CURRENCY_MUST_BE_BRL"
  | "PAYABLES_DESTINATION_NOT_SUPPORTED" | "PAYABLES_DOCUMENT_INVALID"
  | "PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX" | "PAYABLES_DUPLICATE"
  | "PAYABLES_NETWORK_NOT_SUPPORTED" | "PAYABLES_NOT_CANCELABLE"
  | "PAYABLES_NOT_FOUND" | "PAYABLES_PIX_AMOUNT_REQUIRED"
  | "PAYABLES_REVIEW_STATE_INVALID" | "PAYINS_ALREADY_TERMINAL"
  | "PAYINS_CARD_ALREADY_CHARGED" | "PAYINS_CARD_GATEWAY_ENVIRONMENT_MISMATCH"
  | "PAYINS_CARD_PAYMENT_DECLINED" | "PAYINS_CARD_PAYMENT_PENDING"
  | "PAYINS_FUNDING_ACCOUNT_INVALID" | "PAYINS_FUNDING_PULL_FAILED"
  | "PAYINS_METHOD_NOT_SUPPORTED" | "PAYINS_NOT_FOUND" | "PAYINS_TAX_ID_REQUIRED"
  | "PAYINS_VIRTUAL_ACCOUNT_REQUIRED" | "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"
  | "PAYOUTS_AMOUNT_BELOW_MINIMUM" | "PAYOUTS_DOCUMENTS_NOT_ACCEPTED"
  | "PAYOUTS_INSUFFICIENT_BALANCE" | "PAYOUTS_NOT_FOUND" | "QUOTES_ALREADY_USED"
  | "QUOTES_EXPIRED" | "QUOTES_INSUFFICIENT_LIQUIDITY" | "QUOTES_INVALID_STATE"
  | "QUOTES_NOT_FOUND" | "QUOTES_OTC_NOT_SUPPORTED" | "QUOTES_RATE_UNAVAILABLE"
  | "REQUEST_REJECTED" | "TOS_ALREADY_ACCEPTED" | "TOS_NOT_ACCEPTED"
  | "TOS_NOT_FOUND" | "TRANSFERS_NOT_ENABLED" | "VALIDATION_FAILED"
  | "VALIDATION_INVALID_REQUEST" | "VALIDATION_MISSING_BODY"
  | "VALIDATION_MISSING_REQUIRED_FIELDS" | "VIRTUAL_ACCOUNTS_DISABLED"
  | "VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED" | "VIRTUAL_ACCOUNTS_NOT_APPROVED"
  | "VIRTUAL_ACCOUNTS_NOT_FOUND" | "VIRTUAL_ACCOUNTS_PARTNER_NOT_ELIGIBLE"
  | "VIRTUAL_ACCOUNTS_PROVISION_FAILED" | "VIRTUAL_ACCOUNTS_REGION_NOT_SUPPORTED"
  | "WALLETS_ATTACHED_TO_VIRTUAL_ACCOUNT" | "WALLETS_BALANCE_UNAVAILABLE"
  | "WALLETS_LIMIT_REACHED" | "WALLETS_NOT_FOUND" | "WEBHOOKS_LIMIT_REACHED"
  | "WEBHOOKS_SIGNATURE_INVALID" | "WEBHOOKS_URL_INVALID" | "YIELD_INVALID_STATE"
  | "YIELD_NOT_AVAILABLE_FOR_NETWORK" | "YIELD_NOT_ENABLED_FOR_INSTANCE"
  | "YIELD_POSITION_UNAVAILABLE" | "YIELD_VAULT_IDENTITY_LOCKED"
  | "YIELD_WALLET_NOT_EMPTY"
>> {
  return z.enum([
    "AUTH_EMAIL_ALREADY_REGISTERED",
    "AUTH_FORBIDDEN",
    "AUTH_IP_BLOCKED",
    "AUTH_OAUTH_CONNECTION_NOT_BOUND",
    "AUTH_OAUTH_CONNECTION_NOT_FOUND",
    "AUTH_OAUTH_CONNECTION_REVOKED",
    "AUTH_RATE_LIMITED",
    "AUTH_SERVICE_UNAVAILABLE",
    "AUTH_TOKEN_INVALID",
    "AUTH_UNAUTHORIZED",
    "BANK_ACCOUNTS_INCOMPLETE",
    "BANK_ACCOUNTS_INVALID_BANK_CODE",
    "BANK_ACCOUNTS_INVALID_ROUTING",
    "BANK_ACCOUNTS_NOT_APPROVED",
    "BANK_ACCOUNTS_NOT_FOUND",
    "BANK_ACCOUNTS_OWNED_BY_PAYABLE",
    "BANK_ACCOUNTS_PARTNER_NOT_SUPPORTED",
    "BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID",
    "BANK_ACCOUNTS_CONNECTOR_LINK_FAILED",
    "BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID",
    "BANK_ACCOUNTS_CONNECTOR_NOT_ENABLED",
    "BANK_ACCOUNTS_CONNECTOR_NOT_FIRST_PARTY",
    "BANK_ACCOUNTS_RTP_NOT_SUPPORTED",
    "BILLING_INVOICE_NOT_FOUND",
    "BILLING_INVOICE_NOT_PAYABLE",
    "BILLING_NOT_AVAILABLE",
    "BLOCKCHAIN_CALL_FAILED",
    "BLOCKCHAIN_NETWORK_NOT_SUPPORTED",
    "BLOCKCHAIN_TOKEN_NOT_SUPPORTED",
    "BLOCKCHAIN_TX_FAILED",
    "COMPLIANCE_RFI_IN_PROGRESS",
    "COMPLIANCE_RFI_INVALID",
    "CUSTOMERS_ALREADY_APPROVED",
    "CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE",
    "CUSTOMERS_COUNTRY_NOT_SUPPORTED",
    "CUSTOMERS_ENHANCED_KYC_REQUIRED",
    "CUSTOMERS_ID_DOCUMENT_INVALID",
    "CUSTOMERS_INVALID_DATA",
    "CUSTOMERS_INVALID_PHONE",
    "CUSTOMERS_INVALID_TAX_ID",
    "CUSTOMERS_KYC_NOT_APPROVED",
    "CUSTOMERS_KYC_TYPE_NOT_AVAILABLE",
    "CUSTOMERS_NAME_INVALID",
    "CUSTOMERS_NOT_FOUND",
    "CUSTOMERS_ONBOARDING_INCOMPLETE",
    "CUSTOMERS_OWNERSHIP_INVALID",
    "DATA_INTEGRITY_ERROR",
    "FEES_NOT_FOUND",
    "FEES_PARTNER_FEE_EXCEEDED",
    "FILES_ANALYSIS_FAILED",
    "FILES_EMPTY",
    "FILES_PAGE_LIMIT_EXCEEDED",
    "FILES_TOO_LARGE",
    "FILES_TYPE_NOT_ALLOWED",
    "FILES_UNREADABLE",
    "FILES_URL_INVALID",
    "INSTANCES_BLOCKED",
    "INSTANCES_DEVELOPMENT_CREATION_DISABLED",
    "INSTANCES_LIMIT_REACHED",
    "INSTANCES_NOT_FOUND",
    "INTERNAL_ERROR",
    "LIMITS_AMOUNT_OUT_OF_RANGE",
    "LIMITS_VOLUME_EXCEEDED",
    "PAYABLES_ALREADY_PAID_OR_EXPIRED",
    "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT",
    "PAYABLES_AMOUNT_NEGATIVE",
    "PAYABLES_BANK_ACCOUNT_INVALID",
    "PAYABLES_BOLETO_WOULD_BE_OVERDUE",
    "PAYABLES_CODE_UNRESOLVABLE",
    "PAYABLES_CURRENCY_MUST_BE_BRL",
    "PAYABLES_DESTINATION_NOT_SUPPORTED",
    "PAYABLES_DOCUMENT_INVALID",
    "PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX",
    "PAYABLES_DUPLICATE",
    "PAYABLES_NETWORK_NOT_SUPPORTED",
    "PAYABLES_NOT_CANCELABLE",
    "PAYABLES_NOT_FOUND",
    "PAYABLES_PIX_AMOUNT_REQUIRED",
    "PAYABLES_REVIEW_STATE_INVALID",
    "PAYINS_ALREADY_TERMINAL",
    "PAYINS_CARD_ALREADY_CHARGED",
    "PAYINS_CARD_GATEWAY_ENVIRONMENT_MISMATCH",
    "PAYINS_CARD_PAYMENT_DECLINED",
    "PAYINS_CARD_PAYMENT_PENDING",
    "PAYINS_FUNDING_ACCOUNT_INVALID",
    "PAYINS_FUNDING_PULL_FAILED",
    "PAYINS_METHOD_NOT_SUPPORTED",
    "PAYINS_NOT_FOUND",
    "PAYINS_TAX_ID_REQUIRED",
    "PAYINS_VIRTUAL_ACCOUNT_REQUIRED",
    "PAYOUTS_ALLOWANCE_NOT_CONFIRMED",
    "PAYOUTS_AMOUNT_BELOW_MINIMUM",
    "PAYOUTS_DOCUMENTS_NOT_ACCEPTED",
    "PAYOUTS_INSUFFICIENT_BALANCE",
    "PAYOUTS_NOT_FOUND",
    "QUOTES_ALREADY_USED",
    "QUOTES_EXPIRED",
    "QUOTES_INSUFFICIENT_LIQUIDITY",
    "QUOTES_INVALID_STATE",
    "QUOTES_NOT_FOUND",
    "QUOTES_OTC_NOT_SUPPORTED",
    "QUOTES_RATE_UNAVAILABLE",
    "REQUEST_REJECTED",
    "TOS_ALREADY_ACCEPTED",
    "TOS_NOT_ACCEPTED",
    "TOS_NOT_FOUND",
    "TRANSFERS_NOT_ENABLED",
    "VALIDATION_FAILED",
    "VALIDATION_INVALID_REQUEST",
    "VALIDATION_MISSING_BODY",
    "VALIDATION_MISSING_REQUIRED_FIELDS",
    "VIRTUAL_ACCOUNTS_DISABLED",
    "VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED",
    "VIRTUAL_ACCOUNTS_NOT_APPROVED",
    "VIRTUAL_ACCOUNTS_NOT_FOUND",
    "VIRTUAL_ACCOUNTS_PARTNER_NOT_ELIGIBLE",
    "VIRTUAL_ACCOUNTS_PROVISION_FAILED",
    "VIRTUAL_ACCOUNTS_REGION_NOT_SUPPORTED",
    "WALLETS_ATTACHED_TO_VIRTUAL_ACCOUNT",
    "WALLETS_BALANCE_UNAVAILABLE",
    "WALLETS_LIMIT_REACHED",
    "WALLETS_NOT_FOUND",
    "WEBHOOKS_LIMIT_REACHED",
    "WEBHOOKS_SIGNATURE_INVALID",
    "WEBHOOKS_URL_INVALID",
    "YIELD_INVALID_STATE",
    "YIELD_NOT_AVAILABLE_FOR_NETWORK",
    "YIELD_NOT_ENABLED_FOR_INSTANCE",
    "YIELD_POSITION_UNAVAILABLE",
    "YIELD_VAULT_IDENTITY_LOCKED",
    "YIELD_WALLET_NOT_EMPTY",
  ]);
}

/** @internal */
export interface ErrorCodeSchema extends SchemaType<typeof buildErrorCode> {}

/**
 * The stable identifier of what went wrong, and the field to branch on. The error catalogue gives each
 * code its usual status, its retry class and what to do about it.
 */
export const ErrorCode: ErrorCodeSchema = /* @__PURE__ */ deferred(buildErrorCode);

export type ErrorCode = z.output<typeof ErrorCode>;

/**
 * Advice after an error. `retryable`: send the same request again, unchanged. `terminal`: give up, no
 * repetition helps. `actionable`: something has to be put right first.
 */
export const RetryClass: z.ZodEnum<z.core.util.ToEnum<"retryable" | "terminal" | "actionable">> = /* @__PURE__ */ z.enum(["retryable", "terminal", "actionable"]);

export type RetryClass = z.output<typeof RetryClass>;

function buildBlockchainWalletNewEvent(): Extended<
  typeof BlockchainWallet,
  {
    webhook_event: z.ZodLiteral<"blockchainWallet.new">;
  }
> {
  return BlockchainWallet.extend({ webhook_event: z.literal("blockchainWallet.new") });
}

/** @internal */
export interface BlockchainWalletNewEventSchema extends SchemaType<typeof buildBlockchainWalletNewEvent> {}

/** A blockchain wallet was registered. */
export const BlockchainWalletNewEvent: BlockchainWalletNewEventSchema =
  /* @__PURE__ */ deferred(buildBlockchainWalletNewEvent);

export type BlockchainWalletNewEvent = z.output<typeof BlockchainWalletNewEvent>;

function buildBankAccountNewEvent(): Extended<
  typeof BankAccount,
  {
    webhook_event: z.ZodLiteral<"bankAccount.new">;
  }
> {
  return BankAccount.extend({ webhook_event: z.literal("bankAccount.new") });
}

/** @internal */
export interface BankAccountNewEventSchema extends SchemaType<typeof buildBankAccountNewEvent> {}

/** A bank account was created. */
export const BankAccountNewEvent: BankAccountNewEventSchema =
  /* @__PURE__ */ deferred(buildBankAccountNewEvent);

export type BankAccountNewEvent = z.output<typeof BankAccountNewEvent>;

function buildPayinNewEvent(): Extended<
  typeof Payin,
  {
    webhook_event: z.ZodLiteral<"payin.new">;
  }
> {
  return Payin.extend({ webhook_event: z.literal("payin.new") });
}

/** @internal */
export interface PayinNewEventSchema extends SchemaType<typeof buildPayinNewEvent> {}

/** A payin was created. */
export const PayinNewEvent: PayinNewEventSchema = /* @__PURE__ */ deferred(buildPayinNewEvent);

export type PayinNewEvent = z.output<typeof PayinNewEvent>;

/**
 * A payout was created.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export const PayoutNewEvent: OpenObject<{
  webhook_event: z.ZodLiteral<"payout.new">;
}> = /* @__PURE__ */ deferred(() => object({ webhook_event: z.literal("payout.new") }));

export type PayoutNewEvent = z.output<typeof PayoutNewEvent>;

/**
 * Something about a payout has changed.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export const PayoutUpdateEvent: OpenObject<{
  webhook_event: z.ZodLiteral<"payout.update">;
}> = /* @__PURE__ */ deferred(() => object({ webhook_event: z.literal("payout.update") }));

export type PayoutUpdateEvent = z.output<typeof PayoutUpdateEvent>;

/**
 * A payout has come to its end.
 *
 * Unspecified: The payload of the payout events is not shown, nor whether this event also reports
 * failed and refunded payouts.
 */
export const PayoutCompleteEvent: OpenObject<{
  webhook_event: z.ZodLiteral<"payout.complete">;
}> = /* @__PURE__ */ deferred(() => object({ webhook_event: z.literal("payout.complete") }));

export type PayoutCompleteEvent = z.output<typeof PayoutCompleteEvent>;

function buildWebhookEvent(): z.ZodDiscriminatedUnion<
  [
    typeof BlockchainWalletNewEvent,
    typeof BankAccountNewEvent,
    typeof PayinNewEvent,
    typeof PayoutNewEvent,
    typeof PayoutUpdateEvent,
    typeof PayoutCompleteEvent,
  ],
  "webhook_event"
> {
  return z.discriminatedUnion("webhook_event", [
    BlockchainWalletNewEvent, BankAccountNewEvent, PayinNewEvent, PayoutNewEvent,
    PayoutUpdateEvent, PayoutCompleteEvent,
  ]);
}

/** @internal */
export interface WebhookEventSchema extends SchemaType<typeof buildWebhookEvent> {}

/**
 * Any event that a webhook endpoint receives. `webhook_event` says which one it is.
 *
 * Unspecified: Whether there are events for customers, terms of service, uploads and quotes, and for
 * the later states of payins, is not shown.
 */
export const WebhookEvent: WebhookEventSchema = /* @__PURE__ */ deferred(buildWebhookEvent);

export type WebhookEvent = z.output<typeof WebhookEvent>;
