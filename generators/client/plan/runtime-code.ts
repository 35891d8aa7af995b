import type { ParameterModel, StreamModel } from "../../core/model/api-model.ts";
import type { MediaKind } from "./media-kind.ts";
import type { ResponsePlan } from "./plan-responses.ts";

// Names of the runtime that only some operations need: descriptors import them, so that bundles hold no others.

/** Writes a path parameter whose values have members. */
export const PATH_TEXT = "pathText";

/** Holds amounts to safe integers. */
export const CHECK_INTEGERS = "checkIntegers";

/** Finds what must never reach a log. */
export const SENSITIVE_VALUES = "sensitiveValues";

/** Takes it out of texts. */
export const REDACT_VALUES = "redactValues";

/** Gives a call the key that lets it be sent again. */
export const IDEMPOTENCY_KEY = "idempotencyKey";

/** Tells a page from other objects. */
export const IS_PAGE = "isPage";

/** Opens a stream. */
export const STREAM_EVENTS = "streamEvents";

/** What takes a stream apart, by its format. */
export const STREAM_FORMATS: Readonly<Record<StreamModel["format"], string>> = {
  events: "serverSentEvents",
  lines: "jsonLines",
  sequence: "jsonSequence",
};

/** What reads a response, by its kind; JSON needs nothing. */
export const RESPONSES: Readonly<Record<Exclude<ResponsePlan["kind"], "json" | "none">, string>> = {
  text: "textResponse",
  binary: "binaryResponse",
  mixed: "contentResponse",
};

/** What writes a parameter that is not in the path, by its place. */
export const WRITERS: Readonly<Record<Exclude<ParameterModel["in"], "path">, string>> = {
  query: "queryParameter",
  header: "headerParameter",
  cookie: "cookieParameter",
};

/** What encodes a body that is not JSON, by its kind. */
export const CODECS: Readonly<Record<Exclude<MediaKind, "json">, string>> = {
  multipart: "multipartBody",
  form: "formBody",
  text: "textBody",
  binary: "binaryBody",
};

/** All of them. */
export const RUNTIME_CODE: readonly string[] = [
  ...[PATH_TEXT, CHECK_INTEGERS, SENSITIVE_VALUES, REDACT_VALUES, IDEMPOTENCY_KEY, IS_PAGE, STREAM_EVENTS],
  ...Object.values(STREAM_FORMATS),
  ...[...Object.values(RESPONSES), ...Object.values(WRITERS), ...Object.values(CODECS)],
];
