import { type Code, code, codeTexts, type Literal } from "../core/emit/literal-text.ts";
import type { ParameterModel } from "../core/model/api-model.ts";
import type { MediaKind } from "./media-kind.ts";
import type { ResponsePlan } from "./plan-responses.ts";

// Code of the runtime that only some operations need: descriptors import it, so that bundles hold no other.

/** Writes a path parameter whose values have members. */
export const PATH_TEXT: Code = code("pathText");

/** Holds amounts to safe integers. */
export const CHECK_INTEGERS: Code = code("checkIntegers");

/** Finds what must never reach a log. */
export const SENSITIVE_VALUES: Code = code("sensitiveValues");

/** Tells a page from other objects. */
export const IS_PAGE: Code = code("isPage");

/** How a response is read, by its kind. */
export const RESPONSES: Readonly<Record<ResponsePlan["kind"], Literal>> = {
  json: "json",
  none: "none",
  text: code("textResponse"),
  binary: code("binaryResponse"),
  mixed: code("contentResponse"),
};

/** What writes a parameter that is not in the path, by its place. */
export const WRITERS: Readonly<Record<Exclude<ParameterModel["in"], "path">, Code>> = {
  query: code("queryParameter"),
  header: code("headerParameter"),
  cookie: code("cookieParameter"),
};

/** What encodes a body that is not JSON, by its kind. */
export const CODECS: Readonly<Record<Exclude<MediaKind, "json">, Code>> = {
  multipart: code("multipartBody"),
  form: code("formBody"),
  text: code("textBody"),
  binary: code("binaryBody"),
};

/** The names of all of it. */
export const RUNTIME_CODE: readonly string[] = codeTexts([
  ...[PATH_TEXT, CHECK_INTEGERS, SENSITIVE_VALUES, IS_PAGE],
  ...[...Object.values(RESPONSES), ...Object.values(WRITERS), ...Object.values(CODECS)],
]);
