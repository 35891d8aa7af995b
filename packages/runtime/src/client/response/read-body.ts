import type { ReceivedResponse } from "../contracts/response.ts";

/** Bytes of one response, decoded, where a client names no other number: 64 MiB. */
export const DEFAULT_MAX_RESPONSE_BYTES = 67_108_864;

/** Limits for reading a body. */
export interface BodyLimits {
  readonly asBytes: boolean;
  /** After decompression. */
  readonly maxBytes: number;
}

/** Reads a body to its end, or until it is larger than it may be. */
export async function readBody(
  response: Response,
  { asBytes, maxBytes }: BodyLimits,
): Promise<Pick<ReceivedResponse, "body" | "success">> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  // Read by hand: `text` and `arrayBuffer` would fill the memory first. Some functions for fetch have no streams.
  const reader = response.body?.getReader?.();
  if (reader === undefined) return { body: await (asBytes ? response.arrayBuffer() : response.text()) };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { body: asBytes ? await new Blob(chunks).arrayBuffer() : text + decoder.decode() };
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => {}); // how it ends matters to nobody
      const fault = `has more than maxResponseBytes (${maxBytes}).`;
      return { body: "", success: { fault } };
    }
    if (asBytes) chunks.push(value);
    else text += decoder.decode(value, { stream: true });
  }
}
