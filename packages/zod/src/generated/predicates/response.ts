// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import {
  hasAtLeast,
  hasAtMost,
  isDateTime,
  isEmail,
  isIpv4,
  isIpv6,
  isObject,
  isUri,
  membersOf,
} from "@crossborder/runtime/predicates";
import type * as z from "zod";
import type {
  AccountClass,
  AccountType,
  AchCopDocumentType,
  BankAccount,
  BankAccountCreate,
  BankAccountCreateAch,
  BankAccountCreateAchCopPartner,
  BankAccountCreateInternationalSwift,
  BankAccountCreateSepa,
  BankAccountCreateSpeiPartner,
  BankAccountCreateTransfersPartner,
  BankAccountCreateWire,
  BankAccountNewEvent,
  BankAccountStatus,
  BankAccountType,
  BlockchainWallet,
  BlockchainWalletNetwork,
  BlockchainWalletNewEvent,
  CountryCode,
  CustomerCreate,
  ErrorCode,
  ErrorEnvelope,
  EvmTestNetwork,
  KycType,
  OfframpWallet,
  OfframpWalletNetwork,
  PageLimit,
  Payin,
  PayinNewEvent,
  PayinPage,
  PayinStatus,
  PayinTransactionStatus,
  PseDocumentType,
  PseInstruction,
  QuoteCreate,
  RecipientRelationship,
  RetryClass,
  SpeiProtocol,
  Token,
  TrackingComplete,
  TrackingPayment,
  TrackingStep,
  TrackingTransaction,
  TransfersInstruction,
  TransfersType,
  WebhookEvent,
} from "../response/index.ts";
import {
  isBankAccountCreatePix as isBankAccountCreatePix_,
  isBankAccountCreatePixSafe as isBankAccountCreatePixSafe_,
  isBankAccountCreateRtp as isBankAccountCreateRtp_,
  isBankAccountCreateTed as isBankAccountCreateTed_,
  isBankAccountId as isBankAccountId_,
  isBlockchainWalletId as isBlockchainWalletId_,
  isCardInstruction as isCardInstruction_,
  isCustomerId as isCustomerId_,
  isMinorUnits as isMinorUnits_,
  isOfframpWalletId as isOfframpWalletId_,
  isPagination as isPagination_,
  isPayinId as isPayinId_,
  isPayoutCompleteEvent as isPayoutCompleteEvent_,
  isPayoutNewEvent as isPayoutNewEvent_,
  isPayoutUpdateEvent as isPayoutUpdateEvent_,
  isTedInstruction as isTedInstruction_,
  isTosId as isTosId_,
} from "./request.ts";

export {
  isInstanceId,
  isCustomerId,
  isBankAccountId,
  isBlockchainWalletId,
  isOfframpWalletId,
  isQuoteId,
  isPayoutId,
  isPayinId,
  isTosId,
  isMinorUnits,
  isPayableStatus,
  isTosCreate,
  isTosLink,
  isUploadResult,
  isCustomer,
  isCustomerPage,
  isBankAccountCreatePix,
  isBankAccountCreatePixSafe,
  isBankAccountCreateTed,
  isBankAccountCreateRtp,
  isBlockchainWalletCreate,
  isSignMessageChallenge,
  isQuote,
  isQuoteContract,
  isPayout,
  isPayoutCreateEvm,
  isPayoutPage,
  isTedInstruction,
  isCardInstruction,
  isPayable,
  isPayablePage,
  isTransfer,
  isTransferPage,
  isPagination,
  isPayoutNewEvent,
  isPayoutUpdateEvent,
  isPayoutCompleteEvent,
} from "./request.ts";

/** True for a value that `CountryCode` accepts. */
export function isCountryCode(value: unknown): value is z.output<typeof CountryCode> {
  return typeof value === "string";
}

/** True for a value that `Token` accepts. */
export function isToken(value: unknown): value is z.output<typeof Token> {
  return typeof value === "string";
}

/** True for a value that `PageLimit` accepts. */
export function isPageLimit(value: unknown): value is z.output<typeof PageLimit> {
  return typeof value === "number" && Number.isInteger(value);
}

/** True for a value that `KycType` accepts. */
export function isKycType(value: unknown): value is z.output<typeof KycType> {
  return typeof value === "string";
}

/** True for a value that `AccountType` accepts. */
export function isAccountType(value: unknown): value is z.output<typeof AccountType> {
  return typeof value === "string";
}

/** True for a value that `AccountClass` accepts. */
export function isAccountClass(value: unknown): value is z.output<typeof AccountClass> {
  return typeof value === "string";
}

/** True for a value that `SpeiProtocol` accepts. */
export function isSpeiProtocol(value: unknown): value is z.output<typeof SpeiProtocol> {
  return typeof value === "string";
}

/** True for a value that `TransfersType` accepts. */
export function isTransfersType(value: unknown): value is z.output<typeof TransfersType> {
  return typeof value === "string";
}

/** True for a value that `AchCopDocumentType` accepts. */
export function isAchCopDocumentType(value: unknown): value is z.output<typeof AchCopDocumentType> {
  return typeof value === "string";
}

/** True for a value that `PseDocumentType` accepts. */
export function isPseDocumentType(value: unknown): value is z.output<typeof PseDocumentType> {
  return typeof value === "string";
}

/** True for a value that `BankAccountType` accepts. */
export function isBankAccountType(value: unknown): value is z.output<typeof BankAccountType> {
  return typeof value === "string";
}

/** True for a value that `BankAccountStatus` accepts. */
export function isBankAccountStatus(value: unknown): value is z.output<typeof BankAccountStatus> {
  return typeof value === "string";
}

/** True for a value that `RecipientRelationship` accepts. */
export function isRecipientRelationship(value: unknown): value is z.output<typeof RecipientRelationship> {
  return typeof value === "string";
}

/** True for a value that `OfframpWalletNetwork` accepts. */
export function isOfframpWalletNetwork(value: unknown): value is z.output<typeof OfframpWalletNetwork> {
  return typeof value === "string";
}

/** True for a value that `BlockchainWalletNetwork` accepts. */
export function isBlockchainWalletNetwork(value: unknown): value is z.output<typeof BlockchainWalletNetwork> {
  return typeof value === "string";
}

/** True for a value that `EvmTestNetwork` accepts. */
export function isEvmTestNetwork(value: unknown): value is z.output<typeof EvmTestNetwork> {
  return typeof value === "string";
}

/** True for a value that `PayinStatus` accepts. */
export function isPayinStatus(value: unknown): value is z.output<typeof PayinStatus> {
  return typeof value === "string";
}

/** True for a value that `PayinTransactionStatus` accepts. */
export function isPayinTransactionStatus(value: unknown): value is z.output<typeof PayinTransactionStatus> {
  return typeof value === "string";
}

/** True for a value that `TrackingStep` accepts. */
export function isTrackingStep(value: unknown): value is z.output<typeof TrackingStep> {
  return typeof value === "string";
}

const customerCreatePattern = /^\+/u;

function customerCreatePart(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "business") return false;
  return true;
}

function customerCreatePart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.kyc_type);
  const kycType = own.kyc_type;
  if (kycType !== undefined && kycType !== "standard") return false;
  return true;
}

/** True for a value that `CustomerCreate` accepts. */
export function isCustomerCreate(value: unknown): value is z.output<typeof CustomerCreate> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.tos_id);
  const tosId = own.tos_id;
  if (tosId !== undefined && !isTosId_(tosId)) return false;
  const type = own.type;
  if (type !== undefined && typeof type !== "string") return false;
  const kycType = own.kyc_type;
  if (kycType !== undefined && !isKycType(kycType)) return false;
  const email = own.email;
  if (email !== undefined && (typeof email !== "string" || !isEmail(email))) return false;
  const taxId = own.tax_id;
  if (taxId !== undefined && typeof taxId !== "string") return false;
  const addressLine1 = own.address_line_1;
  if (addressLine1 !== undefined && typeof addressLine1 !== "string") return false;
  const addressLine2 = own.address_line_2;
  if (addressLine2 !== undefined && typeof addressLine2 !== "string") return false;
  const city = own.city;
  if (city !== undefined && typeof city !== "string") return false;
  const stateProvinceRegion = own.state_province_region;
  if (stateProvinceRegion !== undefined && typeof stateProvinceRegion !== "string") return false;
  const postalCode = own.postal_code;
  if (postalCode !== undefined && typeof postalCode !== "string") return false;
  const country = own.country;
  if (country !== undefined && !isCountryCode(country)) return false;
  const ipAddress = own.ip_address;
  if (ipAddress !== undefined && (typeof ipAddress !== "string" || !isIpv4(ipAddress)) && (typeof ipAddress !== "string" || !isIpv6(ipAddress))) return false;
  const phoneNumber = own.phone_number;
  if (phoneNumber !== undefined && (typeof phoneNumber !== "string" || !customerCreatePattern.test(phoneNumber))) return false;
  const proofOfAddressDocType = own.proof_of_address_doc_type;
  if (proofOfAddressDocType !== undefined && typeof proofOfAddressDocType !== "string") return false;
  const proofOfAddressDocFile = own.proof_of_address_doc_file;
  if (proofOfAddressDocFile !== undefined && (typeof proofOfAddressDocFile !== "string" || !isUri(proofOfAddressDocFile))) return false;
  const firstName = own.first_name;
  if (firstName !== undefined && typeof firstName !== "string") return false;
  const lastName = own.last_name;
  if (lastName !== undefined && typeof lastName !== "string") return false;
  const dateOfBirth = own.date_of_birth;
  if (dateOfBirth !== undefined && (typeof dateOfBirth !== "string" || !isDateTime(dateOfBirth))) return false;
  const idDocCountry = own.id_doc_country;
  if (idDocCountry !== undefined && !isCountryCode(idDocCountry)) return false;
  const idDocType = own.id_doc_type;
  if (idDocType !== undefined && typeof idDocType !== "string") return false;
  const idDocFrontFile = own.id_doc_front_file;
  if (idDocFrontFile !== undefined && (typeof idDocFrontFile !== "string" || !isUri(idDocFrontFile))) return false;
  if (!(customerCreatePart(value) ? customerCreatePart2(value) : true)) return false;
  return true;
}

const bankAccountPattern = /^[0-9]{6}$/u;

const bankAccountPattern2 = /^[0-9]{4,8}$/u;

const bankAccountPattern3 = /^[0-9]{4}(-[0-9])?$/u;

const bankAccountPattern4 = /^[0-9]{3,5}$/u;

const bankAccountPattern5 = /^[A-Z]{4}0[A-Z0-9]{6}$/u;

const bankAccountPattern6 = /^(.{8}|.{11})$/u;

const bankAccountPattern7 = /^(ae|bh|ch|cn|hk|id|in|jp|ke|ph|pk|za)_swift_.+$/u;

/** True for a value that `BankAccount` accepts. */
export function isBankAccount(value: unknown): value is z.output<typeof BankAccount> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.id);
  const id = own.id;
  if (!isBankAccountId_(id)) return false;
  const type = own.type;
  if (!isBankAccountType(type)) return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const status = own.status;
  if (status !== undefined && status !== null && !isBankAccountStatus(status)) return false;
  const recipientRelationship = own.recipient_relationship;
  if (recipientRelationship !== undefined && recipientRelationship !== null && !isRecipientRelationship(recipientRelationship)) return false;
  const businessIndustry = own.business_industry;
  if (businessIndustry !== undefined && businessIndustry !== null && (typeof businessIndustry !== "string" || !bankAccountPattern.test(businessIndustry))) return false;
  const phoneNumber = own.phone_number;
  if (phoneNumber !== undefined && phoneNumber !== null && typeof phoneNumber !== "string") return false;
  const taxId = own.tax_id;
  if (taxId !== undefined && taxId !== null && (typeof taxId !== "string" || !hasAtMost(taxId, 32))) return false;
  const dateOfBirth = own.date_of_birth;
  if (dateOfBirth !== undefined && dateOfBirth !== null && typeof dateOfBirth !== "string") return false;
  const tronWalletHash = own.tron_wallet_hash;
  if (tronWalletHash !== undefined && tronWalletHash !== null && typeof tronWalletHash !== "string") return false;
  const offrampWallets = own.offramp_wallets;
  if (offrampWallets !== undefined) {
    if (offrampWallets !== null) {
      if (!Array.isArray(offrampWallets)) return false;
      for (let index = 0; index < offrampWallets.length; index += 1) {
        const item: unknown = offrampWallets[index];
        if (!isOfframpWallet(item)) return false;
      }
    }
  }
  const connectorConnectedAt = own.connector_connected_at;
  if (connectorConnectedAt !== undefined && connectorConnectedAt !== null && (typeof connectorConnectedAt !== "string" || !isDateTime(connectorConnectedAt))) return false;
  const createdAt = own.created_at;
  if (createdAt !== undefined && createdAt !== null && (typeof createdAt !== "string" || !isDateTime(createdAt))) return false;
  const beneficiaryName = own.beneficiary_name;
  if (beneficiaryName !== undefined && beneficiaryName !== null && (typeof beneficiaryName !== "string" || !hasAtMost(beneficiaryName, 128))) return false;
  const routingNumber = own.routing_number;
  if (routingNumber !== undefined && routingNumber !== null && typeof routingNumber !== "string") return false;
  const accountNumber = own.account_number;
  if (accountNumber !== undefined && accountNumber !== null && typeof accountNumber !== "string") return false;
  const accountType = own.account_type;
  if (accountType !== undefined && accountType !== null && !isAccountType(accountType)) return false;
  const accountClass = own.account_class;
  if (accountClass !== undefined && accountClass !== null && !isAccountClass(accountClass)) return false;
  const addressLine1 = own.address_line_1;
  if (addressLine1 !== undefined && addressLine1 !== null && typeof addressLine1 !== "string") return false;
  const addressLine2 = own.address_line_2;
  if (addressLine2 !== undefined && addressLine2 !== null && typeof addressLine2 !== "string") return false;
  const city = own.city;
  if (city !== undefined && city !== null && typeof city !== "string") return false;
  const stateProvinceRegion = own.state_province_region;
  if (stateProvinceRegion !== undefined && stateProvinceRegion !== null && typeof stateProvinceRegion !== "string") return false;
  const country = own.country;
  if (country !== undefined && country !== null && !isCountryCode(country)) return false;
  const postalCode = own.postal_code;
  if (postalCode !== undefined && postalCode !== null && typeof postalCode !== "string") return false;
  const pixKey = own.pix_key;
  if (pixKey !== undefined && pixKey !== null && typeof pixKey !== "string") return false;
  const pixSafeBankCode = own.pix_safe_bank_code;
  if (pixSafeBankCode !== undefined && pixSafeBankCode !== null && (typeof pixSafeBankCode !== "string" || !bankAccountPattern2.test(pixSafeBankCode))) return false;
  const pixSafeBranchCode = own.pix_safe_branch_code;
  if (pixSafeBranchCode !== undefined && pixSafeBranchCode !== null && (typeof pixSafeBranchCode !== "string" || !bankAccountPattern3.test(pixSafeBranchCode))) return false;
  const pixSafeCpfCnpj = own.pix_safe_cpf_cnpj;
  if (pixSafeCpfCnpj !== undefined && pixSafeCpfCnpj !== null && typeof pixSafeCpfCnpj !== "string") return false;
  const tedBankCode = own.ted_bank_code;
  if (tedBankCode !== undefined && tedBankCode !== null && (typeof tedBankCode !== "string" || !bankAccountPattern4.test(tedBankCode))) return false;
  const tedBranchCode = own.ted_branch_code;
  if (tedBranchCode !== undefined && tedBranchCode !== null && (typeof tedBranchCode !== "string" || !bankAccountPattern3.test(tedBranchCode))) return false;
  const tedCpfCnpj = own.ted_cpf_cnpj;
  if (tedCpfCnpj !== undefined && tedCpfCnpj !== null && typeof tedCpfCnpj !== "string") return false;
  const speiProtocol = own.spei_protocol;
  if (speiProtocol !== undefined && speiProtocol !== null && !isSpeiProtocol(speiProtocol)) return false;
  const speiInstitutionCode = own.spei_institution_code;
  if (speiInstitutionCode !== undefined && speiInstitutionCode !== null && (typeof speiInstitutionCode !== "string" || !hasAtLeast(speiInstitutionCode, 5) || !hasAtMost(speiInstitutionCode, 5))) return false;
  const speiClabe = own.spei_clabe;
  if (speiClabe !== undefined && speiClabe !== null && typeof speiClabe !== "string") return false;
  const transfersType = own.transfers_type;
  if (transfersType !== undefined && transfersType !== null && !isTransfersType(transfersType)) return false;
  const transfersAccount = own.transfers_account;
  if (transfersAccount !== undefined && transfersAccount !== null && typeof transfersAccount !== "string") return false;
  const achCopBeneficiaryFirstName = own.ach_cop_beneficiary_first_name;
  if (achCopBeneficiaryFirstName !== undefined && achCopBeneficiaryFirstName !== null && typeof achCopBeneficiaryFirstName !== "string") return false;
  const achCopBeneficiaryLastName = own.ach_cop_beneficiary_last_name;
  if (achCopBeneficiaryLastName !== undefined && achCopBeneficiaryLastName !== null && typeof achCopBeneficiaryLastName !== "string") return false;
  const achCopDocumentId = own.ach_cop_document_id;
  if (achCopDocumentId !== undefined && achCopDocumentId !== null && typeof achCopDocumentId !== "string") return false;
  const achCopDocumentType = own.ach_cop_document_type;
  if (achCopDocumentType !== undefined && achCopDocumentType !== null && !isAchCopDocumentType(achCopDocumentType)) return false;
  const achCopEmail = own.ach_cop_email;
  if (achCopEmail !== undefined && achCopEmail !== null && typeof achCopEmail !== "string") return false;
  const achCopBankCode = own.ach_cop_bank_code;
  if (achCopBankCode !== undefined && achCopBankCode !== null && typeof achCopBankCode !== "string") return false;
  const achCopBankAccount = own.ach_cop_bank_account;
  if (achCopBankAccount !== undefined && achCopBankAccount !== null && typeof achCopBankAccount !== "string") return false;
  const swiftCodeBic = own.swift_code_bic;
  if (swiftCodeBic !== undefined && swiftCodeBic !== null && typeof swiftCodeBic !== "string") return false;
  const swiftAccountHolderName = own.swift_account_holder_name;
  if (swiftAccountHolderName !== undefined && swiftAccountHolderName !== null && typeof swiftAccountHolderName !== "string") return false;
  const swiftAccountNumberIban = own.swift_account_number_iban;
  if (swiftAccountNumberIban !== undefined && swiftAccountNumberIban !== null && typeof swiftAccountNumberIban !== "string") return false;
  const swiftBeneficiaryAddressLine1 = own.swift_beneficiary_address_line_1;
  if (swiftBeneficiaryAddressLine1 !== undefined && swiftBeneficiaryAddressLine1 !== null && typeof swiftBeneficiaryAddressLine1 !== "string") return false;
  const swiftBeneficiaryAddressLine2 = own.swift_beneficiary_address_line_2;
  if (swiftBeneficiaryAddressLine2 !== undefined && swiftBeneficiaryAddressLine2 !== null && typeof swiftBeneficiaryAddressLine2 !== "string") return false;
  const swiftBeneficiaryCountry = own.swift_beneficiary_country;
  if (swiftBeneficiaryCountry !== undefined && swiftBeneficiaryCountry !== null && !isCountryCode(swiftBeneficiaryCountry)) return false;
  const swiftBeneficiaryCity = own.swift_beneficiary_city;
  if (swiftBeneficiaryCity !== undefined && swiftBeneficiaryCity !== null && typeof swiftBeneficiaryCity !== "string") return false;
  const swiftBeneficiaryStateProvinceRegion = own.swift_beneficiary_state_province_region;
  if (swiftBeneficiaryStateProvinceRegion !== undefined && swiftBeneficiaryStateProvinceRegion !== null && typeof swiftBeneficiaryStateProvinceRegion !== "string") return false;
  const swiftBeneficiaryPostalCode = own.swift_beneficiary_postal_code;
  if (swiftBeneficiaryPostalCode !== undefined && swiftBeneficiaryPostalCode !== null && typeof swiftBeneficiaryPostalCode !== "string") return false;
  const swiftBankName = own.swift_bank_name;
  if (swiftBankName !== undefined && swiftBankName !== null && typeof swiftBankName !== "string") return false;
  const swiftBankAddressLine1 = own.swift_bank_address_line_1;
  if (swiftBankAddressLine1 !== undefined && swiftBankAddressLine1 !== null && typeof swiftBankAddressLine1 !== "string") return false;
  const swiftBankAddressLine2 = own.swift_bank_address_line_2;
  if (swiftBankAddressLine2 !== undefined && swiftBankAddressLine2 !== null && typeof swiftBankAddressLine2 !== "string") return false;
  const swiftBankCountry = own.swift_bank_country;
  if (swiftBankCountry !== undefined && swiftBankCountry !== null && !isCountryCode(swiftBankCountry)) return false;
  const swiftBankCity = own.swift_bank_city;
  if (swiftBankCity !== undefined && swiftBankCity !== null && typeof swiftBankCity !== "string") return false;
  const swiftBankStateProvinceRegion = own.swift_bank_state_province_region;
  if (swiftBankStateProvinceRegion !== undefined && swiftBankStateProvinceRegion !== null && typeof swiftBankStateProvinceRegion !== "string") return false;
  const swiftBankPostalCode = own.swift_bank_postal_code;
  if (swiftBankPostalCode !== undefined && swiftBankPostalCode !== null && typeof swiftBankPostalCode !== "string") return false;
  const swiftIfscBranchCode = own.swift_ifsc_branch_code;
  if (swiftIfscBranchCode !== undefined && swiftIfscBranchCode !== null && (typeof swiftIfscBranchCode !== "string" || !bankAccountPattern5.test(swiftIfscBranchCode))) return false;
  const swiftIntermediaryBankSwiftCodeBic = own.swift_intermediary_bank_swift_code_bic;
  if (swiftIntermediaryBankSwiftCodeBic !== undefined && swiftIntermediaryBankSwiftCodeBic !== null && (typeof swiftIntermediaryBankSwiftCodeBic !== "string" || !bankAccountPattern6.test(swiftIntermediaryBankSwiftCodeBic))) return false;
  const swiftIntermediaryBankAccountNumberIban = own.swift_intermediary_bank_account_number_iban;
  if (swiftIntermediaryBankAccountNumberIban !== undefined && swiftIntermediaryBankAccountNumberIban !== null && (typeof swiftIntermediaryBankAccountNumberIban !== "string" || !hasAtMost(swiftIntermediaryBankAccountNumberIban, 34))) return false;
  const swiftIntermediaryBankName = own.swift_intermediary_bank_name;
  if (swiftIntermediaryBankName !== undefined && swiftIntermediaryBankName !== null && typeof swiftIntermediaryBankName !== "string") return false;
  const swiftIntermediaryBankCountry = own.swift_intermediary_bank_country;
  if (swiftIntermediaryBankCountry !== undefined && swiftIntermediaryBankCountry !== null && !isCountryCode(swiftIntermediaryBankCountry)) return false;
  const swiftPaymentCode = own.swift_payment_code;
  if (swiftPaymentCode !== undefined && swiftPaymentCode !== null && (typeof swiftPaymentCode !== "string" || !bankAccountPattern7.test(swiftPaymentCode))) return false;
  const sepaIban = own.sepa_iban;
  if (sepaIban !== undefined && sepaIban !== null && typeof sepaIban !== "string") return false;
  const sepaBeneficiaryBic = own.sepa_beneficiary_bic;
  if (sepaBeneficiaryBic !== undefined && sepaBeneficiaryBic !== null && typeof sepaBeneficiaryBic !== "string") return false;
  const sepaBeneficiaryLegalName = own.sepa_beneficiary_legal_name;
  if (sepaBeneficiaryLegalName !== undefined && sepaBeneficiaryLegalName !== null && (typeof sepaBeneficiaryLegalName !== "string" || !hasAtMost(sepaBeneficiaryLegalName, 128))) return false;
  const sepaBeneficiaryAddressLine1 = own.sepa_beneficiary_address_line_1;
  if (sepaBeneficiaryAddressLine1 !== undefined && sepaBeneficiaryAddressLine1 !== null && typeof sepaBeneficiaryAddressLine1 !== "string") return false;
  const sepaBeneficiaryAddressLine2 = own.sepa_beneficiary_address_line_2;
  if (sepaBeneficiaryAddressLine2 !== undefined && sepaBeneficiaryAddressLine2 !== null && typeof sepaBeneficiaryAddressLine2 !== "string") return false;
  const sepaBeneficiaryCity = own.sepa_beneficiary_city;
  if (sepaBeneficiaryCity !== undefined && sepaBeneficiaryCity !== null && typeof sepaBeneficiaryCity !== "string") return false;
  const sepaBeneficiaryStateProvinceRegion = own.sepa_beneficiary_state_province_region;
  if (sepaBeneficiaryStateProvinceRegion !== undefined && sepaBeneficiaryStateProvinceRegion !== null && typeof sepaBeneficiaryStateProvinceRegion !== "string") return false;
  const sepaBeneficiaryPostalCode = own.sepa_beneficiary_postal_code;
  if (sepaBeneficiaryPostalCode !== undefined && sepaBeneficiaryPostalCode !== null && typeof sepaBeneficiaryPostalCode !== "string") return false;
  const sepaBeneficiaryCountry = own.sepa_beneficiary_country;
  if (sepaBeneficiaryCountry !== undefined && sepaBeneficiaryCountry !== null && !isCountryCode(sepaBeneficiaryCountry)) return false;
  return true;
}

/** True for a value that `BankAccountCreate` accepts. */
export function isBankAccountCreate(value: unknown): value is z.output<typeof BankAccountCreate> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  switch (own.type) {
    case "ach": {
      if (!isBankAccountCreateAch(value)) return false;
      break;
    }
    case "wire": {
      if (!isBankAccountCreateWire(value)) return false;
      break;
    }
    case "pix": {
      if (!isBankAccountCreatePix_(value)) return false;
      break;
    }
    case "pix_safe": {
      if (!isBankAccountCreatePixSafe_(value)) return false;
      break;
    }
    case "ted": {
      if (!isBankAccountCreateTed_(value)) return false;
      break;
    }
    case "spei_partner": {
      if (!isBankAccountCreateSpeiPartner(value)) return false;
      break;
    }
    case "transfers_partner": {
      if (!isBankAccountCreateTransfersPartner(value)) return false;
      break;
    }
    case "ach_cop_partner": {
      if (!isBankAccountCreateAchCopPartner(value)) return false;
      break;
    }
    case "international_swift": {
      if (!isBankAccountCreateInternationalSwift(value)) return false;
      break;
    }
    case "rtp": {
      if (!isBankAccountCreateRtp_(value)) return false;
      break;
    }
    case "sepa": {
      if (!isBankAccountCreateSepa(value)) return false;
      break;
    }
    default:
      return false;
  }
  return true;
}

/** True for a value that `BankAccountCreateAch` accepts. */
export function isBankAccountCreateAch(value: unknown): value is z.output<typeof BankAccountCreateAch> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "ach") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const beneficiaryName = own.beneficiary_name;
  if (beneficiaryName !== undefined && (typeof beneficiaryName !== "string" || !hasAtMost(beneficiaryName, 128))) return false;
  const routingNumber = own.routing_number;
  if (routingNumber !== undefined && typeof routingNumber !== "string") return false;
  const accountNumber = own.account_number;
  if (accountNumber !== undefined && typeof accountNumber !== "string") return false;
  const accountType = own.account_type;
  if (accountType !== undefined && !isAccountType(accountType)) return false;
  const accountClass = own.account_class;
  if (accountClass !== undefined && !isAccountClass(accountClass)) return false;
  return true;
}

/** True for a value that `BankAccountCreateWire` accepts. */
export function isBankAccountCreateWire(value: unknown): value is z.output<typeof BankAccountCreateWire> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "wire") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const beneficiaryName = own.beneficiary_name;
  if (beneficiaryName !== undefined && (typeof beneficiaryName !== "string" || !hasAtMost(beneficiaryName, 128))) return false;
  const routingNumber = own.routing_number;
  if (routingNumber !== undefined && typeof routingNumber !== "string") return false;
  const accountNumber = own.account_number;
  if (accountNumber !== undefined && typeof accountNumber !== "string") return false;
  const addressLine1 = own.address_line_1;
  if (addressLine1 !== undefined && typeof addressLine1 !== "string") return false;
  const addressLine2 = own.address_line_2;
  if (addressLine2 !== undefined && typeof addressLine2 !== "string") return false;
  const city = own.city;
  if (city !== undefined && typeof city !== "string") return false;
  const stateProvinceRegion = own.state_province_region;
  if (stateProvinceRegion !== undefined && typeof stateProvinceRegion !== "string") return false;
  const country = own.country;
  if (country !== undefined && !isCountryCode(country)) return false;
  const postalCode = own.postal_code;
  if (postalCode !== undefined && typeof postalCode !== "string") return false;
  return true;
}

function bankAccountCreateSpeiPartnerPart(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.spei_protocol);
  const speiProtocol = own.spei_protocol;
  if (speiProtocol !== "debitcard" && speiProtocol !== "phonenum") return false;
  return true;
}

function bankAccountCreateSpeiPartnerPart2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.spei_institution_code);
  const speiInstitutionCode = own.spei_institution_code;
  if (speiInstitutionCode === undefined) return false;
  return true;
}

/** True for a value that `BankAccountCreateSpeiPartner` accepts. */
export function isBankAccountCreateSpeiPartner(value: unknown): value is z.output<typeof BankAccountCreateSpeiPartner> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "spei_partner") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const beneficiaryName = own.beneficiary_name;
  if (beneficiaryName !== undefined && (typeof beneficiaryName !== "string" || !hasAtMost(beneficiaryName, 128))) return false;
  const speiProtocol = own.spei_protocol;
  if (speiProtocol !== undefined && !isSpeiProtocol(speiProtocol)) return false;
  const speiInstitutionCode = own.spei_institution_code;
  if (speiInstitutionCode !== undefined && (typeof speiInstitutionCode !== "string" || !hasAtLeast(speiInstitutionCode, 5) || !hasAtMost(speiInstitutionCode, 5))) return false;
  const speiClabe = own.spei_clabe;
  if (speiClabe !== undefined && typeof speiClabe !== "string") return false;
  if (!(bankAccountCreateSpeiPartnerPart(value) ? bankAccountCreateSpeiPartnerPart2(value) : true)) return false;
  return true;
}

/** True for a value that `BankAccountCreateTransfersPartner` accepts. */
export function isBankAccountCreateTransfersPartner(value: unknown): value is z.output<typeof BankAccountCreateTransfersPartner> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "transfers_partner") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const beneficiaryName = own.beneficiary_name;
  if (beneficiaryName !== undefined && (typeof beneficiaryName !== "string" || !hasAtMost(beneficiaryName, 128))) return false;
  const transfersType = own.transfers_type;
  if (transfersType !== undefined && !isTransfersType(transfersType)) return false;
  const transfersAccount = own.transfers_account;
  if (transfersAccount !== undefined && typeof transfersAccount !== "string") return false;
  return true;
}

/** True for a value that `BankAccountCreateAchCopPartner` accepts. */
export function isBankAccountCreateAchCopPartner(value: unknown): value is z.output<typeof BankAccountCreateAchCopPartner> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "ach_cop_partner") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const accountType = own.account_type;
  if (accountType !== undefined && !isAccountType(accountType)) return false;
  const achCopBeneficiaryFirstName = own.ach_cop_beneficiary_first_name;
  if (achCopBeneficiaryFirstName !== undefined && typeof achCopBeneficiaryFirstName !== "string") return false;
  const achCopBeneficiaryLastName = own.ach_cop_beneficiary_last_name;
  if (achCopBeneficiaryLastName !== undefined && typeof achCopBeneficiaryLastName !== "string") return false;
  const achCopDocumentId = own.ach_cop_document_id;
  if (achCopDocumentId !== undefined && typeof achCopDocumentId !== "string") return false;
  const achCopDocumentType = own.ach_cop_document_type;
  if (achCopDocumentType !== undefined && !isAchCopDocumentType(achCopDocumentType)) return false;
  const achCopEmail = own.ach_cop_email;
  if (achCopEmail !== undefined && typeof achCopEmail !== "string") return false;
  const achCopBankCode = own.ach_cop_bank_code;
  if (achCopBankCode !== undefined && typeof achCopBankCode !== "string") return false;
  const achCopBankAccount = own.ach_cop_bank_account;
  if (achCopBankAccount !== undefined && typeof achCopBankAccount !== "string") return false;
  return true;
}

/** True for a value that `BankAccountCreateInternationalSwift` accepts. */
export function isBankAccountCreateInternationalSwift(value: unknown): value is z.output<typeof BankAccountCreateInternationalSwift> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "international_swift") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const swiftCodeBic = own.swift_code_bic;
  if (swiftCodeBic !== undefined && typeof swiftCodeBic !== "string") return false;
  const swiftAccountHolderName = own.swift_account_holder_name;
  if (swiftAccountHolderName !== undefined && typeof swiftAccountHolderName !== "string") return false;
  const swiftAccountNumberIban = own.swift_account_number_iban;
  if (swiftAccountNumberIban !== undefined && typeof swiftAccountNumberIban !== "string") return false;
  const swiftBeneficiaryAddressLine1 = own.swift_beneficiary_address_line_1;
  if (swiftBeneficiaryAddressLine1 !== undefined && typeof swiftBeneficiaryAddressLine1 !== "string") return false;
  const swiftBeneficiaryAddressLine2 = own.swift_beneficiary_address_line_2;
  if (swiftBeneficiaryAddressLine2 !== undefined && typeof swiftBeneficiaryAddressLine2 !== "string") return false;
  const swiftBeneficiaryCountry = own.swift_beneficiary_country;
  if (swiftBeneficiaryCountry !== undefined && !isCountryCode(swiftBeneficiaryCountry)) return false;
  const swiftBeneficiaryCity = own.swift_beneficiary_city;
  if (swiftBeneficiaryCity !== undefined && typeof swiftBeneficiaryCity !== "string") return false;
  const swiftBeneficiaryStateProvinceRegion = own.swift_beneficiary_state_province_region;
  if (swiftBeneficiaryStateProvinceRegion !== undefined && typeof swiftBeneficiaryStateProvinceRegion !== "string") return false;
  const swiftBeneficiaryPostalCode = own.swift_beneficiary_postal_code;
  if (swiftBeneficiaryPostalCode !== undefined && typeof swiftBeneficiaryPostalCode !== "string") return false;
  const swiftBankName = own.swift_bank_name;
  if (swiftBankName !== undefined && typeof swiftBankName !== "string") return false;
  const swiftBankAddressLine1 = own.swift_bank_address_line_1;
  if (swiftBankAddressLine1 !== undefined && typeof swiftBankAddressLine1 !== "string") return false;
  const swiftBankAddressLine2 = own.swift_bank_address_line_2;
  if (swiftBankAddressLine2 !== undefined && typeof swiftBankAddressLine2 !== "string") return false;
  const swiftBankCountry = own.swift_bank_country;
  if (swiftBankCountry !== undefined && !isCountryCode(swiftBankCountry)) return false;
  const swiftBankCity = own.swift_bank_city;
  if (swiftBankCity !== undefined && typeof swiftBankCity !== "string") return false;
  const swiftBankStateProvinceRegion = own.swift_bank_state_province_region;
  if (swiftBankStateProvinceRegion !== undefined && typeof swiftBankStateProvinceRegion !== "string") return false;
  const swiftBankPostalCode = own.swift_bank_postal_code;
  if (swiftBankPostalCode !== undefined && typeof swiftBankPostalCode !== "string") return false;
  const swiftIfscBranchCode = own.swift_ifsc_branch_code;
  if (swiftIfscBranchCode !== undefined && (typeof swiftIfscBranchCode !== "string" || !bankAccountPattern5.test(swiftIfscBranchCode))) return false;
  const swiftIntermediaryBankSwiftCodeBic = own.swift_intermediary_bank_swift_code_bic;
  if (swiftIntermediaryBankSwiftCodeBic !== undefined && (typeof swiftIntermediaryBankSwiftCodeBic !== "string" || !bankAccountPattern6.test(swiftIntermediaryBankSwiftCodeBic))) return false;
  const swiftIntermediaryBankAccountNumberIban = own.swift_intermediary_bank_account_number_iban;
  if (swiftIntermediaryBankAccountNumberIban !== undefined && (typeof swiftIntermediaryBankAccountNumberIban !== "string" || !hasAtMost(swiftIntermediaryBankAccountNumberIban, 34))) return false;
  const swiftIntermediaryBankName = own.swift_intermediary_bank_name;
  if (swiftIntermediaryBankName !== undefined && typeof swiftIntermediaryBankName !== "string") return false;
  const swiftIntermediaryBankCountry = own.swift_intermediary_bank_country;
  if (swiftIntermediaryBankCountry !== undefined && !isCountryCode(swiftIntermediaryBankCountry)) return false;
  const swiftPaymentCode = own.swift_payment_code;
  if (swiftPaymentCode !== undefined && (typeof swiftPaymentCode !== "string" || !bankAccountPattern7.test(swiftPaymentCode))) return false;
  return true;
}

/** True for a value that `BankAccountCreateSepa` accepts. */
export function isBankAccountCreateSepa(value: unknown): value is z.output<typeof BankAccountCreateSepa> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.type);
  const type = own.type;
  if (type !== "sepa") return false;
  const name = own.name;
  if (typeof name !== "string") return false;
  const sepaIban = own.sepa_iban;
  if (sepaIban !== undefined && typeof sepaIban !== "string") return false;
  const sepaBeneficiaryBic = own.sepa_beneficiary_bic;
  if (sepaBeneficiaryBic !== undefined && typeof sepaBeneficiaryBic !== "string") return false;
  const sepaBeneficiaryLegalName = own.sepa_beneficiary_legal_name;
  if (sepaBeneficiaryLegalName !== undefined && (typeof sepaBeneficiaryLegalName !== "string" || !hasAtMost(sepaBeneficiaryLegalName, 128))) return false;
  const sepaBeneficiaryAddressLine1 = own.sepa_beneficiary_address_line_1;
  if (sepaBeneficiaryAddressLine1 !== undefined && typeof sepaBeneficiaryAddressLine1 !== "string") return false;
  const sepaBeneficiaryAddressLine2 = own.sepa_beneficiary_address_line_2;
  if (sepaBeneficiaryAddressLine2 !== undefined && typeof sepaBeneficiaryAddressLine2 !== "string") return false;
  const sepaBeneficiaryCity = own.sepa_beneficiary_city;
  if (sepaBeneficiaryCity !== undefined && typeof sepaBeneficiaryCity !== "string") return false;
  const sepaBeneficiaryStateProvinceRegion = own.sepa_beneficiary_state_province_region;
  if (sepaBeneficiaryStateProvinceRegion !== undefined && typeof sepaBeneficiaryStateProvinceRegion !== "string") return false;
  const sepaBeneficiaryPostalCode = own.sepa_beneficiary_postal_code;
  if (sepaBeneficiaryPostalCode !== undefined && typeof sepaBeneficiaryPostalCode !== "string") return false;
  const sepaBeneficiaryCountry = own.sepa_beneficiary_country;
  if (sepaBeneficiaryCountry !== undefined && !isCountryCode(sepaBeneficiaryCountry)) return false;
  return true;
}

/** True for a value that `OfframpWallet` accepts. */
export function isOfframpWallet(value: unknown): value is z.output<typeof OfframpWallet> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.id);
  const id = own.id;
  if (!isOfframpWalletId_(id)) return false;
  const externalId = own.external_id;
  if (externalId !== undefined && externalId !== null && typeof externalId !== "string") return false;
  const circleWalletId = own.circle_wallet_id;
  if (circleWalletId !== undefined && circleWalletId !== null && typeof circleWalletId !== "string") return false;
  const network = own.network;
  if (!isOfframpWalletNetwork(network)) return false;
  const address = own.address;
  if (typeof address !== "string") return false;
  return true;
}

/** True for a value that `BlockchainWallet` accepts. */
export function isBlockchainWallet(value: unknown): value is z.output<typeof BlockchainWallet> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.id);
  const id = own.id;
  if (!isBlockchainWalletId_(id)) return false;
  const name = own.name;
  if (name !== undefined && name !== null && typeof name !== "string") return false;
  const network = own.network;
  if (network !== undefined && network !== null && !isBlockchainWalletNetwork(network)) return false;
  const address = own.address;
  if (address !== undefined && address !== null && typeof address !== "string") return false;
  const signatureTxHash = own.signature_tx_hash;
  if (signatureTxHash !== undefined && signatureTxHash !== null && typeof signatureTxHash !== "string") return false;
  const member = own.is_account_abstraction;
  if (member !== undefined && member !== null && typeof member !== "boolean") return false;
  const customerId = own.customer_id;
  if (!isCustomerId_(customerId)) return false;
  return true;
}

/** True for a value that `QuoteCreate` accepts. */
export function isQuoteCreate(value: unknown): value is z.output<typeof QuoteCreate> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.bank_account_id);
  const bankAccountId = own.bank_account_id;
  if (!isBankAccountId_(bankAccountId)) return false;
  const currencyType = own.currency_type;
  if (typeof currencyType !== "string") return false;
  const coverFees = own.cover_fees;
  if (typeof coverFees !== "boolean") return false;
  const requestAmount = own.request_amount;
  if (!isMinorUnits_(requestAmount)) return false;
  const network = own.network;
  if (typeof network !== "string") return false;
  const token = own.token;
  if (!isToken(token)) return false;
  return true;
}

/** True for a value that `Payin` accepts. */
export function isPayin(value: unknown): value is z.output<typeof Payin> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.id);
  const id = own.id;
  if (!isPayinId_(id)) return false;
  const status = own.status;
  if (!isPayinStatus(status)) return false;
  const pixCode = own.pix_code;
  if (pixCode !== undefined && pixCode !== null && typeof pixCode !== "string") return false;
  const memoCode = own.memo_code;
  if (memoCode !== undefined && memoCode !== null && typeof memoCode !== "string") return false;
  const clabe = own.clabe;
  if (clabe !== undefined && clabe !== null && typeof clabe !== "string") return false;
  const partnerFee = own.partner_fee;
  if (partnerFee !== undefined) {
    if (typeof partnerFee === "number" && !(partnerFee >= 0 && partnerFee < Infinity)) return false;
    if (!isMinorUnits_(partnerFee)) return false;
  }
  const trackingComplete = own.tracking_complete;
  if (!isTrackingComplete(trackingComplete)) return false;
  const trackingPayment = own.tracking_payment;
  if (!isTrackingPayment(trackingPayment)) return false;
  const trackingTransaction = own.tracking_transaction;
  if (!isTrackingTransaction(trackingTransaction)) return false;
  const cardInstruction = own.card_instruction;
  if (cardInstruction !== undefined && cardInstruction !== null && !isCardInstruction_(cardInstruction)) return false;
  return true;
}

/** True for a value that `PayinPage` accepts. */
export function isPayinPage(value: unknown): value is z.output<typeof PayinPage> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.data);
  const data = own.data;
  if (!Array.isArray(data)) return false;
  for (let index = 0; index < data.length; index += 1) {
    const item: unknown = data[index];
    if (!isPayin(item)) return false;
  }
  const pagination = own.pagination;
  if (!isPagination_(pagination)) return false;
  return true;
}

/** True for a value that `TrackingComplete` accepts. */
export function isTrackingComplete(value: unknown): value is z.output<typeof TrackingComplete> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.step);
  const step = own.step;
  if (!isTrackingStep(step)) return false;
  const transactionHash = own.transaction_hash;
  if (transactionHash !== undefined && transactionHash !== null && typeof transactionHash !== "string") return false;
  const completedAt = own.completed_at;
  if (completedAt !== undefined && completedAt !== null && typeof completedAt !== "string") return false;
  return true;
}

/** True for a value that `TrackingPayment` accepts. */
export function isTrackingPayment(value: unknown): value is z.output<typeof TrackingPayment> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.step);
  const step = own.step;
  if (!isTrackingStep(step)) return false;
  const providerName = own.provider_name;
  if (providerName !== undefined && providerName !== null && typeof providerName !== "string") return false;
  const completedAt = own.completed_at;
  if (completedAt !== undefined && completedAt !== null && typeof completedAt !== "string") return false;
  const reviewSource = own.review_source;
  if (reviewSource !== undefined && reviewSource !== null && typeof reviewSource !== "string") return false;
  const reviewContext = own.review_context;
  if (reviewContext !== undefined) {
    if (reviewContext !== null) {
      if (!isObject(reviewContext)) return false;
    }
  }
  const reviewSources = own.review_sources;
  if (reviewSources !== undefined) {
    if (reviewSources !== null) {
      if (!Array.isArray(reviewSources)) return false;
      for (let index = 0; index < reviewSources.length; index += 1) {
        const item: unknown = reviewSources[index];
        if (typeof item !== "string") return false;
      }
    }
  }
  const reviewContexts = own.review_contexts;
  if (reviewContexts !== undefined) {
    if (reviewContexts !== null) {
      if (!isObject(reviewContexts)) return false;
    }
  }
  const approvedRiskSources = own.approved_risk_sources;
  if (approvedRiskSources !== undefined) {
    if (approvedRiskSources !== null) {
      if (!Array.isArray(approvedRiskSources)) return false;
      for (let index2 = 0; index2 < approvedRiskSources.length; index2 += 1) {
        const item2: unknown = approvedRiskSources[index2];
        if (typeof item2 !== "string") return false;
      }
    }
  }
  return true;
}

/** True for a value that `TrackingTransaction` accepts. */
export function isTrackingTransaction(value: unknown): value is z.output<typeof TrackingTransaction> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.step);
  const step = own.step;
  if (!isTrackingStep(step)) return false;
  const status = own.status;
  if (status !== undefined && status !== null && !isPayinTransactionStatus(status)) return false;
  const externalId = own.external_id;
  if (externalId !== undefined && externalId !== null && typeof externalId !== "string") return false;
  const completedAt = own.completed_at;
  if (completedAt !== undefined && completedAt !== null && typeof completedAt !== "string") return false;
  const transactionHash = own.transaction_hash;
  if (transactionHash !== undefined && transactionHash !== null && typeof transactionHash !== "string") return false;
  const providerName = own.provider_name;
  if (providerName !== undefined && providerName !== null && typeof providerName !== "string") return false;
  const providerTransactionId = own.provider_transaction_id;
  if (providerTransactionId !== undefined && providerTransactionId !== null && typeof providerTransactionId !== "string") return false;
  const senderName = own.sender_name;
  if (senderName !== undefined && senderName !== null && typeof senderName !== "string") return false;
  const senderBankName = own.sender_bank_name;
  if (senderBankName !== undefined && senderBankName !== null && typeof senderBankName !== "string") return false;
  const senderTaxId = own.sender_tax_id;
  if (senderTaxId !== undefined && senderTaxId !== null && typeof senderTaxId !== "string") return false;
  const senderBankCode = own.sender_bank_code;
  if (senderBankCode !== undefined && senderBankCode !== null && typeof senderBankCode !== "string") return false;
  const senderAccountNumber = own.sender_account_number;
  if (senderAccountNumber !== undefined && senderAccountNumber !== null && typeof senderAccountNumber !== "string") return false;
  const endToEndId = own.end_to_end_id;
  if (endToEndId !== undefined && endToEndId !== null && typeof endToEndId !== "string") return false;
  const traceNumber = own.trace_number;
  if (traceNumber !== undefined && traceNumber !== null && typeof traceNumber !== "string") return false;
  const transactionReference = own.transaction_reference;
  if (transactionReference !== undefined && transactionReference !== null && typeof transactionReference !== "string") return false;
  const description = own.description;
  if (description !== undefined && description !== null && typeof description !== "string") return false;
  const pseInstruction = own.pse_instruction;
  if (pseInstruction !== undefined && pseInstruction !== null && !isPseInstruction(pseInstruction)) return false;
  const transfersInstruction = own.transfers_instruction;
  if (transfersInstruction !== undefined && transfersInstruction !== null && !isTransfersInstruction(transfersInstruction)) return false;
  const tedInstruction = own.ted_instruction;
  if (tedInstruction !== undefined && tedInstruction !== null && !isTedInstruction_(tedInstruction)) return false;
  return true;
}

/** True for a value that `PseInstruction` accepts. */
export function isPseInstruction(value: unknown): value is z.output<typeof PseInstruction> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.payment_link);
  const paymentLink = own.payment_link;
  if (typeof paymentLink !== "string") return false;
  const fid = own.fid;
  if (typeof fid !== "string") return false;
  const fullName = own.full_name;
  if (typeof fullName !== "string") return false;
  const taxId = own.tax_id;
  if (typeof taxId !== "string") return false;
  const documentType = own.document_type;
  if (!isPseDocumentType(documentType)) return false;
  const phone = own.phone;
  if (typeof phone !== "string") return false;
  const email = own.email;
  if (typeof email !== "string") return false;
  const bankCode = own.bank_code;
  if (bankCode !== undefined && bankCode !== null && typeof bankCode !== "string") return false;
  return true;
}

const transfersInstructionPattern = /^[0-9]+$/u;

/** True for a value that `TransfersInstruction` accepts. */
export function isTransfersInstruction(value: unknown): value is z.output<typeof TransfersInstruction> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.account);
  const account = own.account;
  if (typeof account !== "string") return false;
  const type = own.type;
  if (!isTransfersType(type)) return false;
  const taxId = own.tax_id;
  if (taxId !== undefined && taxId !== null && (typeof taxId !== "string" || !transfersInstructionPattern.test(taxId))) return false;
  return true;
}

/** True for a value that `ErrorEnvelope` accepts. */
export function isErrorEnvelope(value: unknown): value is z.output<typeof ErrorEnvelope> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.success);
  const success = own.success;
  if (success !== false) return false;
  const code = own.code;
  if (typeof code !== "string") return false;
  const message = own.message;
  if (typeof message !== "string") return false;
  const description = own.description;
  if (typeof description !== "string") return false;
  const errors = own.errors;
  if (!Array.isArray(errors)) return false;
  const traceId = own.trace_id;
  if (typeof traceId !== "string") return false;
  return true;
}

/** True for a value that `ErrorCode` accepts. */
export function isErrorCode(value: unknown): value is z.output<typeof ErrorCode> {
  return typeof value === "string";
}

/** True for a value that `RetryClass` accepts. */
export function isRetryClass(value: unknown): value is z.output<typeof RetryClass> {
  return typeof value === "string";
}

/** True for a value that `BlockchainWalletNewEvent` accepts. */
export function isBlockchainWalletNewEvent(value: unknown): value is z.output<typeof BlockchainWalletNewEvent> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.webhook_event);
  const webhookEvent = own.webhook_event;
  if (webhookEvent !== "blockchainWallet.new") return false;
  if (!isBlockchainWallet(value)) return false;
  return true;
}

/** True for a value that `BankAccountNewEvent` accepts. */
export function isBankAccountNewEvent(value: unknown): value is z.output<typeof BankAccountNewEvent> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.webhook_event);
  const webhookEvent = own.webhook_event;
  if (webhookEvent !== "bankAccount.new") return false;
  const id = own.id;
  if (id === undefined) return false;
  const type = own.type;
  if (type === undefined) return false;
  const name = own.name;
  if (name === undefined) return false;
  if (!isBankAccount(value)) return false;
  return true;
}

/** True for a value that `PayinNewEvent` accepts. */
export function isPayinNewEvent(value: unknown): value is z.output<typeof PayinNewEvent> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.webhook_event);
  const webhookEvent = own.webhook_event;
  if (webhookEvent !== "payin.new") return false;
  if (!isPayin(value)) return false;
  return true;
}

/** True for a value that `WebhookEvent` accepts. */
export function isWebhookEvent(value: unknown): value is z.output<typeof WebhookEvent> {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.webhook_event);
  switch (own.webhook_event) {
    case "blockchainWallet.new": {
      if (!isBlockchainWalletNewEvent(value)) return false;
      break;
    }
    case "bankAccount.new": {
      if (!isBankAccountNewEvent(value)) return false;
      break;
    }
    case "payin.new": {
      if (!isPayinNewEvent(value)) return false;
      break;
    }
    case "payout.new": {
      if (!isPayoutNewEvent_(value)) return false;
      break;
    }
    case "payout.update": {
      if (!isPayoutUpdateEvent_(value)) return false;
      break;
    }
    case "payout.complete": {
      if (!isPayoutCompleteEvent_(value)) return false;
      break;
    }
    default:
      return false;
  }
  return true;
}
