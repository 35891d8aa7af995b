import { type SignedDelivery, type SignOptions, signDelivery } from "./sign-delivery.ts";

/** A part of a delivery that can be corrupted after signing. */
export type Corruption = "body" | "signature" | "timestamp" | "id";

/** Options of a sender of test deliveries. */
export interface DeliverOptions extends Omit<SignOptions<object>, "event" | "id"> {
  /** Number of concurrent deliveries of each event, under the same message ID. Default 1. */
  readonly times?: number | undefined;
  /** Delivers the events in reverse order. Default false. */
  readonly reorder?: boolean | undefined;
  /** Part to corrupt. Default none. */
  readonly corrupt?: Corruption | undefined;
  /** Default the global `fetch`. */
  readonly fetch?: ((url: string, delivery: SignedDelivery) => Promise<Response>) | undefined;
}

/** The response of the receiver to one delivery. */
export interface DeliverResult {
  readonly id: string;
  readonly status: number;
}

/**
 * Delivers events to a URL, as the service would or with faults. Events are sent one after the other, repetitions of
 * the same event concurrently. Returns the responses in that order; throws errors of `fetch`.
 */
export async function deliver<Event extends object>(
  url: string,
  event: Event | readonly Event[],
  { times = 1, reorder = false, corrupt, fetch = globalThis.fetch, ...options }: DeliverOptions,
): Promise<readonly DeliverResult[]> {
  const events = [event].flat() as Event[];
  const results: DeliverResult[] = [];
  for (const each of reorder ? events.reverse() : events) {
    const id = `msg_${crypto.randomUUID()}`;
    const signed = corrupted(await signDelivery({ ...options, event: each, id }), corrupt);
    const send = async () => {
      const { status, body } = await fetch(url, signed);
      await body?.cancel(); // otherwise, the open connection would prevent a server from closing
      return { id, status };
    };
    results.push(...(await Promise.all(Array.from({ length: times }, send))));
  }
  return results;
}

function corrupted(signed: SignedDelivery, part: Corruption | undefined): SignedDelivery {
  if (part === undefined) return signed;
  if (part === "body") return { ...signed, body: `${textOf(signed.body)} ` };
  const headers = Object.entries(signed.headers).map(([name, value]) => [
    name,
    name.endsWith(part) ? changed(value, part) : value,
  ]);
  return { ...signed, headers: Object.fromEntries(headers) };
}

function textOf(body: string | Uint8Array<ArrayBuffer>): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** Changes a header but keeps it well-formed, so that verification fails and not parsing. */
function changed(value: string, part: Exclude<Corruption, "body">): string {
  if (part === "timestamp") return String(Number(value) + 1);
  if (part === "id") return `${value}x`;
  const first = value.charAt("v1,".length);
  return `v1,${first === "A" ? "B" : "A"}${value.slice("v1,".length + 1)}`;
}
