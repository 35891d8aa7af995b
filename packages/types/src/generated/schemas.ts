// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Open } from "./open.ts";

/**
 * Names an instance, the tenant that every resource path is scoped by. An instance is either a
 * development instance (test networks, token USDB, customers approved automatically) or a production
 * instance.
 */
export type InstanceId = `in_${string}`;

/**
 * Names a customer. Paths call the same resource a receiver in some places and a customer in others,
 * and the ID is the same in both.
 */
export type CustomerId = `re_${string}`;

/** Names a bank account of a customer. */
export type BankAccountId = `ba_${string}`;

/** Names an external blockchain wallet that a customer has registered. */
export type BlockchainWalletId = `bw_${string}`;

/** Names an offramp wallet, one of the wallets attached to a bank account. */
export type OfframpWalletId = `ow_${string}`;

/** Names a quote. A quote is used once, and only within about five minutes of its creation. */
export type QuoteId = `qu_${string}`;

/** Names a payout, the execution of one quote. */
export type PayoutId = `po_${string}`;

/** Names a payin, fiat money received and converted to stablecoins. */
export type PayinId = `pi_${string}`;

/**
 * Names a record of accepted terms of service. It is obtained in the browser, behind the link that
 * `tos.create` returns, and is needed to create a customer.
 */
export type TosId = `to_${string}`;

/**
 * An amount of money in minor units (cents): 5000 is fifty units of the currency. Never compute with
 * floating point; keep amounts integers from end to end.
 *
 * Inferred: The bounds are those within which JSON readers agree on every integer. The service
 * document asks for integers and names no bounds.
 */
export type MinorUnits = number;

/**
 * A country as its two capital letters in ISO 3166-1 alpha-2. Every country field of the service takes
 * this one set of 249 codes.
 */
export type CountryCode =
  | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU"
  | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL"
  | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC"
  | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV"
  | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG"
  | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD"
  | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT"
  | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM"
  | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH"
  | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK"
  | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH"
  | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW"
  | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR"
  | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR"
  | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC"
  | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS"
  | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL"
  | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY"
  | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA"
  | "ZM" | "ZW";

/**
 * `CountryCode` as the service returns it: enums may have new values.
 *
 * A country as its two capital letters in ISO 3166-1 alpha-2. Every country field of the service takes
 * this one set of 249 codes.
 */
export type CountryCodeResponse = Open<CountryCode>;

/**
 * A stablecoin that an instance settles in. Development instances settle in `USDB` on test networks,
 * production instances in `USDC` or `USDT`; the wrong one for the instance is rejected with
 * `BLOCKCHAIN_TOKEN_NOT_SUPPORTED`.
 */
export type Token = "USDB" | "USDC" | "USDT";

/** Number of items in a page. No other sizes are accepted. */
export type PageLimit = 10 | 50 | 100 | 200 | 500 | 1000;

/**
 * Level of a customer's verification. Businesses cannot choose `enhanced`; for individuals in a
 * high-risk country nothing less is accepted (`CUSTOMERS_ENHANCED_KYC_REQUIRED`).
 */
export type KycType = "standard" | "enhanced";

/** The kind of a bank account at its bank. The savings kind is spelled `saving`. */
export type AccountType = "checking" | "saving";

/**
 * `AccountType` as the service returns it: enums may have new values.
 *
 * The kind of a bank account at its bank. The savings kind is spelled `saving`.
 */
export type AccountTypeResponse = Open<AccountType>;

/** Kind of owner of a US account, a person or a business. */
export type AccountClass = "individual" | "business";

/**
 * `AccountClass` as the service returns it: enums may have new values.
 *
 * Kind of owner of a US account, a person or a business.
 */
export type AccountClassResponse = Open<AccountClass>;

/**
 * Way to address a Mexican account. `debitcard` and `phonenum` also need the institution code of the
 * bank, `clabe` does not.
 */
export type SpeiProtocol = "clabe" | "debitcard" | "phonenum";

/**
 * `SpeiProtocol` as the service returns it: enums may have new values.
 *
 * Way to address a Mexican account. `debitcard` and `phonenum` also need the institution code of the
 * bank, `clabe` does not.
 */
export type SpeiProtocolResponse = Open<SpeiProtocol>;

/** Kind of an Argentine account identifier, one of three. */
export type TransfersType = "CVU" | "CBU" | "ALIAS";

/**
 * `TransfersType` as the service returns it: enums may have new values.
 *
 * Kind of an Argentine account identifier, one of three.
 */
export type TransfersTypeResponse = Open<TransfersType>;

/** The kind of identity document that a Colombian beneficiary is known by. */
export type AchCopDocumentType = "CC" | "CE" | "NIT" | "PASS" | "PEP";

/**
 * `AchCopDocumentType` as the service returns it: enums may have new values.
 *
 * The kind of identity document that a Colombian beneficiary is known by.
 */
export type AchCopDocumentTypeResponse = Open<AchCopDocumentType>;

/**
 * The kind of identity document in a PSE payment instruction. This set is smaller than the one for
 * Colombian bank accounts.
 */
export type PseDocumentType = "CC" | "NIT";

/**
 * The payment rail of a bank account. It decides which other fields matter, and in which country and
 * how soon money arrives. High volumes may take longer than the estimates; for `pix_safe`, `ted`,
 * `rtp` and `sepa` no estimate is given.
 *
 * Unspecified: Country and arrival time of `pix_safe`, `ted`, `rtp` and `sepa` are not given.
 *
 * - `wire`: United States, arrives in about 1 business day
 * - `ach`: United States, arrives in about 2 business days
 * - `pix`: Brazil, arrives in about 5 minutes
 * - `spei_partner`: Mexico, arrives in about 5 minutes
 * - `transfers_partner`: Argentina, arrives in about 5 minutes
 * - `ach_cop_partner`: Colombia, arrives in about 1 business day
 * - `international_swift`: Global, arrives in about 5 business days
 */
export type BankAccountType =
  | "wire" | "ach" | "pix" | "pix_safe" | "ted" | "spei_partner" | "transfers_partner"
  | "ach_cop_partner" | "international_swift" | "rtp" | "sepa";

/**
 * `BankAccountType` as the service returns it: enums may have new values.
 *
 * The payment rail of a bank account. It decides which other fields matter, and in which country and
 * how soon money arrives. High volumes may take longer than the estimates; for `pix_safe`, `ted`,
 * `rtp` and `sepa` no estimate is given.
 *
 * Unspecified: Country and arrival time of `pix_safe`, `ted`, `rtp` and `sepa` are not given.
 *
 * - `wire`: United States, arrives in about 1 business day
 * - `ach`: United States, arrives in about 2 business days
 * - `pix`: Brazil, arrives in about 5 minutes
 * - `spei_partner`: Mexico, arrives in about 5 minutes
 * - `transfers_partner`: Argentina, arrives in about 5 minutes
 * - `ach_cop_partner`: Colombia, arrives in about 1 business day
 * - `international_swift`: Global, arrives in about 5 business days
 */
export type BankAccountTypeResponse = Open<BankAccountType>;

/**
 * State of a bank account's verification. Only an approved account can be used; otherwise the request
 * is rejected with `BANK_ACCOUNTS_NOT_APPROVED`.
 *
 * Unspecified: The moves between these states are not shown.
 */
export type BankAccountStatus = "verifying" | "approved" | "rejected" | "deprecated";

/**
 * `BankAccountStatus` as the service returns it: enums may have new values.
 *
 * State of a bank account's verification. Only an approved account can be used; otherwise the request
 * is rejected with `BANK_ACCOUNTS_NOT_APPROVED`.
 *
 * Unspecified: The moves between these states are not shown.
 */
export type BankAccountStatusResponse = Open<BankAccountStatus>;

/** Relationship of a bank account's holder to the customer who pays into it. */
export type RecipientRelationship =
  | "first_party"
  | "employee"
  | "independent_contractor"
  | "vendor_or_supplier"
  | "subsidiary_or_affiliate"
  | "merchant_or_partner"
  | "customer"
  | "landlord"
  | "family"
  | "other";

/**
 * A network on which an offramp wallet can live. The set is not the one of registered blockchain
 * wallets: it has neither `stellar` nor `stellar_testnet`.
 */
export type OfframpWalletNetwork =
  | "tron" | "solana" | "solana_devnet" | "arbitrum" | "base" | "ethereum" | "polygon"
  | "sepolia" | "arbitrum_sepolia" | "base_sepolia" | "polygon_amoy" | "tempo"
  | "tempo_testnet";

/** A network on which a registered blockchain wallet can live. */
export type BlockchainWalletNetwork =
  | "base" | "sepolia" | "arbitrum_sepolia" | "base_sepolia" | "arbitrum" | "polygon"
  | "polygon_amoy" | "ethereum" | "stellar" | "stellar_testnet" | "tron" | "solana"
  | "solana_devnet" | "tempo" | "tempo_testnet";

/** An EVM test network that quotes name on development instances. */
export type EvmTestNetwork = "sepolia" | "base_sepolia" | "arbitrum_sepolia" | "polygon_amoy";

/**
 * State of a payin as a whole. Once the status is final, any change is rejected with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export type PayinStatus = "processing" | "on_hold" | "failed" | "refunded" | "completed";

/**
 * `PayinStatus` as the service returns it: enums may have new values.
 *
 * State of a payin as a whole. Once the status is final, any change is rejected with
 * `PAYINS_ALREADY_TERMINAL`.
 *
 * Unspecified: The moves between these states, and which of them are final, are not shown.
 */
export type PayinStatusResponse = Open<PayinStatus>;

/** Result of a payin's payment transaction. */
export type PayinTransactionStatus = "failed" | "completed";

/** Progress of one part of a payin. All three tracking objects use these steps. */
export type TrackingStep = "processing" | "on_hold" | "pending_review" | "pending_refund_review" | "completed";

/**
 * State of a payable. In `draft` it can be quoted and deleted; in any other state a quote is rejected
 * with `PAYABLES_ALREADY_PAID_OR_IN_FLIGHT` and a deletion with `PAYABLES_NOT_CANCELABLE`. A payment
 * attempt that fails or is refunded puts it back to `draft`.
 *
 * Unspecified: Only `draft` is named. Payables that are about to be paid, on their way, paid, or in a
 * compliance review have states too, whose names are not shown.
 */
export type PayableStatus = string;

/**
 * Asks for a link to the terms of service.
 *
 * Inferred: The required field (`idempotency_key`): it is the whole input, and it is not called
 * optional.
 */
export type TosCreate = {
  /** A UUID of your own that makes the request safe to repeat. Keep it when repeating. */
  idempotency_key: string;
};

/**
 * Link to accept the terms in a browser. Doing so yields the `tos_id` that creating a customer needs.
 *
 * Inferred: The required field (`url`): the link is the one thing that the response is said to hold.
 *
 * Unspecified: The body beyond the link is not shown.
 */
export type TosLink = {
  /**
   * The page on which the terms are accepted.
   *
   * Inferred: The name of the field and the form of the link.
   */
  url: string;
};

/**
 * Address of an uploaded file.
 *
 * Inferred: The required field (`file_url`): it is the one thing that the response is said to hold.
 */
export type UploadResult = {
  /**
   * The URL to use in other requests. Only URLs from this operation are accepted there
   * (`FILES_URL_INVALID` otherwise).
   */
  file_url: string;
};

/**
 * A customer, the party that bank accounts, wallets, payins and payouts belong to. Paths call it
 * receiver in some places.
 *
 * Inferred: The required field (`id`): customers are addressed by an ID with prefix `re_`, so a
 * created one must come with it.
 *
 * Unspecified: What fields a customer record has is not shown.
 */
export type Customer = {
  /**
   * The customer's ID, to be used in paths.
   *
   * Inferred: The name of the field; the prefix and the length of the ID are stated.
   */
  id: CustomerId;
  /**
   * State of the customer's verification. Development instances approve every customer automatically.
   *
   * Inferred: The field; the list of customers can be filtered by `status`.
   *
   * Unspecified: The values and the moves between them are not shown.
   */
  status?: string;
};

/**
 * The person or business to onboard. Creating a customer starts verification; on development instances
 * every customer is approved automatically.
 *
 * Unspecified: Which of these fields are required is not shown, so none is.
 */
export type CustomerCreate = {
  /** The terms of service that the customer has accepted. */
  tos_id?: TosId;
  /**
   * Kind of customer, a person (`individual`) or a business. A business cannot have enhanced
   * verification.
   *
   * Inferred: The value `business`: business customers are said to exist, their value is not written
   * down.
   *
   * Unspecified: The closed set of values is not shown; `individual` is the one value shown.
   */
  type?: string;
  /**
   * Level of the customer's verification. `enhanced` is not available when `type` is `business`
   * (`CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE`).
   */
  kyc_type?: KycType;
  /** E-mail address of the customer. */
  email?: string;
  /** Tax ID of the customer. */
  tax_id?: string;
  /** Street and number. */
  address_line_1?: string;
  /** Flat, floor or building. */
  address_line_2?: string;
  /** City of the address. */
  city?: string;
  /** State, province or region of the address. */
  state_province_region?: string;
  /** Postal code of the address. */
  postal_code?: string;
  /** Country of the address. */
  country?: CountryCode;
  /** IP address of the customer, version 4 or 6. */
  ip_address?: string;
  /** Telephone number in international format, with the leading plus. */
  phone_number?: string;
  /**
   * Kind of the document that proves the address.
   *
   * Unspecified: The accepted values are not listed; `UTILITY_BILL` is the one value shown.
   */
  proof_of_address_doc_type?: string;
  /**
   * The document that proves the address, as the `file_url` that the upload operation gave for bucket
   * `documents`.
   */
  proof_of_address_doc_file?: string;
  /** Given name of the customer. */
  first_name?: string;
  /** Family name of the customer. */
  last_name?: string;
  /** Date of birth, written as an ISO 8601 date-time. */
  date_of_birth?: string;
  /** Country that issued the identity document. */
  id_doc_country?: CountryCode;
  /**
   * Kind of the identity document. Passport, national ID and driver license are accepted; with a driver
   * license, `tax_id` has to be a valid SSN or ITIN.
   *
   * Unspecified: `PASSPORT` is the one value shown; the values for a driver license and a national ID
   * are not written down.
   */
  id_doc_type?: string;
  /** The front of the identity document, as the `file_url` that the upload operation gave. */
  id_doc_front_file?: string;
};

/**
 * One page of customers.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export type CustomerPage = {
  /** The customers of this page, newest first. */
  data: Customer[];
  pagination: Pagination;
};

/**
 * A bank account of a customer, the place that payouts go to. `type` names the payment rail and
 * decides which of the fields apply; the fields of the rails are all nullable.
 *
 * Inferred: The required fields (`id`, `type`, `name`) outside the event: they are stated for
 * `bankAccount.new`, which carries the same fields.
 */
export type BankAccount = {
  /** The bank account's ID. */
  id: BankAccountId;
  /** The payment rail, which decides what the other fields mean. */
  type: Open<BankAccountType>;
  /** A display name for the account. */
  name: string;
  /** State of the account's verification. */
  status?: Open<BankAccountStatus> | null;
  /** Relationship of the account's holder to the customer. */
  recipient_relationship?: Open<RecipientRelationship> | null;
  /**
   * The industry of the holder's business, a code of six digits.
   *
   * Unspecified: The codes form a closed set that is not listed; only their shape is.
   */
  business_industry?: string | null;
  /** Telephone number of the holder. */
  phone_number?: string | null;
  /** Tax ID of the holder, at most 32 characters. */
  tax_id?: string | null;
  /** Date of birth of the holder, a date-time or any other string. */
  date_of_birth?: string | null;
  /** Hash of the account's wallet on the Tron network. */
  tron_wallet_hash?: string | null;
  /** The offramp wallets of the account. */
  offramp_wallets?: OfframpWallet[] | null;
  /**
   * The time of verification by an instant bank connection, null without one. An account that has it can
   * be debited to fund an ACH payin (pull).
   */
  connector_connected_at?: string | null;
  /** When the account was created. */
  created_at?: string | null;
  /** Name of the account's holder, at most 128 characters. */
  beneficiary_name?: string | null;
  /** Routing number of the bank. */
  routing_number?: string | null;
  /** Number of the account. */
  account_number?: string | null;
  /** Kind of the account, checking or savings. */
  account_type?: Open<AccountType> | null;
  /** Kind of owner, a person or a business. */
  account_class?: Open<AccountClass> | null;
  /** First line of the address. */
  address_line_1?: string | null;
  /** Second line of the address. */
  address_line_2?: string | null;
  /** City of the address. */
  city?: string | null;
  /** State, province or region of the address. */
  state_province_region?: string | null;
  /** Country of the address. */
  country?: Open<CountryCode> | null;
  /** Postal code of the address. */
  postal_code?: string | null;
  /** The Pix key that the account is known by. */
  pix_key?: string | null;
  /** Code of the bank, 4 to 8 digits. */
  pix_safe_bank_code?: string | null;
  /** Code of the branch: 4 digits, with or without a hyphen and a check digit after them. */
  pix_safe_branch_code?: string | null;
  /** Tax ID (CPF or CNPJ) of the holder. */
  pix_safe_cpf_cnpj?: string | null;
  /** Code of the bank, 3 to 5 digits. */
  ted_bank_code?: string | null;
  /** Code of the branch: 4 digits, with or without a hyphen and a check digit after them. */
  ted_branch_code?: string | null;
  /** Tax ID (CPF or CNPJ) of the holder. */
  ted_cpf_cnpj?: string | null;
  /** Way to address the account. `debitcard` and `phonenum` also need `spei_institution_code`. */
  spei_protocol?: Open<SpeiProtocol> | null;
  /**
   * Code of the bank, exactly 5 characters. Required on creation when `spei_protocol` is `debitcard` or
   * `phonenum`.
   */
  spei_institution_code?: string | null;
  /** Address of the account, a CLABE when `spei_protocol` is `clabe`. */
  spei_clabe?: string | null;
  /** Kind of the identifier in `transfers_account`. */
  transfers_type?: Open<TransfersType> | null;
  /** The account identifier, of the kind that `transfers_type` names. */
  transfers_account?: string | null;
  /** Given name of the holder. */
  ach_cop_beneficiary_first_name?: string | null;
  /** Family name of the holder. */
  ach_cop_beneficiary_last_name?: string | null;
  /** Number of the holder's identity document. */
  ach_cop_document_id?: string | null;
  /** Kind of the holder's identity document. */
  ach_cop_document_type?: Open<AchCopDocumentType> | null;
  /** E-mail address of the holder. */
  ach_cop_email?: string | null;
  /** Code of the bank. */
  ach_cop_bank_code?: string | null;
  /** Number of the account. */
  ach_cop_bank_account?: string | null;
  /** SWIFT code (BIC) of the bank. */
  swift_code_bic?: string | null;
  /** Name of the account's holder. */
  swift_account_holder_name?: string | null;
  /** Account number or IBAN. */
  swift_account_number_iban?: string | null;
  /** Street and number of the holder. */
  swift_beneficiary_address_line_1?: string | null;
  /** Flat, floor or building of the holder. */
  swift_beneficiary_address_line_2?: string | null;
  /** Country of the holder. */
  swift_beneficiary_country?: Open<CountryCode> | null;
  /** City of the holder. */
  swift_beneficiary_city?: string | null;
  /** State, province or region of the holder. */
  swift_beneficiary_state_province_region?: string | null;
  /** Postal code of the holder. */
  swift_beneficiary_postal_code?: string | null;
  /** Name of the bank. */
  swift_bank_name?: string | null;
  /** Street and number of the bank. */
  swift_bank_address_line_1?: string | null;
  /** Floor or building of the bank. */
  swift_bank_address_line_2?: string | null;
  /** Country of the bank. */
  swift_bank_country?: Open<CountryCode> | null;
  /** City of the bank. */
  swift_bank_city?: string | null;
  /** State, province or region of the bank. */
  swift_bank_state_province_region?: string | null;
  /** Postal code of the bank. */
  swift_bank_postal_code?: string | null;
  /**
   * IFSC code of the branch: four capital letters, a zero, then six characters that are capital letters
   * or digits.
   */
  swift_ifsc_branch_code?: string | null;
  /** SWIFT code (BIC) of the intermediary bank, 8 or 11 characters. */
  swift_intermediary_bank_swift_code_bic?: string | null;
  /** Account number or IBAN at the intermediary bank, at most 34 characters. */
  swift_intermediary_bank_account_number_iban?: string | null;
  /** Name of the intermediary bank. */
  swift_intermediary_bank_name?: string | null;
  /** Country of the intermediary bank. */
  swift_intermediary_bank_country?: Open<CountryCode> | null;
  /**
   * Payment code, for countries that have such codes: the two letters of the country, `_swift_`, and a
   * code of that country.
   *
   * Unspecified: The codes form a closed set that is not listed; only their shape and the countries are.
   */
  swift_payment_code?: string | null;
  /** IBAN of the account. */
  sepa_iban?: string | null;
  /** BIC of the holder's bank. */
  sepa_beneficiary_bic?: string | null;
  /** Legal name of the holder, at most 128 characters. */
  sepa_beneficiary_legal_name?: string | null;
  /** Street and number of the holder. */
  sepa_beneficiary_address_line_1?: string | null;
  /** Flat, floor or building of the holder. */
  sepa_beneficiary_address_line_2?: string | null;
  /** City of the holder. */
  sepa_beneficiary_city?: string | null;
  /** State, province or region of the holder. */
  sepa_beneficiary_state_province_region?: string | null;
  /** Postal code of the holder. */
  sepa_beneficiary_postal_code?: string | null;
  /** Country of the holder. */
  sepa_beneficiary_country?: Open<CountryCode> | null;
};

/**
 * A bank account to create. `type` chooses the payment rail, and with it the fields that describe the
 * account. Development instances check the data too. An account whose details do not suffice for its
 * rail is rejected with `BANK_ACCOUNTS_INCOMPLETE`.
 *
 * Unspecified: Which of a rail's own fields it requires is not shown, except `spei_institution_code`,
 * so they are optional.
 */
export type BankAccountCreate =
  | BankAccountCreateAch
  | BankAccountCreateWire
  | BankAccountCreatePix
  | BankAccountCreatePixSafe
  | BankAccountCreateTed
  | BankAccountCreateSpeiPartner
  | BankAccountCreateTransfersPartner
  | BankAccountCreateAchCopPartner
  | BankAccountCreateInternationalSwift
  | BankAccountCreateRtp
  | BankAccountCreateSepa;

/** A bank account in the United States, paid by ACH in about 2 business days. */
export type BankAccountCreateAch = {
  /** The payment rail. */
  type: "ach";
  /** A display name for the account. */
  name: string;
  /** Name of the account's holder, at most 128 characters. */
  beneficiary_name?: string;
  /** Routing number of the bank. */
  routing_number?: string;
  /** Number of the account. */
  account_number?: string;
  /** Kind of the account, checking or savings. */
  account_type?: AccountType;
  /** Kind of owner, a person or a business. */
  account_class?: AccountClass;
};

/** A bank account in the United States, paid by wire in about 1 business day. */
export type BankAccountCreateWire = {
  /** The payment rail. */
  type: "wire";
  /** A display name for the account. */
  name: string;
  /** Name of the account's holder, at most 128 characters. */
  beneficiary_name?: string;
  /** Routing number of the bank. */
  routing_number?: string;
  /** Number of the account. */
  account_number?: string;
  /** First line of the address. */
  address_line_1?: string;
  /** Second line of the address. */
  address_line_2?: string;
  /** City of the address. */
  city?: string;
  /** State, province or region of the address. */
  state_province_region?: string;
  /** Country of the address. */
  country?: CountryCode;
  /** Postal code of the address. */
  postal_code?: string;
};

/** A bank account in Brazil, paid by Pix in about 5 minutes. */
export type BankAccountCreatePix = {
  /** The payment rail. */
  type: "pix";
  /** A display name for the account. */
  name: string;
  /** The Pix key that the account is known by. */
  pix_key?: string;
};

/** A bank account addressed by bank, branch and tax ID, for the rail `pix_safe`. */
export type BankAccountCreatePixSafe = {
  /** The payment rail. */
  type: "pix_safe";
  /** A display name for the account. */
  name: string;
  /** Code of the bank, 4 to 8 digits. */
  pix_safe_bank_code?: string;
  /** Code of the branch: 4 digits, with or without a hyphen and a check digit after them. */
  pix_safe_branch_code?: string;
  /** Tax ID (CPF or CNPJ) of the holder. */
  pix_safe_cpf_cnpj?: string;
};

/** A bank account addressed by bank, branch and tax ID, for the rail `ted`. */
export type BankAccountCreateTed = {
  /** The payment rail. */
  type: "ted";
  /** A display name for the account. */
  name: string;
  /** Code of the bank, 3 to 5 digits. */
  ted_bank_code?: string;
  /** Code of the branch: 4 digits, with or without a hyphen and a check digit after them. */
  ted_branch_code?: string;
  /** Tax ID (CPF or CNPJ) of the holder. */
  ted_cpf_cnpj?: string;
};

/** A bank account in Mexico, paid by SPEI in about 5 minutes. */
export type BankAccountCreateSpeiPartner = {
  /** The payment rail. */
  type: "spei_partner";
  /** A display name for the account. */
  name: string;
  /** Name of the account's holder, at most 128 characters. */
  beneficiary_name?: string;
  /** Way to address the account. `debitcard` and `phonenum` also need `spei_institution_code`. */
  spei_protocol?: SpeiProtocol;
  /**
   * Code of the bank, exactly 5 characters. Required on creation when `spei_protocol` is `debitcard` or
   * `phonenum`.
   */
  spei_institution_code?: string;
  /** Address of the account, a CLABE when `spei_protocol` is `clabe`. */
  spei_clabe?: string;
};

/** A bank account in Argentina, paid by transfer in about 5 minutes. */
export type BankAccountCreateTransfersPartner = {
  /** The payment rail. */
  type: "transfers_partner";
  /** A display name for the account. */
  name: string;
  /** Name of the account's holder, at most 128 characters. */
  beneficiary_name?: string;
  /** Kind of the identifier in `transfers_account`. */
  transfers_type?: TransfersType;
  /** The account identifier, of the kind that `transfers_type` names. */
  transfers_account?: string;
};

/** A bank account in Colombia, paid by ACH in about 1 business day. */
export type BankAccountCreateAchCopPartner = {
  /** The payment rail. */
  type: "ach_cop_partner";
  /** A display name for the account. */
  name: string;
  /** Kind of the account, checking or savings. */
  account_type?: AccountType;
  /** Given name of the holder. */
  ach_cop_beneficiary_first_name?: string;
  /** Family name of the holder. */
  ach_cop_beneficiary_last_name?: string;
  /** Number of the holder's identity document. */
  ach_cop_document_id?: string;
  /** Kind of the holder's identity document. */
  ach_cop_document_type?: AchCopDocumentType;
  /** E-mail address of the holder. */
  ach_cop_email?: string;
  /** Code of the bank. */
  ach_cop_bank_code?: string;
  /** Number of the account. */
  ach_cop_bank_account?: string;
};

/** A bank account anywhere, paid by SWIFT in about 5 business days. */
export type BankAccountCreateInternationalSwift = {
  /** The payment rail. */
  type: "international_swift";
  /** A display name for the account. */
  name: string;
  /** SWIFT code (BIC) of the bank. */
  swift_code_bic?: string;
  /** Name of the account's holder. */
  swift_account_holder_name?: string;
  /** Account number or IBAN. */
  swift_account_number_iban?: string;
  /** Street and number of the holder. */
  swift_beneficiary_address_line_1?: string;
  /** Flat, floor or building of the holder. */
  swift_beneficiary_address_line_2?: string;
  /** Country of the holder. */
  swift_beneficiary_country?: CountryCode;
  /** City of the holder. */
  swift_beneficiary_city?: string;
  /** State, province or region of the holder. */
  swift_beneficiary_state_province_region?: string;
  /** Postal code of the holder. */
  swift_beneficiary_postal_code?: string;
  /** Name of the bank. */
  swift_bank_name?: string;
  /** Street and number of the bank. */
  swift_bank_address_line_1?: string;
  /** Floor or building of the bank. */
  swift_bank_address_line_2?: string;
  /** Country of the bank. */
  swift_bank_country?: CountryCode;
  /** City of the bank. */
  swift_bank_city?: string;
  /** State, province or region of the bank. */
  swift_bank_state_province_region?: string;
  /** Postal code of the bank. */
  swift_bank_postal_code?: string;
  /**
   * IFSC code of the branch: four capital letters, a zero, then six characters that are capital letters
   * or digits.
   */
  swift_ifsc_branch_code?: string;
  /** SWIFT code (BIC) of the intermediary bank, 8 or 11 characters. */
  swift_intermediary_bank_swift_code_bic?: string;
  /** Account number or IBAN at the intermediary bank, at most 34 characters. */
  swift_intermediary_bank_account_number_iban?: string;
  /** Name of the intermediary bank. */
  swift_intermediary_bank_name?: string;
  /** Country of the intermediary bank. */
  swift_intermediary_bank_country?: CountryCode;
  /**
   * Payment code, for countries that have such codes: the two letters of the country, `_swift_`, and a
   * code of that country.
   *
   * Unspecified: The codes form a closed set that is not listed; only their shape and the countries are.
   */
  swift_payment_code?: string;
};

/**
 * A bank account for the rail `rtp`, instant payments to a routing number.
 *
 * Unspecified: The fields that this rail requires are not shown, so it has none of its own here.
 */
export type BankAccountCreateRtp = {
  /** The payment rail. */
  type: "rtp";
  /** A display name for the account. */
  name: string;
};

/** A bank account addressed by IBAN, for the rail `sepa`. */
export type BankAccountCreateSepa = {
  /** The payment rail. */
  type: "sepa";
  /** A display name for the account. */
  name: string;
  /** IBAN of the account. */
  sepa_iban?: string;
  /** BIC of the holder's bank. */
  sepa_beneficiary_bic?: string;
  /** Legal name of the holder, at most 128 characters. */
  sepa_beneficiary_legal_name?: string;
  /** Street and number of the holder. */
  sepa_beneficiary_address_line_1?: string;
  /** Flat, floor or building of the holder. */
  sepa_beneficiary_address_line_2?: string;
  /** City of the holder. */
  sepa_beneficiary_city?: string;
  /** State, province or region of the holder. */
  sepa_beneficiary_state_province_region?: string;
  /** Postal code of the holder. */
  sepa_beneficiary_postal_code?: string;
  /** Country of the holder. */
  sepa_beneficiary_country?: CountryCode;
};

/** A wallet that is listed with a bank account, on one network. */
export type OfframpWallet = {
  /** The offramp wallet's ID. */
  id: OfframpWalletId;
  /** The wallet's ID in a system outside the service. */
  external_id?: string | null;
  /** The wallet's ID at the provider that the field is named after. */
  circle_wallet_id?: string | null;
  /** The network that the address belongs to. */
  network: Open<OfframpWalletNetwork>;
  /** The wallet's address on its network. */
  address: string;
};

/**
 * An external wallet that a customer has proved to own. Its address can be the sender of payouts. A
 * customer has at most 10 of them. It cannot be deleted while a virtual account uses it, or while its
 * funds earn yield.
 *
 * Inferred: The required fields (`id`, `customer_id`): they are the ones that cannot be null, and in
 * `bankAccount.new` exactly those are required.
 */
export type BlockchainWallet = {
  /** The wallet's ID, to be kept with the customer. */
  id: BlockchainWalletId;
  /** A display name. */
  name?: string | null;
  /** The network that the address belongs to. */
  network?: Open<BlockchainWalletNetwork> | null;
  /** The wallet's address on its network, usable as `sender_wallet_address` of a payout. */
  address?: string | null;
  /** Hash of the transaction that belongs to the wallet's signature. */
  signature_tx_hash?: string | null;
  /** True for a smart account (account abstraction). */
  is_account_abstraction?: boolean | null;
  /** The customer who owns the wallet. */
  customer_id: CustomerId;
  /**
   * The state of the wallet's yield. While funds earn yield, deleting the wallet is rejected with
   * `YIELD_WALLET_NOT_EMPTY`.
   *
   * Unspecified: The type and the values are not shown, nor which bodies carry the field.
   */
  yield_status?: unknown;
};

/**
 * The signature over the challenge, which proves that the customer owns the wallet.
 *
 * Unspecified: The name of the field that carries the signature is not shown, nor whether there are
 * others.
 */
export type BlockchainWalletCreate = { [key: string]: unknown };

/**
 * The challenge that the wallet has to sign, by its own means of signing.
 *
 * Unspecified: The body is not shown, so any JSON value is possible.
 */
export type SignMessageChallenge = unknown;

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
export type Quote = {
  /** The quote's ID, to be sent with the execution. */
  id: QuoteId;
  /** Data that the sender needs to approve the token spend. */
  contract: QuoteContract;
  /**
   * When the quote ends, about five minutes after its creation. Later use is rejected with
   * `QUOTES_EXPIRED`.
   *
   * Unspecified: The type and the format of the time are not shown.
   */
  expires_at?: unknown;
};

/**
 * Amount to pay, bank account to pay to, and token to pay with. An over-the-counter (OTC)
 * configuration is limited to BRL paid with USDT, and to a sender amount without covered fees or a
 * receiver amount with covered fees; anything else gives `QUOTES_OTC_NOT_SUPPORTED`.
 *
 * Inferred: The required fields (`bank_account_id`, `currency_type`, `cover_fees`, `request_amount`,
 * `network`, `token`): they are the whole creation input, and none is called optional or given a
 * default.
 */
export type QuoteCreate = {
  /** The bank account that receives the money. */
  bank_account_id: BankAccountId;
  /**
   * Side whose amount `request_amount` is; with `sender` it is the sender's.
   *
   * Unspecified: The accepted values are not listed; `sender` is the one value shown. A receiver amount
   * exists, without a value for it.
   */
  currency_type: string;
  /**
   * True if the fees are covered.
   *
   * Unspecified: Which fees are meant, and how covering them changes what the sender pays and the
   * receiver gets, is not shown.
   */
  cover_fees: boolean;
  /**
   * The amount in minor units (cents). On development instances 66600 makes the payout fail and 77700
   * makes it end refunded. Each rail and each account has a range of amounts and a volume that are
   * enforced; a rejection's message gives the range, or what remains of the volume
   * (`LIMITS_AMOUNT_OUT_OF_RANGE`, `LIMITS_VOLUME_EXCEEDED`, `PAYOUTS_AMOUNT_BELOW_MINIMUM`).
   */
  request_amount: MinorUnits;
  /**
   * The EVM network that the token is spent on. Development instances use the test networks.
   *
   * Unspecified: The networks of production instances are not listed; the test networks are the four
   * named.
   */
  network: Open<EvmTestNetwork>;
  /** The token to pay with, `USDB` on development instances, else `USDC` or `USDT`. */
  token: Token;
};

/**
 * Data that the sender needs to approve the token spend on-chain, from the sender's own wallet, before
 * the payout is executed: allow the service's contract to spend `amount` of the token at `address`.
 *
 * Inferred: The required field (`address`): it is shown with a name that shows its type, and not
 * called nullable. Also the name `serviceContractAddress`, the pattern beside it, and that its value
 * is a string: in the interface the name is the service's own name followed by `ContractAddress`.
 */
export type QuoteContract = {
  /**
   * The network on which to approve the spend.
   *
   * Unspecified: The type and the values are not shown.
   */
  network?: unknown;
  /**
   * The contract on which to call the approval.
   *
   * Inferred: The type; other addresses of the service are strings.
   */
  address: string;
  /**
   * The interface of the contract at `address`, as EVM libraries take it.
   *
   * Unspecified: The type is not shown.
   */
  abi?: unknown;
  /**
   * The token amount to approve. Do not take it for minor units; it may be larger than a JavaScript
   * number holds exactly, so pass it on as it comes, without computing with it.
   *
   * Unspecified: The type and the unit are not shown.
   */
  amount?: unknown;
  /**
   * The service's contract, the spender to approve. In a real response the name of this field begins
   * with the name of the service.
   */
  serviceContractAddress?: string;
  [key: string]: unknown;
};

/**
 * A payment of stablecoins to a bank account in fiat money. Its end is observed through the events
 * `payout.new`, `payout.update` and `payout.complete`.
 *
 * Inferred: The required field (`id`): a payout is said to have an ID with prefix `po_`, so a created
 * one must come with it.
 *
 * Unspecified: The fields of the payout record are not shown.
 */
export type Payout = {
  /**
   * The payout's ID.
   *
   * Inferred: The name of the field; the prefix and the length of the ID are stated.
   */
  id: PayoutId;
  /**
   * State of the payout. A payout can fail or be refunded; on development instances the amounts 66600
   * and 77700 force that.
   *
   * Inferred: The field; the list of payouts can be filtered by `status`.
   *
   * Unspecified: The values and the moves between them are not shown.
   */
  status?: string;
};

/**
 * The quote to execute, and the wallet that pays.
 *
 * Inferred: The required fields (`quote_id`, `sender_wallet_address`): they are the whole input, and
 * none is called optional.
 */
export type PayoutCreateEvm = {
  /** The quote to execute. It must be unused and not expired. */
  quote_id: QuoteId;
  /** The address of the wallet that has approved the token spend. */
  sender_wallet_address: string;
};

/**
 * One page of payouts.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export type PayoutPage = {
  /** The payouts of this page, newest first. */
  data: Payout[];
  pagination: Pagination;
};

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
export type Payin = {
  /** The payin's ID. */
  id: PayinId;
  /** State of the payin as a whole. */
  status: Open<PayinStatus>;
  /** The Pix code that the payer pays with. */
  pix_code?: string | null;
  /** The memo that the payer has to put on the transfer. */
  memo_code?: string | null;
  /** The Mexican account number (CLABE) that the payer pays to. */
  clabe?: string | null;
  /**
   * The partner's own fee in minor units (cents), 0 when there is none.
   *
   * @default 0
   */
  partner_fee?: MinorUnits;
  /** Tracks the completion of the payin. */
  tracking_complete: TrackingComplete;
  /** Tracks the payment and its review. */
  tracking_payment: TrackingPayment;
  /** Tracks the payment transaction. */
  tracking_transaction: TrackingTransaction;
  /** Way in which the checkout collects a card; null when this does not apply. */
  card_instruction?: CardInstruction | null;
};

/**
 * One page of payins.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export type PayinPage = {
  /** The payins of this page, newest first. */
  data: Payin[];
  pagination: Pagination;
};

/** Progress of a payin's completion. */
export type TrackingComplete = {
  /** Progress of this part. */
  step: Open<TrackingStep>;
  /**
   * Hash of the transaction on the blockchain.
   *
   * Inferred: The type; `transaction_hash` is a string in `tracking_transaction`.
   */
  transaction_hash?: string | null;
  /**
   * When this part was completed.
   *
   * Inferred: The type; `completed_at` is a string in `tracking_transaction`.
   */
  completed_at?: string | null;
};

/** Progress of the payment and its review. */
export type TrackingPayment = {
  /** Progress of this part. */
  step: Open<TrackingStep>;
  /**
   * The payment provider.
   *
   * Inferred: The type; `provider_name` is a string in `tracking_transaction`.
   *
   * Unspecified: The names are not listed.
   */
  provider_name?: string | null;
  /**
   * When this part was completed.
   *
   * Inferred: The type; `completed_at` is a string in `tracking_transaction`.
   */
  completed_at?: string | null;
  /**
   * Source of the review.
   *
   * Inferred: The type; the plural `review_sources` is an array of strings.
   */
  review_source?: string | null;
  /**
   * Details of the review.
   *
   * Unspecified: The fields are not shown.
   */
  review_context?: { [key: string]: unknown } | null;
  /** All that asked for a review. */
  review_sources?: string[] | null;
  /**
   * Details of each review.
   *
   * Unspecified: The fields are not shown.
   */
  review_contexts?: { [key: string]: unknown } | null;
  /** The sources of risk that were looked at and approved. */
  approved_risk_sources?: string[] | null;
};

/** Progress of the payment transaction, its sender, and the ways in which the payer can pay. */
export type TrackingTransaction = {
  /** Progress of this part. */
  step: Open<TrackingStep>;
  /** Result of the transaction; can be null. */
  status?: Open<PayinTransactionStatus> | null;
  /** The transaction's ID in a system outside the service. */
  external_id?: string | null;
  /** When this part was completed. */
  completed_at?: string | null;
  /** Hash of the transaction on the blockchain. */
  transaction_hash?: string | null;
  /**
   * The payment provider.
   *
   * Unspecified: The names form a closed set that is not listed.
   */
  provider_name?: string | null;
  /** The transaction's ID at the payment provider. */
  provider_transaction_id?: string | null;
  /** Name of the payer. */
  sender_name?: string | null;
  /** Name of the payer's bank. */
  sender_bank_name?: string | null;
  /** Tax ID of the payer. */
  sender_tax_id?: string | null;
  /** Code of the payer's bank. */
  sender_bank_code?: string | null;
  /** Account number of the payer. */
  sender_account_number?: string | null;
  /** The ID that Brazil's instant payment system gave the transaction. */
  end_to_end_id?: string | null;
  /** The number that the transaction is traced by. */
  trace_number?: string | null;
  /** The reference that the transaction carries. */
  transaction_reference?: string | null;
  /** The text that the transaction carries. */
  description?: string | null;
  /** Instructions to pay by PSE; null when this does not apply. */
  pse_instruction?: PseInstruction | null;
  /** Instructions to pay by transfer; null when this does not apply. */
  transfers_instruction?: TransfersInstruction | null;
  /** Instructions to pay by TED; null when this does not apply. */
  ted_instruction?: TedInstruction | null;
};

/**
 * Data that the payer needs to pay by PSE.
 *
 * Inferred: The types of `payment_link`, `fid`, `full_name`, `tax_id`, `phone`, `email` and
 * `bank_code`: the names are given without types, and the like fields of the other instructions are
 * strings.
 */
export type PseInstruction = {
  /** Address at which the payer completes the payment. */
  payment_link: string;
  /**
   * An identifier that comes with the payment.
   *
   * Unspecified: What it identifies is not shown.
   */
  fid: string;
  /** Full name of the payer. */
  full_name: string;
  /** Number of the payer's identity document. */
  tax_id: string;
  /** Kind of the payer's identity document. */
  document_type: Open<PseDocumentType>;
  /** Telephone number of the payer. */
  phone: string;
  /** E-mail address of the payer. */
  email: string;
  /** Code of the payer's bank. */
  bank_code?: string | null;
};

/** Account to which the payer sends a transfer. */
export type TransfersInstruction = {
  /**
   * The account identifier to pay to, of the kind that `type` names.
   *
   * Inferred: The type; the field is named without one.
   */
  account: string;
  /** Kind of the account identifier. */
  type: Open<TransfersType>;
  /**
   * A tax ID, digits only.
   *
   * Inferred: The type; digits with leading zeros survive only in a string.
   */
  tax_id?: string | null;
};

/** Account to which the payer sends a TED transfer. */
export type TedInstruction = {
  /** Name of the account's holder. */
  beneficiary_name: string;
  /** Tax ID of the account's holder. */
  tax_id: string;
  /** Code of the bank. */
  bank_code: string;
  /** Name of the bank. */
  bank_name: string;
  /** Code of the branch. */
  branch_code: string;
  /** Number of the account. */
  account_number: string;
  /** Kind of the account. Any string, not the set that bank accounts use. */
  account_type: string;
};

/**
 * Way in which the checkout has to collect a card.
 *
 * Inferred: The required field (`provider`): it is the one field shown, and it is not called nullable.
 *
 * Unspecified: Fields beyond `provider` are not shown.
 */
export type CardInstruction = {
  /** The card gateway. The checkout loads the tokenization library that belongs to it. */
  provider: string;
};

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
export type Payable = {
  /**
   * The payable's ID, usable as a cursor of the list.
   *
   * Inferred: The name of the field; all IDs of the service have 15 characters.
   *
   * Unspecified: The prefix is not shown.
   */
  id: string;
  /**
   * State of the payable.
   *
   * Inferred: The name of the field; the list of payables can be filtered by `status`.
   */
  status?: PayableStatus;
  /**
   * Items to pay. Where a PIX code leaves the amount open, it has to be given here
   * (`PAYABLES_PIX_AMOUNT_REQUIRED` otherwise).
   *
   * Unspecified: The type is not shown.
   */
  line_items?: unknown;
  /**
   * The invoice as a file: the `file_url` of an upload to bucket `documents` by the same instance.
   * Accepted for boleto and bank-details payables only.
   *
   * Inferred: That it can be null: the rules speak of the file that is sent, and payables of the other
   * kinds have none.
   */
  document_file?: string | null;
};

/**
 * One page of payables.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export type PayablePage = {
  /** The payables of this page, newest first. */
  data: Payable[];
  pagination: Pagination;
};

/**
 * A transfer. Transfers are listed page by page only.
 *
 * Inferred: The required field (`id`): the list of transfers is walked by the IDs of its items.
 *
 * Unspecified: No field of a transfer is shown.
 */
export type Transfer = {
  /**
   * The transfer's ID, usable as a cursor of the list.
   *
   * Inferred: The name of the field; all IDs of the service have 15 characters.
   *
   * Unspecified: The prefix is not shown.
   */
  id: string;
  /**
   * State of the transfer.
   *
   * Inferred: The field; the other resources that are listed have a status.
   *
   * Unspecified: The values and the moves between them are not shown.
   */
  status?: string;
};

/**
 * One page of transfers, the only form in which transfers are listed.
 *
 * Inferred: The required fields (`data`, `pagination`): the envelope is shown with both, and neither
 * can be null.
 */
export type TransferPage = {
  /** The transfers of this page, newest first. */
  data: Transfer[];
  pagination: Pagination;
};

/**
 * Position of a page in the list. The list runs from newest to oldest.
 *
 * Inferred: The required field (`has_more`): it is the one field of the envelope that cannot be null.
 */
export type Pagination = {
  /** True if items remain beyond this page. */
  has_more: boolean;
  /** The ID to send as `starting_after` for the next page; null when `has_more` is false. */
  next_page?: string | null;
  /** Repeats the `starting_after` or `ending_before` that was sent. */
  prev_page?: string | null;
};

/**
 * The body of every error response, whatever the operation and the status.
 *
 * Inferred: The required fields (`success`, `code`, `message`, `description`, `errors`, `trace_id`):
 * the envelope is said to come with every error response, and none of its fields is called nullable.
 */
export type ErrorEnvelope = {
  /** Always false in an error. */
  success: false;
  /**
   * The stable identifier of the error: branch on this field alone. A code that is not in the catalogue
   * is possible, so keep a default branch.
   */
  code: Open<ErrorCode>;
  /**
   * A machine string from earlier days, kept for compatibility. Use `code` instead; for limits and
   * rejected requests this text carries the particulars.
   */
  message: string;
  /** A sentence for people, safe to show to end users. */
  description: string;
  /** Details per field, for example after `VALIDATION_FAILED`. */
  errors: unknown[];
  /** Identifies the request. Quote it when asking for support. */
  trace_id: string;
};

/**
 * The stable identifier of what went wrong, and the field to branch on. The error catalogue gives each
 * code its usual status, its retry class and what to do about it.
 */
export type ErrorCode =
  | "AUTH_EMAIL_ALREADY_REGISTERED"
  | "AUTH_FORBIDDEN"
  | "AUTH_IP_BLOCKED"
  | "AUTH_OAUTH_CONNECTION_NOT_BOUND"
  | "AUTH_OAUTH_CONNECTION_NOT_FOUND"
  | "AUTH_OAUTH_CONNECTION_REVOKED"
  | "AUTH_RATE_LIMITED"
  | "AUTH_SERVICE_UNAVAILABLE"
  | "AUTH_TOKEN_INVALID"
  | "AUTH_UNAUTHORIZED"
  | "BANK_ACCOUNTS_INCOMPLETE"
  | "BANK_ACCOUNTS_INVALID_BANK_CODE"
  | "BANK_ACCOUNTS_INVALID_ROUTING"
  | "BANK_ACCOUNTS_NOT_APPROVED"
  | "BANK_ACCOUNTS_NOT_FOUND"
  | "BANK_ACCOUNTS_OWNED_BY_PAYABLE"
  | "BANK_ACCOUNTS_PARTNER_NOT_SUPPORTED"
  | "BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID"
  | "BANK_ACCOUNTS_CONNECTOR_LINK_FAILED"
  | "BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID"
  | "BANK_ACCOUNTS_CONNECTOR_NOT_ENABLED"
  | "BANK_ACCOUNTS_CONNECTOR_NOT_FIRST_PARTY"
  | "BANK_ACCOUNTS_RTP_NOT_SUPPORTED"
  | "BILLING_INVOICE_NOT_FOUND"
  | "BILLING_INVOICE_NOT_PAYABLE"
  | "BILLING_NOT_AVAILABLE"
  | "BLOCKCHAIN_CALL_FAILED"
  | "BLOCKCHAIN_NETWORK_NOT_SUPPORTED"
  | "BLOCKCHAIN_TOKEN_NOT_SUPPORTED"
  | "BLOCKCHAIN_TX_FAILED"
  | "COMPLIANCE_RFI_IN_PROGRESS"
  | "COMPLIANCE_RFI_INVALID"
  | "CUSTOMERS_ALREADY_APPROVED"
  | "CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE"
  | "CUSTOMERS_COUNTRY_NOT_SUPPORTED"
  | "CUSTOMERS_ENHANCED_KYC_REQUIRED"
  | "CUSTOMERS_ID_DOCUMENT_INVALID"
  | "CUSTOMERS_INVALID_DATA"
  | "CUSTOMERS_INVALID_PHONE"
  | "CUSTOMERS_INVALID_TAX_ID"
  | "CUSTOMERS_KYC_NOT_APPROVED"
  | "CUSTOMERS_KYC_TYPE_NOT_AVAILABLE"
  | "CUSTOMERS_NAME_INVALID"
  | "CUSTOMERS_NOT_FOUND"
  | "CUSTOMERS_ONBOARDING_INCOMPLETE"
  | "CUSTOMERS_OWNERSHIP_INVALID"
  | "DATA_INTEGRITY_ERROR"
  | "FEES_NOT_FOUND"
  | "FEES_PARTNER_FEE_EXCEEDED"
  | "FILES_ANALYSIS_FAILED"
  | "FILES_EMPTY"
  | "FILES_PAGE_LIMIT_EXCEEDED"
  | "FILES_TOO_LARGE"
  | "FILES_TYPE_NOT_ALLOWED"
  | "FILES_UNREADABLE"
  | "FILES_URL_INVALID"
  | "INSTANCES_BLOCKED"
  | "INSTANCES_DEVELOPMENT_CREATION_DISABLED"
  | "INSTANCES_LIMIT_REACHED"
  | "INSTANCES_NOT_FOUND"
  | "INTERNAL_ERROR"
  | "LIMITS_AMOUNT_OUT_OF_RANGE"
  | "LIMITS_VOLUME_EXCEEDED"
  | "PAYABLES_ALREADY_PAID_OR_EXPIRED"
  | "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT"
  | "PAYABLES_AMOUNT_NEGATIVE"
  | "PAYABLES_BANK_ACCOUNT_INVALID"
  | "PAYABLES_BOLETO_WOULD_BE_OVERDUE"
  | "PAYABLES_CODE_UNRESOLVABLE"
  | "PAYABLES_CURRENCY_MUST_BE_BRL"
  | "PAYABLES_DESTINATION_NOT_SUPPORTED"
  | "PAYABLES_DOCUMENT_INVALID"
  | "PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX"
  | "PAYABLES_DUPLICATE"
  | "PAYABLES_NETWORK_NOT_SUPPORTED"
  | "PAYABLES_NOT_CANCELABLE"
  | "PAYABLES_NOT_FOUND"
  | "PAYABLES_PIX_AMOUNT_REQUIRED"
  | "PAYABLES_REVIEW_STATE_INVALID"
  | "PAYINS_ALREADY_TERMINAL"
  | "PAYINS_CARD_ALREADY_CHARGED"
  | "PAYINS_CARD_GATEWAY_ENVIRONMENT_MISMATCH"
  | "PAYINS_CARD_PAYMENT_DECLINED"
  | "PAYINS_CARD_PAYMENT_PENDING"
  | "PAYINS_FUNDING_ACCOUNT_INVALID"
  | "PAYINS_FUNDING_PULL_FAILED"
  | "PAYINS_METHOD_NOT_SUPPORTED"
  | "PAYINS_NOT_FOUND"
  | "PAYINS_TAX_ID_REQUIRED"
  | "PAYINS_VIRTUAL_ACCOUNT_REQUIRED"
  | "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"
  | "PAYOUTS_AMOUNT_BELOW_MINIMUM"
  | "PAYOUTS_DOCUMENTS_NOT_ACCEPTED"
  | "PAYOUTS_INSUFFICIENT_BALANCE"
  | "PAYOUTS_NOT_FOUND"
  | "QUOTES_ALREADY_USED"
  | "QUOTES_EXPIRED"
  | "QUOTES_INSUFFICIENT_LIQUIDITY"
  | "QUOTES_INVALID_STATE"
  | "QUOTES_NOT_FOUND"
  | "QUOTES_OTC_NOT_SUPPORTED"
  | "QUOTES_RATE_UNAVAILABLE"
  | "REQUEST_REJECTED"
  | "TOS_ALREADY_ACCEPTED"
  | "TOS_NOT_ACCEPTED"
  | "TOS_NOT_FOUND"
  | "TRANSFERS_NOT_ENABLED"
  | "VALIDATION_FAILED"
  | "VALIDATION_INVALID_REQUEST"
  | "VALIDATION_MISSING_BODY"
  | "VALIDATION_MISSING_REQUIRED_FIELDS"
  | "VIRTUAL_ACCOUNTS_DISABLED"
  | "VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED"
  | "VIRTUAL_ACCOUNTS_NOT_APPROVED"
  | "VIRTUAL_ACCOUNTS_NOT_FOUND"
  | "VIRTUAL_ACCOUNTS_PARTNER_NOT_ELIGIBLE"
  | "VIRTUAL_ACCOUNTS_PROVISION_FAILED"
  | "VIRTUAL_ACCOUNTS_REGION_NOT_SUPPORTED"
  | "WALLETS_ATTACHED_TO_VIRTUAL_ACCOUNT"
  | "WALLETS_BALANCE_UNAVAILABLE"
  | "WALLETS_LIMIT_REACHED"
  | "WALLETS_NOT_FOUND"
  | "WEBHOOKS_LIMIT_REACHED"
  | "WEBHOOKS_SIGNATURE_INVALID"
  | "WEBHOOKS_URL_INVALID"
  | "YIELD_INVALID_STATE"
  | "YIELD_NOT_AVAILABLE_FOR_NETWORK"
  | "YIELD_NOT_ENABLED_FOR_INSTANCE"
  | "YIELD_POSITION_UNAVAILABLE"
  | "YIELD_VAULT_IDENTITY_LOCKED"
  | "YIELD_WALLET_NOT_EMPTY";

/**
 * Advice after an error. `retryable`: send the same request again, unchanged. `terminal`: give up, no
 * repetition helps. `actionable`: something has to be put right first.
 */
export type RetryClass = "retryable" | "terminal" | "actionable";

/** A blockchain wallet was registered. */
export type BlockchainWalletNewEvent = BlockchainWallet & {
  /** Names the kind of event. */
  webhook_event: "blockchainWallet.new";
};

/** A bank account was created. */
export type BankAccountNewEvent = BankAccount & {
  /** Names the kind of event. */
  webhook_event: "bankAccount.new";
};

/** A payin was created. */
export type PayinNewEvent = Payin & {
  /** Names the kind of event. */
  webhook_event: "payin.new";
};

/**
 * A payout was created.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export type PayoutNewEvent = {
  /** Names the kind of event. */
  webhook_event: "payout.new";
};

/**
 * Something about a payout has changed.
 *
 * Unspecified: The payload of the payout events is not shown.
 */
export type PayoutUpdateEvent = {
  /** Names the kind of event. */
  webhook_event: "payout.update";
};

/**
 * A payout has come to its end.
 *
 * Unspecified: The payload of the payout events is not shown, nor whether this event also reports
 * failed and refunded payouts.
 */
export type PayoutCompleteEvent = {
  /** Names the kind of event. */
  webhook_event: "payout.complete";
};

/**
 * Any event that a webhook endpoint receives. `webhook_event` says which one it is.
 *
 * Unspecified: Whether there are events for customers, terms of service, uploads and quotes, and for
 * the later states of payins, is not shown.
 */
export type WebhookEvent =
  | BlockchainWalletNewEvent
  | BankAccountNewEvent
  | PayinNewEvent
  | PayoutNewEvent
  | PayoutUpdateEvent
  | PayoutCompleteEvent;
