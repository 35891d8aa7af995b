export { ApiPromise, type WithResponse } from "./call/api-promise.ts";
export { type ClientCore, createClientCore } from "./call/client-core.ts";
export { deriveClientCore } from "./call/derive-client-core.ts";
export { systemClock } from "./clock/clock.ts";
export type { AttemptRecord } from "./contracts/attempt-record.ts";
export type { BodyCodec } from "./contracts/body-codec.ts";
export type { CallValidators, ValidateMode, ValidationIssue } from "./contracts/call-validators.ts";
export type { ClientCoreOptions, DoubtfulCall } from "./contracts/client-core-options.ts";
export type { Clock } from "./contracts/clock.ts";
export type {
  Authorization,
  BasicCredential,
  Credential,
  CredentialSource,
  SecurityScheme,
} from "./contracts/credentials.ts";
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
export type {
  AnyOperation,
  BodyDescriptor,
  HttpMethod,
  Idempotency,
  IdempotencyKey,
  JsonKind,
  ListOperation,
  Operation,
  Pagination,
  ResponseDescriptor,
} from "./contracts/operation.ts";
export type { ParameterDescriptor, ParameterStyle } from "./contracts/parameter.ts";
export type { PreparedRequest } from "./contracts/prepared-request.ts";
export type { RequestDraft } from "./contracts/request-draft.ts";
export type { RequestOptions } from "./contracts/request-options.ts";
export type { Fetch, FetchOptions, ResponseReader } from "./contracts/response.ts";
export type { Attempt, AttemptResult, Outcome, Retry, Stop } from "./contracts/retry-decision.ts";
export type { RetryOptions } from "./contracts/retry-options.ts";
export type {
  EventStream,
  RawEvent,
  ServerSentEvent,
  StreamDescriptor,
  StreamFormat,
  StreamOperation,
  StreamOptions,
  StreamParser,
} from "./contracts/stream.ts";
export { bindGroups, type GroupTable, listMethodNames } from "./create/bind-groups.ts";
export {
  type ClientDescription,
  type ClientOf,
  type ClientOptions,
  createClientOf,
} from "./create/create-client-of.ts";
export { createFetchClient } from "./create/create-fetch-client.ts";
export { createRequest, type RequestFunction, type RequestParts } from "./create/request-undescribed.ts";
export { AbortedError, isAbortedError } from "./errors/aborted-error.ts";
export { ApiError, isApiError } from "./errors/api-error.ts";
export { ConfigurationError, isConfigurationError } from "./errors/configuration-error.ts";
export { ConnectionError, isConnectionError } from "./errors/connection-error.ts";
export { InvalidInputError, isInvalidInputError } from "./errors/invalid-input-error.ts";
export { InvalidResponseError, isInvalidResponseError } from "./errors/invalid-response-error.ts";
export { isOutcomeUnknownError, OutcomeUnknownError } from "./errors/outcome-unknown-error.ts";
export { isPageLimitError, PageLimitError } from "./errors/page-limit-error.ts";
export { isSdkError, SdkError } from "./errors/sdk-error.ts";
export { DEFAULT_LOG_LEVEL, type Logger, type LogLevel, logCalls } from "./hooks/log-calls.ts";
export { fetchAll } from "./lists/fetch-all.ts";
export { fetchPage } from "./lists/fetch-page.ts";
export { isPage } from "./lists/is-page.ts";
export {
  DEFAULT_MAX_PAGES,
  type IterateOptions,
  PagePromise,
  type ToArrayOptions,
  type WithNextPage,
} from "./lists/page-promise.ts";
export { type ReadOptions, type WaitOptions, waitFor } from "./lists/wait-for.ts";
export { checkOptions } from "./options/check-options.ts";
export { checkCallOptions, checkClientOptions, type OptionNames } from "./options/check-strictly.ts";
export { mergeOptions } from "./options/merge-options.ts";
export { redactValues } from "./redact/redact-values.ts";
export { sensitiveValues } from "./redact/sensitive-values.ts";
export { binaryBody } from "./request/bodies/binary-body.ts";
export { formBody } from "./request/bodies/form-body.ts";
export { multipartBody } from "./request/bodies/multipart-body.ts";
export { textBody } from "./request/bodies/text-body.ts";
export type { Upload, WithUploads } from "./request/bodies/upload.ts";
export { type FileParts, streamFile } from "./request/bodies/upload-file.ts";
export type { Branded, WithBrands } from "./request/branded.ts";
export { checkIntegers } from "./request/check-integers.ts";
export { checkString, type StringRule } from "./request/check-string.ts";
export { idempotencyKey } from "./request/idempotency-key.ts";
export { inputKey } from "./request/input-key.ts";
export type { OptionalBody } from "./request/optional-body.ts";
export { pathText } from "./request/parameters/parameter-text.ts";
export { cookieParameter, headerParameter, queryParameter } from "./request/parameters/write-parameter.ts";
export { DEFAULT_MAX_RESPONSE_BYTES } from "./response/read-body.ts";
export { binaryResponse, contentResponse, textResponse } from "./response/readers.ts";
export { decideRetry, leavesDoubt, stopAfter } from "./retry/decide-retry.ts";
export { DEFAULT_TIMEOUT_MS, defaultRetryOptions } from "./retry/default-retry-options.ts";
export { bearer } from "./security/bearer.ts";
export { basic, cookieKey, headerKey, queryKey, transport } from "./security/schemes.ts";
export { jsonLines } from "./streams/formats/json-lines.ts";
export { jsonSequence } from "./streams/formats/json-sequence.ts";
export { serverSentEvents } from "./streams/formats/server-sent-events.ts";
export { DEFAULT_MAX_EVENT_LENGTH, streamEvents } from "./streams/stream-events.ts";
export { sharePauses } from "./transport/gates.ts";
export { operationValidators } from "./validate/operation-validators.ts";
export type { OperationValidators, Validator, ValidatorTable } from "./validate/validator.ts";
