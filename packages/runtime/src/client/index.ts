/**
 * For applications, beside a generated client: errors and their guards, options, hooks, validation, and calls of one
 * operation.
 *
 * @module
 */
export { ApiPromise } from "./call/api-promise.ts";
export { asResponse } from "./call/as-response.ts";
export type { CallPromise } from "./call/call-promise.ts";
export { type ClientCore, createClientCore } from "./call/client-core.ts";
export type { AttemptRecord } from "./contracts/attempt-record.ts";
export type { CallValidators, ValidateMode, ValidationIssue } from "./contracts/call-validators.ts";
export type { ClientCoreOptions } from "./contracts/client-core-options.ts";
export type { Clock } from "./contracts/clock.ts";
export type { BasicCredential, Credential, CredentialSource } from "./contracts/credentials.ts";
export type { EnvelopeFields, ErrorEnvelope } from "./contracts/error-envelope.ts";
export type { ErrorInfo } from "./contracts/error-info.ts";
export type {
  CallEvent,
  ErrorEvent,
  Hooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "./contracts/hooks.ts";
export type { ListOperation, Operation } from "./contracts/operation.ts";
export type { RequestOptions } from "./contracts/request-options.ts";
export type { Fetch, FetchOptions, WithResponse } from "./contracts/response.ts";
export type { Outcome } from "./contracts/retry-decision.ts";
export type { RetryOptions } from "./contracts/retry-options.ts";
export type {
  EventStream,
  RawEvent,
  ServerSentEvent,
  StreamOperation,
  StreamOptions,
} from "./contracts/stream.ts";
export type { ClientOptions } from "./create/create-client-of.ts";
export type { RequestFunction, RequestParts } from "./create/request-undescribed.ts";
export { AbortedError, isAbortedError } from "./errors/aborted-error.ts";
export { ApiError, isApiError } from "./errors/api-error.ts";
export { ConfigurationError, isConfigurationError } from "./errors/configuration-error.ts";
export { ConnectionError, isConnectionError } from "./errors/connection-error.ts";
export { explainErrors } from "./errors/explain-errors.ts";
export { InvalidInputError, isInvalidInputError } from "./errors/invalid-input-error.ts";
export { InvalidResponseError, isInvalidResponseError } from "./errors/invalid-response-error.ts";
export { isOutcomeUnknownError, OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
export { isPageLimitError, PageLimitError } from "./errors/page-limit-error.ts";
export { isSdkError, SdkError } from "./errors/sdk-error.ts";
export { type Logger, type LogLevel, logCalls } from "./hooks/log-calls.ts";
export { watchCalls } from "./hooks/watch-calls.ts";
export { fetchAll, fetchPage } from "./lists/fetch-page.ts";
export {
  type IterateOptions,
  type NextPage,
  PagePromise,
  type ToArrayOptions,
} from "./lists/page-promise.ts";
export { type ReadOptions, type WaitOptions, waitFor } from "./lists/wait-for.ts";
export { checkOptions } from "./options/check-options.ts";
export type { Upload } from "./request/bodies/upload.ts";
export { type FileParts, streamFile } from "./request/bodies/upload-file.ts";
export { rotateKeys } from "./security/rotate-keys.ts";
export { sharePauses } from "./transport/gates.ts";
export { operationValidators } from "./validate/operation-validators.ts";
export type { OperationValidators, Validator, ValidatorTable } from "./validate/validator-table.ts";
