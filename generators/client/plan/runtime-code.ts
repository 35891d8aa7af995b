import type { ParameterModel, StreamModel } from "../../core/model/api-model.ts";
import type { MediaKind } from "./media-kind.ts";
import type { ResponsePlan } from "./plan-responses.ts";

// Exports of the runtime that only some operations need: descriptors import them, so that bundles contain no others.

/** Serializes a path parameter whose values have members. */
export const PATH_TEXT = "pathText";

/** Checks that amounts are safe integers. */
export const CHECK_INTEGERS = "checkIntegers";

/** Finds a success that its members do not identify. */
export const IDENTITY_FAULT = "identityFault";

/** Rejects numbers that a double cannot hold. */
export const CHECK_NUMBERS = "checkNumbers";

/** Finds values that must never be logged. */
export const SENSITIVE_VALUES = "sensitiveValues";

/** Redacts these values in texts. */
export const REDACT_VALUES = "redactValues";

/** Adds the key to a call that makes it safe to retry. */
export const IDEMPOTENCY_KEY = "idempotencyKey";

/** Distinguishes a page from other objects. */
export const IS_PAGE = "isPage";

/** Opens a stream. */
export const STREAM_EVENTS = "streamEvents";

/** Parsers of streams by format. */
export const STREAM_FORMATS: Readonly<Record<StreamModel["format"], string>> = {
  events: "serverSentEvents",
  lines: "jsonLines",
  sequence: "jsonSequence",
};

/** Readers of responses by kind; JSON needs none. */
export const RESPONSES: Readonly<Record<Exclude<ResponsePlan["kind"], "json">, string>> = {
  none: "noContent",
  text: "textResponse",
  binary: "binaryResponse",
  mixed: "contentResponse",
};

/** Serializers of parameters by place, except path parameters. */
export const WRITERS: Readonly<Record<Exclude<ParameterModel["in"], "path">, string>> = {
  query: "queryParameter",
  header: "headerParameter",
  cookie: "cookieParameter",
};

/** Encoders of bodies by kind, except JSON. */
export const CODECS: Readonly<Record<Exclude<MediaKind, "json">, string>> = {
  multipart: "multipartBody",
  form: "formBody",
  text: "textBody",
  binary: "binaryBody",
};

/** All names. */
export const RUNTIME_CODE: readonly string[] = [
  ...[
    PATH_TEXT,
    CHECK_INTEGERS,
    IDENTITY_FAULT,
    CHECK_NUMBERS,
    SENSITIVE_VALUES,
    REDACT_VALUES,
    IDEMPOTENCY_KEY,
    IS_PAGE,
    STREAM_EVENTS,
  ],
  ...Object.values(STREAM_FORMATS),
  ...[...Object.values(RESPONSES), ...Object.values(WRITERS), ...Object.values(CODECS)],
];
