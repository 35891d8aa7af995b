import type { ParameterModel, StreamModel } from "../../core/model/api-model.ts";
import type { MediaKind } from "./media-kind.ts";
import type { ResponsePlan } from "./plan-responses.ts";

// Exports of the runtime that only some operations need: descriptors import them, so that bundles contain no others.

/** Parsers of streams by format. */
export const STREAM_FORMATS = {
  events: "serverSentEvents",
  lines: "jsonLines",
  sequence: "jsonSequence",
} as const satisfies Readonly<Record<StreamModel["format"], string>>;

/** Readers of responses by kind; JSON needs none. */
export const RESPONSES = {
  none: "noContent",
  text: "textResponse",
  binary: "binaryResponse",
  mixed: "contentResponse",
} as const satisfies Readonly<Record<Exclude<ResponsePlan["kind"], "json">, string>>;

/** Serializers of parameters by place, except path parameters. */
export const WRITERS = {
  query: "queryParameter",
  header: "headerParameter",
  cookie: "cookieParameter",
} as const satisfies Readonly<Record<Exclude<ParameterModel["in"], "path">, string>>;

/** Encoders of bodies by kind, except JSON. */
export const CODECS = {
  multipart: "multipartBody",
  form: "formBody",
  text: "textBody",
  binary: "binaryBody",
} as const satisfies Readonly<Record<Exclude<MediaKind, "json">, string>>;

/** All names. */
export const RUNTIME_CODE = [
  "pathText", // serializes a path parameter whose values have members
  "checkIntegers", // checks that amounts are safe integers
  "identityFault", // finds a success that its members do not identify
  "checkNumbers", // rejects numbers that a double cannot hold
  "sensitiveValues", // finds values that must never be logged
  "redactValues", // redacts these values in texts
  "idempotencyKey", // adds the key to a call that makes it safe to retry
  "isPage", // distinguishes a page from other objects
  "streamEvents", // opens a stream
  ...Object.values(STREAM_FORMATS),
  ...[...Object.values(RESPONSES), ...Object.values(WRITERS), ...Object.values(CODECS)],
] as const;

export type RuntimeCode = (typeof RUNTIME_CODE)[number];
