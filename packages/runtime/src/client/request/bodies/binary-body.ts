import type { BodyCodec } from "../../contracts/body-codec.ts";
import { copiedBytes } from "../exact/exact-bytes.ts";
import { exactText } from "../exact/exact-text.ts";
import { releaseStreams } from "./release-streams.ts";
import { isStream, streamedBody } from "./streamed-body.ts";

/** Sends a body as the bytes that it is; a Blob that has a media type keeps it. */
export const binaryBody: BodyCodec = {
  encode(body, { mediaType }) {
    if (isStream(body)) return { stream: streamedBody([body]), mediaType };
    const content = body instanceof Blob ? body : (copiedBytes(body) ?? exactText(body, "body"));
    return { content, mediaType: (content instanceof Blob && content.type) || mediaType };
  },
  release: releaseStreams,
};
