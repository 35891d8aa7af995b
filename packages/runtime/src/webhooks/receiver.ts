import type { Delivery, KnownDelivery } from "./delivery.ts";
import { readBody } from "./read-body.ts";
import { type EventDescription, readDelivery } from "./read-delivery.ts";
import { createVerifier, type RawDelivery, type VerifierOptions } from "./verifier.ts";
import { isWebhookError, type WebhookErrorReason } from "./webhook-error.ts";

/** How deliveries are received. */
export interface ReceiverOptions extends VerifierOptions {
  /** Longest body that is read, in bytes. Default 1048576 (1 MiB). */
  readonly maxBodyBytes?: number | undefined;
  /** Deepest nesting of lists and objects that is parsed. Default 64. */
  readonly maxDepth?: number | undefined;
  /** Is told why a delivery was refused or a handler failed. The sender learns nothing but a status. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Works on a delivery; the sender is told that it succeeded once this has finished. */
export type DeliveryHandler<Taken> = (delivery: Taken) => void | Promise<void>;

/** Receives the events of a service. */
export interface WebhookReceiver<Events> {
  /** Sets the handler of one event, in the place of an earlier one. */
  on<Name extends keyof Events & string>(
    name: Name,
    handler: DeliveryHandler<KnownDelivery<Events, Name>>,
  ): this;
  /** Sets the handler of every event that has none of its own, whether or not the description names it. */
  onUnknown(handler: DeliveryHandler<Delivery<Events>>): this;
  /** Verifies and reads a delivery, and runs no handler. Throws `WebhookError`. */
  receive(delivery: RawDelivery): Promise<Delivery<Events>>;
  /**
   * Answers a request: 204 after the handler finished, 401 when it cannot be trusted, 400 when it is no event, 405 for
   * other methods than POST, 413 when it is too long, 503 when the handler failed, so that the sender tries again. Never throws.
   */
  handle(request: Request): Promise<Response>;
}

const DEFAULT_MAX_BODY_BYTES = 1_048_576;
const DEFAULT_MAX_DEPTH = 64;

/** Makes a receiver of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createWebhookReceiver<Events>(
  description: EventDescription<Events>,
  options: ReceiverOptions,
): WebhookReceiver<Events> {
  const { maxBodyBytes = DEFAULT_MAX_BODY_BYTES, maxDepth = DEFAULT_MAX_DEPTH } = options;
  const verifier = createVerifier(options);
  const handlers = new Map<string, DeliveryHandler<never>>();
  let fallback: DeliveryHandler<Delivery<Events>> | undefined;

  async function receive(raw: RawDelivery): Promise<Delivery<Events>> {
    return readDelivery(await verifier.verify(raw), { ...description, maxDepth });
  }

  /** Goes by the name in the payload, so that an event which is described later keeps its handler. */
  async function dispatch(delivery: Delivery<Events>): Promise<void> {
    const own = handlers.get(delivery.name) as DeliveryHandler<Delivery<Events>> | undefined; // set under this very name
    await (own ?? fallback)?.(delivery);
  }

  function tell(error: unknown): void {
    try {
      options.onError?.(error);
    } catch {
      // A log that fails must not change the answer.
    }
  }

  async function readRequest(request: Request): Promise<Delivery<Events> | Response> {
    try {
      return await receive({ headers: request.headers, body: await readBody(request, maxBodyBytes) });
    } catch (error) {
      tell(error);
      return answer(isWebhookError(error) ? STATUS_OF_REASON[error.reason] : 500);
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
    receive,
    async handle(request) {
      if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
      const delivery = await readRequest(request);
      if (delivery instanceof Response) return delivery;
      try {
        await dispatch(delivery);
        return answer(204);
      } catch (error) {
        tell(error);
        return answer(503);
      }
    },
  };
}

const STATUS_OF_REASON: Readonly<Record<WebhookErrorReason, number>> = {
  headers: 401,
  timestamp: 401,
  signature: 401,
  payload: 400,
  aborted: 400,
  "too-large": 413,
  config: 500,
  input: 500,
};

/** Says no more than the status: a sender that is not the service must not learn what was wrong. */
function answer(status: number): Response {
  return new Response(null, { status });
}
