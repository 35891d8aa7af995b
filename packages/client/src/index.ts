/**
 * A client of the cross-border payments API that decides by error code what may be sent again, so that nothing is paid
 * twice.
 *
 * @module
 */

export type { ErrorAction, ErrorCode } from "@crossborder/errors";
export {
  AbortedError,
  type ApiPromise,
  type AttemptRecord,
  type CallValidators,
  type Clock,
  ConfigurationError,
  ConnectionError,
  type ErrorEvent,
  type Fetch,
  type FetchOptions,
  type FileParts,
  type Hooks,
  InvalidInputError,
  InvalidResponseError,
  type IterateOptions,
  isAbortedError,
  isConfigurationError,
  isConnectionError,
  isInvalidInputError,
  isInvalidResponseError,
  isOutcomeUnknownError,
  isPageLimitError,
  isSdkError,
  type Logger,
  type LogLevel,
  logCalls,
  type NextPage,
  type Outcome,
  OutcomeUnknownError,
  operationValidators,
  PageLimitError,
  type ReadOptions,
  type RequestEvent,
  type RequestFunction,
  type RequestParts,
  type ResponseEvent,
  type RetryEvent,
  type RetryOptions,
  SdkError,
  streamFile,
  type ToArrayOptions,
  type Upload,
  type ValidateMode,
  type ValidationIssue,
  type ValidatorTable,
  type WaitOptions,
  type WithResponse,
  waitFor,
} from "@crossborder/runtime/client";
export type {
  BankAccount,
  BlockchainWallet,
  Customer,
  Payable,
  Payin,
  Payout,
  Quote,
  SignMessageChallenge,
  TosLink,
  Transfer,
  UploadResult,
} from "@crossborder/types";
export { type Amount, amount, formatAmount, parseAmount } from "./amount.ts";
export { ApiError } from "./api-error.ts";
export type { ClientOptions } from "./client-options.ts";
export { type Client, createClient } from "./create-client.ts";
export { createTermsLink } from "./create-terms-link.ts";
export type * from "./generated/groups.ts";
export * from "./generated/ids.ts";
// Inputs of methods. Queries that are generated over this package name outputs and pages of operations as well.
export type {
  BankAccountsCreateInput,
  BankAccountsCreateOutput,
  BankAccountsListInput,
  BankAccountsListOutput,
  BlockchainWalletsCreateInput,
  BlockchainWalletsCreateOutput,
  BlockchainWalletsSignMessageInput,
  BlockchainWalletsSignMessageOutput,
  CustomersCreateInput,
  CustomersCreateOutput,
  CustomersListInput,
  CustomersListPage,
  DocGetInput,
  DocGetOutput,
  PayablesListInput,
  PayablesListPage,
  PayinsListInput,
  PayinsListPage,
  PayoutsCreateEvmInput,
  PayoutsCreateEvmOutput,
  PayoutsListInput,
  PayoutsListPage,
  QuotesCreateInput,
  QuotesCreateOutput,
  TosCreateInput,
  TosCreateOutput,
  TransfersListInput,
  TransfersListPage,
  UploadCreateInput,
  UploadCreateOutput,
} from "./generated/operations/index.ts";
export { isApiError } from "./is-api-error.ts";
export {
  type PayoutReconciliation,
  type PayoutToReconcile,
  type ReconcileOptions,
  reconcilePayout,
} from "./reconcile-payout.ts";
export type { RequestOptions } from "./request-options.ts";
export { serviceContractAddress } from "./service-contract-address.ts";
export { version } from "./version.ts";
export { type PayoutWaitOptions, waitForPayout } from "./wait-for-payout.ts";
