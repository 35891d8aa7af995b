import type { Bytes } from "../../bytes.ts";

/** Content that can be uploaded: a Blob or File, bytes, text, or a stream, which is read to its end before sending. */
export type Upload = Blob | Bytes | ArrayBuffer | string | ReadableStream<Bytes>;

/** A body type whose binary properties take what can be uploaded. */
export type WithUploads<Body, Keys extends PropertyKey> = {
  [Key in keyof Body]: Key extends Keys ? Uploadable<Body[Key]> : Body[Key];
};

type Uploadable<Value> = Value extends readonly unknown[]
  ? readonly Upload[]
  : Upload | Extract<Value, undefined | null>;
