import type { BodyCodec, SendableBody } from "../../contracts/body-codec.ts";
import { binaryBody } from "./binary-body.ts";
import { isStream } from "./streamed-body.ts";

/** True for a body that is sent as it is: forms, files, bytes and streams. */
export function isContent(body: unknown): boolean {
  return (
    isForm(body) ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    isStream(body)
  );
}

/** Sends a body as it is; a form brings its media type. */
export const rawBody: BodyCodec = {
  encode: (body, descriptor) =>
    isForm(body) ? { content: body, mediaType: undefined } : binaryBody.encode(body, descriptor),
};

function isForm(body: unknown): body is SendableBody & (FormData | URLSearchParams) {
  return body instanceof FormData || body instanceof URLSearchParams;
}
