export { ApiPromise, type WithResponse } from "./api-promise.ts";
export { bindGroups, type GroupTable, listMethodNames } from "./bind-groups.ts";
export type { CallArguments, CallOptions } from "./call-options.ts";
export { checkText, type TextRule } from "./check-text.ts";
export { type Clock, systemClock } from "./clock.ts";
export { type Connection, createConnection } from "./connection.ts";
export type { ConnectionOptions, DoubtfulCall } from "./connection-options.ts";
export { createApi } from "./create-api.ts";
export {
  type ClientDescription,
  type ClientOf,
  type ClientOptions,
  createClientOf,
} from "./create-client-of.ts";
export { AbortedError, isAbortedError } from "./errors/aborted-error.ts";
export { ApiError, isApiError } from "./errors/api-error.ts";
export { ClientError, type Outcome } from "./errors/client-error.ts";
export { ConfigurationError, isConfigurationError } from "./errors/configuration-error.ts";
export { ConnectionError, isConnectionError } from "./errors/connection-error.ts";
export { isOutcomeUnknownError, OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
export { isPageLimitError, PageLimitError } from "./errors/page-limit-error.ts";
export { isResponseError, ResponseError } from "./errors/response-error.ts";
export type { CallEvent, ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./hooks.ts";
export { fetchPage, type WithNextPage } from "./lists/fetch-page.ts";
export { isPage } from "./lists/is-page.ts";
export { DEFAULT_MAX_PAGES, type Items, type IterateOptions, iterateItems } from "./lists/iterate-items.ts";
export { DEFAULT_LOG_LEVEL, type Logger, type LogLevel, logCalls, withLogger } from "./log-calls.ts";
export { mergeOptions } from "./merge-options.ts";
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
} from "./operation.ts";
export type { EnvelopeFields, ErrorEnvelope } from "./reply/error-envelope.ts";
export { binaryReply, contentReply, textReply } from "./reply/readers.ts";
export type { ReplyReader } from "./reply/reply-reader.ts";
export { binaryBody } from "./request/binary-body.ts";
export type { BodyCodec } from "./request/body-codec.ts";
export type { Branded, WithBrands } from "./request/branded.ts";
export type { PreparedRequest } from "./request/build-request.ts";
export { checkIntegers } from "./request/check-integers.ts";
export { formBody } from "./request/form-body.ts";
export { multipartBody } from "./request/multipart-body.ts";
export type { OptionalBody } from "./request/optional-body.ts";
export { pathText } from "./request/parameter-text.ts";
export type { RequestDraft } from "./request/request-draft.ts";
export { textBody } from "./request/text-body.ts";
export type { Upload, WithUploads } from "./request/upload.ts";
export { cookieParameter, headerParameter, queryParameter } from "./request/write-parameter.ts";
export { createRequest, type RequestFunction, type RequestParts } from "./request-undescribed.ts";
export {
  type Attempt,
  type AttemptResult,
  decideRetry,
  leavesDoubt,
  type Retry,
  type Stop,
  stopAfter,
} from "./retry/decide-retry.ts";
export type { ErrorInfo } from "./retry/error-info.ts";
export { DEFAULT_TIMEOUT_MS, defaultRetryOptions, type RetryOptions } from "./retry/retry-options.ts";
export type {
  Authorization,
  BasicCredential,
  Credential,
  CredentialSource,
  SecurityScheme,
} from "./security/authorize.ts";
export { bearer } from "./security/bearer.ts";
export { basic, cookieKey, headerKey, queryKey, transport } from "./security/schemes.ts";
export { sensitiveValues } from "./sensitive-values.ts";
export { checkCallOptions, checkClientOptions, type OptionNames } from "./strict/check-strictly.ts";
export type { AttemptRecord } from "./transport/attempt-record.ts";
export type { Fetch } from "./transport/run-attempt.ts";
export type { CallValidators, ValidateMode, ValidationIssue } from "./validate/call-validators.ts";
export { validateWith } from "./validate/validate-with.ts";
export type { OperationValidators, Validator, ValidatorTable } from "./validate/validator.ts";
