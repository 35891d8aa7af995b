import { tooLarge } from "./limits.ts";
import { WebhookError } from "./webhook-error.ts";

const HINT = "Let the receiver be the first to read the request.";

/** What is thrown when somebody has read or parsed the body before; `hint` says how to get the raw one. */
export function alreadyRead(hint: string): WebhookError {
  return new WebhookError(
    "input",
    `The body was parsed already, so its signature cannot be checked. ${hint}`,
  );
}

/** Whether a value is bytes. Not by `instanceof`: test runners bring a `Uint8Array` of their own. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/**
 * The body of a request, byte for byte. Throws `WebhookError`: `input` when somebody has read it already, `too-large`
 * as soon as it is longer than allowed, `aborted` when it breaks off.
 */
export async function readBody(request: Request, maxBytes: number, hint: string = HINT): Promise<Uint8Array> {
  if (request.bodyUsed || request.body?.locked) throw alreadyRead(hint);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

/** A stream is not iterable everywhere. Leaving the loop early tells the sender that no more is wanted. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (let part = await nextChunk(reader); !part.done; part = await nextChunk(reader)) yield part.value;
  } finally {
    // It may have ended or failed before. Of a request that was cloned it only ends with the clone's own body.
    reader.cancel().catch(() => undefined);
  }
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw new WebhookError("aborted", "The body broke off.", { cause });
  }
}

/** Puts the parts of a body together. */
export function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
