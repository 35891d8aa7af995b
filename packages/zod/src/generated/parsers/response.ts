// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { parser } from "@crossborder/runtime/predicates";
import {
  isAccountClass,
  isAccountType,
  isAchCopDocumentType,
  isBankAccount,
  isBankAccountCreate,
  isBankAccountCreateAch,
  isBankAccountCreateAchCopPartner,
  isBankAccountCreateInternationalSwift,
  isBankAccountCreatePix,
  isBankAccountCreatePixSafe,
  isBankAccountCreateRtp,
  isBankAccountCreateSepa,
  isBankAccountCreateSpeiPartner,
  isBankAccountCreateTed,
  isBankAccountCreateTransfersPartner,
  isBankAccountCreateWire,
  isBankAccountId,
  isBankAccountNewEvent,
  isBankAccountStatus,
  isBankAccountType,
  isBlockchainWallet,
  isBlockchainWalletCreate,
  isBlockchainWalletId,
  isBlockchainWalletNetwork,
  isBlockchainWalletNewEvent,
  isCardInstruction,
  isCountryCode,
  isCustomer,
  isCustomerCreate,
  isCustomerId,
  isCustomerPage,
  isErrorCode,
  isErrorEnvelope,
  isEvmTestNetwork,
  isInstanceId,
  isKycType,
  isMinorUnits,
  isOfframpWallet,
  isOfframpWalletId,
  isOfframpWalletNetwork,
  isPageLimit,
  isPagination,
  isPayable,
  isPayablePage,
  isPayableStatus,
  isPayin,
  isPayinId,
  isPayinNewEvent,
  isPayinPage,
  isPayinStatus,
  isPayinTransactionStatus,
  isPayout,
  isPayoutCompleteEvent,
  isPayoutCreateEvm,
  isPayoutId,
  isPayoutNewEvent,
  isPayoutPage,
  isPayoutUpdateEvent,
  isPseDocumentType,
  isPseInstruction,
  isQuote,
  isQuoteContract,
  isQuoteCreate,
  isQuoteId,
  isRecipientRelationship,
  isRetryClass,
  isSignMessageChallenge,
  isSpeiProtocol,
  isTedInstruction,
  isToken,
  isTosCreate,
  isTosId,
  isTosLink,
  isTrackingComplete,
  isTrackingPayment,
  isTrackingStep,
  isTrackingTransaction,
  isTransfer,
  isTransferPage,
  isTransfersInstruction,
  isTransfersType,
  isUploadResult,
  isWebhookEvent,
} from "../predicates/response.ts";
import {
  AccountClass,
  AccountType,
  AchCopDocumentType,
  BankAccount,
  BankAccountCreate,
  BankAccountCreateAch,
  BankAccountCreateAchCopPartner,
  BankAccountCreateInternationalSwift,
  BankAccountCreatePix,
  BankAccountCreatePixSafe,
  BankAccountCreateRtp,
  BankAccountCreateSepa,
  BankAccountCreateSpeiPartner,
  BankAccountCreateTed,
  BankAccountCreateTransfersPartner,
  BankAccountCreateWire,
  BankAccountId,
  BankAccountNewEvent,
  BankAccountStatus,
  BankAccountType,
  BlockchainWallet,
  BlockchainWalletCreate,
  BlockchainWalletId,
  BlockchainWalletNetwork,
  BlockchainWalletNewEvent,
  CardInstruction,
  CountryCode,
  Customer,
  CustomerCreate,
  CustomerId,
  CustomerPage,
  ErrorCode,
  ErrorEnvelope,
  EvmTestNetwork,
  InstanceId,
  KycType,
  MinorUnits,
  OfframpWallet,
  OfframpWalletId,
  OfframpWalletNetwork,
  PageLimit,
  Pagination,
  Payable,
  PayablePage,
  PayableStatus,
  Payin,
  PayinId,
  PayinNewEvent,
  PayinPage,
  PayinStatus,
  PayinTransactionStatus,
  Payout,
  PayoutCompleteEvent,
  PayoutCreateEvm,
  PayoutId,
  PayoutNewEvent,
  PayoutPage,
  PayoutUpdateEvent,
  PseDocumentType,
  PseInstruction,
  Quote,
  QuoteContract,
  QuoteCreate,
  QuoteId,
  RecipientRelationship,
  RetryClass,
  SignMessageChallenge,
  SpeiProtocol,
  TedInstruction,
  Token,
  TosCreate,
  TosId,
  TosLink,
  TrackingComplete,
  TrackingPayment,
  TrackingStep,
  TrackingTransaction,
  Transfer,
  TransferPage,
  TransfersInstruction,
  TransfersType,
  UploadResult,
  WebhookEvent,
} from "../response/index.ts";

/** Returns a value that `InstanceId` accepts, and throws what it throws. */
export const parseInstanceId: Parser<typeof InstanceId> = /* @__PURE__ */ parser(isInstanceId, () => InstanceId);

/** Returns a value that `CustomerId` accepts, and throws what it throws. */
export const parseCustomerId: Parser<typeof CustomerId> = /* @__PURE__ */ parser(isCustomerId, () => CustomerId);

/** Returns a value that `BankAccountId` accepts, and throws what it throws. */
export const parseBankAccountId: Parser<typeof BankAccountId> = /* @__PURE__ */ parser(isBankAccountId, () => BankAccountId);

/** Returns a value that `BlockchainWalletId` accepts, and throws what it throws. */
export const parseBlockchainWalletId: Parser<typeof BlockchainWalletId> = /* @__PURE__ */ parser(isBlockchainWalletId, () => BlockchainWalletId);

/** Returns a value that `OfframpWalletId` accepts, and throws what it throws. */
export const parseOfframpWalletId: Parser<typeof OfframpWalletId> = /* @__PURE__ */ parser(isOfframpWalletId, () => OfframpWalletId);

/** Returns a value that `QuoteId` accepts, and throws what it throws. */
export const parseQuoteId: Parser<typeof QuoteId> = /* @__PURE__ */ parser(isQuoteId, () => QuoteId);

/** Returns a value that `PayoutId` accepts, and throws what it throws. */
export const parsePayoutId: Parser<typeof PayoutId> = /* @__PURE__ */ parser(isPayoutId, () => PayoutId);

/** Returns a value that `PayinId` accepts, and throws what it throws. */
export const parsePayinId: Parser<typeof PayinId> = /* @__PURE__ */ parser(isPayinId, () => PayinId);

/** Returns a value that `TosId` accepts, and throws what it throws. */
export const parseTosId: Parser<typeof TosId> = /* @__PURE__ */ parser(isTosId, () => TosId);

/** Returns a value that `MinorUnits` accepts, and throws what it throws. */
export const parseMinorUnits: Parser<typeof MinorUnits> = /* @__PURE__ */ parser(isMinorUnits, () => MinorUnits);

/** Returns a value that `CountryCode` accepts, and throws what it throws. */
export const parseCountryCode: Parser<typeof CountryCode> = /* @__PURE__ */ parser(isCountryCode, () => CountryCode);

/** Returns a value that `Token` accepts, and throws what it throws. */
export const parseToken: Parser<typeof Token> = /* @__PURE__ */ parser(isToken, () => Token);

/** Returns a value that `PageLimit` accepts, and throws what it throws. */
export const parsePageLimit: Parser<typeof PageLimit> = /* @__PURE__ */ parser(isPageLimit, () => PageLimit);

/** Returns a value that `KycType` accepts, and throws what it throws. */
export const parseKycType: Parser<typeof KycType> = /* @__PURE__ */ parser(isKycType, () => KycType);

/** Returns a value that `AccountType` accepts, and throws what it throws. */
export const parseAccountType: Parser<typeof AccountType> = /* @__PURE__ */ parser(isAccountType, () => AccountType);

/** Returns a value that `AccountClass` accepts, and throws what it throws. */
export const parseAccountClass: Parser<typeof AccountClass> = /* @__PURE__ */ parser(isAccountClass, () => AccountClass);

/** Returns a value that `SpeiProtocol` accepts, and throws what it throws. */
export const parseSpeiProtocol: Parser<typeof SpeiProtocol> = /* @__PURE__ */ parser(isSpeiProtocol, () => SpeiProtocol);

/** Returns a value that `TransfersType` accepts, and throws what it throws. */
export const parseTransfersType: Parser<typeof TransfersType> = /* @__PURE__ */ parser(isTransfersType, () => TransfersType);

/** Returns a value that `AchCopDocumentType` accepts, and throws what it throws. */
export const parseAchCopDocumentType: Parser<typeof AchCopDocumentType> = /* @__PURE__ */ parser(isAchCopDocumentType, () => AchCopDocumentType);

/** Returns a value that `PseDocumentType` accepts, and throws what it throws. */
export const parsePseDocumentType: Parser<typeof PseDocumentType> = /* @__PURE__ */ parser(isPseDocumentType, () => PseDocumentType);

/** Returns a value that `BankAccountType` accepts, and throws what it throws. */
export const parseBankAccountType: Parser<typeof BankAccountType> = /* @__PURE__ */ parser(isBankAccountType, () => BankAccountType);

/** Returns a value that `BankAccountStatus` accepts, and throws what it throws. */
export const parseBankAccountStatus: Parser<typeof BankAccountStatus> = /* @__PURE__ */ parser(isBankAccountStatus, () => BankAccountStatus);

/** Returns a value that `RecipientRelationship` accepts, and throws what it throws. */
export const parseRecipientRelationship: Parser<typeof RecipientRelationship> = /* @__PURE__ */ parser(isRecipientRelationship, () => RecipientRelationship);

/** Returns a value that `OfframpWalletNetwork` accepts, and throws what it throws. */
export const parseOfframpWalletNetwork: Parser<typeof OfframpWalletNetwork> = /* @__PURE__ */ parser(isOfframpWalletNetwork, () => OfframpWalletNetwork);

/** Returns a value that `BlockchainWalletNetwork` accepts, and throws what it throws. */
export const parseBlockchainWalletNetwork: Parser<typeof BlockchainWalletNetwork> = /* @__PURE__ */ parser(isBlockchainWalletNetwork, () => BlockchainWalletNetwork);

/** Returns a value that `EvmTestNetwork` accepts, and throws what it throws. */
export const parseEvmTestNetwork: Parser<typeof EvmTestNetwork> = /* @__PURE__ */ parser(isEvmTestNetwork, () => EvmTestNetwork);

/** Returns a value that `PayinStatus` accepts, and throws what it throws. */
export const parsePayinStatus: Parser<typeof PayinStatus> = /* @__PURE__ */ parser(isPayinStatus, () => PayinStatus);

/** Returns a value that `PayinTransactionStatus` accepts, and throws what it throws. */
export const parsePayinTransactionStatus: Parser<typeof PayinTransactionStatus> = /* @__PURE__ */ parser(isPayinTransactionStatus, () => PayinTransactionStatus);

/** Returns a value that `TrackingStep` accepts, and throws what it throws. */
export const parseTrackingStep: Parser<typeof TrackingStep> = /* @__PURE__ */ parser(isTrackingStep, () => TrackingStep);

/** Returns a value that `PayableStatus` accepts, and throws what it throws. */
export const parsePayableStatus: Parser<typeof PayableStatus> = /* @__PURE__ */ parser(isPayableStatus, () => PayableStatus);

/** Returns a value that `TosCreate` accepts, and throws what it throws. */
export const parseTosCreate: Parser<typeof TosCreate> = /* @__PURE__ */ parser(isTosCreate, () => TosCreate);

/** Returns a value that `TosLink` accepts, and throws what it throws. */
export const parseTosLink: Parser<typeof TosLink> = /* @__PURE__ */ parser(isTosLink, () => TosLink);

/** Returns a value that `UploadResult` accepts, and throws what it throws. */
export const parseUploadResult: Parser<typeof UploadResult> = /* @__PURE__ */ parser(isUploadResult, () => UploadResult);

/** Returns a value that `Customer` accepts, and throws what it throws. */
export const parseCustomer: Parser<typeof Customer> = /* @__PURE__ */ parser(isCustomer, () => Customer);

/** Returns a value that `CustomerCreate` accepts, and throws what it throws. */
export const parseCustomerCreate: Parser<typeof CustomerCreate> = /* @__PURE__ */ parser(isCustomerCreate, () => CustomerCreate);

/** Returns a value that `CustomerPage` accepts, and throws what it throws. */
export const parseCustomerPage: Parser<typeof CustomerPage> = /* @__PURE__ */ parser(isCustomerPage, () => CustomerPage);

/** Returns a value that `BankAccount` accepts, and throws what it throws. */
export const parseBankAccount: Parser<typeof BankAccount> = /* @__PURE__ */ parser(isBankAccount, () => BankAccount);

/** Returns a value that `BankAccountCreate` accepts, and throws what it throws. */
export const parseBankAccountCreate: Parser<typeof BankAccountCreate> = /* @__PURE__ */ parser(isBankAccountCreate, () => BankAccountCreate);

/** Returns a value that `BankAccountCreateAch` accepts, and throws what it throws. */
export const parseBankAccountCreateAch: Parser<typeof BankAccountCreateAch> = /* @__PURE__ */ parser(isBankAccountCreateAch, () => BankAccountCreateAch);

/** Returns a value that `BankAccountCreateWire` accepts, and throws what it throws. */
export const parseBankAccountCreateWire: Parser<typeof BankAccountCreateWire> = /* @__PURE__ */ parser(isBankAccountCreateWire, () => BankAccountCreateWire);

/** Returns a value that `BankAccountCreatePix` accepts, and throws what it throws. */
export const parseBankAccountCreatePix: Parser<typeof BankAccountCreatePix> = /* @__PURE__ */ parser(isBankAccountCreatePix, () => BankAccountCreatePix);

/** Returns a value that `BankAccountCreatePixSafe` accepts, and throws what it throws. */
export const parseBankAccountCreatePixSafe: Parser<typeof BankAccountCreatePixSafe> = /* @__PURE__ */ parser(isBankAccountCreatePixSafe, () => BankAccountCreatePixSafe);

/** Returns a value that `BankAccountCreateTed` accepts, and throws what it throws. */
export const parseBankAccountCreateTed: Parser<typeof BankAccountCreateTed> = /* @__PURE__ */ parser(isBankAccountCreateTed, () => BankAccountCreateTed);

/** Returns a value that `BankAccountCreateSpeiPartner` accepts, and throws what it throws. */
export const parseBankAccountCreateSpeiPartner: Parser<typeof BankAccountCreateSpeiPartner> = /* @__PURE__ */ parser(isBankAccountCreateSpeiPartner, () => BankAccountCreateSpeiPartner);

/** Returns a value that `BankAccountCreateTransfersPartner` accepts, and throws what it throws. */
export const parseBankAccountCreateTransfersPartner: Parser<typeof BankAccountCreateTransfersPartner> = /* @__PURE__ */ parser(isBankAccountCreateTransfersPartner, () => BankAccountCreateTransfersPartner);

/** Returns a value that `BankAccountCreateAchCopPartner` accepts, and throws what it throws. */
export const parseBankAccountCreateAchCopPartner: Parser<typeof BankAccountCreateAchCopPartner> = /* @__PURE__ */ parser(isBankAccountCreateAchCopPartner, () => BankAccountCreateAchCopPartner);

/** Returns a value that `BankAccountCreateInternationalSwift` accepts, and throws what it throws. */
export const parseBankAccountCreateInternationalSwift: Parser<typeof BankAccountCreateInternationalSwift> = /* @__PURE__ */ parser(isBankAccountCreateInternationalSwift, () => BankAccountCreateInternationalSwift);

/** Returns a value that `BankAccountCreateRtp` accepts, and throws what it throws. */
export const parseBankAccountCreateRtp: Parser<typeof BankAccountCreateRtp> = /* @__PURE__ */ parser(isBankAccountCreateRtp, () => BankAccountCreateRtp);

/** Returns a value that `BankAccountCreateSepa` accepts, and throws what it throws. */
export const parseBankAccountCreateSepa: Parser<typeof BankAccountCreateSepa> = /* @__PURE__ */ parser(isBankAccountCreateSepa, () => BankAccountCreateSepa);

/** Returns a value that `OfframpWallet` accepts, and throws what it throws. */
export const parseOfframpWallet: Parser<typeof OfframpWallet> = /* @__PURE__ */ parser(isOfframpWallet, () => OfframpWallet);

/** Returns a value that `BlockchainWallet` accepts, and throws what it throws. */
export const parseBlockchainWallet: Parser<typeof BlockchainWallet> = /* @__PURE__ */ parser(isBlockchainWallet, () => BlockchainWallet);

/** Returns a value that `BlockchainWalletCreate` accepts, and throws what it throws. */
export const parseBlockchainWalletCreate: Parser<typeof BlockchainWalletCreate> = /* @__PURE__ */ parser(isBlockchainWalletCreate, () => BlockchainWalletCreate);

/** Returns a value that `SignMessageChallenge` accepts, and throws what it throws. */
export const parseSignMessageChallenge: Parser<typeof SignMessageChallenge> = /* @__PURE__ */ parser(isSignMessageChallenge, () => SignMessageChallenge);

/** Returns a value that `Quote` accepts, and throws what it throws. */
export const parseQuote: Parser<typeof Quote> = /* @__PURE__ */ parser(isQuote, () => Quote);

/** Returns a value that `QuoteCreate` accepts, and throws what it throws. */
export const parseQuoteCreate: Parser<typeof QuoteCreate> = /* @__PURE__ */ parser(isQuoteCreate, () => QuoteCreate);

/** Returns a value that `QuoteContract` accepts, and throws what it throws. */
export const parseQuoteContract: Parser<typeof QuoteContract> = /* @__PURE__ */ parser(isQuoteContract, () => QuoteContract);

/** Returns a value that `Payout` accepts, and throws what it throws. */
export const parsePayout: Parser<typeof Payout> = /* @__PURE__ */ parser(isPayout, () => Payout);

/** Returns a value that `PayoutCreateEvm` accepts, and throws what it throws. */
export const parsePayoutCreateEvm: Parser<typeof PayoutCreateEvm> = /* @__PURE__ */ parser(isPayoutCreateEvm, () => PayoutCreateEvm);

/** Returns a value that `PayoutPage` accepts, and throws what it throws. */
export const parsePayoutPage: Parser<typeof PayoutPage> = /* @__PURE__ */ parser(isPayoutPage, () => PayoutPage);

/** Returns a value that `Payin` accepts, and throws what it throws. */
export const parsePayin: Parser<typeof Payin> = /* @__PURE__ */ parser(isPayin, () => Payin);

/** Returns a value that `PayinPage` accepts, and throws what it throws. */
export const parsePayinPage: Parser<typeof PayinPage> = /* @__PURE__ */ parser(isPayinPage, () => PayinPage);

/** Returns a value that `TrackingComplete` accepts, and throws what it throws. */
export const parseTrackingComplete: Parser<typeof TrackingComplete> = /* @__PURE__ */ parser(isTrackingComplete, () => TrackingComplete);

/** Returns a value that `TrackingPayment` accepts, and throws what it throws. */
export const parseTrackingPayment: Parser<typeof TrackingPayment> = /* @__PURE__ */ parser(isTrackingPayment, () => TrackingPayment);

/** Returns a value that `TrackingTransaction` accepts, and throws what it throws. */
export const parseTrackingTransaction: Parser<typeof TrackingTransaction> = /* @__PURE__ */ parser(isTrackingTransaction, () => TrackingTransaction);

/** Returns a value that `PseInstruction` accepts, and throws what it throws. */
export const parsePseInstruction: Parser<typeof PseInstruction> = /* @__PURE__ */ parser(isPseInstruction, () => PseInstruction);

/** Returns a value that `TransfersInstruction` accepts, and throws what it throws. */
export const parseTransfersInstruction: Parser<typeof TransfersInstruction> = /* @__PURE__ */ parser(isTransfersInstruction, () => TransfersInstruction);

/** Returns a value that `TedInstruction` accepts, and throws what it throws. */
export const parseTedInstruction: Parser<typeof TedInstruction> = /* @__PURE__ */ parser(isTedInstruction, () => TedInstruction);

/** Returns a value that `CardInstruction` accepts, and throws what it throws. */
export const parseCardInstruction: Parser<typeof CardInstruction> = /* @__PURE__ */ parser(isCardInstruction, () => CardInstruction);

/** Returns a value that `Payable` accepts, and throws what it throws. */
export const parsePayable: Parser<typeof Payable> = /* @__PURE__ */ parser(isPayable, () => Payable);

/** Returns a value that `PayablePage` accepts, and throws what it throws. */
export const parsePayablePage: Parser<typeof PayablePage> = /* @__PURE__ */ parser(isPayablePage, () => PayablePage);

/** Returns a value that `Transfer` accepts, and throws what it throws. */
export const parseTransfer: Parser<typeof Transfer> = /* @__PURE__ */ parser(isTransfer, () => Transfer);

/** Returns a value that `TransferPage` accepts, and throws what it throws. */
export const parseTransferPage: Parser<typeof TransferPage> = /* @__PURE__ */ parser(isTransferPage, () => TransferPage);

/** Returns a value that `Pagination` accepts, and throws what it throws. */
export const parsePagination: Parser<typeof Pagination> = /* @__PURE__ */ parser(isPagination, () => Pagination);

/** Returns a value that `ErrorEnvelope` accepts, and throws what it throws. */
export const parseErrorEnvelope: Parser<typeof ErrorEnvelope> = /* @__PURE__ */ parser(isErrorEnvelope, () => ErrorEnvelope);

/** Returns a value that `ErrorCode` accepts, and throws what it throws. */
export const parseErrorCode: Parser<typeof ErrorCode> = /* @__PURE__ */ parser(isErrorCode, () => ErrorCode);

/** Returns a value that `RetryClass` accepts, and throws what it throws. */
export const parseRetryClass: Parser<typeof RetryClass> = /* @__PURE__ */ parser(isRetryClass, () => RetryClass);

/** Returns a value that `BlockchainWalletNewEvent` accepts, and throws what it throws. */
export const parseBlockchainWalletNewEvent: Parser<typeof BlockchainWalletNewEvent> = /* @__PURE__ */ parser(isBlockchainWalletNewEvent, () => BlockchainWalletNewEvent);

/** Returns a value that `BankAccountNewEvent` accepts, and throws what it throws. */
export const parseBankAccountNewEvent: Parser<typeof BankAccountNewEvent> = /* @__PURE__ */ parser(isBankAccountNewEvent, () => BankAccountNewEvent);

/** Returns a value that `PayinNewEvent` accepts, and throws what it throws. */
export const parsePayinNewEvent: Parser<typeof PayinNewEvent> = /* @__PURE__ */ parser(isPayinNewEvent, () => PayinNewEvent);

/** Returns a value that `PayoutNewEvent` accepts, and throws what it throws. */
export const parsePayoutNewEvent: Parser<typeof PayoutNewEvent> = /* @__PURE__ */ parser(isPayoutNewEvent, () => PayoutNewEvent);

/** Returns a value that `PayoutUpdateEvent` accepts, and throws what it throws. */
export const parsePayoutUpdateEvent: Parser<typeof PayoutUpdateEvent> = /* @__PURE__ */ parser(isPayoutUpdateEvent, () => PayoutUpdateEvent);

/** Returns a value that `PayoutCompleteEvent` accepts, and throws what it throws. */
export const parsePayoutCompleteEvent: Parser<typeof PayoutCompleteEvent> = /* @__PURE__ */ parser(isPayoutCompleteEvent, () => PayoutCompleteEvent);

/** Returns a value that `WebhookEvent` accepts, and throws what it throws. */
export const parseWebhookEvent: Parser<typeof WebhookEvent> = /* @__PURE__ */ parser(isWebhookEvent, () => WebhookEvent);
