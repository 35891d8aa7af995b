import { type Claim, createClaimer, type DeduplicateOptions } from "./deduplicate.ts";
import type { Delivery, KnownDelivery } from "./delivery.ts";
import { createDeliveryReader, type DeliveryReader, type ReaderOptions } from "./delivery-reader.ts";
import { checkNumber, DEFAULT_MAX_BODY_BYTES } from "./limits.ts";
import { readBody } from "./read-body.ts";
import type { EventDescription } from "./read-delivery.ts";
import { type HandlerContext, runHandler } from "./run-handler.ts";
import type { HeadersInput } from "./signature-headers.ts";
import { isWebhookError, WebhookError, type WebhookErrorReason } from "./webhook-error.ts";

/** How deliveries are received. */
export interface ReceiverOptions<Events> extends ReaderOptions<Events> {
  /** Lets each message through once. Default none: repeated deliveries are handled again. */
  readonly deduplicate?: DeduplicateOptions | undefined;
  /** How long a handler may work before the sender is told to try again, in milliseconds. Default 15000. */
  readonly deadlineMs?: number | undefined;
  /** Is told why a delivery was refused or a handler failed. The sender learns nothing but a status. */
  readonly onError?: ((error: unknown) => void | Promise<void>) | undefined;
}

/** Works on a delivery; the sender is told that it succeeded once this has finished. */
export type DeliveryHandler<Taken> = (delivery: Taken, context: HandlerContext) => void | Promise<void>;

/** A request as an adapter sees it. */
export interface IncomingDelivery {
  readonly method: string;
  readonly headers: HeadersInput;
  /** Reads the body, byte for byte. Throws `WebhookError`: `input`, `too-large` or `aborted`. */
  readonly readBody: (maxBytes: number) => Promise<Uint8Array>;
}

/** What the sender is told. It has no body: a sender that is not the service must not learn what was wrong. */
export interface DeliveryAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Receives the events of a service. */
export interface WebhookReceiver<Events> extends DeliveryReader<Events> {
  /** Sets the handler of one event, in the place of an earlier one. */
  on<Name extends keyof Events & string>(
    name: Name,
    handler: DeliveryHandler<KnownDelivery<Events, Name>>,
  ): this;
  /** Sets the handler of every event that has none of its own, whether or not the description names it. */
  onUnknown(handler: DeliveryHandler<Delivery<Events>>): this;
  /**
   * Answers a request: 204 after the handler finished or when it had finished before, 401 when it cannot be trusted, 400
   * when it is no event, 405 for other methods than POST, 413 when it is too long, 503 when the handler failed or another
   * delivery of the message is being worked on, so that the sender tries again. Never throws.
   */
  handle(request: Request): Promise<Response>;
  /** The same for adapters to whatever is not a web `Request`. Never throws. */
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}

/** Makes a receiver of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createWebhookReceiver<Events>(
  description: EventDescription<Events>,
  options: ReceiverOptions<Events>,
): WebhookReceiver<Events> {
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
  const deadlineMs = checkNumber("deadlineMs", options.deadlineMs ?? 15_000, 1);
  const reader = createDeliveryReader(description, options);
  const claimMessage = options.deduplicate && createClaimer(options.deduplicate, deadlineMs);
  const handlers = new Map<string, DeliveryHandler<never>>();
  let fallback: DeliveryHandler<Delivery<Events>> | undefined;

  /** A log that fails or takes its time must not change the answer, nor end the process. */
  function tell(error: unknown): void {
    const log = async () => options.onError?.(error);
    log().catch(() => undefined);
  }

  /** Goes by the name in the payload, so that an event which is described later keeps its handler. */
  async function dispatch(delivery: Delivery<Events>): Promise<void> {
    const own = handlers.get(delivery.name) as DeliveryHandler<Delivery<Events>> | undefined; // set under this very name
    const handler = own ?? fallback;
    if (!handler) return;
    let claim = UNCLAIMED;
    const work = async (context: HandlerContext) => {
      const result = (await claimMessage?.(delivery.id)) ?? UNCLAIMED;
      if (result === "done") return;
      if (result === "busy")
        throw new WebhookError("busy", "Another delivery of this message is being worked on.");
      claim = result;
      await settle(claim, context.signal, async () => {
        context.signal.throwIfAborted(); // the store took longer than the deadline
        await handler(delivery, context);
      });
    };
    await runHandler(work, { deadlineMs, extendClaim: (ms) => claim.extend(ms) });
  }

  /** Settles the claim of a handler that is late as well, since nothing else learns how it ended. */
  async function settle(claim: Claim, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) tell(error);
      await claim.release().catch(tell); // otherwise the lease ends by itself
      throw error;
    }
    // The work is done: asking for the delivery again because of a mark that failed would only do it twice.
    await claim.complete().catch(tell);
  }

  async function respond({ method, headers, readBody }: IncomingDelivery): Promise<DeliveryAnswer> {
    if (method !== "POST") return { status: 405, headers: { allow: "POST" } };
    try {
      const delivery = await reader.receive({ headers, body: await readBody(maxBodyBytes) });
      const failure = await dispatch(delivery).then(() => undefined, failed);
      if (failure) tell(failure.error);
      return { status: failure ? 503 : 204, headers: {} };
    } catch (error) {
      tell(error);
      return { status: isWebhookError(error) ? (STATUS_OF_REASON[error.reason] ?? 500) : 500, headers: {} };
    }
  }

  return {
    on(name, handler) {
      handlers.set(name, handler);
      return this;
    },
    onUnknown(handler) {
      fallback = handler;
      return this;
    },
    receive: reader.receive,
    respond,
    async handle(request) {
      const { method, headers } = request;
      const answer = await respond({ method, headers, readBody: (maxBytes) => readBody(request, maxBytes) });
      return new Response(null, answer);
    },
  };
}

/** Stands for the claim where messages are not claimed. */
const UNCLAIMED: Claim = {
  complete: async () => undefined,
  release: async () => undefined,
  extend: async () => undefined,
};

const failed = (error: unknown) => ({ error });

const STATUS_OF_REASON: Readonly<Record<WebhookErrorReason, number>> = {
  headers: 401,
  timestamp: 401,
  signature: 401,
  payload: 400,
  aborted: 400,
  "too-large": 413,
  config: 500,
  input: 500,
  busy: 503,
};
