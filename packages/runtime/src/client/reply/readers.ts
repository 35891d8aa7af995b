import type { ReplyReader } from "../contracts/reply.ts";
import { textOf } from "./reply-reader.ts";

/** Gives the body as text. */
export const textReply: ReplyReader = { read: (bytes) => textOf(bytes) };

/** Gives the body as a Blob with the media type of the answer. */
export const binaryReply: ReplyReader = {
  read: (bytes, response) => new Blob([bytes], { type: mediaTypeOf(response) }),
};

/** Gives text as text and anything else as a Blob, by the media type of the answer. */
export const contentReply: ReplyReader = {
  read: (bytes, response) =>
    (TEXT.test(mediaTypeOf(response)) ? textReply : binaryReply).read(bytes, response),
};

/** The media types that generators type as text. */
const TEXT =
  /^(text\/|application\/(xml|javascript|yaml|x-yaml|jsonl|x-ndjson|x-jsonl|graphql)|[^;]*\+(xml|yaml)\b)/i;

function mediaTypeOf({ headers }: Response): string {
  return headers.get("content-type") ?? "";
}
