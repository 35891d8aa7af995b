// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { RetryAdvice } from "@crossborder/runtime/errors";
import type { ErrorAction, ErrorCode } from "./codes.ts";

const terminalAskEndUser: RetryAdvice<ErrorAction> = { retryClass: "terminal", action: "ask-end-user" };
const terminalFixCredentials: RetryAdvice<ErrorAction> = { retryClass: "terminal", action: "fix-credentials" };
const actionableFixCredentials: RetryAdvice<ErrorAction> = {
  retryClass: "actionable",
  action: "fix-credentials",
};
const retryableRetryLater: RetryAdvice<ErrorAction> = { retryClass: "retryable", action: "retry-later" };
const actionableFixInput: RetryAdvice<ErrorAction> = { retryClass: "actionable", action: "fix-input" };
const actionableWaitForState: RetryAdvice<ErrorAction> = {
  retryClass: "actionable",
  action: "wait-for-state",
};
const terminalFixInput: RetryAdvice<ErrorAction> = { retryClass: "terminal", action: "fix-input" };
const actionableAskEndUser: RetryAdvice<ErrorAction> = { retryClass: "actionable", action: "ask-end-user" };
const terminalContactSupport: RetryAdvice<ErrorAction> = { retryClass: "terminal", action: "contact-support" };
const terminalNoneMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "terminal",
  action: "none",
  moneyMayHaveMoved: true,
};
const terminalNone: RetryAdvice<ErrorAction> = { retryClass: "terminal", action: "none" };
const retryableRetryLaterMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "retryable",
  action: "retry-later",
  moneyMayHaveMoved: true,
};
const terminalContactSupportMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "terminal",
  action: "contact-support",
  moneyMayHaveMoved: true,
};
const actionableWaitForStateMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "actionable",
  action: "wait-for-state",
  moneyMayHaveMoved: true,
};
const terminalWaitForStateMoneyMoved: RetryAdvice<ErrorAction> = {
  retryClass: "terminal",
  action: "wait-for-state",
  moneyMayHaveMoved: true,
};
const retryableGetNewQuoteNotResent: RetryAdvice<ErrorAction> = {
  retryClass: "retryable",
  action: "get-new-quote",
  resend: false,
};
const actionableGetNewQuote: RetryAdvice<ErrorAction> = { retryClass: "actionable", action: "get-new-quote" };

/** Advice after each error code. */
export const retryTable: Readonly<Record<ErrorCode, RetryAdvice<ErrorAction>>> = {
  AUTH_EMAIL_ALREADY_REGISTERED: terminalAskEndUser,
  AUTH_FORBIDDEN: terminalFixCredentials,
  AUTH_IP_BLOCKED: terminalFixCredentials,
  AUTH_OAUTH_CONNECTION_NOT_BOUND: actionableFixCredentials,
  AUTH_OAUTH_CONNECTION_NOT_FOUND: actionableFixCredentials,
  AUTH_OAUTH_CONNECTION_REVOKED: actionableFixCredentials,
  AUTH_RATE_LIMITED: retryableRetryLater,
  AUTH_SERVICE_UNAVAILABLE: retryableRetryLater,
  AUTH_TOKEN_INVALID: actionableFixCredentials,
  AUTH_UNAUTHORIZED: actionableFixCredentials,
  BANK_ACCOUNTS_INCOMPLETE: actionableFixInput,
  BANK_ACCOUNTS_INVALID_BANK_CODE: actionableFixInput,
  BANK_ACCOUNTS_INVALID_ROUTING: actionableFixInput,
  BANK_ACCOUNTS_NOT_APPROVED: actionableWaitForState,
  BANK_ACCOUNTS_NOT_FOUND: actionableFixInput,
  BANK_ACCOUNTS_OWNED_BY_PAYABLE: terminalFixInput,
  BANK_ACCOUNTS_PARTNER_NOT_SUPPORTED: terminalFixInput,
  BANK_ACCOUNTS_CONNECTOR_CONNECTION_INVALID: actionableAskEndUser,
  BANK_ACCOUNTS_CONNECTOR_LINK_FAILED: retryableRetryLater,
  BANK_ACCOUNTS_CONNECTOR_LINK_SESSION_INVALID: actionableAskEndUser,
  BANK_ACCOUNTS_CONNECTOR_NOT_ENABLED: terminalContactSupport,
  BANK_ACCOUNTS_CONNECTOR_NOT_FIRST_PARTY: terminalAskEndUser,
  BANK_ACCOUNTS_RTP_NOT_SUPPORTED: terminalFixInput,
  BILLING_INVOICE_NOT_FOUND: actionableFixInput,
  BILLING_INVOICE_NOT_PAYABLE: terminalNoneMoneyMoved,
  BILLING_NOT_AVAILABLE: terminalNone,
  BLOCKCHAIN_CALL_FAILED: retryableRetryLaterMoneyMoved,
  BLOCKCHAIN_NETWORK_NOT_SUPPORTED: terminalFixInput,
  BLOCKCHAIN_TOKEN_NOT_SUPPORTED: actionableFixInput,
  BLOCKCHAIN_TX_FAILED: retryableRetryLaterMoneyMoved,
  COMPLIANCE_RFI_IN_PROGRESS: actionableWaitForState,
  COMPLIANCE_RFI_INVALID: actionableFixInput,
  CUSTOMERS_ALREADY_APPROVED: terminalNone,
  CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE: terminalFixInput,
  CUSTOMERS_COUNTRY_NOT_SUPPORTED: terminalNone,
  CUSTOMERS_ENHANCED_KYC_REQUIRED: actionableFixInput,
  CUSTOMERS_ID_DOCUMENT_INVALID: actionableAskEndUser,
  CUSTOMERS_INVALID_DATA: actionableAskEndUser,
  CUSTOMERS_INVALID_PHONE: actionableFixInput,
  CUSTOMERS_INVALID_TAX_ID: actionableAskEndUser,
  CUSTOMERS_KYC_NOT_APPROVED: actionableWaitForState,
  CUSTOMERS_KYC_TYPE_NOT_AVAILABLE: terminalFixInput,
  CUSTOMERS_NAME_INVALID: actionableAskEndUser,
  CUSTOMERS_NOT_FOUND: actionableFixInput,
  CUSTOMERS_ONBOARDING_INCOMPLETE: actionableAskEndUser,
  CUSTOMERS_OWNERSHIP_INVALID: actionableAskEndUser,
  DATA_INTEGRITY_ERROR: terminalContactSupportMoneyMoved,
  FEES_NOT_FOUND: actionableFixInput,
  FEES_PARTNER_FEE_EXCEEDED: actionableFixInput,
  FILES_ANALYSIS_FAILED: retryableRetryLater,
  FILES_EMPTY: actionableFixInput,
  FILES_PAGE_LIMIT_EXCEEDED: actionableFixInput,
  FILES_TOO_LARGE: actionableFixInput,
  FILES_TYPE_NOT_ALLOWED: actionableFixInput,
  FILES_UNREADABLE: actionableAskEndUser,
  FILES_URL_INVALID: actionableFixInput,
  INSTANCES_BLOCKED: terminalContactSupport,
  INSTANCES_DEVELOPMENT_CREATION_DISABLED: terminalContactSupport,
  INSTANCES_LIMIT_REACHED: terminalContactSupport,
  INSTANCES_NOT_FOUND: actionableFixInput,
  INTERNAL_ERROR: retryableRetryLaterMoneyMoved,
  LIMITS_AMOUNT_OUT_OF_RANGE: actionableFixInput,
  LIMITS_VOLUME_EXCEEDED: actionableFixInput,
  PAYABLES_ALREADY_PAID_OR_EXPIRED: terminalNoneMoneyMoved,
  PAYABLES_ALREADY_PAID_OR_IN_FLIGHT: actionableWaitForStateMoneyMoved,
  PAYABLES_AMOUNT_NEGATIVE: actionableFixInput,
  PAYABLES_BANK_ACCOUNT_INVALID: actionableFixInput,
  PAYABLES_BOLETO_WOULD_BE_OVERDUE: terminalAskEndUser,
  PAYABLES_CODE_UNRESOLVABLE: actionableFixInput,
  PAYABLES_CURRENCY_MUST_BE_BRL: actionableFixInput,
  PAYABLES_DESTINATION_NOT_SUPPORTED: terminalNone,
  PAYABLES_DOCUMENT_INVALID: terminalFixInput,
  PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX: terminalFixInput,
  PAYABLES_DUPLICATE: actionableWaitForStateMoneyMoved,
  PAYABLES_NETWORK_NOT_SUPPORTED: terminalFixInput,
  PAYABLES_NOT_CANCELABLE: terminalNoneMoneyMoved,
  PAYABLES_NOT_FOUND: terminalFixInput,
  PAYABLES_PIX_AMOUNT_REQUIRED: terminalFixInput,
  PAYABLES_REVIEW_STATE_INVALID: terminalNoneMoneyMoved,
  PAYINS_ALREADY_TERMINAL: terminalNoneMoneyMoved,
  PAYINS_CARD_ALREADY_CHARGED: terminalWaitForStateMoneyMoved,
  PAYINS_CARD_GATEWAY_ENVIRONMENT_MISMATCH: terminalFixInput,
  PAYINS_CARD_PAYMENT_DECLINED: actionableAskEndUser,
  PAYINS_CARD_PAYMENT_PENDING: terminalWaitForStateMoneyMoved,
  PAYINS_FUNDING_ACCOUNT_INVALID: actionableFixInput,
  PAYINS_FUNDING_PULL_FAILED: retryableGetNewQuoteNotResent,
  PAYINS_METHOD_NOT_SUPPORTED: terminalFixInput,
  PAYINS_NOT_FOUND: actionableFixInput,
  PAYINS_TAX_ID_REQUIRED: actionableFixInput,
  PAYINS_VIRTUAL_ACCOUNT_REQUIRED: actionableWaitForState,
  PAYOUTS_ALLOWANCE_NOT_CONFIRMED: retryableRetryLater,
  PAYOUTS_AMOUNT_BELOW_MINIMUM: actionableFixInput,
  PAYOUTS_DOCUMENTS_NOT_ACCEPTED: terminalNoneMoneyMoved,
  PAYOUTS_INSUFFICIENT_BALANCE: actionableAskEndUser,
  PAYOUTS_NOT_FOUND: actionableFixInput,
  QUOTES_ALREADY_USED: actionableWaitForStateMoneyMoved,
  QUOTES_EXPIRED: actionableGetNewQuote,
  QUOTES_INSUFFICIENT_LIQUIDITY: actionableGetNewQuote,
  QUOTES_INVALID_STATE: actionableWaitForStateMoneyMoved,
  QUOTES_NOT_FOUND: actionableFixInput,
  QUOTES_OTC_NOT_SUPPORTED: actionableFixInput,
  QUOTES_RATE_UNAVAILABLE: retryableRetryLater,
  REQUEST_REJECTED: actionableFixInput,
  TOS_ALREADY_ACCEPTED: terminalNone,
  TOS_NOT_ACCEPTED: actionableAskEndUser,
  TOS_NOT_FOUND: actionableFixInput,
  TRANSFERS_NOT_ENABLED: terminalContactSupport,
  VALIDATION_FAILED: actionableFixInput,
  VALIDATION_INVALID_REQUEST: actionableFixInput,
  VALIDATION_MISSING_BODY: actionableFixInput,
  VALIDATION_MISSING_REQUIRED_FIELDS: actionableFixInput,
  VIRTUAL_ACCOUNTS_DISABLED: terminalContactSupport,
  VIRTUAL_ACCOUNTS_DOCUMENTS_REQUIRED: actionableAskEndUser,
  VIRTUAL_ACCOUNTS_NOT_APPROVED: actionableWaitForState,
  VIRTUAL_ACCOUNTS_NOT_FOUND: actionableFixInput,
  VIRTUAL_ACCOUNTS_PARTNER_NOT_ELIGIBLE: terminalContactSupport,
  VIRTUAL_ACCOUNTS_PROVISION_FAILED: retryableRetryLater,
  VIRTUAL_ACCOUNTS_REGION_NOT_SUPPORTED: terminalNone,
  WALLETS_ATTACHED_TO_VIRTUAL_ACCOUNT: terminalNone,
  WALLETS_BALANCE_UNAVAILABLE: retryableRetryLater,
  WALLETS_LIMIT_REACHED: terminalFixInput,
  WALLETS_NOT_FOUND: actionableFixInput,
  WEBHOOKS_LIMIT_REACHED: terminalFixInput,
  WEBHOOKS_SIGNATURE_INVALID: terminalFixCredentials,
  WEBHOOKS_URL_INVALID: actionableFixInput,
  YIELD_INVALID_STATE: actionableWaitForStateMoneyMoved,
  YIELD_NOT_AVAILABLE_FOR_NETWORK: terminalFixInput,
  YIELD_NOT_ENABLED_FOR_INSTANCE: terminalContactSupport,
  YIELD_POSITION_UNAVAILABLE: retryableRetryLater,
  YIELD_VAULT_IDENTITY_LOCKED: terminalNone,
  YIELD_WALLET_NOT_EMPTY: actionableWaitForState,
};

/**
 * What to do after the codes that decide whether a request is sent again, or what became of it. After
 * any other, a client does what it does after an unknown code.
 */
export const decisiveCodes: Readonly<Partial<Record<ErrorCode, RetryAdvice<ErrorAction>>>> = {
  AUTH_RATE_LIMITED: retryableRetryLater,
  AUTH_SERVICE_UNAVAILABLE: retryableRetryLater,
  BANK_ACCOUNTS_CONNECTOR_LINK_FAILED: retryableRetryLater,
  BLOCKCHAIN_CALL_FAILED: retryableRetryLaterMoneyMoved,
  BLOCKCHAIN_TX_FAILED: retryableRetryLaterMoneyMoved,
  FILES_ANALYSIS_FAILED: retryableRetryLater,
  INTERNAL_ERROR: retryableRetryLaterMoneyMoved,
  PAYINS_FUNDING_PULL_FAILED: retryableGetNewQuoteNotResent,
  PAYOUTS_ALLOWANCE_NOT_CONFIRMED: retryableRetryLater,
  QUOTES_RATE_UNAVAILABLE: retryableRetryLater,
  VIRTUAL_ACCOUNTS_PROVISION_FAILED: retryableRetryLater,
  WALLETS_BALANCE_UNAVAILABLE: retryableRetryLater,
  YIELD_POSITION_UNAVAILABLE: retryableRetryLater,
};
