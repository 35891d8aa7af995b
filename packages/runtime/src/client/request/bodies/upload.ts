import type { Bytes } from "../../../bytes.ts";

/**
 * Content that can be uploaded: a Blob or File, bytes, text, or a stream of the web or of Node. A stream is sent as it
 * arrives and never held as a whole: a call that has read more than 64 KiB of it is not repeated.
 */
export type Upload = Blob | Bytes | ArrayBuffer | string | ReadableStream<Bytes> | AsyncIterable<Bytes>;

/** A body type whose binary properties take what can be uploaded. */
export type WithUploads<Body, Keys extends PropertyKey> = {
  [Key in keyof Body]: Key extends Keys ? Uploadable<Body[Key]> : Body[Key];
};

type Uploadable<Value> = Value extends readonly unknown[]
  ? readonly Upload[]
  : Upload | Extract<Value, undefined | null>;
