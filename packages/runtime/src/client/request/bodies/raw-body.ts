import type { BodyCodec } from "../../contracts/body-codec.ts";
import { isBytes } from "../exact/exact-bytes.ts";
import { binaryBody } from "./binary-body.ts";
import { formBody } from "./form-body.ts";
import { multipartBody } from "./multipart-body.ts";
import { isStream } from "./streamed-body.ts";

/** Returns the codec of a body that is a form, a file, bytes or a stream; undefined for anything else. */
export function rawBody(body: unknown): BodyCodec | undefined {
  if (body instanceof FormData) return multipartBody;
  if (body instanceof URLSearchParams) return formBody;
  return body instanceof Blob || isStream(body) || isBytes(body) ? binaryBody : undefined;
}
