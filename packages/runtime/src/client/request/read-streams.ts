import { unsentRequest } from "../errors/unsent-request.ts";
import { startLimit } from "../transport/start-limit.ts";
import type { BodyCall } from "./body-codec.ts";

/**
 * The body with its streams read to their ends, as Blobs: a stream could be sent only once, and each attempt has to send
 * the same. Rejects with `ConnectionError` when one breaks, or when the time of the call is over.
 */
export async function readStreams(body: unknown, { context, errors }: BodyCall): Promise<unknown> {
  const { signal, deadline, session } = context;
  const limit = startLimit(context, deadline - session.clock.now());
  try {
    signal?.throwIfAborted();
    return await withoutStreams(body, limit.exceeded);
  } catch (cause) {
    throw unsentRequest(cause, errors());
  } finally {
    limit.end();
  }
}

async function withoutStreams(body: unknown, limit: Promise<never>): Promise<unknown> {
  if (isStream(body)) return readStream(body, limit);
  if (Array.isArray(body)) return Promise.all(body.map((item) => withoutStreams(item, limit)));
  const parts = Object.entries(body ?? {}).map(async ([name, value]) => {
    const hasStream = [value].flat().some(isStream);
    return [name, hasStream ? await withoutStreams(value, limit) : value] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: Promise<never>,
): Promise<Blob> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), limit]);
      if (done) return new Blob(chunks);
      chunks.push(value);
    }
  } catch (cause) {
    reader.cancel(cause).catch(() => {}); // whoever fills it may stop; how that ends matters to nobody here
    throw cause;
  }
}

/** True for a stream of bytes. */
export function isStream(value: unknown): value is ReadableStream<Uint8Array<ArrayBuffer>> {
  return typeof ReadableStream !== "undefined" && value instanceof ReadableStream;
}
