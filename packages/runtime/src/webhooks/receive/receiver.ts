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
import { type DeliveryAnswer, DONE, refusal, tryAgain, WRONG_METHOD } from "./delivery-answer.ts";
import type { DeliveryOutcome, Outcome } from "./delivery-outcome.ts";
import { createEventHandlers } from "./event-handlers.ts";
import type { IncomingDelivery } from "./incoming-delivery.ts";
import { type FailedDelivery, logError } from "./log-error.ts";
import { type HandlerContext, runHandler } from "./run-handler.ts";
import { createRunningDeliveries, type RunningDelivery } from "./running-deliveries.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Options of a receiver. */
export interface ReceiverOptions<Events> extends VerifierOptions<Events> {
  /** Lets each message through once. Default none: repeated deliveries are handled again. */
  readonly deduplicate?: DeduplicateOptions | undefined;
  /**
   * How long a request may take from its headers to its response, in milliseconds: a body that is not there by then gets
   * 408, a handler that has not finished 503. Default 15000.
   */
  readonly timeoutMs?: number | undefined;
  /** Delay after which the sender may try again after a 503, in milliseconds; `Retry-After` has whole seconds. Default 30000. */
  readonly retryAfterMs?: number | undefined;
  /**
   * Called when a delivery was rejected or a handler failed, with the reason and what is known of the delivery. The sender
   * learns nothing but a status. `busy` is no failure: another worker handles the message; nor is `closed`. Default: one line on
   * the console, with nothing of the payload; `console.info` for these two, `console.error` for all else.
   */
  readonly onError?: ((error: unknown, delivery: FailedDelivery) => unknown) | undefined;
  /** Called once for each delivery, when its response is known. What it throws is ignored. */
  readonly onOutcome?: ((outcome: DeliveryOutcome) => unknown) | undefined;
}

/** Receives the events of a service. */
export interface WebhookReceiver<Events> extends WebhookVerifier<Events> {
  /**
   * Sets the handler of one event. Throws `WebhookError` with reason `config` for a handler that is not a function, an event
   * that the description does not name, and an event that has a handler already.
   */
  on<Name extends keyof Events & string>(
    name: Name,
    handler: (delivery: Delivery<Events, Name>, context: HandlerContext) => unknown,
  ): this;
  /**
   * Sets the handler of every event that has none of its own, whether or not the description names it. Throws `WebhookError`
   * with reason `config` for what is not a function, and when there is one already.
   */
  onUnhandled(handler: (delivery: Delivery<Events>, context: HandlerContext) => unknown): this;
  /**
   * Responds to a request: 204 after the handler finished or when it had finished before, 401 when it cannot be trusted, 400
   * when it is no event, 405 for other methods than POST, 408 when its body takes too long, 413 when it is too long, 503 when
   * the handler failed, another delivery of the message is being worked on, or the receiver is closed, so that the sender tries
   * again. Never throws.
   */
  handle(request: Request): Promise<Response>;
  /** The same for adapters to whatever is not a web `Request`. Never throws. */
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
  /**
   * Stops receiving: new deliveries get 503. Waits for the running ones, up to `timeoutMs` (default that of the receiver); then fires
   * the signal of those that are left, whose senders get 503, and gives what is known of them. Their handlers may still be
   * working. An empty list means that nothing is.
   */
  close(options?: { readonly timeoutMs?: number | undefined }): Promise<readonly FailedDelivery[]>;
}

/** Makes a receiver of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
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

  /** A log that fails or takes its time must not change the response, nor end the process. */
  function tell(log: () => unknown): void {
    (async () => log())().catch(() => undefined);
  }

  const reportOnce = (error: unknown, about: FailedDelivery) => tell(() => onError(error, about));

  /** Goes by the name in the payload, so that an event which is described later keeps its handler. */
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

  /** Verifies a request, reads its body in between and its event afterwards, up to the time limit. */
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
      return (await Promise.race([work(), end])) as Delivery<Events>; // which has no `then`
    } finally {
      clear();
    }
  }

  /** Works on a request; `run` has what is known of it by then. */
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
        answer: usual === "failed" ? failed : refusal(error, retryAfterMs),
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
    tell(() => onOutcome?.({ ...run.about, outcome, reason, status: answer.status, durationMs }));
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

/** Stands for the claim where messages are not claimed. */
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

/** Names of the parts that may end too late, by the reason of the error. */
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

/** Some workers have no other clock than `Date`. */
const monotonicMs = () => globalThis.performance?.now() ?? Date.now();
