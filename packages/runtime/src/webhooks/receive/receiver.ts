import { type Claim, createClaimer, type DeduplicateOptions } from "../deduplicate/deduplicate.ts";
import { createMessageAttempts } from "../deduplicate/message-attempts.ts";
import { checkNumber, DEFAULT_MAX_BODY_BYTES } from "../limits.ts";
import type { Delivery, KnownDelivery } from "../read/delivery.ts";
import { createDeliverySteps, type DeliveryReader, type ReaderOptions } from "../read/delivery-reader.ts";
import type { EventDescription } from "../read/read-delivery.ts";
import { readBody } from "../verify/read-body.ts";
import type { HeadersInput } from "../verify/signature-headers.ts";
import type { VerifiedDelivery } from "../verify/verifier.ts";
import { WebhookError } from "../webhook-error.ts";
import { type DeliveryAnswer, DONE, refusal, tryAgain, WRONG_METHOD } from "./delivery-answer.ts";
import { createEventHandlers, type DeliveryHandler } from "./event-handlers.ts";
import { type FailedDelivery, logError } from "./log-error.ts";
import { type HandlerContext, runHandler } from "./run-handler.ts";
import { withinTime } from "./within-time.ts";

/** How deliveries are received. */
export interface ReceiverOptions<Events> extends ReaderOptions<Events> {
  /** Lets each message through once. Default none: repeated deliveries are handled again. */
  readonly deduplicate?: DeduplicateOptions | undefined;
  /**
   * How long a request may take from its headers to its response, in milliseconds: a body that is not there by then gets
   * 408, a handler that has not finished 503. Default 15000.
   */
  readonly deadlineMs?: number | undefined;
  /** When the sender is asked to try again after a 503, in seconds (`Retry-After`). Default 30. */
  readonly retryAfterSeconds?: number | undefined;
  /**
   * Called when a delivery was rejected or a handler failed, with the reason and what is known of the delivery. The sender
   * learns nothing but a status. `busy` is no failure: another worker handles the message. Default: one line on the console,
   * with nothing of the payload; `console.info` for `busy`, `console.error` for all else.
   */
  readonly onError?: ((error: unknown, delivery: FailedDelivery) => unknown) | undefined;
}

/** A request as an adapter sees it. */
export interface IncomingDelivery {
  readonly method: string;
  readonly headers: HeadersInput;
  /** The URL or path, for a function `secrets`. */
  readonly url?: string | undefined;
  /** Reads the body, byte for byte, until the signal fires. Throws `WebhookError`: `input`, `too-large` or `aborted`. */
  readonly readBody: (maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>;
}

/** Receives the events of a service. */
export interface WebhookReceiver<Events> extends DeliveryReader<Events> {
  /**
   * Sets the handler of one event. Throws `WebhookError` with reason `config` for a handler that is not a function, an event
   * that the description does not name, and an event that has a handler already.
   */
  on<Name extends keyof Events & string>(
    name: Name,
    handler: DeliveryHandler<KnownDelivery<Events, Name>>,
  ): this;
  /**
   * Sets the handler of every event that has none of its own, whether or not the description names it. Throws `WebhookError`
   * with reason `config` for what is not a function, and when there is one already.
   */
  onUnknown(handler: DeliveryHandler<Delivery<Events>>): this;
  /**
   * Responds to a request: 204 after the handler finished or when it had finished before, 401 when it cannot be trusted, 400
   * when it is no event, 405 for other methods than POST, 408 when its body takes too long, 413 when it is too long, 503 when
   * the handler failed or another delivery of the message is being worked on, so that the sender tries again. Never throws.
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
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES, onError = logError } = options;
  const deadlineMs = checkNumber("deadlineMs", options.deadlineMs ?? 15_000, 1);
  const retryAfterSeconds = checkNumber("retryAfterSeconds", options.retryAfterSeconds ?? 30, 1);
  const { verify, read } = createDeliverySteps(description, options);
  const claimMessage = options.deduplicate && createClaimer(options.deduplicate, deadlineMs);
  const handlers = createEventHandlers<Events>(description.eventNames);
  const attempts = createMessageAttempts();

  /** A log that fails or takes its time must not change the response, nor end the process. */
  function reportOnce(error: unknown, about: FailedDelivery): void {
    const log = async () => onError(error, about);
    log().catch(() => undefined);
  }

  /** Goes by the name in the payload, so that an event which is described later keeps its handler. */
  async function dispatch(delivery: Delivery<Events>, about: FailedDelivery, leftMs: number): Promise<void> {
    const handler = handlers.find(delivery.name);
    if (!handler) return;
    let claim = UNCLAIMED;
    const work = async (context: HandlerContext) => {
      const result = (await claimMessage?.(delivery)) ?? UNCLAIMED;
      if (result === "done") return;
      if (result === "busy")
        throw new WebhookError("busy", "Another delivery of this message is being processed.");
      claim = result;
      await settle(claim, { signal: context.signal, about }, async () => {
        context.signal.throwIfAborted(); // the store took longer than the deadline
        await handler(delivery, {
          ...context,
          countAttempt: (attempt) => void Object.assign(about, { attempt }),
        });
      });
    };
    await runHandler(work, { deadlineMs: leftMs, extendClaim: (ms) => claim.extend(ms) });
  }

  /** Settles the claim of a handler that is late as well, since nothing else learns how it ended. */
  async function settle(
    claim: Claim,
    { signal, about }: { signal: AbortSignal; about: FailedDelivery },
    work: () => Promise<void>,
  ): Promise<void> {
    const report = (error: unknown) => reportOnce(error, about);
    try {
      await work();
    } catch (error) {
      if (signal.aborted && error !== signal.reason) report(error);
      await claim.release().catch(report); // otherwise the lease ends by itself
      throw error;
    }
    // The work is done: asking for the delivery again because of a mark that failed would only do it twice.
    await claim.complete().catch(report);
  }

  /** Reads and verifies a request, up to the deadline. */
  function take({ headers, url, readBody }: IncomingDelivery): Promise<VerifiedDelivery> {
    let isRead = false;
    const work = async (signal: AbortSignal) => {
      const body = await readBody(maxBodyBytes, signal);
      isRead = true;
      return verify({ headers, body, url });
    };
    return withinTime(deadlineMs, work, () =>
      isRead
        ? new WebhookError("secrets", `\`secrets\` did not finish within ${deadlineMs} ms.`)
        : new WebhookError("timeout", `The body did not arrive within ${deadlineMs} ms.`),
    );
  }

  async function respond(incoming: IncomingDelivery): Promise<DeliveryAnswer> {
    if (incoming.method !== "POST") return WRONG_METHOD;
    const startedAt = performance.now();
    let about = NOTHING_KNOWN;
    try {
      const verified = await take(incoming);
      about = { ...about, id: verified.id, tenant: verified.tenant };
      const delivery = await read(verified);
      about = { ...about, event: delivery.name, attempt: attempts.begin(verified) };
      const leftMs = Math.max(1, deadlineMs - (performance.now() - startedAt));
      const failure = await dispatch(delivery, about, leftMs).then(() => undefined, failed);
      if (!failure) {
        attempts.succeed(verified);
        return DONE;
      }
      reportOnce(failure.error, about);
      return tryAgain(retryAfterSeconds);
    } catch (error) {
      reportOnce(error, about);
      return refusal(error, retryAfterSeconds);
    }
  }

  return {
    on(name, handler) {
      handlers.set(name, handler);
      return this;
    },
    onUnknown(handler) {
      handlers.setFallback(handler);
      return this;
    },
    receive: async (raw) => read(await verify(raw)),
    respond,
    async handle(request) {
      const { method, headers, url } = request;
      const answer = await respond({
        method,
        headers,
        url,
        readBody: (maxBytes, signal) => readBody(request, { maxBytes, signal }),
      });
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

/** What is known of a delivery until its signature has matched. */
const NOTHING_KNOWN: FailedDelivery = {
  id: undefined,
  event: undefined,
  attempt: undefined,
  tenant: undefined,
};

const failed = (error: unknown) => ({ error });
