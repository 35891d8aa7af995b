import { signDelivery } from "@crossborder/webhooks/testing";
import type { DeliveryAttempt, DeliveryRow, EndpointRow } from "../state/tables.ts";

/** Prefix of the names of the three headers. The name of the signing provider is not shown: this is the scheme's. */
export const HEADER_PREFIX = "webhook-";

/** Time limit for the response of an endpoint, in real time. */
const TIMEOUT_MS = 5000;

export type WebhookFetch = (url: string, init: RequestInit) => Promise<Response>;

interface Sending {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
  /** Milliseconds of the sandbox's clock, which the attempt is recorded with. */
  readonly at: number;
  readonly fetch: WebhookFetch;
}

/**
 * Sends a delivery once, signed now: receivers compare the timestamp with real time, so real time is signed,
 * whatever the sandbox's clock says. Never rejects.
 */
export async function sendDelivery({ delivery, endpoint, at, fetch }: Sending): Promise<DeliveryAttempt> {
  const { id, body } = delivery;
  try {
    const signed = await signDelivery({
      secrets: endpoint.secret,
      event: body,
      id,
      headerPrefix: HEADER_PREFIX,
    });
    const isCorrupt = delivery.fault === "corrupt" && delivery.tries === 0;
    const sent = isCorrupt ? { ...signed, body: `${body} ` } : signed;
    const response = await fetch(endpoint.url, {
      ...sent,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { at, status: response.status, error: null };
  } catch (error) {
    return { at, status: null, error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
