import { errorOfExchange } from "../errors/error-of-exchange.ts";
import type { SdkError } from "../errors/sdk-error.ts";
import { unusableResponse } from "../errors/unusable-response.ts";
import { transportCode } from "../transport/transport-code.ts";
import type { OpenResponse } from "./open-response.ts";

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
