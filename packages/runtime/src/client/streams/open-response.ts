import { sendCall } from "../call/run-call.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { Call } from "../contracts/call.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
import type { Session } from "../contracts/session.ts";
import { unusableResponse } from "../errors/unusable-response.ts";
import { unreadResponse } from "../response/unread-response.ts";

/** A response whose body is a stream that has not begun. */
export interface OpenResponse {
  readonly context: CallContext;
  readonly response: Response;
  readonly checks: CallChecks;
  readonly attempts: readonly AttemptRecord[];
}

/** Sends the request of a stream. Rejects with one of the client's errors, also if the response is not a stream. */
export function openResponse(session: Session, call: Call): Promise<OpenResponse> {
  return sendCall(
    session,
    { ...call, leaveUnread: unreadResponse },
    async ({ context, checks, received, attempts }) => {
      const { response } = received;
      const { accept } = call.operation;
      const mediaType = essenceOf(response.headers.get("content-type") ?? "");
      if (maybeStream(mediaType) || accept?.split(", ").map(essenceOf).includes(mediaType))
        return { context, response, checks, attempts };
      // An error page, or JSON where events are expected: a response without events is not a success then.
      const body = await response.text().catch(() => "");
      const fault = `has the media type ${mediaType}, not ${accept}.`;
      throw unusableResponse({ received: { ...received, body }, attempts, fault }, context);
    },
  );
}

/** Services are not exact about the media types of streams. */
function maybeStream(mediaType: string): boolean {
  return /^$|^text\/plain$|octet-stream$|event-stream$|ndjson$|json-?l(ines)?$|json-seq$/.test(mediaType);
}

function essenceOf(mediaType: string): string {
  return mediaType.replace(/;.*/s, "").trim().toLowerCase();
}
