import type { Bytes } from "../../../bytes.ts";
import type { StreamedBody } from "../../contracts/body-codec.ts";
import { copiedBytes } from "../exact/exact-bytes.ts";
import { unsendable } from "../exact/exact-json.ts";
import { checkString } from "../exact/exact-text.ts";

/** Content that arrives bit by bit and can be read once: a stream of the web or of Node, or an async generator. */
export type StreamSource = ReadableStream<Bytes> | AsyncIterable<Bytes>;

/** True for content that can be read only once. */
export function isStream(value: unknown): value is StreamSource {
  const isWebStream = typeof ReadableStream !== "undefined" && value instanceof ReadableStream;
  return isWebStream || (typeof value === "object" && value !== null && Symbol.asyncIterator in value);
}

/** Bytes that are kept, so that a small body can be sent again. */
const KEPT_BYTES = 65_536;

/** A part of a body that is sent as it arrives. */
export type StreamedPart = string | Blob | Bytes | StreamSource;

/** A body that is sent as its parts arrive. Its first bytes are kept: fetch reads ahead, and a small body can be repeated. */
export function streamedBody(parts: Iterable<StreamedPart>): StreamedBody {
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
      chunks.push(bytes);
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
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  /** Lets go of the source; whoever fills it may stop. */
  cancel(): void;
}

async function nextBytes(readers: Reader[]): Promise<Bytes | undefined> {
  for (let reader = readers[0]; reader; reader = readers[0]) {
    const { done, value } = await reader.read();
    const bytes = done ? undefined : chunkBytes(value);
    if (done) readers.shift();
    // Empty chunks would end a body in chunks.
    else if (bytes?.length) return bytes;
  }
  return undefined;
}

/** Copies a chunk, because its stream may use the memory again. Streams of Node give text if an encoding is set. */
function chunkBytes(chunk: unknown): Bytes {
  if (typeof chunk === "string") return new TextEncoder().encode(checkString(chunk, "a chunk of the stream"));
  const bytes = copiedBytes(chunk);
  if (bytes === undefined) throw unsendable(chunk, "a chunk of the stream");
  return bytes;
}

function readerOf(part: StreamedPart): Reader {
  if (isStream(part)) {
    // A stream of Node that was closed or read says so; one of the web that somebody reads belongs to them.
    if (Reflect.get(part, "readable") === false || Reflect.get(part, "locked") === true)
      throw new TypeError("A stream can be sent once, before anybody reads it.");
    return sourceReader(part);
  }
  return sourceReader((part instanceof Blob ? part : new Blob([part])).stream());
}

const ignore = (): void => {}; // how a source ends that is let go matters to nobody here

/** Reads a source from the first `read` on: until then, it can be let go of as it is. */
export function sourceReader(source: StreamSource): Reader {
  return source instanceof ReadableStream ? webReader(source) : iteratedReader(source);
}

function webReader(source: ReadableStream<Bytes>): Reader {
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  return {
    read() {
      reader ??= source.getReader();
      return reader.read();
    },
    cancel: () => void (reader ?? source).cancel().catch(ignore),
  };
}

function iteratedReader(source: AsyncIterable<Bytes>): Reader {
  let iterator: AsyncIterator<Bytes> | undefined;
  return {
    read() {
      iterator ??= source[Symbol.asyncIterator]();
      return iterator.next();
    },
    cancel() {
      // A stream of Node keeps its file open until it is destroyed: to end an iterator that was not begun does nothing.
      const destroy: unknown = Reflect.get(source, "destroy");
      if (typeof destroy === "function") destroy.call(source);
      else {
        iterator ??= source[Symbol.asyncIterator]();
        void Promise.resolve(iterator.return?.()).catch(ignore);
      }
    },
  };
}
