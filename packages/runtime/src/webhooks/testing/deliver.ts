import { type SignedDelivery, type SignOptions, signDelivery } from "./sign-delivery.ts";

/** A part of a delivery that can be made wrong after it was signed. */
export type Corruption = "body" | "signature" | "timestamp" | "id";

/** Options of a sender of test deliveries. */
export interface DeliverOptions extends Omit<SignOptions<object>, "event" | "id"> {
  /** Number of deliveries of each event, under the same message ID and all at once. Default 1. */
  readonly times?: number | undefined;
  /** Delivers the events last first. Default false. */
  readonly reorder?: boolean | undefined;
  /** Part that is made wrong. Default none. */
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
 * Delivers one event or several to a URL, as the service would, or with what goes wrong on the way. Events go one after the
 * other, the repetitions of each at once. Returns the responses in that order; throws what `fetch` throws.
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
      await body?.cancel(); // it would keep the connection, and a server from closing
      return { id, status };
    };
    results.push(...(await Promise.all(Array.from({ length: times }, send))));
  }
  return results;
}

function corrupted(signed: SignedDelivery, part: Corruption | undefined): SignedDelivery {
  if (part === undefined) return signed;
  if (part === "body") return { ...signed, body: `${new TextDecoder().decode(bytesOf(signed.body))} ` };
  const headers = Object.entries(signed.headers).map(([name, value]) => [
    name,
    name.endsWith(part) ? changed(value, part) : value,
  ]);
  return { ...signed, headers: Object.fromEntries(headers) };
}

function bytesOf(body: string | Uint8Array<ArrayBuffer>): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : body;
}

/** Still well-formed, so that what fails is the check and not the syntax. */
function changed(value: string, part: Exclude<Corruption, "body">): string {
  if (part === "timestamp") return String(Number(value) + 1);
  if (part === "id") return `${value}x`;
  const first = value.charAt("v1,".length);
  return `v1,${first === "A" ? "B" : "A"}${value.slice("v1,".length + 1)}`;
}
