// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Extended, OpenEnum, OpenObject, Ruled, SchemaType } from "@crossborder/runtime/zod";
import {
  anyOf,
  array,
  dateTime,
  deferred,
  email,
  ifThenElse,
  integer,
  ipv4,
  ipv6,
  object,
  openEnum,
  record,
  uri,
} from "@crossborder/runtime/zod";
import * as z from "zod";
import type {
  AccountClass as RequestAccountClass,
  AccountType as RequestAccountType,
  AchCopDocumentType as RequestAchCopDocumentType,
  BankAccountStatus as RequestBankAccountStatus,
  BankAccountType as RequestBankAccountType,
  BlockchainWalletNetwork as RequestBlockchainWalletNetwork,
  CountryCode as RequestCountryCode,
  ErrorCode as RequestErrorCode,
  EvmTestNetwork as RequestEvmTestNetwork,
  KycType as RequestKycType,
  OfframpWalletNetwork as RequestOfframpWalletNetwork,
  PayinStatus as RequestPayinStatus,
  PayinTransactionStatus as RequestPayinTransactionStatus,
  PseDocumentType as RequestPseDocumentType,
  RecipientRelationship as RequestRecipientRelationship,
  RetryClass as RequestRetryClass,
  SpeiProtocol as RequestSpeiProtocol,
  Token as RequestToken,
  TrackingStep as RequestTrackingStep,
  TransfersType as RequestTransfersType,
} from "../request/index.ts";
import {
  BankAccountCreatePix,
  BankAccountCreatePixSafe,
  BankAccountCreateRtp,
  BankAccountCreateTed,
  BankAccountId,
  BlockchainWalletId,
  CardInstruction,
  CustomerId,
  MinorUnits,
  OfframpWalletId,
  Pagination,
  PayinId,
  PayoutCompleteEvent,
  PayoutNewEvent,
  PayoutUpdateEvent,
  TedInstruction,
  TosId,
} from "../request/index.ts";

export {
  InstanceId,
  CustomerId,
  BankAccountId,
  BlockchainWalletId,
  OfframpWalletId,
  QuoteId,
  PayoutId,
  PayinId,
  TosId,
  MinorUnits,
  PayableStatus,
  TosCreate,
  TosLink,
  UploadResult,
  Customer,
  CustomerPage,
  type CustomerPageSchema,
  BankAccountCreatePix,
  BankAccountCreatePixSafe,
  type BankAccountCreatePixSafeSchema,
  BankAccountCreateTed,
  type BankAccountCreateTedSchema,
  BankAccountCreateRtp,
  BlockchainWalletCreate,
  SignMessageChallenge,
  Quote,
  type QuoteSchema,
  QuoteContract,
  type QuoteContractSchema,
  Payout,
  PayoutCreateEvm,
  PayoutPage,
  type PayoutPageSchema,
  TedInstruction,
  type TedInstructionSchema,
  CardInstruction,
  Payable,
  type PayableSchema,
  PayablePage,
  type PayablePageSchema,
  Transfer,
  TransferPage,
  type TransferPageSchema,
  Pagination,
  type PaginationSchema,
  PayoutNewEvent,
  PayoutUpdateEvent,
  PayoutCompleteEvent,
} from "../request/index.ts";

/**
 * A country as its two capital letters in ISO 3166-1 alpha-2. Every country field of the service takes
 * this one set of 249 codes.
 */
export const CountryCode: OpenEnum<z.output<typeof RequestCountryCode>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestCountryCode>>(),
);

export type CountryCode = z.output<typeof CountryCode>;

/**
 * A stablecoin that an instance settles in. Development instances settle in `USDB` on test networks,
 * production instances in `USDC` or `USDT`; the wrong one for the instance is rejected with
 * `BLOCKCHAIN_TOKEN_NOT_SUPPORTED`.
 */
export const Token: OpenEnum<z.output<typeof RequestToken>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestToken>>(),
);

export type Token = z.output<typeof Token>;

/** Number of items in a page. No other sizes are accepted. */
export const PageLimit: z.ZodNumber = /* @__PURE__ */ deferred(() => z.number().check(integer()));

export type PageLimit = z.output<typeof PageLimit>;

/**
 * Level of a customer's verification. Businesses cannot choose `enhanced`; for individuals in a
 * high-risk country nothing less is accepted (`CUSTOMERS_ENHANCED_KYC_REQUIRED`).
 */
export const KycType: OpenEnum<z.output<typeof RequestKycType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestKycType>>(),
);

export type KycType = z.output<typeof KycType>;

/** The kind of a bank account at its bank. The savings kind is spelled `saving`. */
export const AccountType: OpenEnum<z.output<typeof RequestAccountType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestAccountType>>(),
);

export type AccountType = z.output<typeof AccountType>;

/** Kind of owner of a US account, a person or a business. */
export const AccountClass: OpenEnum<z.output<typeof RequestAccountClass>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestAccountClass>>(),
);

export type AccountClass = z.output<typeof AccountClass>;

/**
 * Way to address a Mexican account. `debitcard` and `phonenum` also need the institution code of the
 * bank, `clabe` does not.
 */
export const SpeiProtocol: OpenEnum<z.output<typeof RequestSpeiProtocol>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestSpeiProtocol>>(),
);

export type SpeiProtocol = z.output<typeof SpeiProtocol>;

/** Kind of an Argentine account identifier, one of three. */
export const TransfersType: OpenEnum<z.output<typeof RequestTransfersType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestTransfersType>>(),
);

export type TransfersType = z.output<typeof TransfersType>;

/** The kind of identity document that a Colombian beneficiary is known by. */
export const AchCopDocumentType: OpenEnum<z.output<typeof RequestAchCopDocumentType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestAchCopDocumentType>>(),
);

export type AchCopDocumentType = z.output<typeof AchCopDocumentType>;

/**
 * The kind of identity document in a PSE payment instruction. This set is smaller than the one for
 * Colombian bank accounts.
 */
export const PseDocumentType: OpenEnum<z.output<typeof RequestPseDocumentType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestPseDocumentType>>(),
);

export type PseDocumentType = z.output<typeof PseDocumentType>;

/**
 * The payment rail of a bank account. It decides which other fields matter, and in which country and
 * how soon money arrives. High volumes may take longer than the estimates; for `pix_safe`, `ted`,
 * `rtp` and `sepa` no estimate is given.
 *
 * Unspecified: Country and arrival time of `pix_safe`, `ted`, `rtp` and `sepa` are not given.
 */
export const BankAccountType: OpenEnum<z.output<typeof RequestBankAccountType>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestBankAccountType>>(),
);

export type BankAccountType = z.output<typeof BankAccountType>;

/**
 * State of a bank account's verification. Only an approved account can be used; otherwise the request
 * is rejected with `BANK_ACCOUNTS_NOT_APPROVED`.
 *
 * Unspecified: The moves between these states are not shown.
 */
export const BankAccountStatus: OpenEnum<z.output<typeof RequestBankAccountStatus>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestBankAccountStatus>>(),
);

export type BankAccountStatus = z.output<typeof BankAccountStatus>;

/** Relationship of a bank account's holder to the customer who pays into it. */
export const RecipientRelationship: OpenEnum<z.output<typeof RequestRecipientRelationship>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestRecipientRelationship>>(),
);

export type RecipientRelationship = z.output<typeof RecipientRelationship>;

/**
 * A network on which an offramp wallet can live. The set is not the one of registered blockchain
 * wallets: it has neither `stellar` nor `stellar_testnet`.
 */
export const OfframpWalletNetwork: OpenEnum<z.output<typeof RequestOfframpWalletNetwork>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestOfframpWalletNetwork>>(),
);

export type OfframpWalletNetwork = z.output<typeof OfframpWalletNetwork>;

/** A network on which a registered blockchain wallet can live. */
export const BlockchainWalletNetwork: OpenEnum<z.output<typeof RequestBlockchainWalletNetwork>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestBlockchainWalletNetwork>>(),
);

export type BlockchainWalletNetwork = z.output<typeof BlockchainWalletNetwork>;

/** An EVM test network that quotes name on development instances. */
export const EvmTestNetwork: OpenEnum<z.output<typeof RequestEvmTestNetwork>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestEvmTestNetwork>>(),
);

export type EvmTestNetwork = z.output<typeof EvmTestNetwork>;

/**
 * State of a payin as a whole. Once the status is final, any change is rejected with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export const PayinStatus: OpenEnum<z.output<typeof RequestPayinStatus>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestPayinStatus>>(),
);

export type PayinStatus = z.output<typeof PayinStatus>;

/** Result of a payin's payment transaction. */
export const PayinTransactionStatus: OpenEnum<z.output<typeof RequestPayinTransactionStatus>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestPayinTransactionStatus>>(),
);

export type PayinTransactionStatus = z.output<typeof PayinTransactionStatus>;

/** Progress of one part of a payin. All three tracking objects use these steps. */
export const TrackingStep: OpenEnum<z.output<typeof RequestTrackingStep>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestTrackingStep>>(),
);

export type TrackingStep = z.output<typeof TrackingStep>;

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

function buildQuoteCreate(): OpenObject<{
  bank_account_id: typeof BankAccountId;
  currency_type: z.ZodString;
  cover_fees: z.ZodBoolean;
  request_amount: typeof MinorUnits;
  network: OpenEnum<z.output<typeof RequestEvmTestNetwork>>;
  token: typeof Token;
}> {
  return object({
    bank_account_id: BankAccountId,
    currency_type: z.string(),
    cover_fees: z.boolean(),
    request_amount: MinorUnits,
    network: openEnum<z.output<typeof RequestEvmTestNetwork>>(),
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

function buildErrorEnvelope(): OpenObject<{
  success: z.ZodLiteral<false>;
  code: OpenEnum<z.output<typeof RequestErrorCode>>;
  message: z.ZodString;
  description: z.ZodString;
  errors: z.ZodArray<z.ZodUnknown>;
  trace_id: z.ZodString;
}> {
  return object({
    success: z.literal(false),
    code: openEnum<z.output<typeof RequestErrorCode>>(),
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

/**
 * The stable identifier of what went wrong, and the field to branch on. The error catalogue gives each
 * code its usual status, its retry class and what to do about it.
 */
export const ErrorCode: OpenEnum<z.output<typeof RequestErrorCode>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestErrorCode>>(),
);

export type ErrorCode = z.output<typeof ErrorCode>;

/**
 * Advice after an error. `retryable`: send the same request again, unchanged. `terminal`: give up, no
 * repetition helps. `actionable`: something has to be put right first.
 */
export const RetryClass: OpenEnum<z.output<typeof RequestRetryClass>> = /* @__PURE__ */ deferred(() =>
  openEnum<z.output<typeof RequestRetryClass>>(),
);

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
