import { onAbort } from "../clock/on-abort.ts";
import type { Clock } from "../contracts/clock.ts";

/** End of a body: complete, or cut off with a cause. */
export type BodyEnd = { readonly isComplete: true } | { readonly isComplete: false; readonly cause: unknown };

interface ChunkOptions {
  readonly clock: Clock;
  /** Milliseconds without a byte after which the connection counts as lost. */
  readonly idleTimeoutMs: number | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The text of a body as it arrives. Returns how it ended. To stop the iteration closes the connection. */
export async function* readChunks(
  { body }: Response,
  options: ChunkOptions,
): AsyncGenerator<string, BodyEnd, undefined> {
  const reader = body?.getReader();
  if (reader === undefined) return { isComplete: true };
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const read = await nextChunk(reader, options);
      if ("cause" in read) return { isComplete: false, cause: read.cause };
      if (read.done) break;
      yield decoder.decode(read.value, { stream: true });
    }
    yield decoder.decode();
    return { isComplete: true };
  } finally {
    // What was read to its end, or is broken, has nothing to cancel.
    reader.cancel().catch(() => {});
  }
}

type ChunkRead = ReadableStreamReadResult<Uint8Array> | { readonly cause: unknown };

/** A body may not listen to the signal of its request. */
function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { clock, idleTimeoutMs = Number.POSITIVE_INFINITY, signal }: ChunkOptions,
): Promise<ChunkRead> {
  return new Promise((resolve) => {
    const settle = (read: ChunkRead): void => {
      cancel();
      forget();
      resolve(read);
    };
    const idle = () => new DOMException(`Nothing arrived for ${idleTimeoutMs} ms.`, "TimeoutError");
    const cancel =
      idleTimeoutMs === Number.POSITIVE_INFINITY
        ? () => {}
        : clock.after(idleTimeoutMs, () => settle({ cause: idle() }));
    const forget = onAbort(signal, () => settle({ cause: signal?.reason }));
    reader.read().then(settle, (cause: unknown) => settle({ cause }));
  });
}
