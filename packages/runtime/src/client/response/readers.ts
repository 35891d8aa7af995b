import type { AnyOperation } from "../contracts/operation.ts";
import type { ReceivedResponse, ResponseReader, Success } from "../contracts/response.ts";
import { isIdempotent } from "../retry/decide-retry.ts";
import { textOf } from "./response-reader.ts";

/** Returns no output, for responses without a body. */
export const noContent: ResponseReader = {
  read: ({ response }, operation) =>
    isPage(response, operation) ? { fault: "is an HTML page." } : { data: undefined },
};

/** Returns the body as text. */
export const textResponse: ResponseReader = {
  read: (received, operation) => readContent(received, operation, () => textOf(received.body)),
};

/** Returns the body as a Blob with the media type of the response. */
export const binaryResponse: ResponseReader = {
  read: (received, operation) =>
    readContent(received, operation, () => {
      const { body, response } = received;
      return new Blob([body], { type: mediaTypeOf(response) });
    }),
};

/** Returns text as a string and anything else as a Blob, by the media type of the response. */
export const contentResponse: ResponseReader = {
  read: (received, operation) =>
    (TEXT.test(mediaTypeOf(received.response)) ? textResponse : binaryResponse).read(received, operation),
};

/** The media types that generators type as text. */
const TEXT =
  /^(text\/|application\/(xml|javascript|yaml|x-yaml|jsonl|x-ndjson|x-jsonl|graphql)|[^;]*\+(xml|yaml)\b)/i;

function readContent(received: ReceivedResponse, operation: AnyOperation, read: () => unknown): Success {
  const { status } = received.response;
  if (isPage(received.response, operation)) return { fault: "is an HTML page." };
  return status === 204 || status === 205 ? { fault: "has no body." } : { data: read() };
}

/**
 * True for a page where a request may not be repeated: one of a proxy must not pass for a success. JSON says by itself
 * whether it is what is described; for anything else, the media type does.
 */
function isPage(response: Response, { method, accept = "", idempotency }: AnyOperation): boolean {
  const isWrite = !isIdempotent({ method, idempotency: idempotency ?? { kind: "none" } });
  return isWrite && /\bx?html\b/i.test(mediaTypeOf(response)) && !accept.includes("html");
}

function mediaTypeOf({ headers }: Response): string {
  return headers.get("content-type") ?? "";
}
