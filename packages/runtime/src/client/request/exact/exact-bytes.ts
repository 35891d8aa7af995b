import type { Bytes } from "../../../bytes.ts";

/** True for bytes, whichever view they are seen through. Memory that several threads share is none: it may change meanwhile. */
export function isBytes(value: unknown): value is ArrayBuffer | ArrayBufferView {
  return ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === "[object ArrayBuffer]";
}

/**
 * A copy of bytes; undefined for anything else. A second attempt sends what the first one did, whatever the caller has
 * written to the memory since.
 */
export function copiedBytes(value: unknown): Bytes | undefined {
  if (!isBytes(value)) return undefined;
  if (!ArrayBuffer.isView(value)) return new Uint8Array(value.slice(0));
  return new Uint8Array(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
}
