import type { ResponseReader } from "../contracts/response.ts";
import { textOf } from "./response-reader.ts";

/** Gives the body as text. */
export const textResponse: ResponseReader = { read: (bytes) => textOf(bytes) };

/** Returns the body as a Blob with the media type of the response. */
export const binaryResponse: ResponseReader = {
  read: (bytes, response) => new Blob([bytes], { type: mediaTypeOf(response) }),
};

/** Returns text as a string and anything else as a Blob, by the media type of the response. */
export const contentResponse: ResponseReader = {
  read: (bytes, response) =>
    (TEXT.test(mediaTypeOf(response)) ? textResponse : binaryResponse).read(bytes, response),
};

/** The media types that generators type as text. */
const TEXT =
  /^(text\/|application\/(xml|javascript|yaml|x-yaml|jsonl|x-ndjson|x-jsonl|graphql)|[^;]*\+(xml|yaml)\b)/i;

function mediaTypeOf({ headers }: Response): string {
  return headers.get("content-type") ?? "";
}
