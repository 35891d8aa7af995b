import { sendCall } from "../call/run-call.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { Call } from "../contracts/call.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
import type { Session } from "../contracts/session.ts";
import { errorOfExchange } from "../errors/error-of-exchange.ts";
import type { SdkError } from "../errors/sdk-error.ts";
import { unusableResponse } from "../errors/unusable-response.ts";
import { unreadResponse } from "../response/unread-response.ts";
import { transportCode } from "../transport/transport-code.ts";

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

/** The error for a connection that was lost, or that the caller gave up, while events arrived. */
export function cutStream(
  { cause, count }: { readonly cause: unknown; readonly count: number },
  opened: OpenResponse,
): SdkError {
  const { attempts, context } = opened;
  const failure = new Error(`the stream broke off after ${count} ${count === 1 ? "event" : "events"}`, {
    cause,
  });
  const code = transportCode(cause);
  const last = { kind: "lost", cause: failure, ...(code !== undefined && { transportCode: code }) } as const;
  // The service had begun: whether it went on without anybody who listens is not known.
  const stop = { kind: "stop", error: "outcome-unknown", outcome: "unknown" } as const;
  return reported(errorOfExchange({ last, stop, attempts }, context), opened);
}

/** The error for an event that is of no use. */
export function unusableEvent(
  { fault, cause, data }: { readonly fault: string; readonly cause?: unknown; readonly data: string },
  opened: OpenResponse,
): SdkError {
  const { attempts, context, response } = opened;
  const received = { kind: "responded", response, body: data, json: () => undefined } as const;
  return reported(unusableResponse({ received, attempts, fault, cause }, context), opened);
}

/** Hooks get to know the error before the caller does. */
function reported<Reported extends SdkError>(error: Reported, { context }: OpenResponse): Reported {
  context.session.notify?.(context.call, "onError", { error });
  return error;
}
