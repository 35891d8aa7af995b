import type { BodyDescriptor } from "../operation.ts";

/** True for a body with a stream in it. */
export function holdsStream(descriptor: BodyDescriptor | undefined, body: unknown): boolean {
  if (descriptor?.kind === "binary") return isStream(body);
  return (
    descriptor?.kind === "multipart" &&
    Object.values(body ?? {})
      .flat()
      .some(isStream)
  );
}

/**
 * The body with its streams read to their ends, as Blobs: a stream could be sent only once, and each attempt has to send
 * the same. Rejects with the stream's error, or when `limit` rejects.
 */
export async function readStreams(body: unknown, limit: Promise<never>): Promise<unknown> {
  if (isStream(body)) return readStream(body, limit);
  if (Array.isArray(body)) return Promise.all(body.map((item) => readStreams(item, limit)));
  const parts = Object.entries(body ?? {}).map(async ([name, value]) => {
    const hasStream = [value].flat().some(isStream);
    return [name, hasStream ? await readStreams(value, limit) : value] as const;
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

function isStream(value: unknown): value is ReadableStream<Uint8Array<ArrayBuffer>> {
  return typeof ReadableStream !== "undefined" && value instanceof ReadableStream;
}
