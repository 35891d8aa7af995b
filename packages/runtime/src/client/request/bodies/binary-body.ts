import type { BodyCodec, SendableBody } from "../../contracts/body-codec.ts";
import { isStream, streamedBody } from "./streamed-body.ts";

/** Sends a body as the bytes that it is; a Blob that has a media type keeps it. */
export const binaryBody: BodyCodec = {
  encode(body, { mediaType }) {
    if (isStream(body)) return { content: streamedBody([body]), mediaType };
    const content = body instanceof ArrayBuffer ? new Uint8Array(body) : (body as SendableBody); // typed as an upload
    return { content, mediaType: (content instanceof Blob && content.type) || mediaType };
  },
};
