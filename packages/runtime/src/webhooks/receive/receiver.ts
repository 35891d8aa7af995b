import { changedError } from "../deduplicate/changed-error.ts";
import { type Claim, createClaimer, type DeduplicateOptions } from "../deduplicate/deduplicate.ts";
import { createMessageAttempts } from "../deduplicate/message-attempts.ts";
import { checkNumber, DEFAULT_MAX_BODY_BYTES, tooLarge } from "../limits.ts";
import type { Delivery } from "../read/delivery.ts";
import type { EventDescription } from "../read/read-delivery.ts";
import { createDeliverySteps, type VerifierOptions, type WebhookVerifier } from "../read/webhook-verifier.ts";
import { readBody } from "../verify/read-body.ts";
import { headerReader } from "../verify/signature-headers.ts";
import { isWebhookError, WebhookError, type WebhookErrorReason } from "../webhook-error.ts";
import { type DeliveryAnswer, DONE, rejection, tryAgain, WRONG_METHOD } from "./delivery-answer.ts";
import type { DeliveryOutcome, Outcome } from "./delivery-outcome.ts";
import { createEventHandlers } from "./event-handlers.ts";
import type { IncomingDelivery } from "./incoming-delivery.ts";
import { type FailedDelivery, logError } from "./log-error.ts";
import { type HandlerContext, runHandler } from "./run-handler.ts";
import { createRunningDeliveries, type RunningDelivery } from "./running-deliveries.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Options of a receiver. */
export interface ReceiverOptions<Events> extends VerifierOptions<Events> {
  /** Handles each message once. Default: repeated deliveries are handled again. */
  readonly deduplicate?: DeduplicateOptions | undefined;
  /**
   * Time limit of a request from its headers to its response, in milliseconds. A body that has not arrived by then gets
   * 408, a handler that has not finished 503. Default 15000.
   */
  readonly timeoutMs?: number | undefined;
  /** Delay before the sender retries after a 503, in milliseconds; `Retry-After` has whole seconds. Default 30000. */
  readonly retryAfterMs?: number | undefined;
  /**
   * Called when a delivery was rejected or a handler failed, with the error and facts about the delivery. The sender
   * only gets a status. `busy` and `closed` are not failures: another worker is handling the message, or the receiver
   * is closed. Default: one line without the payload, by `console.info` for these two, otherwise by `console.error`.
   */
  readonly onError?: ((error: unknown, delivery: FailedDelivery) => unknown) | undefined;
  /** Called once for each delivery, when its response is known. Its errors are ignored. */
  readonly onOutcome?: ((outcome: DeliveryOutcome) => unknown) | undefined;
}

/** Receives the events of a service. */
export interface WebhookReceiver<Events> extends WebhookVerifier<Events> {
  /**
   * Sets the handler of one event. Throws `WebhookError` with reason `config` for a handler that is not a function, for
   * an unknown event, and for an event that already has a handler.
   */
  on<Name extends keyof Events & string>(
    name: Name,
    handler: (delivery: Delivery<Events, Name>, context: HandlerContext) => unknown,
  ): this;
  /**
   * Sets the handler of all events without a dedicated handler, known or not. Throws `WebhookError` with reason
   * `config` for a handler that is not a function, and if this handler is already set.
   */
  onUnhandled(handler: (delivery: Delivery<Events>, context: HandlerContext) => unknown): this;
  /**
   * Responds to a request: 204 after the handler finished, now or before; 401 if it cannot be trusted; 400 if it is not
   * an event; 405 for methods other than POST; 408 if its body arrives too slowly; 413 if it is too long; 503 if the
   * handler failed, another delivery of the message is being handled, or the receiver is closed, so that the sender
   * retries. Never throws.
   */
  handle(request: Request): Promise<Response>;
  /** Responds to a request that is not a web `Request`, for adapters. Never throws. */
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
  /**
   * Stops receiving: new deliveries get 503. Waits for running ones, up to `timeoutMs` (default: that of the receiver);
   * then fires the signal of the remaining ones, whose senders get 503, and returns their facts. Their handlers may
   * still be running. An empty list means that nothing is running.
   */
  close(options?: { readonly timeoutMs?: number | undefined }): Promise<readonly FailedDelivery[]>;
}

/** Creates a receiver for the events of a service. Throws `WebhookError` with reason `config` for invalid options. */
export function createWebhookReceiver<Events>(
  description: EventDescription<Events>,
  options: ReceiverOptions<Events>,
): WebhookReceiver<Events> {
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES, onError = logError, onOutcome } = options;
  const timeoutMs = checkNumber("timeoutMs", options.timeoutMs ?? 15_000, 1);
  const retryAfterMs = checkNumber("retryAfterMs", options.retryAfterMs ?? 30_000, 1);
  const { checkHead, read, verify } = createDeliverySteps(description, options);
  const claimMessage = options.deduplicate && createClaimer(options.deduplicate, timeoutMs);
  const handlers = createEventHandlers<Events>(description.eventNames);
  const attempts = createMessageAttempts();
  const running = createRunningDeliveries();

  /** Calls a log function, which must neither change the response nor end the process if it fails or is slow. */
  function callSafely(log: () => unknown): void {
    (async () => log())().catch(() => undefined);
  }

  const reportOnce = (error: unknown, about: FailedDelivery) => callSafely(() => onError(error, about));

  /** Runs the handler for the name in the payload, so that an event that is described later keeps its handler. */
  async function dispatch(
    delivery: Delivery<Events>,
    run: RunningDelivery,
    leftMs: number,
  ): Promise<Outcome> {
    const handler = handlers.find(delivery.name);
    if (!handler) return "ignored";
    const { about, stop } = run;
    let claim = UNCLAIMED;
    const work = async (context: HandlerContext): Promise<Outcome> => {
      const result = (await claimMessage?.(delivery)) ?? UNCLAIMED;
      if (result === "done") return "duplicate";
      if (result === "changed") throw changedError();
      if (result === "busy")
        throw new WebhookError("busy", "Another delivery of this message is being processed.");
      claim = result;
      await settle(claim, { signal: context.signal, about }, async () => {
        context.signal.throwIfAborted(); // the store took longer than the time limit
        await handler(delivery, {
          ...context,
          countAttempt: (attempt) => void Object.assign(about, { attempt }),
        });
      });
      return "accepted";
    };
    const extendClaim = (ms: number) => claim.extend(ms);
    const start = (context: HandlerContext) => {
      const working = work(context);
      run.work = working;
      return working;
    };
    return runHandler(start, { timeoutMs: leftMs, extendClaim, stop: stop.signal });
  }

  /** Settles the claim of a handler, even a late one: nothing else learns how it ended. */
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
      await claim.release().catch(report); // if it fails, the lease expires
      throw error;
    }
    // The work is done: if marking it fails, a retry would only do it twice.
    await claim.complete().catch(report);
  }

  /** Verifies a request and reads its body and event, within the time limit. */
  async function take(incoming: IncomingDelivery, run: RunningDelivery): Promise<Delivery<Events>> {
    const { headers, url, readBody } = incoming;
    let late: WebhookErrorReason = "secrets";
    const { signal, end, clear } = createTimeLimit({
      ms: timeoutMs,
      late: () => new WebhookError(late, `${SLOW_PART[late]} did not finish within ${timeoutMs} ms.`),
      stop: run.stop.signal,
    });
    const work = async () => {
      if (Number(headerReader(headers)("content-length")) > maxBodyBytes) throw tooLarge(maxBodyBytes);
      const { findKeys, open } = checkHead({ headers, url });
      const keys = await findKeys();
      signal.throwIfAborted();
      late = "body-timeout";
      const verified = await open(await readBody(maxBodyBytes, signal), keys);
      late = "handler-timeout";
      const { id, tenant } = verified;
      run.about = { ...run.about, id, tenant };
      return read(verified);
    };
    try {
      return (await Promise.race([work(), end])) as Delivery<Events>; // it has no `then`
    } finally {
      clear();
    }
  }

  /** Handles a request and collects facts about it in `run`. */
  async function process(incoming: IncomingDelivery, run: RunningDelivery): Promise<Ending> {
    const endsAt = monotonicMs() + timeoutMs;
    let usual: Outcome = "rejected";
    try {
      running.throwIfClosed();
      const delivery = await take(incoming, run);
      run.about = { ...run.about, event: delivery.name, attempt: attempts.begin(delivery) };
      usual = "failed";
      const outcome = await dispatch(delivery, run, Math.max(1, endsAt - monotonicMs()));
      attempts.succeed(delivery);
      return { answer: DONE, outcome };
    } catch (error) {
      reportOnce(error, run.about);
      const failed = isWebhookError(error, "changed") ? DONE : tryAgain(retryAfterMs);
      return {
        answer: usual === "failed" ? failed : rejection(error, retryAfterMs),
        outcome: isWebhookError(error, "busy", "closed", "changed")
          ? (error.reason as "busy" | "closed" | "changed")
          : usual,
        reason: isWebhookError(error) ? error.reason : undefined,
      };
    }
  }

  async function respond(incoming: IncomingDelivery): Promise<DeliveryAnswer> {
    if (incoming.method !== "POST") return WRONG_METHOD;
    const startedAt = monotonicMs();
    const run: RunningDelivery = { about: NOTHING_KNOWN, stop: new AbortController() };
    const ending = process(incoming, run);
    running.add(run, ending);
    const { answer, outcome, reason } = await ending;
    const durationMs = monotonicMs() - startedAt;
    callSafely(() => onOutcome?.({ ...run.about, outcome, reason, status: answer.status, durationMs }));
    return answer;
  }

  return {
    on(name, handler) {
      handlers.set(name, handler);
      return this;
    },
    onUnhandled(handler) {
      handlers.setFallback(handler);
      return this;
    },
    verify,
    respond,
    close: async ({ timeoutMs: limitMs = timeoutMs } = {}) =>
      running.close(checkNumber("timeoutMs", limitMs, 0)),
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

/** Claim without effect, for receivers without deduplication. */
const UNCLAIMED: Claim = {
  complete: async () => undefined,
  release: async () => undefined,
  extend: async () => undefined,
};

/** Facts about a delivery until its signature has matched. */
const NOTHING_KNOWN: FailedDelivery = {
  id: undefined,
  event: undefined,
  attempt: undefined,
  tenant: undefined,
};

/** Names of the parts that may time out, by the reason of the error. */
const SLOW_PART: { readonly [Reason in WebhookErrorReason]?: string } = {
  secrets: "`secrets`",
  "body-timeout": "The body",
  "handler-timeout": "The validator",
};

/** Result of a request. */
interface Ending {
  readonly answer: DeliveryAnswer;
  readonly outcome: Outcome;
  readonly reason?: WebhookErrorReason | undefined;
}

/** Falls back to `Date`, the only clock of some workers. */
const monotonicMs = () => globalThis.performance?.now() ?? Date.now();
