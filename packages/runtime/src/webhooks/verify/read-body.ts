import { tooLarge } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";

const HINT = "Pass the request to the receiver before anything else reads it.";

/** Messages by the way in which other code has used the body. */
const USES = {
  parsed: "The body was already parsed, so its signature cannot be checked.",
  read: "The body was already read, so its signature cannot be checked.",
  decoded:
    "The body was decoded to text, which loses a byte order mark and bytes that are not UTF-8, so its signature cannot be checked.",
  "not-base64": "The body is marked as base64 but is not base64, so its signature cannot be checked.",
} as const;

/** Returns the error for a body that other code has used; `hint` tells users how to get the raw one. */
export function alreadyUsed(use: keyof typeof USES, hint: string): WebhookError {
  return new WebhookError("body-consumed", `${USES[use]} ${hint}`);
}

/** Returns the error for a body that a parser has replaced. */
export function alreadyParsed(parsed: unknown, hint: string): WebhookError {
  return alreadyUsed(typeof parsed === "string" ? "decoded" : "parsed", hint);
}

/** True for bytes. Not by `instanceof`: test runners have another `Uint8Array`. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** Options of reading a body. */
export interface ReadBodyOptions {
  readonly maxBytes: number;
  /** Fires when the body has taken too long. */
  readonly signal?: AbortSignal | undefined;
  /** Advice on getting the raw body in the user's framework. */
  readonly hint?: string | undefined;
}

/**
 * Reads the body of a request, byte for byte. Throws `WebhookError`: `body-consumed` if other code has used it,
 * `too-large` as soon as it is longer than allowed, `aborted` if it breaks off.
 */
export async function readBody(
  request: Request,
  { maxBytes, signal, hint = HINT }: ReadBodyOptions,
): Promise<Uint8Array> {
  if (request.bodyUsed || request.body?.locked) throw alreadyUsed("read", hint);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  // The stream may have ended or failed before. For a cloned request, it only ends with the clone's body.
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await nextChunk(reader); !part.done; part = await nextChunk(reader)) {
      if (!isBytes(part.value)) throw alreadyUsed("decoded", hint);
      length += part.value.length;
      if (length > maxBytes) throw tooLarge(maxBytes);
      chunks.push(part.value);
    }
    return concatenate(chunks, length);
  } finally {
    signal?.removeEventListener("abort", cancel);
    cancel();
  }
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw new WebhookError("aborted", "The request was aborted before its whole body was received.", {
      cause,
    });
  }
}

/** Joins the chunks of a body. */
export function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
