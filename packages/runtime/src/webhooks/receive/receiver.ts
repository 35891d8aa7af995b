import { checkFunction, checkNames, type OptionNames } from "../check-options.ts";
import { changedError, createClaimer, type DeduplicateOptions } from "../deduplicate/deduplicate.ts";
import { MessageAttempts } from "../deduplicate/message-attempts.ts";
import { checkNumber, DEFAULT_MAX_BODY_BYTES, tooLarge } from "../limits.ts";
import type { Delivery } from "../read/delivery.ts";
import type { EventDescription } from "../read/read-delivery.ts";
import {
  createDeliverySteps,
  VERIFIER_NAMES,
  type VerifierOptions,
  type WebhookVerifier,
} from "../read/webhook-verifier.ts";
import { headerReader } from "../verify/signature-headers.ts";
import { isWebhookError, WebhookError, type WebhookErrorReason } from "../webhook-error.ts";
import {
  type DeliveryAnswer,
  DONE,
  type IncomingDelivery,
  rejection,
  tryAgain,
  WRONG_METHOD,
} from "./delivery-answer.ts";
import { checkHandler, type DeliveryHandler, type EventHandlers } from "./event-handlers.ts";
import { type DeliveryOutcome, type FailedDelivery, logError, type Outcome } from "./log-error.ts";
import { respondToRequest } from "./respond-to-request.ts";
import { type HandlerContext, runHandler } from "./run-handler.ts";
import { RunningDeliveries, type RunningDelivery } from "./running-deliveries.ts";

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

const NAMES: OptionNames<ReceiverOptions<unknown>> = {
  ...VERIFIER_NAMES,
  deduplicate: 1,
  timeoutMs: 1,
  retryAfterMs: 1,
  onError: 1,
  onOutcome: 1,
};

/** Creates a receiver for the events of a service. Throws `WebhookError` with reason `config` for invalid options. */
export function createWebhookReceiver<Events>(
  description: EventDescription<Events>,
  options: ReceiverOptions<Events>,
): WebhookReceiver<Events> {
  const { checkHead, read, verify } = createDeliverySteps(description, options, NAMES);
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES, onError = logError, onOutcome = () => {} } = options;
  checkFunction("onError", onError);
  checkFunction("onOutcome", onOutcome);
  const timeoutMs = checkNumber("timeoutMs", options.timeoutMs ?? 15_000, 1);
  const retryAfterMs = checkNumber("retryAfterMs", options.retryAfterMs ?? 30_000, 1);
  const claimMessage = options.deduplicate && createClaimer(options.deduplicate, timeoutMs);
  const handlers: EventHandlers = new Map();
  const attempts = new MessageAttempts();
  const running = new RunningDeliveries();

  /** Calls a log function, which must neither change the response nor end the process if it fails or is slow. */
  function callSafely(log: () => unknown): void {
    (async () => log())().catch(() => undefined);
  }

  const reportOnce = (error: unknown, about: FailedDelivery) => callSafely(() => onError(error, about));

  /** Runs the handler for the name in the payload, so that an event that is described later keeps its handler. */
  async function dispatch(
    delivery: Delivery<Events>,
    run: RunningDelivery,
    context: HandlerContext,
  ): Promise<Outcome> {
    // A handler under this name was set for the event with this name.
    const handler = (handlers.get(delivery.name) ?? handlers.get(undefined)) as
      | DeliveryHandler<Delivery<Events>>
      | undefined;
    if (!handler) return "ignored";
    const { about } = run;
    const claim = await claimMessage?.(delivery);
    if (claim === "done") return "duplicate";
    if (claim === "changed") throw changedError();
    if (claim === "busy")
      throw new WebhookError("busy", "Another delivery of this message is being processed.");
    run.claim = claim;
    await settle(run, context.signal, async () => {
      context.signal.throwIfAborted(); // the store took longer than the time limit
      await handler(delivery, {
        ...context,
        countAttempt: (attempt) => void Object.assign(about, { attempt }),
      });
    });
    return "accepted";
  }

  /** Settles the claim of a handler, even a late one: nothing else learns how it ended. */
  async function settle(
    { claim, about }: RunningDelivery,
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<void> {
    const report = (error: unknown) => reportOnce(error, about);
    try {
      await work();
    } catch (error) {
      if (signal.aborted && error !== signal.reason) report(error);
      await claim?.release().catch(report); // if it fails, the lease expires
      throw error;
    }
    // The work is done: if marking it fails, a retry would only do it twice.
    await claim?.complete().catch(report);
  }

  /** Verifies a request and reads its body and event. */
  async function take(
    { headers, url, readBody }: IncomingDelivery,
    run: RunningDelivery,
    signal: AbortSignal,
  ): Promise<Delivery<Events>> {
    if (Number(headerReader(headers)("content-length")) > maxBodyBytes) throw tooLarge(maxBodyBytes);
    const { findKeys, open } = checkHead({ headers, url });
    const keys = await findKeys();
    signal.throwIfAborted();
    run.part = "body";
    const verified = await open(await readBody(maxBodyBytes, signal), keys);
    run.part = "validator";
    const { id, tenant } = verified;
    run.about = { ...run.about, id, tenant };
    return read(verified);
  }

  /** Handles a request within the time limit, and collects facts about it in `run`. */
  async function process(incoming: IncomingDelivery, run: RunningDelivery): Promise<Ending> {
    const handle = async (context: HandlerContext) => {
      const delivery = await take(incoming, run, context.signal);
      context.signal.throwIfAborted();
      run.about = { ...run.about, event: delivery.name, attempt: attempts.begin(delivery) };
      run.part = "handler";
      const outcome = dispatch(delivery, run, context);
      run.work = outcome;
      return { delivery, outcome: await outcome };
    };
    try {
      running.throwIfClosed();
      const { delivery, outcome } = await runHandler(handle, {
        timeoutMs,
        extendClaim: async (ms) => run.claim?.extend(ms),
        stop: run.stop.signal,
        late: () => lateError(run.part, timeoutMs),
      });
      attempts.succeed(delivery);
      return { answer: DONE, outcome };
    } catch (error) {
      reportOnce(error, run.about);
      const hasBegun = run.part === "handler";
      const usual = hasBegun ? "failed" : "rejected";
      const failed = isWebhookError(error, "changed") ? DONE : tryAgain(retryAfterMs);
      return {
        answer: hasBegun ? failed : rejection(error, retryAfterMs),
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
    const run: RunningDelivery = { about: NOTHING_KNOWN, part: "secrets", stop: new AbortController() };
    const ending = process(incoming, run);
    running.add(run, ending);
    const { answer, outcome, reason } = await ending;
    const durationMs = monotonicMs() - startedAt;
    callSafely(() => onOutcome({ ...run.about, outcome, reason, status: answer.status, durationMs }));
    return answer;
  }

  return {
    on(name, handler) {
      checkHandler(`on(${JSON.stringify(name)}, …)`, handler, handlers.get(name));
      checkNames("event", { [name]: 1 }, description.eventNames, " onUnhandled receives every other event.");
      handlers.set(name, handler);
      return this;
    },
    onUnhandled(handler) {
      checkHandler("onUnhandled(…)", handler, handlers.get(undefined));
      handlers.set(undefined, handler);
      return this;
    },
    verify,
    respond,
    close: async ({ timeoutMs: limitMs = timeoutMs } = {}) =>
      running.close(checkNumber("timeoutMs", limitMs, 0)),
    handle: (request) => respondToRequest({ respond }, request),
  };
}

/** Facts about a delivery until its signature has matched. */
const NOTHING_KNOWN: FailedDelivery = {
  id: undefined,
  event: undefined,
  attempt: undefined,
  tenant: undefined,
};

/** Reason and name of each part that may be late. */
const PARTS = {
  secrets: ["secrets", "`secrets`"],
  body: ["body-timeout", "The body"],
  validator: ["handler-timeout", "The validator"],
  handler: ["handler-timeout", "The handler"],
} as const satisfies Record<RunningDelivery["part"], readonly [reason: WebhookErrorReason, name: string]>;

function lateError(part: RunningDelivery["part"], timeoutMs: number): WebhookError {
  const [reason, name] = PARTS[part];
  return new WebhookError(reason, `${name} did not finish within timeoutMs (${timeoutMs} ms).`);
}

/** Result of a request. */
interface Ending {
  readonly answer: DeliveryAnswer;
  readonly outcome: Outcome;
  readonly reason?: WebhookErrorReason | undefined;
}

/** Falls back to `Date`, the only clock of some workers. */
const monotonicMs = () => globalThis.performance?.now() ?? Date.now();
