/**
 * The parts of generated clients. It works with the code that generators of the same major version have written, and is
 * free to change otherwise: import nothing from here in code that you write.
 *
 * @module
 */

export { deriveClientCore } from "./call/derive-client-core.ts";
export { systemClock } from "./clock/clock.ts";
export type { BodyCodec } from "./contracts/body-codec.ts";
export type { DoubtfulCall } from "./contracts/client-core-options.ts";
export type { Authorization, SecurityScheme } from "./contracts/credentials.ts";
export type {
  AnyOperation,
  BodyDescriptor,
  HttpMethod,
  Idempotency,
  IdempotencyKey,
  JsonKind,
  Pagination,
  ResponseDescriptor,
} from "./contracts/operation.ts";
export type { ParameterDescriptor, ParameterStyle } from "./contracts/parameter.ts";
export type { PreparedRequest } from "./contracts/prepared-request.ts";
export type { RequestDraft } from "./contracts/request-draft.ts";
export type { ResponseReader } from "./contracts/response.ts";
export type { Attempt, AttemptResult, Retry, Stop } from "./contracts/retry-decision.ts";
export type { StreamDescriptor, StreamFormat, StreamParser } from "./contracts/stream.ts";
export { bindGroups, type GroupTable, listMethodNames } from "./create/bind-groups.ts";
export { type ClientDescription, type ClientOf, createClientOf } from "./create/create-client-of.ts";
export { createFetchClient } from "./create/create-fetch-client.ts";
export { createRequest } from "./create/request-undescribed.ts";
export { DEFAULT_LOG_LEVEL } from "./hooks/log-calls.ts";
export * from "./index.ts";
export { isPage } from "./lists/is-page.ts";
export { DEFAULT_MAX_PAGES } from "./lists/page-promise.ts";
export { checkCallOptions, checkClientOptions, type OptionNames } from "./options/check-strictly.ts";
export { mergeOptions } from "./options/merge-options.ts";
export { redactValues } from "./redact/redact-values.ts";
export { sensitiveValues } from "./redact/sensitive-values.ts";
export { binaryBody } from "./request/bodies/binary-body.ts";
export { formBody } from "./request/bodies/form-body.ts";
export { multipartBody } from "./request/bodies/multipart-body.ts";
export { textBody } from "./request/bodies/text-body.ts";
export type { WithUploads } from "./request/bodies/upload.ts";
export type { Branded, WithBrands } from "./request/branded.ts";
export { checkIntegers } from "./request/check-integers.ts";
export { checkString, type StringRule } from "./request/check-string.ts";
export { idempotencyKey } from "./request/idempotency-key.ts";
export { inputKey } from "./request/input-key.ts";
export type { OptionalBody } from "./request/optional-body.ts";
export { pathText } from "./request/parameters/parameter-text.ts";
export { cookieParameter, headerParameter, queryParameter } from "./request/parameters/write-parameter.ts";
export { checkNumbers } from "./response/check-numbers.ts";
export { identityFault } from "./response/identity-fault.ts";
export { DEFAULT_MAX_RESPONSE_BYTES } from "./response/read-body.ts";
export { binaryResponse, contentResponse, noContent, textResponse } from "./response/readers.ts";
export { decideRetry, leavesDoubt, stopAfter } from "./retry/decide-retry.ts";
export { DEFAULT_TIMEOUT_MS, defaultRetryOptions } from "./retry/default-retry-options.ts";
export { bearer } from "./security/bearer.ts";
export { basic, cookieKey, headerKey, queryKey, transport } from "./security/schemes.ts";
export { jsonLines } from "./streams/formats/json-lines.ts";
export { jsonSequence } from "./streams/formats/json-sequence.ts";
export { serverSentEvents } from "./streams/formats/server-sent-events.ts";
export { DEFAULT_MAX_EVENT_LENGTH, streamEvents } from "./streams/stream-events.ts";
