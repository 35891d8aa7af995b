export { ApiPromise, type WithResponse } from "./call/api-promise.ts";
export { type Connection, createConnection } from "./call/connection.ts";
export { type Clock, systemClock } from "./clock/clock.ts";
export type { AttemptRecord } from "./contracts/attempt-record.ts";
export type { BodyCodec } from "./contracts/body-codec.ts";
export type { CallArguments, CallOptions } from "./contracts/call-options.ts";
export type { CallValidators, ValidateMode, ValidationIssue } from "./contracts/call-validators.ts";
export type { ConnectionOptions, DoubtfulCall } from "./contracts/connection-options.ts";
export type { ErrorInfo } from "./contracts/error-info.ts";
export type {
  CallEvent,
  ErrorEvent,
  Hooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "./contracts/hooks.ts";
export {
  type AnyOperation,
  type BodyDescriptor,
  type HttpMethod,
  inputKey,
  type JsonKind,
  type ListOperation,
  type Operation,
  type Pagination,
  type ParameterDescriptor,
  type ParameterStyle,
  type Replay,
  type ReplyDescriptor,
} from "./contracts/operation.ts";
export type { RequestDraft } from "./contracts/request-draft.ts";
export { DEFAULT_TIMEOUT_MS, defaultRetryOptions, type RetryOptions } from "./contracts/retry-options.ts";
export { bindGroups, type GroupTable, listMethodNames } from "./create/bind-groups.ts";
export { createApi } from "./create/create-api.ts";
export {
  type ClientDescription,
  type ClientOf,
  type ClientOptions,
  createClientOf,
} from "./create/create-client-of.ts";
export { createRequest, type RequestFunction, type RequestParts } from "./create/request-undescribed.ts";
export { AbortedError, isAbortedError } from "./errors/aborted-error.ts";
export { ApiError, isApiError } from "./errors/api-error.ts";
export { ClientError, type Outcome } from "./errors/client-error.ts";
export { ConfigurationError, isConfigurationError } from "./errors/configuration-error.ts";
export { ConnectionError, isConnectionError } from "./errors/connection-error.ts";
export { isOutcomeUnknownError, OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
export { isPageLimitError, PageLimitError } from "./errors/page-limit-error.ts";
export { isResponseError, ResponseError } from "./errors/response-error.ts";
export { DEFAULT_LOG_LEVEL, type Logger, type LogLevel, logCalls, withLogger } from "./hooks/log-calls.ts";
export { fetchPage, type WithNextPage } from "./lists/fetch-page.ts";
export { isPage } from "./lists/is-page.ts";
export { DEFAULT_MAX_PAGES, type Items, type IterateOptions, iterateItems } from "./lists/iterate-items.ts";
export { checkCallOptions, checkClientOptions, type OptionNames } from "./options/check-strictly.ts";
export { mergeOptions } from "./options/merge-options.ts";
export { sensitiveValues } from "./redact/sensitive-values.ts";
export type { EnvelopeFields, ErrorEnvelope } from "./reply/error-envelope.ts";
export { binaryReply, contentReply, textReply } from "./reply/readers.ts";
export type { ReplyReader } from "./reply/reply-reader.ts";
export { binaryBody } from "./request/bodies/binary-body.ts";
export { formBody } from "./request/bodies/form-body.ts";
export { multipartBody } from "./request/bodies/multipart-body.ts";
export { textBody } from "./request/bodies/text-body.ts";
export type { Upload, WithUploads } from "./request/bodies/upload.ts";
export type { Branded, WithBrands } from "./request/branded.ts";
export type { PreparedRequest } from "./request/build-request.ts";
export { checkIntegers } from "./request/check-integers.ts";
export { checkText, type TextRule } from "./request/check-text.ts";
export type { OptionalBody } from "./request/optional-body.ts";
export { pathText } from "./request/parameters/parameter-text.ts";
export { cookieParameter, headerParameter, queryParameter } from "./request/parameters/write-parameter.ts";
export {
  type Attempt,
  type AttemptResult,
  decideRetry,
  leavesDoubt,
  type Retry,
  type Stop,
  stopAfter,
} from "./retry/decide-retry.ts";
export type {
  Authorization,
  BasicCredential,
  Credential,
  CredentialSource,
  SecurityScheme,
} from "./security/authorize.ts";
export { bearer } from "./security/bearer.ts";
export { basic, cookieKey, headerKey, queryKey, transport } from "./security/schemes.ts";
export type { Fetch } from "./transport/run-attempt.ts";
export { validateWith } from "./validate/validate-with.ts";
export type { OperationValidators, Validator, ValidatorTable } from "./validate/validator.ts";
