import type { Bytes } from "../../../bytes.ts";
import type { StreamedBody } from "../../contracts/body-codec.ts";

/** Content that arrives bit by bit and can be read once: a stream of the web or of Node, or an async generator. */
export type StreamSource = ReadableStream<Bytes> | AsyncIterable<Bytes>;

/** True for content that can be read only once. */
export function isStream(value: unknown): value is StreamSource {
  const isWebStream = typeof ReadableStream !== "undefined" && value instanceof ReadableStream;
  return isWebStream || (typeof value === "object" && value !== null && Symbol.asyncIterator in value);
}

/** Bytes that are kept, so that a small body can be sent again. */
const KEPT_BYTES = 65_536;

/**
 * A body of parts, one after the other, some of which can be read only once. It is sent as it arrives. The first bytes are
 * kept: fetch reads ahead before it has a connection, and a small body can be repeated as any other.
 */
export function streamedBody(parts: Iterable<string | Blob | StreamSource>): StreamedBody {
  const readers = [...parts].map(readerOf);
  const state = { isSpent: false, hasFailed: false };
  /** By position; those that were sent are let go of once the body is spent. */
  const chunks: (Bytes | undefined)[] = [];
  let size = 0;
  let reading: Promise<boolean> | undefined;
  const readMore = async (): Promise<boolean> => {
    try {
      const bytes = await nextBytes(readers);
      if (bytes === undefined) return false;
      size += bytes.length;
      state.isSpent ||= size > KEPT_BYTES;
      // A copy, since whoever gives it may use its memory again.
      chunks.push(state.isSpent ? bytes : bytes.slice());
      return true;
    } catch (error) {
      Object.assign(state, { isSpent: true, hasFailed: true });
      throw error;
    } finally {
      reading = undefined;
    }
  };
  const open = (): ReadableStream<Bytes> => {
    let position = 0;
    const pull = async (controller: ReadableStreamDefaultController<Bytes>): Promise<void> => {
      // An attempt that was given up may still be waiting for the same bytes.
      while (position >= chunks.length) {
        reading ??= readMore();
        if (!(await reading)) return controller.close();
      }
      const bytes = chunks[position];
      if (state.isSpent) chunks[position] = undefined;
      position++;
      if (bytes) controller.enqueue(bytes);
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  };
  const close = (): void => {
    for (const reader of readers.splice(0)) reader.cancel();
  };
  return Object.assign(state, { open, close });
}

interface Reader {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Bytes | string | undefined }>;
  /** Lets go of the source; whoever fills it may stop. */
  cancel(): void;
}

async function nextBytes(readers: Reader[]): Promise<Bytes | undefined> {
  for (let reader = readers[0]; reader; reader = readers[0]) {
    const { done, value } = await reader.read();
    if (done) readers.shift();
    // Streams of Node give text where an encoding was set. Empty chunks would end a body in chunks.
    else if (value?.length) return typeof value === "string" ? new TextEncoder().encode(value) : value;
  }
  return undefined;
}

const ignore = (): void => {}; // how a source ends that is let go matters to nobody here

function readerOf(part: string | Blob | StreamSource): Reader {
  if (typeof part === "string") return readerOf(new Blob([part]));
  if (part instanceof Blob) return readerOf(part.stream());
  if (part instanceof ReadableStream) {
    const reader = part.getReader();
    return { read: () => reader.read(), cancel: () => void reader.cancel().catch(ignore) };
  }
  const iterator = part[Symbol.asyncIterator]();
  return {
    read: () => iterator.next(),
    cancel: () => void Promise.resolve(iterator.return?.()).catch(ignore),
  };
}
